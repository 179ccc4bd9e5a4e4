import JournalLanguage
import JournalSync

extension Phrases {
  /// A sentence about the two versions of a file, or about two files of which one is meant.
  public func versions(_ message: VersionMessage) -> String {
    switch message {
    case .differ(let clashes): say("versions-differ", ("map", .of(joined(clashes.map(place)))))
    case .choose(let clashes):
      say(
        "versions-choose", ("map", .of(joined(clashes.map(place)))),
        (
          "keyToTake",
          .of(clashes.keyToTake.map { say("versions-choose-or-for-one", ("value", .of($0))) } ?? "")
        ), ("isOfText", .of(clashes.allSatisfy(\.isOfText) ? say("versions-choose-keep-both-with") : "")))
    case .written(let side, let moment, let writer):
      say(
        "versions-written", ("side", .of(side)), ("moment", .of(moment)), ("writer", .of(self.writer(writer)))
      )
    case .unaskedGit(let refusal, let matter):
      say(
        "versions-unaskedGit", ("refusal", .message("unasked-\(refusal.rawValue)")),
        ("matter", .message("unknown-\(matter.rawValue)")))
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: say("writer-thisDevice")
    case .device(let name): say("writer-device", ("name", .of(name)))
    case .unknown: ""
    }
  }
}
