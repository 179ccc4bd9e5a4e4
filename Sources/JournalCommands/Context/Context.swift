import JournalFiles
import JournalIndex
import JournalKit
import JournalLanguage
import JournalModel
import JournalStore
import JournalTerminal
import SystemLibrary

/// All that a command sees of the world: streams, clock, keyboard, environment and the journal.
///
/// The process's own is ``process()``; tests make one with streams in memory, a fixed clock and scripted
/// keys.
public struct Context {
  /// Results.
  public var output: Output
  /// Problems and questions.
  public var errors: Output
  /// The keyboard; `nil` where nobody can be asked.
  public var terminal: (any Terminal)?
  /// What is given on standard input, read when it is asked for.
  public var input: () -> Result<[UInt8], InputError>
  /// What standard input offers without being asked.
  package var offeredInput: (_ patience: Int32) -> Console.OfferedInput = { _ in .none }
  package var isPiped: () -> Bool = { false }
  /// Whether a command has asked for it; whether more came than is read.
  package var (asksInput, isInputCut) = (false, false)
  /// What a pipe brought, which is nowhere else, how many files were changed before it came (`nil` where the
  /// command failed, so that it was not written), and what was said of its record.
  package var taken: (text: String, touched: Int?, said: UnfinishedRecord?)?
  /// The next line of standard input, without its end: for a program that speaks in lines.
  package var nextLine: (_ limit: Int) -> InputLine = { _ in .end }
  /// The variables of the environment that this module heeds.
  public var variable: (String) -> String?
  /// The variables that the store heeds.
  public var storeEnvironment: Environment
  /// The absolute path of the working folder.
  public var workingFolder: String
  /// The clock, before `--now`.
  public var clock: () -> Instant
  /// Whether an absolute path is a program that the person may run.
  public var isProgram: (String) -> Bool
  /// How other programs start this one: its absolute path, or a name that they have to find.
  package var program: () -> String = { "smjournal" }
  /// The commit that the program was built from; `nil` where the build did not record it.
  public var commit: String?
  /// Opens a journal.
  public var openJournal: (Journal.Options) throws(StoreError) -> Journal
  /// Runs an editor command on a file; answers its exit status.
  public var runEditor: (_ command: String, _ path: String) -> Int32
  /// The rows of the terminal that results go to; `nil` where they go elsewhere.
  public var terminalRows: Int?
  /// Gives a text to a pager command and waits for its end; `false` where it could not be started.
  public var runPager: (_ command: String, _ text: [UInt8]) -> Bool

  package var common = CommonOptions()
  /// Whether what is asked for will be sealed: nothing of it may be on a disk.
  package var hidesText = false
  /// Whether private records are kept from whoever asks.
  package var hidesPrivate = false
  package var hidesSealed = false
  package var pathsSaid: Set<String> = []
  /// Whether sealed records are read where that asks for no passphrase: what they say is wanted.
  package var opensSealed = false
  /// Whether a journal whose `journal.md` is gone is opened by the copy that a sync tool made of it.
  package var settlesProfile = false
  package var phrases: Phrases = Language.english.phrases
  package private(set) var openedJournal: Journal?
  /// The root of the journal that was opened, also where it will be opened anew; the files that were changed.
  package private(set) var openedRoot: String?
  package private(set) var touched = TouchedFiles()
  /// What a command does before its first look at the journal; `nil` once that is done.
  package var begin: ((inout Context) throws(CommandError) -> Void)?
  /// Whether what follows the journal on this device is looked at, even where nothing was changed here.
  package var looksAround = false
  /// Whether the command at hand needs the rules of the journal's time zone; see `Verb.needsZone`.
  package var needsZone = false

  /// Why standard input could not be read.
  public struct InputError: Error, Hashable, Sendable {
    /// The system's number.
    public var errno: Int32
    /// An error of the system.
    public init(errno: Int32) { self.errno = errno }
  }

  /// A context of its own, without keyboard and input.
  public init(
    output: Output, errors: Output, workingFolder: String, environment: [String: String] = [:],
    clock: @escaping () -> Instant
  ) {
    (self.output, self.errors, self.workingFolder, self.clock) = (output, errors, workingFolder, clock)
    variable = { name in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    storeEnvironment = Environment(environment)
    input = { .success([]) }
    isProgram = { _ in false }
    openJournal = { options throws(StoreError) in try Journal.open(options) }
    runEditor = { _, _ in -1 }
    runPager = { _, _ in false }
  }
}

extension Context {
  /// Heeds the common options: language, colours, questions.
  package mutating func adopt(_ options: CommonOptions) {
    common = options
    let language = options.language ?? environmentLanguage
    phrases = language.flatMap(Language.init(code:))?.phrases ?? Language.english.phrases
    if let openedJournal { speak(as: openedJournal) }
    output.usesColor = usesColor(output)
    errors.usesColor = usesColor(errors)
    if options.asksNothing { terminal = nil }
    if options.isPlain { terminal = terminal?.plain() }
  }

  package var canAsk: Bool { terminal != nil && !common.usesJSON }

  /// Speaks the language of a journal from now on.
  private mutating func speak(as journal: Journal) {
    if let language = journal.profile.language.flatMap(Language.init(code:)) { speak(language) }
  }

  /// The language of the locale variables, in the order of POSIX.
  private var environmentLanguage: String? {
    variable("LC_ALL") ?? variable("LC_MESSAGES") ?? variable("LANG")
  }

  private func usesColor(_ output: Output) -> Bool {
    switch common.color {
    case .always: true
    case .never: false
    case .auto: output.isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }
  }

  /// Does what comes before the first look at the journal.
  package mutating func beginCommand() throws(CommandError) {
    guard let begin else { return }
    self.begin = nil
    try begin(&self)
  }

  /// The journal, opened at the first call; its language is spoken from then on, and it tells the zone.
  package mutating func journal() throws(CommandError) -> Journal {
    try beginCommand()
    if let openedJournal {
      if needsZone, let problem = openedJournal.zoneProblem { throw .zone(problem) }
      return openedJournal
    }
    var options = Journal.Options(root: try askedRoot(), environment: storeEnvironment)
    options.fallback = { [storeEnvironment] in DeviceSettings(storeEnvironment).defaultRoot }
    options.workingFolder = workingFolder
    options.touched = touched
    options.takesCopiedProfile = settlesProfile
    options.zone = Self.homeZone(now: common.now, storeEnvironment)
    if common.usesNoIndex {
      options.index = .none
    } else if let path = common.index ?? variable("SMJOURNAL_INDEX") {
      options.index = .file(absolute(path))
    }
    do {
      var journal = try openJournal(options)
      if hidesPrivate {
        journal = journal.withoutPrivate()
      } else if hidesSealed {
        journal = journal.withoutSealed()
      }
      speak(as: journal)
      output.palette = Palette(journal.profile.theme)
      errors.palette = output.palette
      journal.progress = progressReport
      journal.seal = Seal(
        recipients: journal.profile.sealTo, environment: storeEnvironment, canAsk: terminal != nil)
      openedJournal = opensSealed && !hidesPrivate && !hidesSealed ? journal.unlocked() : journal
      openedRoot = journal.root
    } catch { throw .store(error) }
    if openedJournal?.profile.sealTo.isEmpty == false {
      // Seals that were interrupted; those that can't be mended now are reported.
      do throws(StoreError) { try openedJournal?.finishSealing() } catch { warn(of: error) }
    }
    return try journal()
  }

  /// Another person's journal, without what is private in it.
  package func otherJournal(_ root: String) throws(CommandError) -> Journal {
    var options = Journal.Options(root: root, environment: storeEnvironment)
    options.workingFolder = workingFolder
    options.zone = Self.homeZone(now: common.now, storeEnvironment)
    // One file can't be the index of several journals.
    if common.usesNoIndex || common.index != nil { options.index = .none }
    let journal: Journal
    do throws(StoreError) { journal = try openJournal(options).withoutPrivate() } catch {
      throw .store(error.reason == .noJournal ? StoreError(path: root, reason: .noJournalThere) : error)
    }
    if let problem = journal.zoneProblem { throw .zone(problem) }
    return journal
  }

  /// The journal as one look at all its files finds it, also for all who ask for it from now on: what leaves
  /// the machine has all that the files say, or is not made.
  package mutating func wholeJournal() throws(CommandError) -> Journal {
    let journal = try journal()
    let whole = try stored(journal.whole())
    openedJournal = whole
    return whole
  }

  /// The journal as one look at its files finds it, also for all who ask for it from now on: each look takes
  /// a command as long as all the rest.
  package mutating func journalOfOneLook() throws(CommandError) -> Journal {
    let journal = try journal().snapshot()
    openedJournal = journal
    return journal
  }

  /// Says for how many sealed records of some days no passphrase was at hand: they are counted, and what they
  /// say is not.
  package mutating func mentionSealed(from: CivilDay? = nil, until: CivilDay? = nil) throws(CommandError) {
    // People are of no day.
    let query = Query(kinds: from == nil ? [] : [.entry, .sleep], from: from, until: until)
    mentionUnread(try journal().unreadCount(matching: query), "seal-valuesUnknown")
  }

  /// Says how many sealed records were not read, by a message that names the way where a passphrase would do.
  package mutating func mentionUnread(_ count: Int, _ message: String) {
    guard count > 0 else { return }
    let hasKey = openedJournal?.seal?.isUnlocked == true
    errors.line(phrases.say(hasKey ? "seal-otherKey" : message, ("records", .count(count, .record))), .dim)
  }

  /// Says how many records their words can't name, since they are sealed.
  mutating func mentionUnnamed() {
    guard let journal = openedJournal, !hidesPrivate, journal.seal?.isUnlocked != true else { return }
    let count = journal.sealedRecords(matching: Query()).count
    if count > 0 { errors.line(phrases.say("seal-unnamed", ("records", .count(count, .record))), .dim) }
  }

  /// Leaves out what is sealed and its copies in clear, which are named, for all who ask from now on.
  ///
  /// - Returns: how many of the records that a query asks for are sealed, and the paths of those copies.
  package mutating func hideSealed(
    matching query: Query
  ) throws(CommandError) -> (count: Int, copies: [String]) {
    let journal = try journal()
    guard !journal.sealedRecords().isEmpty else { return (0, []) }
    let copies = journal.clearCopies()
    openedJournal = journal.withoutSealed(copies)
    return (journal.sealedRecords(matching: query.ofName).count, name(copies, leftOutOf: journal, query))
  }

  private mutating func name(
    _ copies: [(record: Record, sealed: Record)], leftOutOf journal: Journal, _ query: Query
  ) -> [String] {
    guard !copies.isEmpty, let openedJournal else { return [] }
    let asked = Set(journal.records(matching: query).records.map(\.path))
      .subtracting(openedJournal.records(matching: query).records.map(\.path))
    let left = copies.filter { asked.contains($0.record.path) }
    for copy in left { remark(copyLeftOut: copy, in: journal) }
    return left.map(\.record.path)
  }

  package mutating func remark(copyLeftOut copy: (record: Record, sealed: Record), in journal: Journal) {
    remark(
      phrases.say(
        "seal-copyLeftOut", ("path", .of(displayed(copy.record.path, in: journal))),
        ("sealed", .of(displayed(copy.sealed.path, in: journal)))))
  }

  /// Leaves out what is private, for all who ask from now on; gives how many of the records that a query asks
  /// for that are, or second files of such, those apart that are sealed.
  package mutating func hidePrivate(matching query: Query) throws(CommandError) -> Int {
    let journal = try journal()
    guard !journal.privateRecords(matching: Query().ofAllKinds).isEmpty else { return 0 }
    openedJournal = journal.withoutPrivate()
    let twins = journal.twinsOfPrivate()
    let asked = journal.privateRecords(matching: query.ofAllKinds).count { !$0.isSealed }
    return twins.isEmpty
      ? asked : asked + journal.records(matching: query.ofAllKinds).records.count { twins.contains($0.path) }
  }

  /// Shows what is sealed to all who ask from now on, for which a passphrase may be asked at a terminal;
  /// gives how many of the records that a query asks for can't be opened, and are left out, as are the
  /// copies of those in clear; see ``hideSealed(matching:)``.
  package mutating func openSealed(
    matching query: Query
  ) throws(CommandError) -> (count: Int, copies: [String]) {
    let journal = try journal()
    guard !journal.sealedRecords(matching: query.ofName).isEmpty, let seal = journal.seal else {
      return (0, [])
    }
    if terminal != nil, !seal.isUnlocked {
      leaveTerminal()
      _ = try stored(seal.identity())
    }
    openedJournal = journal.showingSealed()
    return (
      journal.unreadCount(matching: query.ofName), name(journal.clearCopies(), leftOutOf: journal, query)
    )
  }

  /// Opens the journal anew the next time: its profile was changed.
  package mutating func forgetJournal() { openedJournal = nil }

  /// The same world for a command whose results are taken in here: nobody can be asked, and the journal is
  /// opened anew.
  package func inner(hidesPrivate: Bool) -> Context {
    var inner = self
    (inner.output, inner.errors) = (Output(.memory), Output(.memory))
    inner.terminal = nil
    inner.input = { .success([]) }
    inner.offeredInput = { _ in .none }
    inner.nextLine = { _ in .end }
    (inner.openedJournal, inner.openedRoot, inner.touched) = (nil, nil, TouchedFiles())
    (inner.needsZone, inner.begin) = (false, nil)
    (inner.hidesPrivate, inner.hidesSealed, inner.opensSealed) = (hidesPrivate, true, false)
    return inner
  }

  /// Shows long work to a person at a terminal; `nil` where there is none, or one that can't erase a line.
  private var progressReport: ProgressReport? {
    guard errors.isTerminal, variable("TERM") != "dumb", case .descriptor(let descriptor) = errors.sink else {
      return nil
    }
    let line = ProgressLine(phrases: phrases, width: errors.width)
    return { report in
      unsafe line.bytes(for: report).withUnsafeBytes { _ = unsafe System.write($0, to: descriptor) }
    }
  }

  /// The zone of a person whose profile names none: the system's, unless `--now` states another offset than
  /// the system has at that moment. A clock that is given from elsewhere is read where it was given.
  package static func homeZone(
    now: Timestamp?, _ environment: Environment
  ) -> @Sendable () -> TimeZoneRules? {
    {
      let system = SystemZones(environment: environment).current(environment: environment)
      guard let now, let offset = now.offset, system?.offset(at: now.instant(in: .utc)) != offset else {
        return system
      }
      return .fixed(offset: offset)
    }
  }

  /// The root folder that was asked for; by its name, where that is how it was asked for: `@work`.
  package func askedRoot() throws(CommandError) -> String? {
    guard let asked = common.journal ?? variable("SMJOURNAL_DIR") else { return nil }
    guard asked.hasPrefix("@") else { return absolute(asked) }
    let name = String(asked.dropFirst())
    let named = DeviceSettings(storeEnvironment).named
    guard let journal = named.first(where: { $0.name == name }) else {
      throw .usage(.unknownJournal(asked, known: named.map { "@" + $0.name }))
    }
    return journal.root
  }

  /// A path as the system understands it from anywhere.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? workingFolder : workingFolder + "/" + path
  }

  /// A path below the root as a person in the working folder types it.
  package func displayed(_ path: String, in journal: Journal) -> String {
    displayed(absolute: path.hasPrefix("/") || journal.root.isEmpty ? path : journal.root + "/" + path)
  }

  /// An absolute path, relative where it lies below the working folder.
  package func displayed(absolute whole: String) -> String {
    let prefix = workingFolder == "/" ? "/" : workingFolder + "/"
    return whole.utf8.starts(with: prefix.utf8) ? String(whole.dropFirst(prefix.count)) : whole
  }

  /// Now: `--now`, or the clock.
  package func now(in zone: TimeZoneRules) -> Instant { common.now?.instant(in: zone) ?? clock() }
}

extension Query {
  /// What of it the name of a sealed record tells: until that is opened no other filter knows it.
  fileprivate var ofName: Query { Query(kinds: kinds, from: from, until: until) }
}
