import JournalSync
import JournalTestSupport
import SystemLibrary

#if os(Linux)
  import JournalFiles
  import JournalTestSupport
  import SystemLibrary
  import Testing

  @testable import JournalSync

  @Suite struct ReminderHostTests {
    private let folder = ScratchFolder()

    private func environment(_ further: [String: String] = [:]) -> Environment {
      var variables = [
        "PATH": folder.absolute("bin") + ":/usr/bin:/bin", "HOME": folder.absolute("home"),
        "XDG_STATE_HOME": folder.absolute("state"), "TAB": folder.absolute("tab"),
      ]
      variables.merge(further) { $1 }
      return Environment(variables)
    }

    private func makeProgram(_ name: String, _ script: String) {
      folder.write("#!/bin/sh\n" + script, to: "bin/" + name)
      folder.setMode(0o755, of: "bin/" + name)
    }

    private let crontab = """
      case "$1" in
      -l) cat "$TAB" 2>/dev/null || exit 1 ;;
      *) cat "$1" > "$TAB" ;;
      esac

      """

    @Test func `systemd is there where it runs for the account; its files are made and started`() throws {
      makeProgram("systemctl", "echo \"$@\" > \"$TAB\"\n")
      makeProgram("crontab", crontab)
      folder.makeFolder("run/systemd")
      folder.makeFolder("home")
      #expect(ReminderHost(environment()) == .cron)
      let here = environment(["XDG_RUNTIME_DIR": folder.absolute("run")])
      let host = try #require(ReminderHost(here))
      #expect(host == .systemd)
      let steps = try host.install(["[Service]\n", "[Timer]\n"], here)
      #expect(
        steps == [
          .made(".config/systemd/user/smjournal-reminder.service"),
          .made(".config/systemd/user/smjournal-reminder.timer"),
          .started("systemctl --user enable --now smjournal-reminder.timer"),
        ])
      #expect(folder.text(of: "home/.config/systemd/user/smjournal-reminder.timer") == "[Timer]\n")
      #expect(folder.text(of: "tab") == "--user enable --now smjournal-reminder.timer\n")
      let again = try host.install(["[Service]\nOther\n", "[Timer]\n"], here)
      #expect(
        again.prefix(2) == [
          .kept(".config/systemd/user/smjournal-reminder.service"),
          .complete(".config/systemd/user/smjournal-reminder.timer"),
        ])
      makeProgram("systemctl", "exit 1\n")
      #expect(try host.install(["[Service]\n", "[Timer]\n"], here).last == .next(host.command))
    }

    @Test func `a crontab keeps its lines, gets new ones once, and is not touched where it can't be read`()
      throws
    {
      makeProgram("crontab", crontab)
      let host = try #require(ReminderHost(environment()))
      #expect(host == .cron && host.paths(environment()) == [])
      #expect(try host.install(["a\n"], environment()) == [.added(lines: ["a"], to: "crontab")])
      folder.write("0 1 * * * mine\na", to: "tab")
      #expect(try host.install(["b\n"], environment()) == [.added(lines: ["b"], to: "crontab")])
      #expect(folder.text(of: "tab") == "0 1 * * * mine\na\nb\n")
      #expect(try host.install(["b\n"], environment()) == [.complete("crontab")])
      makeProgram("crontab", "exit 2\n")
      #expect(try host.install(["c\n"], environment()) == [.next("crontab -e")])
      #expect(folder.text(of: "tab") == "0 1 * * * mine\na\nb\n")
      #expect(!folder.files().contains { $0.hasPrefix("state/") && $0.hasSuffix("crontab") })
    }
  }
#endif
