extension Record {
  /// The values of a key as text: none where it is absent, several for a list.
  package func texts(of key: Key) -> [String] { texts(of: key, PackedName(key.name)) }

  /// A key that the journal gives a meaning to may stand among the person's own where its value has none.
  package func texts(of key: Key?, _ name: PackedName) -> [String] {
    if let value = key.flatMap({ self[$0] }), value != .list([]) { return value.texts }
    return extra.filter { PackedName($0.key) == name }.flatMap { $0.value.texts }
  }
}
