import JournalModel
import JournalStore

extension Context {
  /// The process's own streams, clock, keyboard and environment.
  public static func process() -> Context {
    System.ignoreClosedPipes()
    let asksSomebody = System.isTerminal(0) && System.isTerminal(2)
    var context = Context(
      output: stream(1), errors: stream(2), workingFolder: System.workingFolder(), clock: SystemClock.now)
    context.variable = System.variable
    context.storeEnvironment = .current
    context.terminal = asksSomebody ? SystemTerminal(isPlain: System.isSimpleTerminal) : nil
    context.input = {
      System.readAll(from: 0, limit: Int(StoredFile.maximumSize)).mapError { InputError(errno: $0.errno) }
    }
    let lines = LineReader(descriptor: 0)
    context.nextLine = lines.next
    context.isProgram = System.isProgram
    context.runEditor = { System.runEditor($0, on: $1) }
    return context
  }

  private static func stream(_ descriptor: Int32) -> Output {
    let isTerminal = System.isTerminal(descriptor)
    return Output(
      .descriptor(descriptor), isTerminal: isTerminal,
      width: isTerminal ? System.columns(of: descriptor) ?? 80 : 80)
  }
}
