import JournalTestSupport
import SystemLibrary
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The built program, where it was built: what can't be seen within the test's own process.
@Suite(.enabled(if: Binary.path != nil, "the program was not built"))
struct BinaryTests {
  @Test func `tells its version`() {
    let result = Binary.run("\"$0\" version")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("smjournal "))
  }

  @Test func `a full disk is an error of its own`() {
    guard access("/dev/full", W_OK) == 0 else { return }
    let result = Binary.run("XDG_CONFIG_HOME=/dev/null \"$0\" --lang en help 2>&1 > /dev/full")
    #expect(result.code == 74)
    #expect(result.output == "smjournal: error: the results can't be written: no space left on the disk\n")
  }

  @Test func `a closed pipe ends quietly`() {
    let result = Binary.run("{ \"$0\" help 2>&1; echo $? >&2; } 2>&1 >&- | cat")
    #expect(!result.output.contains("error"))
    let pipe = Binary.run("(for i in 1 2 3; do \"$0\" help list; done) | true; echo $?")
    #expect(pipe.output == "0\n")
  }

  @Test func `an editor gets the path as one argument, whatever is in it`() {
    let folder = ScratchFolder()
    folder.write("---\nsmjournal: 1\n---\n", to: "j'o \"$(u)r/journal.md")
    folder.write("---\ntitle: x\n---\n", to: "j'o \"$(u)r/a; touch pwned.md")
    let script = """
      cd '\(folder.path)' && export XDG_CACHE_HOME="$PWD/c" XDG_STATE_HOME="$PWD/s" EDITOR='printf "%s\\n" -v' && unset VISUAL
      "$0" -C "j'o \\"\\$(u)r" edit 'a; t'
      """
    let result = Binary.run(script)
    #expect(result.output.hasPrefix("-v\n\(folder.path)/j'o \"$(u)r/a; touch pwned.md\n"))
    #expect(result.code == 0)
    #expect(!folder.files().contains { $0.hasSuffix("pwned") })
  }

  @Test func `Ctrl-C leaves the index as it was`() {
    let folder = ScratchFolder()
    folder.write("---\nsmjournal: 1\n---\n", to: "j/journal.md")
    for number in 0..<1200 {
      folder.write("---\ntitle: n\(number)\n---\nwords\n", to: "j/2026/\(number % 12)/n\(number).md")
    }
    // A shell without job control starts what it puts into the background deaf to Ctrl-C.
    let script = """
      cd '\(folder.path)' && export XDG_STATE_HOME="$PWD/s" SMJOURNAL_INDEX="$PWD/c/index" && sleep 0.1
      "$0" -C j reindex --full >/dev/null && cp c/index old && set -m
      for delay in 0.01 0.03 0.05 0.08 0.12 0.2; do
        "$0" -C j reindex --full >/dev/null 2>&1 & sleep $delay; kill -INT $! 2>/dev/null; wait $! 2>/dev/null
        cmp c/index old || echo differs
      done
      "$0" -C j reindex
      "$0" -C j reindex --full >/dev/null && ls c
      """
    let result = Binary.run(script)
    #expect(result.output == "1200 files: 0 read, 0 added, 0 changed, 0 removed\nindex\n")
  }

  @Test func `without a terminal nothing is asked`() {
    let folder = ScratchFolder()
    let script = """
      cd '\(folder.path)' && export XDG_CACHE_HOME="$PWD/c" XDG_STATE_HOME="$PWD/s"
      echo 4 | "$0" init . --lang en >/dev/null && echo 4 | "$0" check-in --lang en 2>&1
      """
    let result = Binary.run(script)
    #expect(result.code == 64)
    let warning = "smjournal: warning: standard input is not read here; '--note -' takes it as the text\n"
    #expect(result.output.hasPrefix(warning + "smjournal: error: nothing to write: "), "\(result.output)")
  }
}

/// The program that was built beside the tests.
enum Binary {
  /// Its path; `nil` where it is not there.
  static let path: String? = {
    guard let tests = CommandLine.arguments.first.flatMap({ realpath($0, nil) }) else { return nil }
    defer { free(tests) }
    for folder in [String(cString: tests), "\(#filePath)"] {
      var part = folder[...]
      while let slash = part.lastIndex(of: "/") {
        part = part[..<slash]
        for candidate in ["\(part)/smjournal", "\(part)/.build/debug/smjournal"]
        where access(candidate, X_OK) == 0 && !isFolder(candidate) {
          return candidate
        }
      }
    }
    return nil
  }()

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Runs a shell script, with the path of the program as `$0`; answers its standard output and exit code.
  static func run(_ script: String) -> (code: Int32, output: String) {
    var pipes: [Int32] = [0, 0]
    guard pipe(&pipes) == 0 else { return (-1, "") }
    var actions = OperatingSystem.spawnRoom().actions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipes[1], 1)
    posix_spawn_file_actions_addclose(&actions, pipes[0])
    let words = ["sh", "-c", script, path ?? ""]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> =
      CommandLine.unsafeArgv + Int(CommandLine.argc) + 1
    guard posix_spawn(&process, "/bin/sh", &actions, nil, arguments, environment) == 0 else {
      return (-1, "")
    }
    close(pipes[1])
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(pipes[0], &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    close(pipes[0])
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return (status & 0x7F == 0 ? status >> 8 & 0xFF : -1, String(decoding: bytes, as: UTF8.self))
  }
}
