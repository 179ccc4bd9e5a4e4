/// Edits that follow each other and are made as one: three thousand tags of one list cost one edit of it.
enum EditRun {
  case single(FieldEdit)
  /// Items that are added to a list, or taken from it.
  case add([String], key: String)
  case drop([String], key: String)

  /// Edits in their order, those of the same list joined.
  static func runs(of edits: [FieldEdit]) -> [EditRun] {
    var runs: [EditRun] = []
    for edit in edits {
      switch (edit, runs.last) {
      case (.add(let item, let key), .add(var items, let last)?) where key.utf8.elementsEqual(last.utf8):
        runs.removeLast()
        items.append(item)
        runs.append(.add(items, key: key))
      case (.drop(let item, let key), .drop(var items, let last)?) where key.utf8.elementsEqual(last.utf8):
        runs.removeLast()
        items.append(item)
        runs.append(.drop(items, key: key))
      case (.add(let item, let key), _): runs.append(.add([item], key: key))
      case (.drop(let item, let key), _): runs.append(.drop([item], key: key))
      default: runs.append(.single(edit))
      }
    }
    return runs
  }
}
