import JournalFiles
import JournalModel

/// A photo or a recording as it goes into the journal.
package struct PreparedMedia: Sendable {
  /// The name without its ending.
  package var stem: String
  package var format: MediaFormat
  /// Its bytes, cleaned unless that was not wanted.
  package var bytes: [UInt8]
  /// Whether it was to become smaller, and no program is there that can.
  package private(set) var staysAsLarge = false

  /// Reads a file of any folder.
  ///
  /// - Parameters:
  ///   - path: absolute.
  ///   - day: of the record; names begin with it.
  ///   - caption: names the file where there is one.
  ///   - keepsPosition: whether nothing is taken out.
  ///   - side: the longest side that a photo may have, in pixels; as it is where `nil`.
  package init(
    _ path: String, day: CivilDay, caption: String?, keepsPosition: Bool, side: Int? = nil
  ) throws(MediaProblem) {
    var bytes: [UInt8]
    do throws(StoreError) { bytes = try OutsideFile.bytes(of: path, limit: 256 << 20) } catch {
      throw MediaProblem(path: path, reason: .store(error.reason))
    }
    guard var format = MediaFormat(bytes) else { throw MediaProblem(path: path, reason: .unknownFormat) }
    guard bytes.count <= format.limit else {
      throw MediaProblem(path: path, reason: .tooLarge(bytes: bytes.count, limit: format.limit))
    }
    if format == .heic, !keepsPosition {
      guard let converted = PreparedMedia.converted(bytes) else {
        throw MediaProblem(path: path, reason: .needsProgram)
      }
      (bytes, format) = (converted, .jpeg)
    }
    if let side, [.jpeg, .png, .webp].contains(format) {
      // Before it is cleaned: the program notes when it did it.
      if let smaller = PreparedMedia.picture(bytes, format, as: format, ["-resize", "\(side)x\(side)>"]) {
        if smaller.count < bytes.count { bytes = smaller }
      } else {
        staysAsLarge = true
      }
    }
    if !keepsPosition {
      guard let cleaned = PhotoCleaning.cleaned(bytes, as: format) else {
        throw MediaProblem(path: path, reason: .damaged)
      }
      bytes = cleaned
    }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    let words = caption.flatMap { FileNames.slug($0, limit: 40) } ?? FileNames.slug(base, limit: 40)
    stem = [day.iso, words ?? (format.isSound ? "recording" : "photo")].joined(separator: "-")
    self.format = format
    self.bytes = bytes
  }

  /// Programs that change pictures, the first one first: the two names of ImageMagick.
  package static let converters = ["magick", "convert"]

  /// A picture of a telephone as JPEG, by the first program that is there; `nil` where none is, or it can't.
  package static func converted(_ heic: [UInt8]) -> [UInt8]? { picture(heic, .heic, as: .jpeg) }

  /// A picture in another form; `nil` where no program is there, or it can't.
  private static func picture(
    _ bytes: [UInt8], _ format: MediaFormat, as wanted: MediaFormat, _ changes: [String] = []
  ) -> [UInt8]? {
    // It is told what the bytes are, so that it takes no picture for a script.
    let words = ["\(format.rawValue):-"] + changes + ["\(wanted.rawValue):-"]
    return picture(bytes, as: wanted, by: converters.map { ($0, words) })
  }

  /// A picture in another form, by the first of some programs that is there and can make it.
  package static func picture(
    _ bytes: [UInt8], as wanted: MediaFormat, by programs: [(name: String, words: [String])]
  ) -> [UInt8]? {
    for program in programs {
      guard let process = FilterProcess(program.name, program.words.map { Array($0.utf8) }) else { continue }
      let result = MemorySink()
      do throws(StoreError) {
        try process.write(bytes)
        if try process.finish(into: result), MediaFormat(result.bytes) == wanted { return result.bytes }
      } catch { continue }
    }
    return nil
  }
}

/// Why a file can't go into the journal as a photo or a recording.
package struct MediaProblem: Error, Hashable, Sendable {
  /// The path, as it was given.
  package var path: String
  package var reason: Reason

  package init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package enum Reason: Hashable, Sendable {
    case store(StoreError.Reason)
    /// It is no photo and no recording that is known; its parts don't fit together.
    case unknownFormat, damaged
    /// It is larger than what is taken, in bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// Its position can only be taken out by a program that is not installed.
    case needsProgram
  }
}
