import JournalLanguage
import JournalModel

extension Phrases {
  /// What stands between a heading and its text: `: `.
  public var colon: String { say("colon") }

  /// A piece of the help.
  public func help(_ text: HelpText) -> String {
    switch text {
    case .lang: say("help-lang", ("codes", .of(Language.codes())))
    case .language: say("help-language", ("codes", .of(Language.codes())))
    default: say("help-\(text.rawValue)")
    }
  }
}
