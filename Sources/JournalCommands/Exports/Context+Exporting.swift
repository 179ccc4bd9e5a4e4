import JournalExchange
import JournalFiles
import JournalLanguage
import JournalStore
import JournalTerminal
import SystemLibrary

extension Context {
  /// Writes a single file, or to standard output, encrypted where that was asked for.
  ///
  /// - Parameter begins: whether a file that has the name is an earlier export, which is replaced.
  mutating func write(
    _ request: ExportRequest, replacing begins: ([UInt8]) -> Bool,
    _ body: (any ByteSink) throws(StoreError) -> ExportReceipt
  ) throws(CommandError) -> ExportReceipt {
    let target = try open(request, replacing: begins)
    if let recipient = request.recipient { return try encrypt(to: recipient, target, body) }
    do throws(StoreError) {
      var receipt = try body(target)
      receipt.bytes = try finish(target)
      return receipt
    } catch { throw .store(error) }
  }

  /// Where a single file goes.
  private mutating func open(
    _ request: ExportRequest, replacing begins: ([UInt8]) -> Bool
  ) throws(CommandError) -> any ByteSink {
    guard let path = request.output.map(absolute) else {
      output.flush()
      if case .descriptor(let descriptor) = output.sink { return StreamSink(descriptor) }
      return MemorySink()
    }
    let isEncrypted = request.recipient != nil
    return try file(path) { isEncrypted ? AgeEncryption.begins($0) : begins($0) }
  }

  /// Begins a file outside the journal.
  mutating func file(_ path: String, replacing begins: ([UInt8]) -> Bool) throws(CommandError) -> OutputFile {
    let root = try journal().root
    do throws(StoreError) {
      try OutputTarget.check(path, outside: root)
      return try OutputFile(path, mayReplace: begins)
    } catch { throw .store(error) }
  }

  /// Ends what was written; gives its length.
  private mutating func finish(_ target: any ByteSink) throws(StoreError) -> Int {
    switch target {
    case let file as OutputFile:
      try file.finish()
      return file.count
    case let stream as StreamSink: return stream.count
    case let memory as MemorySink:
      output.raw(memory.bytes)
      return memory.bytes.count
    default: return 0
    }
  }

  private mutating func encrypt(
    to recipient: String, _ target: any ByteSink, _ body: (any ByteSink) throws(StoreError) -> ExportReceipt
  ) throws(CommandError) -> ExportReceipt {
    guard let encryption = AgeEncryption(recipient: recipient) else { throw .encryption(isMissing: true) }
    var isEncrypted = false
    do throws(StoreError) {
      var receipt = try body(encryption)
      isEncrypted = try encryption.finish(into: target)
      if isEncrypted {
        receipt.bytes = try finish(target)
        return receipt
      }
    } catch { throw .store(error) }
    throw .encryption(isMissing: false)
  }

  /// Asks at a terminal whether private records shall leave the journal; goes on where nobody can be asked,
  /// since that was said with an option.
  mutating func confirmPrivate(_ count: Int) throws(CommandError) -> Bool {
    guard count > 0, terminal != nil, !common.usesJSON else { return true }
    return try askYes(phrases.say("export-askPrivate", ("count", .number(count))))
  }
}

/// A stream of the process, such as standard output.
final class StreamSink: ByteSink {
  private let descriptor: Int32
  /// How many bytes were written.
  private(set) var count = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) throws(StoreError) {
    count += bytes.count
    let failure = bytes.withUnsafeBytes { Console.write($0, to: descriptor) }
    // Whoever reads has seen enough.
    if let failure, !Console.isClosedPipe(failure) {
      throw StoreError(path: "-", reason: .system(call: .write, errno: failure))
    }
  }
}
