import JournalExchange
import JournalFiles
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

extension Context {
  /// Writes a single file, or to standard output, encrypted where that was asked for.
  mutating func write(
    _ request: ExportRequest, _ body: (any ByteSink) throws(StoreError) -> ExportReceipt
  ) throws(CommandError) -> ExportReceipt {
    let target = try open(request.output)
    let encryption = request.recipient.flatMap { AgeEncryption(recipient: $0) }
    if request.recipient != nil, encryption == nil { throw .encryption(isMissing: true) }
    let sink: any ByteSink = encryption ?? target
    do throws(StoreError) {
      var receipt = try body(sink)
      if try encryption?.finish(into: target) ?? true {
        receipt.bytes = try finish(target)
        return receipt
      }
    } catch { throw .store(error) }
    throw .encryption(isMissing: false)
  }

  private mutating func open(_ path: String?) throws(CommandError) -> any ByteSink {
    if let path { return try file(absolute(path)) }
    output.flush()
    if case .descriptor(let descriptor) = output.sink { return StreamSink(descriptor) }
    return MemorySink()
  }

  /// Begins a file outside the journal, in place of an earlier export alone.
  mutating func file(_ path: String) throws(CommandError) -> OutputFile {
    let journal = try journal()
    try stored(OutputTarget.check(path, outside: journal.root))
    return try stored(OutputFile(path, exportNotes(of: journal)))
  }

  /// What this device wrote for a journal before.
  func exportNotes(of journal: Journal) -> ExportNotes {
    ExportNotes(storeEnvironment, owner: journal.profile.identifier ?? journal.root)
  }

  /// Writes a whole file outside the journal.
  mutating func writeFile(_ bytes: [UInt8], at path: String) throws(CommandError) {
    let file = try file(path)
    try stored(file.write(bytes))
    try stored(file.finish())
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
}

/// A stream of the process, such as standard output.
final class StreamSink: ByteSink {
  private let descriptor: Int32
  private(set) var count = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func write(_ bytes: [UInt8]) throws(StoreError) {
    count += bytes.count
    let failure = unsafe bytes.withUnsafeBytes { unsafe System.write($0, to: descriptor) }
    // Whoever reads has seen enough.
    if let failure, !SystemFailure.isClosedPipe(failure) {
      throw StoreError(path: "-", reason: .system(call: .write, errno: failure))
    }
  }
}
