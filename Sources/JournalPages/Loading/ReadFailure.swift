import JournalFiles
import SystemLibrary

/// What could not be read while something is drawn that has no way to stop: whoever asked for it looks here
/// before it is given to anybody.
final class ReadFailure: Sendable {
  private let found = Monitor<(failure: StoreError?, missing: Set<String>)>((nil, []))

  var first: StoreError? { found.read { $0.failure } }
  /// How many photos are named and are not there.
  var missing: Int { found.read { $0.missing.count } }

  /// Notes that there is nothing under the path of a photo.
  func note(missing path: String) { found.change { _ = $0.missing.insert(path) } }

  /// What `read` gives; `nil` where it fails, which is noted.
  func noting<Result>(_ read: () throws(StoreError) -> Result?) -> Result? {
    do throws(StoreError) { return try read() } catch {
      found.change { $0.failure = $0.failure ?? error }
      return nil
    }
  }
}
