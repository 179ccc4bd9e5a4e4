import JournalTestSupport
import SystemLibrary
import Testing

@testable import JournalTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system's own files, pipes, sockets and devices offer.
@Suite struct OfferedInputTests {
  private func offered(atPath path: String, skipping bytes: Int = 0) -> Console.OfferedInput {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    lseek(file, off_t(bytes), SEEK_SET)
    return Console.offeredInput(of: file)
  }

  @Test func `a file is a text, a remainder once it was read in part, and nothing at its end`() {
    let scratch = ScratchFolder()
    scratch.write("one\ntwo\n", to: "lines.txt")
    scratch.write("", to: "empty.txt")
    #expect(offered(atPath: scratch.absolute("lines.txt")) == .text)
    #expect(offered(atPath: scratch.absolute("lines.txt"), skipping: 4) == .remainder)
    #expect(offered(atPath: scratch.absolute("lines.txt"), skipping: 8) == .none)
    #expect(offered(atPath: scratch.absolute("empty.txt")) == .none)
  }

  @Test func `a device, a folder and a closed descriptor offer nothing`() {
    #expect(offered(atPath: "/dev/null") == .none)
    #expect(offered(atPath: "/dev/zero") == .none)
    #expect(offered(atPath: "/") == .none)
    #expect(Console.offeredInput(of: -1) == .none)
  }

  @Test func `a pipe is a text with its first byte, silent before it, and none at its end`() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(Console.offeredInput(of: ends[0], patience: 1) == .silent)
    #expect(Console.write("x", to: ends[1]))
    #expect(Console.offeredInput(of: ends[0], patience: 1) == .text)
    close(ends[1])
    #expect(Console.read(from: ends[0], limit: 9) == Array("x".utf8))
    #expect(Console.offeredInput(of: ends[0], patience: 1) == .none)
  }

  @Test func `a socket offers nothing`() {
    var ends: [Int32] = [-1, -1]
    #expect(socketpair(AF_UNIX, streamType, 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    #expect(Console.write("x", to: ends[1]))
    #expect(Console.offeredInput(of: ends[0]) == .none)
  }

  private var streamType: Int32 {
    #if canImport(Glibc)
      Int32(SOCK_STREAM.rawValue)
    #else
      SOCK_STREAM
    #endif
  }
}

extension Console {
  fileprivate static func write(_ text: String, to descriptor: Int32) -> Bool {
    Array(text.utf8).withUnsafeBytes { System.write($0, to: descriptor) } == nil
  }
}
