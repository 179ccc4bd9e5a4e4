import CommandKit
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal

/// `trash`: what was deleted, the latest first.
struct TrashCommand: PlainCommand {
  static let verb = Verb(
    "trash", .trash, .change, isPaged: true,
    examples: ["delete the-lift", "trash", "restore the-lift", "trash empty --older 30d"])

  func run(in context: inout Context) throws(CommandError) -> ExitCode {
    let journal = try context.journal()
    let files = try stored(journal.trash())
    if context.common.usesJSON {
      let rows = objects(files) { file in
        let deleted: Fields = ["deleted": journal.zone.timestamp(file.deleted).iso]
        return Fields([file.record?.fields ?? ["path": file.path], deleted])
      }
      context.answer(["records": rows])
    } else if files.isEmpty {
      context.output.line(context.phrases.say("trash-empty"))
    } else {
      context.show(files, in: journal)
    }
    return .done
  }
}

extension Context {
  fileprivate mutating func show(_ files: [TrashedFile], in journal: Journal) {
    let today = self.today(in: journal)
    var table = TextTable()
    let line = RecordLine(phrases, journal.profile.scales)
    for file in files {
      let name = Sanitizer.line(file.record?.id ?? file.path)
      let since = phrases.say(
        "trash-since", ("day", .of(phrases.relativeDay(journal.zone.local(file.deleted).day, today: today))))
      table.addCell { $0.append(name) }
      table.addCell(.dim) { $0.append(since) }
      file.record?.withOutline { line.addCells($0, to: &table) }
      table.endRow()
    }
    table.write(to: &output, indentedBy: 0)
  }
}
