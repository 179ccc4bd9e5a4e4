import JournalModel
import YAMLCodec

extension ProfileReading {
  /// The rotas in the order of their first days.
  mutating func rotas(_ node: YAMLTree.Node) -> [Rota] {
    let node = reader.nodes.tree.resolved(node)
    switch reader.nodes.tree.kind(node) {
    case .mapping: return rota(node).map { [$0] } ?? []
    case .sequence:
      var rotas: [Rota] = []
      for item in reader.nodes.tree.items(node) where !reader.nodes.isNothing(item) {
        guard let rota = rota(reader.nodes.tree.resolved(item)) else { continue }
        rotas.insert(rota, at: rotas.firstIndex { $0.from > rota.from } ?? rotas.endIndex)
      }
      return rotas
    default:
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return []
    }
  }

  private mutating func rota(_ node: YAMLTree.Node) -> Rota? {
    guard reader.nodes.tree.kind(node) == .mapping else {
      reader.reportWrong(ProfileKey.rota.canonicalName, node, expected: .map)
      return nil
    }
    guard let cycleNode = self[ProfileWord.cycle, in: node] else {
      reader.report(.missingKey("cycle", kind: .profile), at: node)
      return nil
    }
    guard let fromNode = self[ProfileWord.from, in: node] else {
      reader.report(.missingKey(Key.from.name, kind: .profile), at: node)
      return nil
    }
    let words = reader.list(cycleNode, key: "cycle", separators: .commasOrSpaces) ?? []
    let cycle = words.compactMap { ShiftType(named: $0) }
    if cycle.isEmpty { reader.reportWrong("cycle", cycleNode, expected: .cycle) }
    guard !cycle.isEmpty, let from = reader.date(fromNode, key: Key.from.name)?.day else { return nil }
    var own = self[ProfileWord.hours, in: node].map { hours($0) } ?? [:]
    own.add(sharedHours)
    return Rota(from: from, cycle: cycle, hours: hours(own, of: cycle))
  }

  /// Hours under the words of the cycle: `Late` in the hours is `late` in the cycle.
  private func hours(_ hours: UsualHours, of cycle: [ShiftType]) -> UsualHours {
    var result = hours
    for shift in cycle where result[shift.name] == nil {
      result[shift.name] = hours.first { ShiftType(named: $0)?.isAlike(shift) ?? false }
    }
    return result
  }

  /// A map of shift words and hours: `night: "19:00-07:30"`, `night: {start: "19:00", end: "07:30"}`, or a list of two.
  mutating func hours(_ node: YAMLTree.Node) -> UsualHours {
    let node = reader.nodes.tree.resolved(node)
    guard reader.nodes.tree.kind(node) == .mapping else {
      reader.reportWrong("hours", node, expected: .map)
      return [:]
    }
    var result = UsualHours()
    let tree = reader.nodes.tree
    tree.forEachPair(of: node) { key, value in
      guard !reader.nodes.isNothing(value), let shift = ShiftType(named: reader.nodes.keyText(key)) else {
        return
      }
      if let hours = span(value) {
        result[shift.name] = hours
      } else {
        reader.reportWrong(shift.name, value, expected: .hours)
      }
    }
    return result
  }

  private func span(_ node: YAMLTree.Node) -> Rota.Hours? {
    let node = reader.nodes.tree.resolved(node)
    var times: [ClockTime?] = []
    switch reader.nodes.tree.kind(node) {
    case .mapping:
      times = [self[ProfileWord.start, in: node], self[ProfileWord.end, in: node]].map { time in
        time.flatMap { reader.nodes.clockTime($0) }
      }
    case .sequence: times = reader.nodes.tree.items(node).map { reader.nodes.clockTime($0) }
    default: times = TimeSpanText.parts(of: reader.nodes.tree.text(node)).map { ClockTime(written: $0) }
    }
    guard times.count == 2, let start = times[0], let end = times[1] else { return nil }
    return Rota.Hours(start: start, end: end)
  }
}
