// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  // What is known of generic types is made while compiling instead of at each start, as it is on Apple's
  // systems: a fifteenth of what `today` does.
  .unsafeFlags(
    ["-Xfrontend", "-prespecialize-generic-metadata"], .when(platforms: [.linux], configuration: .release)),
]

let package = Package(
  name: "smjournal",
  platforms: [.macOS(.v15)],
  products: [
    .library(
      name: "SMJournal",
      targets: [
        "YAMLCodec", "JournalModel", "JournalStore", "JournalInsights", "JournalLanguage",
        "JournalTemplates", "JournalCommands",
      ]),
    .library(name: "Markdown", targets: ["Markdown"]),
    .executable(name: "smjournal", targets: ["smjournal"]),
  ],
  targets: [
    .target(name: "YAMLCodec", swiftSettings: strict),
    .target(name: "Markdown", swiftSettings: strict),
    .target(name: "JournalModel", swiftSettings: strict),
    .target(name: "JournalStore", dependencies: ["JournalModel", "YAMLCodec"], swiftSettings: strict),
    .target(name: "JournalInsights", dependencies: ["JournalModel"], swiftSettings: strict),
    .target(
      name: "JournalLanguage",
      dependencies: ["JournalModel", "JournalStore", "JournalInsights", "YAMLCodec"],
      swiftSettings: strict),
    .target(
      name: "JournalTemplates", resources: [.embedInCode("Templates")], swiftSettings: strict),
    .target(
      name: "JournalPages",
      dependencies: [
        "JournalModel", "JournalStore", "JournalInsights", "JournalLanguage", "Markdown", "YAMLCodec",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalCommands",
      dependencies: [
        "JournalModel", "JournalStore", "JournalInsights", "JournalLanguage", "JournalTemplates",
        "JournalPages", "YAMLCodec",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal", dependencies: ["JournalCommands"], swiftSettings: strict,
      // A static executable starts in a quarter of the time of one that loads shared libraries.
      linkerSettings: [
        .unsafeFlags(
          ["-static-executable", "-Xlinker", "-s", "-Xlinker", "--gc-sections"],
          .when(platforms: [.linux], configuration: .release))
      ]),
    // Developer program: writes values as YAML for Tests/Judges/emit_judge.py.
    .executableTarget(name: "smjournal-emit-check", dependencies: ["YAMLCodec"], swiftSettings: strict),
    // Developer program: Markdown to HTML, for Tests/Judges/markdown_judge.py.
    .executableTarget(name: "smjournal-markdown", dependencies: ["Markdown"], swiftSettings: strict),
    .executableTarget(
      name: "smjournal-bench", dependencies: ["JournalStore", "JournalModel"], swiftSettings: strict),
    .executableTarget(
      name: "smjournal-fuzz", dependencies: ["YAMLCodec", "JournalModel", "JournalStore"],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal-yaml-suite", dependencies: ["YAMLCodec"], swiftSettings: strict),
    .target(
      name: "JournalTestSupport", dependencies: ["JournalStore", "JournalModel"],
      path: "Tests/JournalTestSupport"),
    // Each names all that it imports: what is left out is not built anew when that changes.
    .testTarget(name: "YAMLCodecTests", dependencies: ["YAMLCodec"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(name: "JournalModelTests", dependencies: ["JournalModel", "JournalTestSupport"]),
    .testTarget(
      name: "JournalStoreTests",
      dependencies: ["JournalStore", "JournalModel", "YAMLCodec", "JournalTestSupport"]),
    .testTarget(
      name: "JournalInsightsTests", dependencies: ["JournalInsights", "JournalModel"], exclude: ["Fixtures"]),
    .testTarget(
      name: "JournalLanguageTests",
      dependencies: ["JournalLanguage", "JournalInsights", "JournalModel", "JournalStore", "YAMLCodec"]),
    .testTarget(
      name: "JournalPagesTests",
      dependencies: ["JournalPages", "JournalInsights", "JournalLanguage", "JournalModel"]),
    .testTarget(name: "JournalTemplatesTests", dependencies: ["JournalTemplates"]),
    .testTarget(
      name: "JournalCommandsTests",
      dependencies: [
        "JournalCommands", "JournalLanguage", "JournalModel", "JournalStore", "JournalTestSupport",
      ]),
    .testTarget(
      name: "BenchTests", dependencies: ["smjournal-bench", "JournalStore", "JournalModel"]),
  ],
  swiftLanguageModes: [.v6]
)
