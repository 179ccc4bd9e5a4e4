import SystemLibrary

/// The command line that git's configuration has for the merge driver.
///
/// The program is looked for in `PATH` first and by its absolute path then: programs with windows have
/// another `PATH` than a terminal. Where it is not found, or fails without a word in the file, git's own
/// merge sets the markers.
struct MergeDriverLine: Hashable, Sendable {
  /// The line as git runs it.
  let text: String
  /// The names and paths by which it looks for the program, the first one first.
  let programs: [String]

  /// The line that finds a program by its name or its absolute path. The name of a file may begin with two
  /// hyphens.
  init(name: String, path: String) {
    text =
      "p=\(Quoting.driverWord(path)); command -v \(Quoting.driverWord(name)) >/dev/null 2>&1 "
      + "&& p=\(Quoting.driverWord(name)); "
      + "\"$p\" merge -- %O %A %B %L %P || { test $? -gt 1 && ! grep -q '^<<<<<<' %A && "
      + "exec git merge-file -L ours -L base -L theirs --marker-size=%L %A %O %B; exit 1; }"
    programs = [name, path]
  }

  /// A line that is configured: what `p` stands for, or the first word of an older line.
  init(configured text: String) {
    self.text = text
    let words = Self.words(of: PathText.bytes(text) ?? [])
    let assigned = words.filter { $0.starts(with: "p=".utf8) }.map { Array($0.dropFirst(2)) }
    programs = (assigned.isEmpty ? Array(words.prefix(1)) : assigned).map(PathText.text)
  }

  func isWorking(environment: Environment = .current) -> Bool {
    programs.contains { SystemFacts.isProgram($0, environment: environment) }
  }

  /// The words of a shell's line without their quotes, as far as this program writes such lines.
  private static func words(of line: [UInt8]) -> [[UInt8]] {
    var (words, isQuoted, index): ([[UInt8]], Bool, Int) = ([[]], false, 0)
    while index < line.count {
      let byte = line[index]
      index += 1
      switch byte {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: " ") where !isQuoted, UInt8(ascii: ";") where !isQuoted: words.append([])
      case UInt8(ascii: "\\") where !isQuoted && index < line.count:
        words[words.count - 1].append(line[index])
        index += 1
      default:
        words[words.count - 1].append(byte)
        // git replaces `%%` by one.
        if byte == UInt8(ascii: "%"), index < line.count, line[index] == byte { index += 1 }
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
