/// A record that two devices edit apart, for tests of merging: every word in it occurs once, so that what
/// became of it can be looked for in the merged text.
package struct DivergentRecord: Hashable, Sendable {
  /// Keys with one value each.
  package var scalars: [String: String]
  /// The order of the keys.
  package var order: [String]
  /// The items of two lists.
  package var lists: [String: [String]]
  /// Keys of a map.
  package var map: [String: String]
  /// Comments above keys.
  package var comments: [String: String] = [:]
  /// The lines of the body.
  package var body: [String]

  /// A new record.
  package init(_ random: inout SeededGenerator) {
    scalars = ["kind": "entry", "title": "title0", "mood": "mood0", "place": "place0", "own": "own0"]
    order = ["kind", "title", "mood", "tags", "place", "people", "own", "sleep"]
    lists = ["tags": ["tag0", "tag1", "tag2"], "people": ["person0"]]
    map = ["hours": "hours0", "quality": "quality0"]
    if Bool.random(using: &random) { order.shuffle(using: &random) }
    body = (0..<Int.random(in: 0...10, using: &random)).map { "line\($0)" }
  }

  /// The file.
  package var text: String {
    var lines = ["---"]
    for key in order {
      if let comment = comments[key] { lines.append("# \(comment)") }
      if let value = scalars[key] {
        lines.append("\(key): \(value)")
      } else if let items = lists[key] {
        lines.append(items.isEmpty ? "\(key): []" : "\(key):")
        lines += items.map { "  - \($0)" }
      } else if key == "sleep" {
        lines.append("sleep:")
        lines += map.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)" }
      }
    }
    return (lines + ["---"] + body).map { $0 + "\n" }.joined()
  }

  /// Edits it as one device does; `side` is in every word that comes to be.
  package mutating func edit(_ side: String, _ random: inout SeededGenerator) {
    for number in 0..<Int.random(in: 1...5, using: &random) {
      let word = "\(side)\(number)"
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let key = ["title", "mood", "place", "own"].randomElement(using: &random) ?? "own"
        if scalars[key] != nil { scalars[key] = word }
      case 2:
        scalars["new-" + word] = word
        order.insert("new-" + word, at: Int.random(in: 0...order.count, using: &random))
      case 3:
        let key = ["own", "place"].randomElement(using: &random) ?? "own"
        scalars[key] = nil
        order.removeAll { $0 == key }
      case 4: lists[Bool.random(using: &random) ? "tags" : "people"]?.append(word)
      case 5:
        let tags = lists["tags"] ?? []
        if let tag = tags.randomElement(using: &random) { lists["tags"] = tags.filter { $0 != tag } }
      case 6: map[Bool.random(using: &random) ? "hours" : "quality"] = word
      case 7: if let key = order.randomElement(using: &random), comments[key] == nil { comments[key] = word }
      default: editBody(word, &random)
      }
    }
  }

  private mutating func editBody(_ word: String, _ random: inout SeededGenerator) {
    let place = Int.random(in: 0...body.count, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0 where place < body.count: body[place] = word
    case 1 where place < body.count: body.remove(at: place)
    default: body.insert(word, at: place)
    }
  }

  /// The words that must be in a merged text, and those that must not.
  ///
  /// No information is lost where every word that a side wrote is there, and every old word that neither side
  /// removed or replaced; removals are honoured where every old word that one side removed is gone, unless
  /// the other side changed what it stood in.
  package static func demands(
    base: DivergentRecord, ours: DivergentRecord, theirs: DivergentRecord
  ) -> (present: Set<String>, absent: Set<String>) {
    let old = base.words
    let left = ours.words
    let right = theirs.words
    let present = left.subtracting(old).union(right.subtracting(old)).union(left.intersection(right))
    return (present, old.subtracting(left).union(old.subtracting(right)))
  }

  /// Whether both sides changed one scalar to different values: the only thing among the keys that may clash.
  package static func scalarsClash(
    base: DivergentRecord, ours: DivergentRecord, theirs: DivergentRecord
  ) -> Set<String> {
    var keys = Set<String>()
    for (name, values) in [("", \DivergentRecord.scalars), ("sleep.", \.map)] {
      for (key, value) in base[keyPath: values] {
        guard let left = ours[keyPath: values][key], let right = theirs[keyPath: values][key] else {
          continue
        }
        if left != value && right != value && left != right { keys.insert(name + key) }
      }
    }
    return keys
  }

  /// Every word of it, keys apart.
  package var words: Set<String> {
    Set(scalars.values).union(lists.values.joined()).union(map.values).union(
      order.compactMap { comments[$0] }
    ).union(body)
  }
}
