import JournalModel
import YAMLCodec

/// Makes the bytes of a new file from a draft and a template.
public struct DraftWriter: Sendable {
  /// A writer.
  public init() {}

  /// The bytes of a new file.
  ///
  /// A line of the template's front matter with a placeholder such as `{{title}}` gets the draft's value, or goes where there
  /// is none; keys of the draft that the template lacks follow at the end; `{{text}}` in the body is the draft's body.
  public func bytes(for draft: Draft, template: [UInt8]) -> [UInt8] { [] }

  /// The bytes of a new file without a template.
  public func bytes(for draft: Draft) -> [UInt8] { bytes(for: draft, template: []) }
}
