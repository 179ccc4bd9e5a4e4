extension EditError {
  /// What is said in English about the refusal.
  public var message: String {
    switch reason {
    case .frontMatterNotUnderstood: "the front matter can't be understood, so nothing in it is rewritten"
    case .frontMatterIsNoMapping: "the front matter is no list of keys and values"
    case .unterminatedFrontMatter: "the front matter has no closing '---' line"
    case .frontMatterElsewhere:
      "what looks like front matter here is text; put it between '---' lines at the start of the file first"
    case .conflictMarker: "the front matter has conflict markers of git; resolve the conflict first"
    case .noSuchKey(let key): "there is no key '\(key)'"
    case .noSuchItem(let index, let count): "there is no item \(index): the list has \(count)"
    case .notList(let key): "the value of '\(key)' is no list"
    case .notMapping(let key): "the value of '\(key)' has no keys of its own"
    case .valueNotUnderstood(let key): "the value of '\(key)' can't be read, so it is not rewritten"
    case .alias(let name): "the value is written elsewhere, at the anchor '&\(name)'"
    case .anchored(let name): "the value is used elsewhere, as the alias '*\(name)'"
    case .tagged(let tag): "the value has the tag '\(tag)', which a new value might not fit"
    case .mergeKey: "the key '<<' takes its values from elsewhere"
    case .complexKey: "the key is a list, a map, a text of several lines or stands behind '?'"
    case .sharedLine: "the value shares its line or brackets with something that would be lost"
    case .cannotBeMadeSafely: "the edited text would not read as intended"
    }
  }
}
