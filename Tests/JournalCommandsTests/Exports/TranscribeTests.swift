import JournalTestSupport
import Testing

struct TranscribeTests {
  private static let path = "2026/11/2026-11-20-a.md"

  /// A session in whose `PATH` there is a program that says a text, or nothing but an exit code.
  private func session(_ program: String? = "whisper-cli", says script: String = "", model: String? = "m.bin")
    -> Session
  {
    let profile = "smjournal: 1\n" + (model.map { "transcribe-model: \"../\($0)\"\n" } ?? "")
    let session = Session(profile: profile, [Self.path: "---\ntitle: A\n---\nText.\n"])
    session.folder.write("OggS recording", to: "voice.ogg")
    session.folder.write("model", to: "m.bin")
    session.folder.makeFolder("model")
    session.folder.makeFolder("bin")
    if let program {
      session.folder.write("#!/bin/sh\n\(script)\n", to: "bin/" + program)
      session.folder.setMode(0o755, of: "bin/" + program)
    }
    session.environment["PATH"] = session.folder.absolute("bin") + ":/usr/bin:/bin"
    return session
  }

  @Test func `what is said is added as a quotation that says where it comes from`() {
    let session = session(says: #"echo " Four admissions."; echo; printf 'A \033[31mhard night.\n'"#)
    let reply = session.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe")
    #expect(reply.code == 0 && reply.errors.isEmpty, "\(reply.errors)")
    #expect(
      session.text(Self.path) == """
        ---
        title: A
        audio:
          - img/2026-11-20-voice.ogg
        ---
        Text.

        > Four admissions.
        > A [31mhard night.
        >
        > — img/2026-11-20-voice.ogg, transcribed by whisper-cli

        """)
    #expect(session.run("check").output.isEmpty)
    #expect(session.run("undo").code == 0)
    #expect(session.text(Self.path) == "---\ntitle: A\n---\nText.\n")
  }

  @Test func `a model that is a folder is Vosk's, and the language of the journal is told to whisper`() {
    let vosk = session(
      "vosk-transcriber", says: #"echo "$@" | tr -d '\n' | sed 's/.*-m /-m /; s#/[^ ]*/##g'"#, model: "model")
    #expect(vosk.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe").code == 0)
    #expect(
      vosk.text(Self.path)?.contains("> -m model -i voice.ogg -t txt\n") == true,
      "\(vosk.text(Self.path) ?? "")")
    let whisper = session(says: #"echo "$5 $6 $7 $8""#)
    #expect(whisper.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe", "--lang", "fr").code == 0)
    #expect(whisper.text(Self.path)?.contains("> -l fr -nt -np\n") == true)
  }

  /// What is missing, and what is said of it.
  struct Lack: Sendable {
    var program: String? = "whisper-cli"
    var model: String? = "m.bin"
    var script = ""
    var message: String
  }

  private static let lacks = [
    Lack(
      program: nil,
      message:
        "neither whisper-cli nor vosk-transcriber is installed, so it can't be transcribed here; without "
        + "--transcribe it is attached as is"),
    Lack(
      model: nil,
      message: "no transcription model is set; set it once: smjournal config transcribe-model=PATH "
        + "(a file for whisper-cli, a folder for vosk-transcriber)"),
    Lack(
      model: "gone",
      message: "there is no model at ../gone; set the right one: smjournal config transcribe-model=PATH"),
    Lack(script: "exit 3", message: "whisper-cli could not transcribe it; nothing was attached"),
  ]

  @Test(arguments: lacks)
  func `what is missing is said, and nothing is written`(lack: Lack) {
    let session = session(lack.program, says: lack.script, model: lack.model)
    if lack.program == nil { session.environment["PATH"] = session.folder.absolute("bin") }
    let before = session.files
    let reply = session.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe")
    #expect(reply.code == 1 && session.files == before)
    #expect(reply.errors == "smjournal: error: \(lack.message)\n")
  }

  @Test func `silence is attached, and said`() {
    let session = session()
    let reply = session.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe")
    #expect(reply.code == 0)
    #expect(
      reply.errors == "smjournal: warning: whisper-cli heard no words in it; it is attached without text\n")
    #expect(session.text(Self.path)?.hasSuffix("---\nText.\n") == true)
  }

  @Test func `a person is asked for the model once`() {
    let session = session(says: "echo Yes.", model: nil)
    let path = session.folder.absolute("m.bin")
    let reply = session.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe", typed: path + "\r")
    #expect(reply.code == 0, "\(reply.errors)")
    #expect(session.text("journal.md")?.contains("transcribe-model: \(path)\n") == true)
    #expect(session.run("attach", "2026-11-20-a", "../voice.ogg", "--transcribe").code == 0)
  }
}
