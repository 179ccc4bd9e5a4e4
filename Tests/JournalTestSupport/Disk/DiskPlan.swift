#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import SystemLibrary

/// What goes wrong on a simulated disk, and what it can do.
package struct DiskPlan: Sendable {
  /// The call at which the power goes, counted from 1.
  package var cut: Int?
  /// The calls that fail, with the system's number.
  package var failures: [Int: Int32] = [:]
  /// From this call on nothing more is written: the disk is full.
  package var fullFrom: Int?
  /// What other programs do just before a call.
  package var foreign: [Foreign] = []
  /// Whether names can be swapped and taken in one step, whether a file can have two, and whether all is
  /// synced at once.
  package var exchanges = true
  package var links = true
  package var syncsAll = true
  /// What a program would do wrong.
  package var defect: Defect?
  /// Is asked before each call, for tests of one thing: changes what is there, or fails the call.
  package var before: (@Sendable (_ kind: SystemCall, _ tree: inout DiskTree) -> Int32?)?

  package init() {}

  /// What another program does just before a call.
  package struct Foreign: Sendable {
    package var call: Int
    package var change: @Sendable (inout DiskTree) -> Void

    package init(before call: Int, _ change: @escaping @Sendable (inout DiskTree) -> Void) {
      (self.call, self.change) = (call, change)
    }
  }

  /// A program that forgets something does on this disk what another would do on one that forgets it.
  package enum Defect: String, CaseIterable, Sendable {
    /// Folders are not synced; files are synced after they have their names; the error of a sync or a write
    /// is passed over.
    case noFolderSync, lateSync, passedOverError
  }

  /// The system's number where a call fails.
  func code(_ kind: SystemCall, _ call: Int) -> Int32? {
    if let code = failures[call] { return code }
    guard let fullFrom, call >= fullFrom else { return nil }
    switch kind {
    case .write, .mkdir, .link: return ENOSPC
    default: return nil
    }
  }
}
