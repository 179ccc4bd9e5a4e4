/// What is special about a generated journal.
enum JournalShape: String, CaseIterable {
  /// Records of 1.7 KB instead of 1.4.
  case long
  /// All files in one folder, as other programs keep them.
  case flat
  /// A rating that can't be in each check-in and check-out.
  case problems
}
