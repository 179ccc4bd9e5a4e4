#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes a file, making the folders above it.
func writeFile(_ bytes: [UInt8], to path: String) {
  var index = path.startIndex
  while let slash = path[index...].dropFirst().firstIndex(of: "/") {
    mkdir(String(path[..<slash]), 0o700)
    index = slash
  }
  guard let file = fopen(path, "wb") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}

/// A new folder for one run; nobody removes it but the system.
func makeScratchFolder() -> String? {
  let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
  var template = Array("\(base)/smjournal-fuzz-XXXXXX".utf8CString)
  return mkdtemp(&template).map { String(cString: $0) }
}

/// Waits until an index made now would believe files that were just written.
func sleepUntilSettled() { usleep(100_000) }
