extension Phrases {
  /// Whose journal a page shows.
  public func pageTitle(of name: String?) -> String {
    name.map { say("page-title-s-journal", ("value", .of($0))) } ?? say("page-title-journal")
  }
}
