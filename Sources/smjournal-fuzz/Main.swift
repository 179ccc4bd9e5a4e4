// Developer program: libFuzzer gives bytes, the codec must keep its promises.
//
//   swift build --sanitize fuzzer --product smjournal-fuzz --scratch-path .build/fuzz
//   SWIFT_BACKTRACE=enable=no .build/fuzz/debug/smjournal-fuzz CORPUS -max_len=4096 -timeout=5

import YAMLCodec

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  checkStream(bytes)
  checkDocument(bytes)
  checkDocument(Array("---\n".utf8) + bytes + Array("\n---\nbody".utf8))
  return 0
}

/// Ends the program, so that libFuzzer keeps the input.
func require(_ condition: Bool, _ promise: StaticString) {
  if !condition { fatalError("\(promise)") }
}

/// What the program does when it is built without libFuzzer: replays the files named, as `main` of this target.
@_cdecl("smjournal_fuzz_main")
public func replay(_ count: CInt, _ words: UnsafePointer<UnsafePointer<CChar>?>) -> CInt {
  for index in 1..<max(1, Int(count)) {
    guard let word = words[index], let bytes = readFile(String(cString: word)) else { return 1 }
    _ = bytes.withUnsafeBufferPointer { fuzzOneInput($0.baseAddress, $0.count) }
  }
  return 0
}
