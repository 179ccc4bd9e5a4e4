/// Takes bytes, part after part.
package protocol ByteSink: AnyObject {
  func write(_ bytes: [UInt8]) throws(StoreError)
}

extension ByteSink {
  /// Takes the UTF-8 of a text.
  package func write(_ text: String) throws(StoreError) { try write(Array(text.utf8)) }
}

package final class MemorySink: ByteSink {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package func write(_ bytes: [UInt8]) throws(StoreError) { self.bytes += bytes }
}
