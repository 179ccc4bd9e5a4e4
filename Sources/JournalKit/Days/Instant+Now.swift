import JournalModel
import JournalStore

extension Instant {
  /// This moment by the system's clock.
  public static var now: Instant { SystemClock.now() }
}
