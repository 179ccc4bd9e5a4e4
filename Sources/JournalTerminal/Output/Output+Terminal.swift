extension Output {
  /// Takes the columns that the terminal has now.
  package mutating func followTerminal() {
    guard isTerminal, case .descriptor(let descriptor) = sink, let columns = Console.columns(of: descriptor)
    else { return }
    width = columns
  }

  /// A text as it is written in a style, for who writes it themselves.
  package func styled(_ text: String, _ style: Style) -> String {
    let safe = Sanitizer.line(text)
    guard usesColor, let escape = style.escape(in: palette) else { return safe }
    return escape + safe + Style.end
  }
}
