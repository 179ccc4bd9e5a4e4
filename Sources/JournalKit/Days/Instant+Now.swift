import JournalFiles
import JournalModel

extension Instant {
  /// This moment by the system's clock.
  public static var now: Instant { SystemClock.now() }
}
