import JournalTestSupport
import Testing

/// Months of two people's devices that a file sync joins: it keeps the last writer and leaves the other text
/// as a copy.
///
/// Every change writes a word that occurs once; `Tests/Judges/sync_years.py` does the same for years, and
/// with git.
@Suite struct TwoDevicesTests {
  @Test(arguments: 1...8) func `every word is in a record, a named conflict or the trash`(seed: UInt64) {
    var world = World(seed: seed)
    for _ in 0..<60 { world.step() }
    for _ in 0..<3 {
      world.carry()
      for device in 0..<2 { world.resolve(device) }
    }
    #expect(world.lost == [])
    #expect(world.missing() == [], "seed \(seed)")
  }
}

/// Two devices, what both had when they last met, and the words that were written.
private struct World {
  private let devices = [Session(), Session()]
  private var last: [String: String] = [:]
  private var random: SeededGenerator
  private var words: Set<String> = []
  /// What a person took away with their own hands.
  private var givenUp: Set<String> = []
  private var minute = 0
  /// Words that a `resolve` took from its device.
  private(set) var lost: [String] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for number in 1...3 {
      write(
        "---\ntitle: x\nplace: Home\ntags:\n  - one\n---\n\nfirst\n\nlast\n",
        "2026/11/2026-11-0\(number)-x.md", 0)
    }
    carry()
  }

  // MARK: What people do

  mutating func step() {
    let device = Int.random(in: 0..<2, using: &random)
    guard let path = records(device).randomElement(using: &random) else { return }
    let word = "zq\(device)n\(words.count)qz"
    switch Int.random(in: 0..<16, using: &random) {
    case 0: command(device, path, "tag", path, "+" + word, writing: word)
    case 1, 2: command(device, path, "set", path, "place=" + word, writing: word)
    case 3: command(device, path, "unset", path, "place", writing: nil)
    case 4, 5, 6: edit(device, path, word) { $0 + "\n\(word)\n" }
    case 7:
      edit(device, path, word) { $0.replacing("---\n\n", with: "---\n\n\(word)\n\n", maxReplacements: 1) }
    case 8:
      edit(device, path, word) { $0.replacing("---\n", with: "---\nweather: \(word)\n", maxReplacements: 1) }
    case 9: devices[device].run("move", path, "2026-11-\(10 + words.count % 18)")
    case 10: devices[device].run("delete", path)
    case 11, 12, 13: carry()
    default: resolve(device)
    }
  }

  /// Nothing is written down about what an editor does.
  private mutating func edit(_ device: Int, _ path: String, _ word: String, _ change: (String) -> String) {
    let before = devices[device].text(path) ?? ""
    let isKnown = before.contains("weather: ") && change("---\n").contains("weather")
    // A second key of the same name would be a mistake of the person.
    let after = isKnown ? before + "\n\(word)\n" : change(before)
    write(after, path, device)
    if after.contains(word) { words.insert(word) }
  }

  private mutating func command(_ device: Int, _ path: String, _ line: String..., writing word: String?) {
    let before = devices[device].text(path) ?? ""
    guard devices[device].run(line.map { Array($0.utf8) }).code == 0 else { return }
    if let word { words.insert(word) }
    givenUp.formUnion(Self.words(in: before).subtracting(Self.words(in: devices[device].text(path) ?? "")))
  }

  mutating func resolve(_ device: Int) {
    let side = ["", "", "--ours", "--theirs", "--both"].randomElement(using: &random) ?? ""
    let before = allWords(device)
    devices[device].run((["resolve", "--all", side].filter { !$0.isEmpty }).map { Array($0.utf8) })
    lost += before.subtracting(allWords(device)).sorted()
  }

  // MARK: How files travel

  mutating func carry() {
    minute += 1
    let files = devices.map { device in
      Dictionary(device.files.map { ($0, device.text($0) ?? "") }) { first, _ in first }
    }
    for path in Set(files.flatMap(\.keys)).union(last.keys).sorted() where path != "journal.md" {
      let (one, other, former) = (files[0][path], files[1][path], last[path])
      if one == other {
        last[path] = one
      } else if one == former {
        write(other, path, 0)
        last[path] = other
      } else if other == former || other == nil {
        write(one, path, 1)
        last[path] = one
      } else if one == nil {
        write(other, path, 0)
        last[path] = other
      } else {
        meet(path, [one, other])
      }
    }
  }

  /// The younger text has the name on both devices, the other one that of a copy.
  private mutating func meet(_ path: String, _ texts: [String?]) {
    let winner = Int.random(in: 0..<2, using: &random)
    let clock = String(minute + 100_000)
    let copy = path.dropLast(3) + ".sync-conflict-20261121-\(clock)-\(winner == 0 ? "ABCDEFG" : "HIJKLMN").md"
    for device in 0..<2 {
      write(texts[winner], path, device)
      write(texts[1 - winner], String(copy), device)
    }
    last[path] = texts[winner]
    last[String(copy)] = texts[1 - winner]
  }

  private func write(_ text: String?, _ path: String, _ device: Int) {
    if let text {
      devices[device].write(text, to: path)
    } else {
      devices[device].folder.remove("journal/" + path)
    }
  }

  // MARK: What there is

  private func records(_ device: Int) -> [String] {
    devices[device].files.filter { $0.hasPrefix("2026/") && !$0.contains(".sync-conflict-") }
  }

  private func allWords(_ device: Int) -> Set<String> {
    Set(devices[device].files.flatMap { Self.words(in: devices[device].text($0) ?? "") })
  }

  /// The words that are nowhere, or only in a file that neither `list` nor `conflicts` names.
  func missing() -> [String] {
    var found: Set<String> = []
    for device in devices {
      let named =
        device.run("conflicts", "--json").output + device.run("list", "--json", "--limit", "1000").output
      for path in device.files where path.hasPrefix("trash/") || named.contains("\"\(path)\"") {
        found.formUnion(Self.words(in: device.text(path) ?? ""))
      }
    }
    return words.subtracting(found).subtracting(givenUp).sorted()
  }

  private static func words(in text: String) -> Set<String> {
    Set(
      text.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter {
        $0.hasPrefix("zq") && $0.hasSuffix("qz")
      })
  }
}
