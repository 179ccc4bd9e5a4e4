import SystemLibrary

/// Texts for other programs: what each of them reads, by rules written here once more, is the text that was
/// quoted, and nothing of it is a sign to that program.
func checkQuoting(_ bytes: [UInt8]) {
  let text = PathText.text(bytes)
  let meant = bytes.filter { $0 != 0 }
  checkShell(text, meant: meant)
  checkUnit(text, meant: meant)
  if !PathText.holdsRawBytes(text) {
    checkDesktop(text, meant: meant)
    checkXML(text, meant: meant)
  }
  checkPages(text, meant: meant)
  checkTable(bytes)
}

/// The bytes that a quoted text is written as.
private func written(_ text: String) -> [UInt8] { PathText.bytes(text) ?? [] }

private func checkShell(_ text: String, meant: [UInt8]) {
  let word = Quoting.shellWord(text)
  require(shellWord(written(word)) == meant, "a shell reads the text", word)
  require(Quoting.isShown(word), "a word of a shell can be shown", word)

  let path = Quoting.gitPath(text)
  let read = shellWord(written(path))
  require(read?.first != UInt8(ascii: ":"), "git sees a path, never a pattern", path)
  require(read == meant || read == Array("./".utf8) + meant, "git reads the path", path)

  let line = written(Quoting.crontabCommand(Quoting.crontabWord(text)))
  require(!line.contains(0x0A) && !line.contains(0x0D), "a line of a crontab is one line", text)
  require(crontab(line).flatMap(shellWord) == meant, "cron and its shell read the text", text)
  // Some versions of cron make one of two backslashes.
  require(crontab(line, halvesBackslashes: true).flatMap(shellWord) == meant, "every cron reads it", text)

  let driver = written(Quoting.driverWord(text))
  require(percents(driver).flatMap(shellWord) == meant, "git and its shell read the driver's word", text)
}

/// A word of a shell as bytes: plain, in single quotes, or what `printf` makes; `nil` for anything else.
private func shellWord(_ word: [UInt8]) -> [UInt8]? {
  var (rest, result) = (word[...], [UInt8]())
  if rest.first == UInt8(ascii: "\"") { return printed(rest) }
  while let byte = rest.popFirst() {
    switch byte {
    case UInt8(ascii: "'"):
      guard let end = rest.firstIndex(of: byte) else { return nil }
      result += rest[..<end]
      rest = rest[(end + 1)...]
    case UInt8(ascii: "\\"):
      guard rest.popFirst() == UInt8(ascii: "'") else { return nil }
      result.append(UInt8(ascii: "'"))
    case 0...0x20, 0x7F: return nil
    default:
      if "|&;<>()$`\"*?[]#~={}!^".utf8.contains(byte) { return nil }
      result.append(byte)
    }
  }
  return word.isEmpty ? nil : result
}

/// `"$(printf '%b' '…')${IFS#??}"`: octal digits of bytes, then line breaks.
private func printed(_ word: ArraySlice<UInt8>) -> [UInt8]? {
  let (opening, ending) = (Array("$(printf '%b' '".utf8), Array("')".utf8))
  guard word.count > 1, word.last == UInt8(ascii: "\"") else { return nil }
  var (rest, result) = (word.dropFirst().dropLast(), [UInt8]())
  if rest.starts(with: opening) {
    rest = rest.dropFirst(opening.count)
    while let byte = rest.first, byte != UInt8(ascii: "'") {
      rest = rest.dropFirst()
      guard byte == UInt8(ascii: "\\") else {
        if byte <= 0x20 || byte >= 0x7F { return nil }
        result.append(byte)
        continue
      }
      let digits = rest.prefix(4)
      guard digits.first == UInt8(ascii: "0"), let value = UInt8(PathText.text(digits.dropFirst()), radix: 8)
      else { return nil }
      result.append(value)
      rest = rest.dropFirst(4)
    }
    // A shell takes line breaks at the end of what is printed away.
    guard rest.starts(with: ending), result.last != 0x0A else { return nil }
    rest = rest.dropFirst(ending.count)
  }
  let lineBreak = Array("${IFS#??}".utf8)
  while rest.starts(with: lineBreak) {
    rest = rest.dropFirst(lineBreak.count)
    result.append(0x0A)
  }
  return rest.isEmpty ? result : nil
}

/// What cron gives its shell: `\%` is a percent sign; one without a backslash would end the command.
private func crontab(_ line: [UInt8], halvesBackslashes: Bool = false) -> [UInt8]? {
  var (rest, result) = (line[...], [UInt8]())
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%") { return nil }
    if byte == UInt8(ascii: "\\"), let next = rest.first {
      let isTaken = next == UInt8(ascii: "%") || halvesBackslashes && next == byte
      result.append(isTaken ? next : byte)
      if isTaken { rest = rest.dropFirst() }
    } else {
      result.append(byte)
    }
  }
  return result
}

/// Text in which each percent sign is doubled; `nil` where one stands alone.
private func percents(_ text: [UInt8]) -> [UInt8]? {
  var (rest, result) = (text[...], [UInt8]())
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "%"), rest.popFirst() != byte { return nil }
    result.append(byte)
  }
  return result
}

private func checkUnit(_ text: String, meant: [UInt8]) {
  let value = written(Quoting.unitValue(text))
  require(!value.contains { $0 < 0x20 || $0 == 0x7F }, "a setting of a unit is one line", text)
  require(percents(value).flatMap { unit($0[...]) } == meant, "systemd reads a value", text)

  let argument = written(Quoting.unitArgument(text))
  require(!argument.contains { $0 < 0x20 || $0 == 0x7F }, "a command of a unit is one line", text)
  let inner = argument.dropFirst().dropLast()
  let isQuoted = argument.count > 1 && argument.first == 0x27 && argument.last == 0x27
  let read = percents(Array(inner)).flatMap { unit($0[...], quote: UInt8(ascii: "'"), doublesDollars: true) }
  require(isQuoted && read == meant, "systemd reads an argument", text)
}

/// What systemd makes of the inside of quotes; `nil` where the quotes would end, or a variable begins.
private func unit(_ text: ArraySlice<UInt8>, quote: UInt8 = 0x22, doublesDollars: Bool = false) -> [UInt8]? {
  var (rest, result) = (text, [UInt8]())
  while let byte = rest.popFirst() {
    if byte == quote { return nil }
    if byte == UInt8(ascii: "$"), doublesDollars, rest.popFirst() != byte { return nil }
    guard byte == UInt8(ascii: "\\") else {
      result.append(byte)
      continue
    }
    switch rest.popFirst() {
    case UInt8(ascii: "\\"): result.append(byte)
    case UInt8(ascii: "'"): result.append(UInt8(ascii: "'"))
    case UInt8(ascii: "\""): result.append(UInt8(ascii: "\""))
    case UInt8(ascii: "x"):
      guard let value = UInt8(PathText.text(rest.prefix(2)), radix: 16) else { return nil }
      result.append(value)
      rest = rest.dropFirst(2)
    default: return nil
    }
  }
  return result
}

private func checkDesktop(_ text: String, meant: [UInt8]) {
  let argument = written(Quoting.desktopArgument(text))
  require(!argument.contains(0x0A) && !argument.contains(0x0D), "a key of a desktop entry is one line", text)
  // First the escapes of a value, then those of the quotes, then field codes.
  let signs: [UInt8: UInt8] = [0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09, 0x73: 0x20, 0x5C: 0x5C]
  let value = unescaped(argument[...]) { signs[$0] }
  let isQuoted = value.map { $0.count > 1 && $0.first == 0x22 && $0.last == 0x22 } ?? false
  let inner = isQuoted ? value?.dropFirst().dropLast() : nil
  let read = inner.flatMap {
    unescaped($0, forbidden: "\"`$") { "\"`$\\".utf8.contains($0) ? $0 : nil }
  }
  require(read.flatMap(percents) == meant, "a desktop reads the argument", text)
}

/// Text whose backslashes say what the next byte is; `nil` where one stands for nothing, or where a byte is
/// bare that may not be.
private func unescaped(
  _ text: ArraySlice<UInt8>, forbidden: String = "", _ meaning: (UInt8) -> UInt8?
) -> [UInt8]? {
  var (rest, result) = (text, [UInt8]())
  while let byte = rest.popFirst() {
    if forbidden.utf8.contains(byte) { return nil }
    guard byte == UInt8(ascii: "\\") else {
      result.append(byte)
      continue
    }
    guard let next = rest.popFirst(), let sign = meaning(next) else { return nil }
    result.append(sign)
  }
  return result
}

private func checkXML(_ text: String, meant: [UInt8]) {
  // What can't be shown a shell makes; it never gets here as it is.
  guard Quoting.isShown(text) else { return }
  let xml = Quoting.xmlText(text)
  let isText = xml.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20..<0xFFFE, 0x10000...: scalar != "<"
    default: false
    }
  }
  require(isText, "a property list holds text", xml)
  // Brackets and ampersands alone are written otherwise.
  var (rest, result) = (written(xml)[...], [UInt8]())
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "&") else {
      result.append(byte)
      continue
    }
    let names: [(String, UInt8)] = [("amp;", 0x26), ("lt;", 0x3C), ("gt;", 0x3E)]
    let name = names.first { rest.starts(with: $0.0.utf8) }
    require(name != nil, "an ampersand begins an entity", xml)
    result.append(name?.1 ?? 0)
    rest = rest.dropFirst(name?.0.utf8.count ?? 0)
  }
  require(result == meant, "a property list reads the text", xml)
}

private func checkPages(_ text: String, meant: [UInt8]) {
  let emphasis = unescaped(written(Quoting.markdownEmphasis(text))[...], forbidden: "*") {
    $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "\\") ? $0 : nil
  }
  require(emphasis == meant, "emphasis ends where the text does", text)

  let signs: [UInt8: UInt8] = [UInt8(ascii: "e"): 0x5C, UInt8(ascii: "-"): 0x2D]
  let roff = written(Quoting.roffText(text))
  require(unescaped(roff[...]) { signs[$0] } == meant, "roff shows the text", text)
  let argument = written(Quoting.roffArgument(text))
  require(
    argument.count > 1 && !argument.dropFirst().dropLast().contains(0x22), "an argument of roff is one", text)
  let line = Quoting.roffLine(text)
  require(line.utf8.first.map { "'.".utf8.contains($0) } != true, "a line of roff is no macro", line)
}

/// Cells are what lies between bytes of FF, rows between those of FE.
private func checkTable(_ bytes: [UInt8]) {
  let separator = bytes.first == 0x3B ? UInt8(ascii: ";") : UInt8(ascii: ",")
  let rows = bytes.split(separator: 0xFE, omittingEmptySubsequences: false).map { row in
    row.split(separator: 0xFF, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
  var table = CSVWriter(separator: separator)
  for row in rows { table.add(row) }
  let read = cells(table.bytes[...], separator: separator)
  let meant = rows.map { row in
    row.map { Array($0.utf8).flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] } }
  }
  require(read?.map(\.count) == meant.map(\.count), "a table keeps its rows and cells", "\(rows)")
  for (cell, text) in zip(read?.joined() ?? [].joined(), meant.joined()) {
    require(cell == text || cell == [0x27] + text, "a cell says what was meant", PathText.text(text))
    let sign = cell.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    require(
      !(sign.map { "=+@".utf8.contains($0) } ?? false) && cell.first != 0x09 && cell.first != 0x0D,
      "no cell is a formula", PathText.text(cell))
  }
}

/// - Source: RFC 4180.
private func cells(_ bytes: ArraySlice<UInt8>, separator: UInt8) -> [[[UInt8]]]? {
  var (rest, rows, row) = (bytes, [[[UInt8]]](), [[UInt8]]())
  while !rest.isEmpty {
    var cell: [UInt8] = []
    if rest.first == 0x22 {
      rest = rest.dropFirst()
      while let byte = rest.popFirst(), byte != 0x22 || rest.first == 0x22 {
        if byte == 0x22 { rest = rest.dropFirst() }
        cell.append(byte)
      }
    } else {
      let end = rest.firstIndex { $0 == separator || $0 == 0x0D || $0 == 0x0A } ?? rest.endIndex
      cell = Array(rest[..<end])
      rest = rest[end...]
    }
    row.append(cell)
    if rest.first == separator {
      rest = rest.dropFirst()
    } else {
      guard rest.starts(with: [0x0D, 0x0A]) else { return nil }
      rest = rest.dropFirst(2)
      rows.append(row)
      row = []
    }
  }
  return rows
}
