import SystemLibrary

/// What the machine says about itself.
public enum SystemFacts {
  /// What this program is called, and the absolute path by which it is found where that name alone is not.
  ///
  /// Where `PATH` leads to it, the path that it leads by: behind that a later version may come to lie.
  public static func program(environment: Environment = .current) -> (name: String, path: String) {
    guard let own = executablePath() else { return ("smjournal", "smjournal") }
    let name = String(own[(own.lastIndex(of: "/").map { own.index(after: $0) } ?? own.startIndex)...])
    let found = candidates(name, environment).first { System.isExecutable($0) }
    return (name, found.flatMap { resolved($0) == own ? $0 : nil } ?? own)
  }

  /// Whether a program can be started, by its path or by a name that `PATH` leads to.
  static func isProgram(_ name: String, environment: Environment = .current) -> Bool {
    path(ofProgram: name, environment: environment) != nil
  }

  /// The path of a program, found by its path or by its name in `PATH`; `nil` where there is none.
  static func path(ofProgram name: String, environment: Environment) -> String? {
    let paths = name.utf8.contains(0x2F) ? [name] : candidates(name, environment)
    return paths.first { path in
      System.isExecutable(path)
        && (try? System.real.status(path: path, followingLinks: true))?.kind == .file
    }
  }

  /// A part of `PATH` that begins in the working folder is left out: that may be anybody's.
  private static func candidates(_ name: String, _ environment: Environment) -> [String] {
    (environment["PATH"] ?? "").split(separator: ":").filter { $0.utf8.first == 0x2F }.map {
      $0 + "/" + name
    }
  }

  private static func executablePath() -> String? {
    guard let path = System.programPath, let bytes = try? unsafe System.real.realPath(path) else {
      return nil
    }
    return PathText.text(bytes)
  }

  private static func resolved(_ path: some StringProtocol) -> String? {
    guard let bytes = try? System.real.realPath(String(path)) else { return nil }
    return PathText.text(bytes)
  }
}
