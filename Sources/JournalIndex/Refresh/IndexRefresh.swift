import JournalFormat
import JournalModel
import SystemLibrary

/// Looks at the folders and files of a journal and compares them with the index: two sorted lists merged.
struct IndexRefresh {
  /// The absolute path of the root.
  var root: String
  /// Decides the day of a file that says none.
  var zone: TimeZoneRules
  var decoder = RecordDecoder()
  /// How far it looks.
  var scope = RefreshScope.all
  /// Whether every file is read and compared.
  var isVerifying = false
  /// Called with the progress of long work.
  var progress: ProgressReport?

  /// Runs with what is known; `nil` where the root can't be opened.
  func run(knowing index: StoredIndex?) -> (snapshot: IndexSnapshot, counts: RefreshCounts)? {
    guard let queue = look(knowing: index, draft: nil) else { return nil }
    var snapshot = IndexSnapshot(index: index, folders: queue.folders)
    snapshot.sort()
    return (snapshot, removals(from: index, to: snapshot, queue.counts))
  }

  /// Reads everything and adds it to an index; `nil` where the root can't be opened.
  func run(into draft: IndexDraft) -> RefreshCounts? { look(knowing: nil, draft: draft)?.counts }

  private func look(knowing index: StoredIndex?, draft: IndexDraft?) -> RefreshQueue? {
    guard let folder = try? unsafe System.real.openFolder(PathText.cString(root), followingLinks: true) else {
      return nil
    }
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    let context = FolderRefresher.Context(
      root: folder.number, zone: zone, decoder: decoder, index: index, start: System.now(),
      scope: FolderScope(scope, index: index), isVerifying: isVerifying, progress: meter)
    let children = KnownChildren(index)
    let isRootKnown = index.map { unsafe $0.count > 0 && $0.path(0).isEmpty } ?? false
    let queue = RefreshQueue(FolderRefresher.Item(path: [], known: isRootKnown ? 0 : nil), draft: draft)
    System.onThreads(threadCount(index)) {
      IndexRefresh.work(on: queue, context: context, children: children)
    }
    return queue
  }

  /// Starting a thread costs as much as asking for the state of a hundred files; more threads than processors
  /// keep a disk busy whose files are not in memory.
  private func threadCount(_ index: StoredIndex?) -> Int {
    if scope != .all { return 1 }
    guard let index else { return 4 }
    return index.rowCount >= 2000 ? min(System.processorCount, 8) : 1
  }

  private static func work(
    on queue: RefreshQueue, context: FolderRefresher.Context, children: KnownChildren
  ) {
    var refresher = FolderRefresher(context: context)
    // What is known is looked at so fast that taking one folder after another would cost more. What is read
    // is written the sooner and needs the less memory, the fewer folders are at work.
    let limit = context.index == nil ? 1 : 8
    while let items = queue.take(atMost: limit) {
      var done: [IndexSnapshot.Folder] = []
      var found: [FolderRefresher.Item] = []
      for item in items {
        if let number = item.known, isTrusted(number, context) {
          trust(number, context, children, &done, &found)
          continue
        }
        let outcome = refresher.refresh(item)
        if let folder = outcome.folder { done.append(folder) }
        if let folders = outcome.folders {
          found += folders.map { children.item(named: $0, in: item) }
        } else if let number = item.known {
          found += children.items(of: number)
        }
      }
      queue.give(done, of: items, found: found)
    }
    queue.add(refresher.counts)
  }

  /// Takes a folder as it is known, and those below it of which that is enough; the others are found.
  private static func trust(
    _ number: Int, _ context: FolderRefresher.Context, _ children: KnownChildren,
    _ done: inout [IndexSnapshot.Folder], _ found: inout [FolderRefresher.Item]
  ) {
    guard let index = context.index else { return }
    done.append(.known(number))
    for child in children.numbers(of: number) {
      if isTrusted(Int(child), context) {
        trust(Int(child), context, children, &done, &found)
      } else {
        found.append(FolderRefresher.Item(Int(child), of: index))
      }
    }
  }

  /// Whether a folder need not be looked into: nothing in it matters, no name came or went, and nothing in it
  /// was replaced.
  private static func isTrusted(_ number: Int, _ context: FolderRefresher.Context) -> Bool {
    guard context.scope.isPartial, let index = context.index else { return false }
    let row = index.row(number)
    guard row.errorNumber == 0, !context.scope.matters(row.summary) else { return false }
    let path = unsafe index.path(number)
    if unsafe context.scope.leavesOut(path) { return true }
    guard !row.flags.contains(.isProvisional),
      let status = try? unsafe System.real.status(FolderRefresher.Item.cPath(path), in: context.root)
    else { return false }
    return FileState(status.state, isFolder: true) == row.state
  }

  /// Counts the records of folders that are gone.
  private func removals(
    from index: StoredIndex?, to snapshot: IndexSnapshot, _ counts: RefreshCounts
  ) -> RefreshCounts {
    guard let index, !snapshot.isIndex else { return counts }
    var counts = counts
    let paths = Set(snapshot.folders.map { snapshot.path($0) })
    for number in 0..<index.count where unsafe !paths.contains(Array(index.path(number))) {
      counts.removed += Int(index.row(number).summary.recordCount)
    }
    return counts
  }
}

/// Which folders lie in which, as the index knows it.
struct KnownChildren: Sendable {
  private let index: StoredIndex?
  /// The folders, sorted by their parents.
  private var numbers: [Int32] = []
  /// Where those of a parent begin.
  private var starts: [Int32] = []

  init(_ index: StoredIndex?) {
    self.index = index
    guard let index else { return }
    starts = [Int32](repeating: 0, count: index.count + 1)
    for folder in 1..<max(index.count, 1) { starts[Int(index.row(folder).parent) + 1] += 1 }
    for parent in 1..<max(starts.count, 1) { starts[parent] += starts[parent - 1] }
    var next = starts
    numbers = [Int32](repeating: 0, count: max(index.count - 1, 0))
    for folder in 1..<max(index.count, 1) {
      let parent = Int(index.row(folder).parent)
      numbers[Int(next[parent])] = Int32(folder)
      next[parent] += 1
    }
  }

  /// The numbers of the folders in a folder.
  func numbers(of parent: Int) -> ArraySlice<Int32> {
    guard parent + 1 < starts.count else { return [] }
    return numbers[Int(starts[parent])..<Int(starts[parent + 1])]
  }

  func items(of parent: Int) -> [FolderRefresher.Item] {
    guard let index else { return [] }
    return numbers(of: parent).map { FolderRefresher.Item(Int($0), of: index) }
  }

  func item(named name: [UInt8], in parent: FolderRefresher.Item) -> FolderRefresher.Item {
    let path = parent.path + (parent.path.isEmpty ? [] : [0x2F]) + name
    guard let number = parent.known else { return FolderRefresher.Item(path: path, known: nil) }
    return FolderRefresher.Item(path: path, known: items(of: number).first { $0.path == path }?.known)
  }
}

/// Which folders and files are looked at; the others are taken from the index.
struct FolderScope: Sendable {
  /// Whether there is anything that is not looked at.
  let isPartial: Bool
  /// The days asked about, with those around them.
  private let first: Int32
  private let last: Int32
  /// Plans that ended before this day are not looked at.
  private let firstPlan: Int32
  /// Whether no file is looked at in a folder whose names are the same.
  let isOfNames: Bool
  /// Whether no file is looked at in a folder that has the same names, though it changed.
  let isOfIDs: Bool
  /// Earlier years are not looked at at all.
  private let firstYear: Int
  /// Of folders named after a month, those of this day alone are looked at.
  private var dayOfName: CivilDay?

  init(_ scope: RefreshScope, index: StoredIndex?) {
    switch scope {
    case .days(let days) where index != nil:
      (isPartial, isOfNames, isOfIDs) = (true, false, false)
      first = days.lowerBound.number &- 2
      last = days.upperBound.number &+ 1
      firstPlan = days.lowerBound.number &- Int32(RefreshScope.daysOfPlans)
      firstYear = days.lowerBound.fields.year - 1
    case .names where index != nil, .ids where index != nil, .idsOf where index != nil:
      (isPartial, isOfNames, isOfIDs) = (true, true, scope != .names)
      (first, last, firstPlan, firstYear) = (.max, .min, .max, .min)
      if case .idsOf(let day) = scope { dayOfName = day }
    default:
      (isPartial, isOfNames, isOfIDs) = (false, false, false)
      (first, last, firstPlan, firstYear) = (.min, .max, .min, .min)
    }
  }

  /// Whether a folder has a record that is looked at.
  func matters(_ folder: FolderSummary) -> Bool {
    guard folder.recordCount > 0 else { return false }
    return folder.lastPlanned >= firstPlan || hasDays(folder)
  }

  /// Whether, of a folder that matters, the plans alone are looked at.
  func isOfPlans(_ folder: FolderSummary) -> Bool { isPartial && !hasDays(folder) }

  private func hasDays(_ folder: FolderSummary) -> Bool {
    folder.lastDay >= first && folder.firstDay <= last
  }

  /// Whether a record is of the days, or reaches into them, or is a plan that was not over long ago.
  ///
  /// What is over may be made to last until next week: plans are few, and a countdown stands on them.
  func matters(_ row: Int, _ columns: BlockColumns) -> Bool {
    // The zone decides the day of a file's time.
    if columns[row].isFileTime { return true }
    if columns[row].isPlan { return columns[row].lastDay >= firstPlan }
    return columns[row].lastDay >= first && columns[row].firstDay <= last
  }

  /// Whether a folder is that of a year, or of a month of a year, in which nothing is looked for: one that
  /// ended more than a year ago, or is not that of the name's day.
  func leavesOut(_ path: UnsafeRawBufferPointer) -> Bool {
    guard let year = unsafe FolderScope.year(ofFolder: path) else { return false }
    return year < firstYear || dayOfName.map { unsafe !FolderScope.mayHold($0, folder: path) } ?? false
  }

  /// Whether a record whose name tells a day may be looked for in a folder: in that of its month, or in one
  /// that is named after no month and no year.
  static func mayHold(_ day: CivilDay, folder path: UnsafeRawBufferPointer) -> Bool {
    guard let year = unsafe year(ofFolder: path) else { return true }
    let fields = day.fields
    return unsafe year == fields.year
      && (path.count == 4 || Int(path[5] - 0x30) * 10 + Int(path[6] - 0x30) == fields.month)
  }

  /// The year of a folder such as `2019` or `2019/07`; `nil` for any other.
  static func year(ofFolder path: UnsafeRawBufferPointer) -> Int? {
    guard unsafe path.count == 4 || path.count == 7 && path[4] == 0x2F else { return nil }
    var year = 0
    for unsafe(index, byte) in unsafe path.enumerated() where index != 4 {
      guard (0x30...0x39).contains(byte) else { return nil }
      if index < 4 { year = year * 10 + Int(byte - 0x30) }
    }
    return year
  }
}
