import JournalFiles
import JournalTerminal
import SystemLibrary

extension Context {
  /// The process's own streams, clock, keyboard and environment.
  public static func process() -> Context {
    Console.takeSignalsOfWritesAsErrors()
    let asksSomebody = Console.isTerminal(0) && Console.isTerminal(2)
    var context = Context(
      output: stream(1), errors: stream(2), workingFolder: Console.workingFolder(), clock: SystemClock.now)
    context.variable = Console.variable
    context.storeEnvironment = .current
    context.terminal = asksSomebody ? SystemTerminal(isPlain: Console.isSimpleTerminal) : nil
    context.input = {
      Console.readText(from: 0, limit: Int(StoredFile.maximumSize)).mapError { InputError(errno: $0.errno) }
    }
    context.offeredInput = { Console.offeredInput(of: 0, patience: $0) }
    context.isPiped = { Console.isPipe(0) }
    let lines = LineReader(descriptor: 0)
    context.nextLine = lines.next
    context.isProgram = Console.isProgram
    context.runEditor = { Console.runEditor($0, on: $1) }
    context.terminalRows = Console.isTerminal(1) ? Console.windowSize(of: 1).rows : nil
    context.runPager = { Console.runPager($0, $1) }
    return context
  }

  private static func stream(_ descriptor: Int32) -> Output {
    let isTerminal = Console.isTerminal(descriptor)
    return Output(
      .descriptor(descriptor), isTerminal: isTerminal,
      width: isTerminal ? Console.columns(of: descriptor) ?? 80 : 80)
  }
}
