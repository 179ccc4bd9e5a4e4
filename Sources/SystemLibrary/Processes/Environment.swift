/// The variables of the process that this module heeds.
public struct Environment: Hashable, Sendable {
  /// The only ones; `nil` for the process's own.
  private let given: [String: String]?

  private init(given: [String: String]?) { self.given = given }

  /// These variables, and no others.
  public init(_ variables: [String: String]) { self.init(given: variables) }

  /// The process's own, each read when it is asked for: few of them ever are.
  public static let current = Environment(given: nil)

  /// Values by name.
  public var variables: [String: String] { given ?? System.variables() }

  /// The value of a variable; `nil` where it is missing or empty.
  public subscript(name: String) -> String? {
    let value = if let given { given[name] } else { System.variable(name) }
    return value.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The folder for this program's caches, absolute; `nil` where the system says no place.
  ///
  /// - Source: XDG Base Directory Specification: a variable that is not an absolute path is ignored.
  public var cacheFolder: String? {
    folder("XDG_CACHE_HOME", orInHome: OperatingSystem.isDarwin ? "Library/Caches" : ".cache")
  }

  /// The folder for what this program remembers on this device, absolute; `nil` where the system says no
  /// place.
  public var stateFolder: String? {
    folder(
      "XDG_STATE_HOME", orInHome: OperatingSystem.isDarwin ? "Library/Application Support" : ".local/state")
  }

  /// The folder for settings of this device, absolute; `nil` where the system names none.
  public var configFolder: String? { folder("XDG_CONFIG_HOME", orInHome: ".config") }

  /// This user's folder for files that vanish when the machine is switched off, absolute; `nil` without one.
  package var runtimeFolder: String? { absolute(self["XDG_RUNTIME_DIR"]) }

  private func folder(_ variable: String, orInHome folder: String) -> String? {
    if let value = absolute(self[variable]) { return value + "/smjournal" }
    return absolute(self["HOME"]).map { $0 + "/" + folder + "/smjournal" }
  }

  private func absolute(_ path: String?) -> String? { path.flatMap { $0.utf8.first == 0x2F ? $0 : nil } }
}
