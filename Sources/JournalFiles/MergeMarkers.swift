/// The lines that git leaves in a file whose merge is not finished.
package enum MergeMarkers {
  /// Whether `<<<<<<< `, `=======` and `>>>>>>> ` begin lines of a text, in this order.
  package static func areIn(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let ours = line("<<<<<<< ", in: bytes, from: 0),
      let middle = line("=======", in: bytes, from: ours + 8)
    else { return false }
    return line(">>>>>>> ", in: bytes, from: middle + 7) != nil
  }

  private static func line(_ marker: StaticString, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int?
  {
    marker.withUTF8Buffer { marker in
      var offset = start
      while let found = System.firstIndex(of: marker[0], in: bytes, from: offset) {
        let isAtLineStart = found == 0 || bytes[found - 1] == 0x0A || bytes[found - 1] == 0x0D
        if isAtLineStart, bytes.count - found >= marker.count,
          bytes[found..<(found + marker.count)].elementsEqual(marker)
        {
          return found
        }
        offset = found + 1
      }
      return nil
    }
  }
}
