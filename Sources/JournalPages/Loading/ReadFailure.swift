import JournalFiles
import SystemLibrary

/// What could not be read while something is drawn that has no way to stop: whoever asked for it looks here
/// before it is given to anybody.
final class ReadFailure: Sendable {
  private let found = Monitor<StoreError?>(nil)

  var first: StoreError? { found.read { $0 } }

  /// What `read` gives; `nil` where it fails, which is noted.
  func noting<Result>(_ read: () throws(StoreError) -> Result?) -> Result? {
    do throws(StoreError) { return try read() } catch {
      found.change { $0 = $0 ?? error }
      return nil
    }
  }
}
