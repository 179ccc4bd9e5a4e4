import JournalModel

/// The records of which two may be one, or can't both be meant, as far as columns and names tell: of all
/// others no record is made.
package struct CloseRecords: Sendable {
  /// Those that share kind and moment with another one (without a moment: kind, day and title), all persons
  /// and all dated shifts; folder by folder in the order of their paths.
  package var records: [Record] = []
  /// The paths that may be alike but for the case of letters, or for how accents are encoded.
  package var paths: [String] = []
}

/// How many records there are, and what of them leads to files beside them.
package struct RecordSurroundings: Sendable {
  package var kinds: [Kind: Int] = [:]
  package var folders: [String] = []
  package var naming: [Record] = []
  /// The records whose day only the time of their file tells, of the kinds that are of a day.
  package var undated: [Record] = []
}
