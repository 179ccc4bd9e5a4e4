import SystemLibrary

/// A file for another program to read or to write, which is gone when nobody needs it any more. Only this
/// person may read it.
package final class TemporaryFile {
  /// Where it is.
  package let path: String
  let file: Descriptor

  /// Makes an empty file in the folder for such files, which programs that are started don't inherit.
  package init() throws(StoreError) {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = (System.variable("TMPDIR") ?? "/tmp") + "/smjournal-" + name
    self.path = path
    file = try StoreError.at(path, try unsafe System.real.createFile(PathText.cString(path)))
  }

  package func write(_ bytes: [UInt8]) throws(StoreError) {
    try StoreError.at(path, try System.real.write(bytes, to: file))
  }

  /// Takes its name away; it stays readable for those who have it open.
  func removeName() { try? unsafe System.real.unlink(PathText.cString(path)) }

  deinit { removeName() }
}
