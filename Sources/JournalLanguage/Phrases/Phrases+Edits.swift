import JournalModel
import YAMLCodec

extension Phrases {
  /// Why a document can't be changed safely.
  public func message(_ error: EditError) -> String {
    language == .english ? error.message : reason(error.reason)
  }

  private func reason(_ reason: EditError.Reason) -> String {
    switch reason {
    case .noSuchKey(let key): say("document-noSuchKey", ("key", .of(key)))
    case .noSuchItem(let index, let count):
      say("document-noSuchItem", ("index", .of(index)), ("count", .of(count)))
    case .notList(let key): say("document-notList", ("key", .of(key)))
    case .notMapping(let key): say("document-notMapping", ("key", .of(key)))
    case .valueNotUnderstood(let key): say("document-valueNotUnderstood", ("key", .of(key)))
    case .alias(let name): say("document-alias", ("name", .of(name)))
    case .anchored(let name): say("document-anchored", ("name", .of(name)))
    case .tagged(let tag): say("document-tagged", ("tag", .of(tag)))
    default: say("document-\(reason)")
    }
  }
}
