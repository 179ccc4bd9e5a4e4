import JournalModel

/// A card of an address book, as far as a journal has a use for it.
package struct VCard: Sendable {
  package var name = ""
  /// `1985-03-12`, or `--03-12` where the year is not told.
  package var birthday: String?
  /// What stands there as one and is no day, with its line; `nil` where there is a birthday.
  package var wrongBirthday: (text: String, line: Int)?
  package var uid: String?
  /// People who belong to the one of the card: what they are, and a name or the id of another card.
  package var related: [(word: String, who: String)] = []
  package var note = ""
  /// The line where it begins.
  package var line: Int
}

/// Reads the cards of an address book of any version.
///
/// - Source: vCard 2.1 (versit Consortium, 1996), with quoted-printable text and parameters without names;
/// RFC 2426 (3.0);
///   RFC 6350 (4.0), with birthdays without their year; `X-APPLE-OMIT-YEAR` and the labels of Apple's address
/// book.
package enum VCardFile {
  /// The cards that have a name, the number of all, and the lines that can't be read.
  package static func read(_ bytes: [UInt8]) -> (cards: [VCard], count: Int, broken: [Int], isCut: Bool) {
    var lines = CalendarLines(bytes, joinsQuotedPrintable: true)
    var cards: [VCard] = []
    var open: [CalendarLine]?
    var (count, depth) = (0, 0)
    while let line = lines.next() {
      switch line.name {
      case "BEGIN" where line.isAbout("VCARD"):
        depth += 1
        if depth == 1 { (open, count) = ([line], count + 1) }
      case "END" where line.isAbout("VCARD"):
        depth = max(0, depth - 1)
        guard depth == 0, let found = open else { continue }
        if let card = card(found) { cards.append(card) }
        open = nil
      default:
        // A card inside a card, such as an agent's, is another person's.
        if depth == 1, open?.count ?? 0 < 2_000 { open?.append(line) }
      }
    }
    return (cards, count, lines.broken, open != nil)
  }

  private static func card(_ lines: [CalendarLine]) -> VCard? {
    var card = VCard(line: lines.first?.number ?? 1)
    var (full, parts, nick) = ("", "", "")
    var labels: [String: String] = [:]
    for line in lines where line.property == "X-ABLABEL" {
      // `_$!<Mother>!$_` is what Apple writes for its own labels.
      labels[line.group] = line.decoded.filter { !"_$!<>".contains($0) }.oneLine.lowercased()
    }
    for line in lines {
      switch line.property {
      case "FN": if full.isEmpty { full = line.decoded.oneLine }
      case "N": if parts.isEmpty { parts = name(line) }
      case "NICKNAME", "ORG":
        if nick.isEmpty { nick = line.decoded.oneLine.split(separator: ";").first.map(String.init) ?? "" }
      case "BDAY" where card.birthday == nil:
        card.birthday = birthday(line)
        let text = line.decoded.oneLine
        card.wrongBirthday = card.birthday == nil && !text.isEmpty ? (text, line.number) : nil
      case "NOTE": card.note += (card.note.isEmpty ? "" : "\n\n") + line.decoded.trimmedBlanks
      case "UID": card.uid = card.uid ?? line.decoded.oneLine
      case "RELATED":
        let word = line["TYPE"].map { $0.split(separator: ",").first.map(String.init) ?? $0 } ?? ""
        card.related.append((word.lowercased(), line.decoded.oneLine))
      case "X-ABRELATEDNAMES": card.related.append((labels[line.group] ?? "", line.decoded.oneLine))
      case "X-SPOUSE", "X-EVOLUTION-SPOUSE": card.related.append(("spouse", line.decoded.oneLine))
      default: break
      }
    }
    card.name = [full, parts, nick].first { !$0.isEmpty } ?? ""
    card.related.removeAll { $0.word.isEmpty || $0.who.isEmpty }
    return card.name.isEmpty ? nil : card
  }

  /// `Family;Given;Additional;Prefix;Suffix` as it is said.
  private static func name(_ line: CalendarLine) -> String {
    let parts =
      line.isQuotedPrintable
      ? line.decoded.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
      : line.parts(at: UInt8(ascii: ";"))
    return [1, 0].compactMap { parts.indices.contains($0) ? parts[$0].oneLine : nil }
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A day with or without its year; `nil` for a year alone and for words.
  private static func birthday(_ line: CalendarLine) -> String? {
    if line["VALUE"]?.lowercased() == "text" { return nil }
    let text = line.decoded.oneLine.split(separator: "T").first.map(String.init) ?? ""
    let digits = text.filter(\.isNumber)
    guard digits.utf8.count == digits.count, digits.count == text.filter({ $0 != "-" && $0 != "." }).count
    else {
      return nil
    }
    if text.hasPrefix("--") { return digits.count == 4 ? yearless(digits) : nil }
    guard digits.count == 8, let year = Int(digits.prefix(4)), let month = Int(digits.dropFirst(4).prefix(2)),
      let number = Int(digits.suffix(2)), let day = CivilDay(year: year, month: month, day: number)
    else { return nil }
    // 1604 is what Apple writes where the year is not known.
    if line["X-APPLE-OMIT-YEAR"] == String(digits.prefix(4)) || year == 1604 {
      return yearless(String(digits.suffix(4)))
    }
    return day.iso
  }

  private static func yearless(_ digits: String) -> String? {
    guard let month = Int(digits.prefix(2)), let day = Int(digits.suffix(2)),
      CivilDay(year: 2000, month: month, day: day) != nil
    else { return nil }
    return "--" + digits.prefix(2) + "-" + digits.suffix(2)
  }
}

extension CalendarLine {
  /// The name without the group before it, `item1.BDAY`; the group.
  fileprivate var property: String { name.split(separator: ".").last.map(String.init) ?? name }
  fileprivate var group: String { name.split(separator: ".").first.map(String.init) ?? "" }

  fileprivate func isAbout(_ word: String) -> Bool { value.trimmedBlanks.uppercased() == word }

  fileprivate var isQuotedPrintable: Bool {
    parameters.contains { ($0.value.isEmpty ? $0.name : $0.value).uppercased() == "QUOTED-PRINTABLE" }
  }

  /// The text, from quoted-printable or with its escapes resolved.
  fileprivate var decoded: String {
    guard isQuotedPrintable else { return text }
    var bytes: [UInt8] = []
    var rest = Array(value.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "="), rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: SourceText.utf8(bytes), as: UTF8.self)
  }
}

extension String {
  /// On one line, without control characters.
  fileprivate var oneLine: String {
    var result = ""
    for scalar in unicodeScalars.prefix(400) {
      result.unicodeScalars.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return result.trimmedBlanks
  }
}
