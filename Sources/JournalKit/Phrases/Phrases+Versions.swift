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
    case .file: say("versions-file")
    case .copy: say("versions-copy")
    case .written(let side, let moment, let writer):
      say(
        "versions-written", ("side", .of(side)), ("moment", .of(moment)), ("writer", .of(self.writer(writer)))
      )
    case .untouched(let keys): say("versions-untouched", ("keys", .of(joined(keys))))
    case .sameDay(let original): say("versions-sameDay", ("original", .of(original)))
    case .samePerson(let original): say("versions-samePerson", ("original", .of(original)))
    case .chooseShift: say("versions-chooseShift")
    case .choosePerson(let command): say("versions-choosePerson", ("command", .of(command)))
    case .bothShifts(let path, let other):
      say("versions-bothShifts", ("path", .of(path)), ("other", .of(other)))
    case .unaskedGit(let refusal, let matter):
      say("versions-unaskedGit", ("refusal", .of(unasked(refusal))), ("matter", .of(unknown(matter))))
    case .namesake(let path): say("versions-namesake", ("path", .of(path)))
    }
  }

  private func writer(_ writer: VersionMessage.Writer) -> String {
    switch writer {
    case .thisDevice: say("writer-thisDevice")
    case .device(let name): say("writer-device", ("name", .of(name)))
    case .unknown: ""
    }
  }

  private func unasked(_ refusal: GitRepository.Refusal) -> String {
    switch refusal {
    case .foreign: say("unasked-foreign")
    case .gitMissing: say("unasked-gitMissing")
    case .unreadable: say("unasked-unreadable")
    }
  }

  private func unknown(_ matter: VersionMessage.GitMatter) -> String {
    switch matter {
    case .merge: say("unknown-merge")
    case .history: say("unknown-history")
    case .remotes: say("unknown-remotes")
    case .setup: say("unknown-setup")
    }
  }
}
