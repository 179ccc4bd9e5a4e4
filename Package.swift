// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

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
    .executable(name: "smjournal", targets: ["smjournal"]),
  ],
  targets: [
    .target(name: "YAMLCodec", swiftSettings: strict),
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
      name: "JournalCommands",
      dependencies: [
        "JournalModel", "JournalStore", "JournalInsights", "JournalLanguage", "JournalTemplates",
        "YAMLCodec",
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
    .testTarget(name: "YAMLCodecTests", dependencies: ["YAMLCodec"]),
    .testTarget(name: "JournalModelTests", dependencies: ["JournalModel", "JournalTestSupport"]),
    .testTarget(
      name: "JournalStoreTests", dependencies: ["JournalStore", "JournalTestSupport"]),
    .testTarget(name: "JournalInsightsTests", dependencies: ["JournalInsights"]),
    .testTarget(name: "JournalLanguageTests", dependencies: ["JournalLanguage"]),
    .testTarget(name: "JournalTemplatesTests", dependencies: ["JournalTemplates"]),
    .testTarget(
      name: "JournalCommandsTests", dependencies: ["JournalCommands", "JournalTestSupport"]),
    .testTarget(name: "BenchTests", dependencies: ["smjournal-bench", "JournalTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
