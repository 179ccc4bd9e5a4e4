// Edits inside values: of a key in a map in a list …

extension MarkdownDocument {
  /// Sets the value at a path; missing keys on the way are made, a new one at the end of its map or before
  /// `next`.
  public mutating func set(at path: [YAMLStep], to value: YAMLValue, before next: String? = nil)
    throws(EditError)
  {
    try edit { planner throws(EditError) in try planner.set(path[...], to: value, before: next) }
  }

  /// Removes the key or the item at a path; `false` where there is none. A map that loses its last key
  /// becomes `{}`.
  @discardableResult
  public mutating func remove(at path: [YAMLStep]) throws(EditError) -> Bool {
    var isFound = true
    try edit { planner throws(EditError) in
      let plan = try planner.remove(path[...])
      isFound = plan != nil
      return plan
    }
    return isFound
  }

  /// Appends to the list at a path, in its style; makes a block list where there is none.
  public mutating func append(_ item: YAMLValue, at path: [YAMLStep]) throws(EditError) {
    try edit { planner throws(EditError) in try planner.insert(item, at: nil, in: path[...]) }
  }

  /// Inserts into the list at a path, before the item at `index` or at the end.
  public mutating func insert(_ item: YAMLValue, at index: Int, ofListAt path: [YAMLStep]) throws(EditError) {
    try edit { planner throws(EditError) in try planner.insert(item, at: index, in: path[...]) }
  }

  /// Removes the items of the list at a path; a list that loses its last item becomes `[]`.
  public mutating func removeItems(at indices: [Int], ofListAt path: [YAMLStep]) throws(EditError) {
    try edit { planner throws(EditError) in try planner.removeItems(Set(indices), in: path[...]) }
  }

  // MARK: Making an edit

  /// Makes the splices of a plan, reads the result and takes it when it is what was planned; else all stays
  /// as it was.
  ///
  /// A literal block may take in a comment below it; then the same is tried with quotes.
  mutating func edit(_ plan: (EditPlanner) throws(EditError) -> EditPlanner.Plan?) throws(EditError) {
    var failure: EditError?
    for usesLiterals in [true, false] {
      let planner = EditPlanner(self, usesLiterals: usesLiterals)
      try planner.checkFrontMatter()
      guard let plan = try plan(planner), !plan.splices.isEmpty else { return }
      if let bytes = Splice.applied(plan.splices, to: bytes) {
        let edited = MarkdownDocument(bytes, limits: limits)
        if isExpected(edited, plan.entries) { return self = edited }
      }
      let offset = plan.splices.map(\.range.lowerBound).min() ?? 0
      failure = planner.refusal(.cannotBeMadeSafely, at: offset)
    }
    if let failure { throw failure }
  }

  /// Whether an edited document has the expected entries, the same body and no new problem.
  private func isExpected(_ edited: MarkdownDocument, _ expected: [ExpectedEntry]) -> Bool {
    guard edited.frontMatter != nil, edited.problems.count <= problems.count,
      edited.bytes[edited.body].elementsEqual(bytes[body])
    else { return false }
    let entries = edited.entries
    let check = ExpectationCheck(old: tree, new: edited.tree)
    return entries.count == expected.count && zip(expected, entries).allSatisfy { check.isMet($0, by: $1) }
  }
}
