// Developer program: libFuzzer gives bytes, a part of the program must keep its promises.
//
//   swift build --sanitize fuzzer --product smjournal-fuzz --scratch-path .build/fuzz
//   SWIFT_BACKTRACE=enable=no .build/fuzz/debug/smjournal-fuzz paths CORPUS -max_len=4096 -timeout=5
//
// Inputs that reach much of each part are kept in `.ci/corpus/PART.tar.gz`, made from this package's tests
// and examples. Unpacked to KEPT and merged with what further runs found, they are made anew by:
//
//   … smjournal-fuzz paths NEW KEPT CORPUS -merge=1 -max_len=4096
//
// The first word says which part: `codec`, `paths`, `merge`, `index` or `imports`; the codec where it is none
// of these.

import SystemLibrary

/// A part of the program that is fed with bytes.
enum Target: String, CaseIterable {
  case codec, paths, merge, index, imports

  func check(_ bytes: [UInt8]) {
    switch self {
    case .codec: checkCodec(bytes)
    case .paths: checkPaths(bytes)
    case .merge: checkMerge(bytes)
    case .index: checkIndex(bytes)
    case .imports: checkImports(bytes)
    }
  }
}

/// Set once, before the first input.
nonisolated(unsafe) private var target = Target.codec

/// The words of a command line without that of the target, which is remembered.
private func withoutTarget(
  _ count: CInt, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>
) -> [UnsafeMutablePointer<CChar>?] {
  var rest = Array(UnsafeBufferPointer(start: words, count: Int(count)))
  if rest.count > 1, let word = rest[1], let named = Target(rawValue: String(cString: word)) {
    target = named
    rest.remove(at: 1)
  }
  return rest
}

/// Called by libFuzzer before anything else; takes its word out of the command line.
@_cdecl("LLVMFuzzerInitialize") public func initializeFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>
) -> CInt {
  let rest = withoutTarget(count.pointee, UnsafePointer(words.pointee))
  for (index, word) in rest.enumerated() { words.pointee[index] = word }
  words.pointee[rest.count] = nil
  count.pointee = CInt(rest.count)
  return 0
}

/// Called by libFuzzer for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.check(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// Ends the program, so that libFuzzer keeps the input.
func require(_ condition: Bool, _ promise: StaticString, _ found: @autoclosure () -> String = "") {
  if !condition { fatalError("\(promise): \(found())") }
}

/// What the program does when it is built without libFuzzer: replays the files named, as `main` of this
/// target.
@_cdecl("smjournal_fuzz_main")
public func replay(_ count: CInt, _ words: UnsafePointer<UnsafeMutablePointer<CChar>?>) -> CInt {
  for word in withoutTarget(count, words).dropFirst() {
    guard let word, let bytes = System.contents(of: String(cString: word)) else { return 1 }
    target.check(bytes)
  }
  return 0
}
