import JournalFiles
import JournalModel
import JournalShifts

@dynamicMemberLookup
package struct ImportReceipt: Sendable {
  package var format: ImportFormat
  /// Whether nothing was written.
  package var isDryRun = true
  /// What was looked at, what was left out and why, words without a meaning, what is wrong with the source.
  package var notes = ReadingNotes()
  /// Records that are new; that were brought up to date; that are as the source has them.
  package var added = 0
  package var changed = 0
  package var same = 0
  /// Shifts of a rota that overlap, and do not without it.
  package var overlaps: [PlanProblem] = []
  /// Records that both the person and the source changed: the source's version lies beside each, for
  /// `resolve`.
  package var conflicts = 0
  /// How many of the new records are sealed, since the profile has it so.
  package var sealed = 0
  /// Files of a backup that come back in clear as it has them, though the profile has such records sealed.
  package var clear = 0
  /// Whether it is a rota of which nobody said that it is one, and something of it is open: a word, what its
  /// hours mean, whose it is, or whether it is one of this year.
  package var isGuess = false
  /// Of a table of moods: what its columns are taken for.
  package var columns = ReadColumns()
  /// Photos and recordings that are there, and that the source names without having them.
  package var mediaFound = 0
  package var mediaMissing = 0
  /// The first and last day of what was read.
  package var first: CivilDay?
  package var last: CivilDay?
  /// Of a jrnl file: how often words with `@` were taken for people though nobody said so.
  package var people: [String: Int] = [:]
  /// How many entries have each mood.
  package var moods: [String: Int] = [:]
  /// The first titles, to be shown only where that is wished.
  package var titles: [String] = []
  /// Words of the rota, columns and scales that are written into the profile with their meaning; these of
  /// the words.
  package var learnt: [String] = []
  /// The keys that the profile takes of the one in a backup.
  package var settings: [String] = []
  package var meanings: [ShiftTable.Definition] = []
  package var person: String?
  /// What differs from the plan there is; of a rota.
  package var planChanges: [RotaChange] = []
  /// Its shifts without known hours, by their words.
  package var withoutHours: [String: Int] = [:]
  package var paths: [String] = []
  /// Whether `undo` can take it back.
  package var isUndoable = true
  /// What stopped the writing before its end; what was written stays, and the import can be run again.
  package var failure: StoreError?
}

extension ImportReceipt {
  package subscript<Note>(dynamicMember note: KeyPath<ReadingNotes, Note>) -> Note { notes[keyPath: note] }

  /// Words without a meaning, with how often they occur.
  package var unknown: [UnknownWord: Int] { notes.unknown }

  /// The words of a kind that have no meaning, with how often they occur.
  package func unknown(_ kind: UnknownWord.Kind) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: unknown.filter { $0.key.kind == kind }.map { ($0.key.word, $0.value) })
  }
}

/// A day on which an imported plan says something else than the plan there is.
package struct RotaChange: Hashable, Sendable {
  /// The day; what it has by the plan there is, and by the imported one: shifts, or the category of time
  /// off. None for a day without work.
  package var day: CivilDay
  package var was: [String]
  package var becomes: [String]
}
