import JournalModel

/// Looks at the folders and files of a journal and compares them with the index: two sorted lists merged.
struct IndexRefresh {
  /// The absolute path of the root.
  var root: String
  /// Decides the day of a file that says none.
  var zone: TimeZoneRules
  /// How far it looks.
  var scope = RefreshScope.all
  /// Whether every file is read and compared.
  var isVerifying = false
  /// Is told how far work has come that takes long.
  var progress: ProgressReport?

  /// Runs with what is known; `nil` where the root can't be opened.
  func run(knowing index: MappedIndex?) -> (snapshot: IndexSnapshot, counts: RefreshCounts)? {
    guard let folder = try? System.openFolder(PathText.cString(root), followingLinks: true) else {
      return nil
    }
    let meter = ProgressMeter(progress)
    defer { meter?.finish() }
    let context = FolderRefresher.Context(
      root: folder.number, zone: zone, index: index, start: System.now(), isVerifying: isVerifying,
      progress: meter)
    let children = KnownChildren(index)
    let isRootKnown = index.map { $0.count > 0 && $0.path(0).isEmpty } ?? false
    let queue = RefreshQueue(FolderRefresher.Item(path: [], known: isRootKnown ? 0 : nil))
    let scope = FolderScope(self.scope, index: index)
    let work: @Sendable () -> Void = {
      IndexRefresh.work(on: queue, context: context, children: children, scope: scope)
    }
    System.onThreads(threadCount(index), work)
    let (folders, counts) = queue.result
    var snapshot = IndexSnapshot(index: index, folders: folders)
    snapshot.sort()
    return (snapshot, removals(from: index, to: snapshot, counts))
  }

  /// Starting a thread costs as much as asking for the state of a hundred files; more threads than processors
  /// keep a disk busy whose files are not in memory.
  private func threadCount(_ index: MappedIndex?) -> Int {
    if scope != .all { return 1 }
    guard let index else { return 4 }
    return (0..<index.count).reduce(0) { $0 + Int(index.row($1).rowCount) } >= 2000
      ? min(System.processorCount, 8) : 1
  }

  private static func work(
    on queue: RefreshQueue, context: FolderRefresher.Context, children: KnownChildren, scope: FolderScope
  ) {
    var refresher = FolderRefresher(context: context)
    while let items = queue.take(atMost: 8) {
      var done: [IndexSnapshot.Folder] = []
      var found: [FolderRefresher.Item] = []
      for item in items {
        if let number = item.known, scope.isTrusted(item.path), isQuiet(number, item, scope, context) {
          done.append(.unchecked(number))
          found += children.items(of: number)
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
      queue.give(done, found: found)
    }
    queue.add(refresher.counts)
  }

  /// Whether a folder of earlier days is as it was: no name came or went, nothing in it was replaced, and nothing in it
  /// reaches into the days that are asked about.
  private static func isQuiet(
    _ number: Int, _ item: FolderRefresher.Item, _ scope: FolderScope, _ context: FolderRefresher.Context
  ) -> Bool {
    guard let row = context.index?.row(number), row.errorNumber == 0, !row.flags.contains(.isProvisional),
      !scope.reaches(row.summary), let status = try? System.status(Bytes.cString(item.path), in: context.root)
    else { return false }
    return FileState(status.state, isFolder: true) == row.state
  }

  /// Counts the records of folders that are gone.
  private func removals(
    from index: MappedIndex?, to snapshot: IndexSnapshot, _ counts: RefreshCounts
  ) -> RefreshCounts {
    guard let index else { return counts }
    var counts = counts
    var isThere = [Bool](repeating: false, count: index.count)
    let paths = Set(snapshot.folders.map { snapshot.path($0) })
    for number in 0..<index.count where paths.contains(Array(index.path(number))) { isThere[number] = true }
    for number in 0..<index.count where !isThere[number] {
      counts.removed += Int(index.row(number).summary.recordCount)
    }
    return counts
  }
}

/// Which folders lie in which, as the index knows it.
struct KnownChildren: Sendable {
  private let index: MappedIndex?
  /// The folders, sorted by their parents.
  private var numbers: [Int32] = []
  /// Where those of a parent begin.
  private var starts: [Int32] = []

  init(_ index: MappedIndex?) {
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

  /// The folders in a folder.
  func items(of parent: Int) -> [FolderRefresher.Item] {
    guard let index, parent + 1 < starts.count else { return [] }
    return numbers[Int(starts[parent])..<Int(starts[parent + 1])].map {
      FolderRefresher.Item(path: Array(index.path(Int($0))), known: Int($0))
    }
  }

  /// A folder that was found by its name.
  func item(named name: [UInt8], in parent: FolderRefresher.Item) -> FolderRefresher.Item {
    let path = parent.path + (parent.path.isEmpty ? [] : [0x2F]) + name
    guard let number = parent.known else { return FolderRefresher.Item(path: path, known: nil) }
    return FolderRefresher.Item(path: path, known: items(of: number).first { $0.path == path }?.known)
  }
}

/// Which folders are taken from the index without a look.
struct FolderScope: Sendable {
  private let firstMonth: CivilDay?
  private let firstDay: CivilDay

  init(_ scope: RefreshScope, index: MappedIndex?) {
    guard case .around(let day) = scope, index != nil else {
      firstMonth = nil
      firstDay = CivilDay(number: .min)
      return
    }
    firstDay = day.advanced(by: -2)
    let (year, month, _) = day.fields
    firstMonth =
      month > 1 ? CivilDay(year: year, month: month - 1, day: 1) : CivilDay(year: year - 1, month: 12, day: 1)
  }

  /// Whether a folder has time off that lasts into the days that matter, or a record of such a day.
  func reaches(_ folder: FolderSummary) -> Bool {
    folder.recordCount > 0 && folder.lastDay >= firstDay.number
  }

  /// Whether a folder is that of a month, or of a year, that is too long ago to matter.
  func isTrusted(_ path: [UInt8]) -> Bool {
    guard let firstMonth else { return false }
    let text = PathText.text(path)
    if let month = FileNames.month(ofFolder: text) { return month < firstMonth }
    guard path.count == 4, path.allSatisfy({ (0x30...0x39).contains($0) }), let year = Int(text) else {
      return false
    }
    return year < firstMonth.year
  }
}
