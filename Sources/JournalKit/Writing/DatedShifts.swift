import JournalFiles
import JournalFormat
import JournalModel
import JournalStore
import YAMLCodec

/// Dated shifts that are written as one change, and whose effects are found from the same drafts before.
package struct DatedShifts {
  /// A dated shift, new or in place of one that is there.
  package struct Line {
    package let shift: ShiftType
    package var draft: Draft
    package var former: Record?

    package init(
      _ shift: ShiftType, on day: CivilDay, hours: [ClockSpan] = [], note: String? = nil,
      isExtra: Bool = false
    ) {
      self.shift = shift
      draft = Draft(shift: shift, on: day, hours: hours, note: note, isExtra: isExtra)
    }
  }

  private let lines: [Line]

  package init(_ lines: [Line]) { self.lines = lines }

  package struct Outcome {
    package var files: [(path: String, day: CivilDay, shift: ShiftType)] = []
    package var isUndoable = true
  }

  /// Why it was not written, or not as a whole.
  package struct Refusal: Error {
    /// The file that could not be changed.
    package var path: String
    package var reason: ChangeError
  }

  /// What the plan gets, to be looked at before it is written.
  package var change: PlanEffects.Change {
    PlanEffects.Change(
      lines.map { $0.draft.record(id: $0.former?.id ?? "") },
      replaced: Set(lines.compactMap { $0.former?.id }))
  }

  /// Writes the files as one change.
  ///
  /// - Parameter source: what the new files say they come from.
  package func write(to journal: Journal, source: String, now: Timestamp) throws(Refusal) -> Outcome {
    var batch = Batch()
    for line in lines {
      do throws(ChangeError) {
        batch.items.append(try line.item(in: journal, source: source, now: now))
      } catch { throw Refusal(path: line.former?.path ?? "", reason: error) }
    }
    do throws(StoreError) {
      let result = try journal.write(batch)
      if let failure = result.failure { throw failure }
      let files = zip(lines, result.paths).compactMap { line, path in
        path.map { (path: $0, day: line.draft.day, shift: line.shift) }
      }
      return Outcome(files: files, isUndoable: result.isUndoable)
    } catch { throw Refusal(path: error.path, reason: .store(error)) }
  }
}

extension Draft {
  /// The record that it will be, before it is written.
  package func record(id: String = "") -> Record {
    let document = MarkdownDocument(DraftWriter().bytes(for: self))
    var record = RecordDecoder().decode(document, path: "", fileTime: nil).record
    record.id = id
    return record
  }
}

extension DatedShifts.Line {
  fileprivate func item(
    in journal: Journal, source: String, now: Timestamp
  ) throws(ChangeError) -> Batch.Item {
    guard let former else {
      var draft = draft
      draft[.source] = .string(source)
      let file = journal.newFile(of: draft, template: [])
      return Batch.Item(.new(folder: file.folder, name: file.stem + ".md"), bytes: file.bytes)
    }
    let file: StoredFile
    do throws(StoreError) { file = try journal.store.read(former.path) } catch { throw .store(error) }
    var document = MarkdownDocument(file.bytes)
    do throws(EditProblem) { try document.apply(draft.shiftEdits, now: now) } catch { throw .edit(error) }
    if !draft.body.isEmpty { document.append(toBody: draft.body + "\n") }
    return Batch.Item(.replacing(file), bytes: document.bytes)
  }
}
