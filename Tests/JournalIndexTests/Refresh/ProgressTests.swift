import SystemLibrary
import Testing

@testable import JournalFiles
@testable import JournalIndex

@Suite struct ProgressTests {
  /// A clock that a test sets, and what was reported.
  private final class Scene: Sendable {
    let time = Monitor<Int64>(1_000)
    let reports = Monitor<[Progress]>([])

    func wait(_ milliseconds: Int64) { time.change { $0 += milliseconds * 1_000_000 } }

    func meter() throws -> ProgressMeter {
      try #require(
        ProgressMeter({ progress in self.reports.change { $0.append(progress) } }) { self.time.read { $0 } })
    }
  }

  @Test func `work of less than half a second is never heard of`() throws {
    let scene = Scene()
    let meter = try scene.meter()
    meter.add(10_000)
    scene.wait(499)
    meter.add(1)
    scene.wait(10)
    meter.finish()
    #expect(scene.reports.read { $0 }.isEmpty)
  }

  @Test func `longer work is reported ten times a second, and when it is over`() throws {
    let scene = Scene()
    let meter = try scene.meter()
    for _ in 0..<8 {
      scene.wait(100)
      meter.add(50)
      meter.add(50)
    }
    meter.finish()
    meter.finish()
    #expect(
      scene.reports.read { $0 } == [
        Progress(files: 450, seconds: 0.5), Progress(files: 550, seconds: 0.6),
        Progress(files: 650, seconds: 0.7), Progress(files: 750, seconds: 0.8),
        Progress(files: 800, seconds: 0.8, isDone: true),
      ])
  }

  @Test func `the rate is that of all the time`() {
    #expect(Progress(files: 900, seconds: 0.6).filesPerSecond == 1500)
    #expect(Progress(files: 900, seconds: 0).filesPerSecond == 0)
  }

  @Test func `nobody who wants to know, no meter`() {
    let meter = ProgressMeter(nil)
    #expect(meter === nil)
  }
}
