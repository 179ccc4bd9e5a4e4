// swift-tools-version: 6.2
import PackageDescription

// A package that depends on this one by URL has it below `checkouts`; it shall meet no flag that SwiftPM
// calls unsafe.
let isDependency = Context.packageDirectory.split(separator: "/").contains("checkouts")

// What is known of generic types is made while compiling instead of at each start, as it is on Apple's
// systems: a fifteenth of what `today` does.
let fast: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      ["-Xfrontend", "-prespecialize-generic-metadata"], .when(platforms: [.linux], configuration: .release))
  ]

// Each function in a section of its own, so that the linker can leave out those that nobody calls and keep
// one of those that are alike; and no module of regular expressions where none is used. Together a seventh of
// the program.
let lean: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(
      ["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
  ]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + fast + lean
// Whatever the compiler can't prove to keep to its memory is marked `unsafe`.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

// A static executable starts in a quarter of the time of one that loads shared libraries. Nothing in it is
// thrown through frames, so that the tables for it are left out: a twelfth of the program.
let isStatic: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld",
      "-Xlinker", "-s", "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all",
      "-Xlinker", "--no-eh-frame-hdr",
      "-Xlinker", "-T", "-Xlinker", "\(Context.packageDirectory)/Sources/smjournal/no-unwinding.ld",
    ],
    .when(platforms: [.linux], configuration: .release))
]

// SwiftPM remembers what a manifest said, so the commit found here may be an older one while one works on the
// package; `.ci/release` says it by the variable.
let commit = Context.environment["SMJOURNAL_COMMIT"] ?? Context.gitInformation?.currentCommit
let buildFacts: [CSetting] =
  commit.map { [.define("BUILD_COMMIT", to: "\"\($0)\"", .when(configuration: .release))] } ?? []

let package = Package(
  name: "smjournal",
  platforms: [.macOS(.v15)],
  products: [
    // YAML and front matter alone: no other module of the package is built for it.
    .library(name: "YAMLCodec", targets: ["YAMLCodec"]),
    // CommonMark and GFM alone.
    .library(name: "Markdown", targets: ["Markdown"]),
    .library(
      name: "SMJournal",
      targets: [
        "YAMLCodec", "SystemLibrary", "JournalModel", "JournalFormat", "JournalFiles", "JournalBlocks",
        "JournalIndex", "JournalStore", "JournalSync", "JournalInsights", "JournalLanguage", "JournalReaders",
        "JournalExchange", "JournalHealth", "JournalImports", "JournalTemplates", "JournalKit",
        "JournalTerminal", "CommandKit", "JournalViews", "ShiftCommands", "ExchangeCommands",
        "JournalCommands", "JournalText", "JournalQuery", "JournalShifts",
      ]),
    .executable(name: "smjournal", targets: ["smjournal"]),
  ],
  targets: [
    .target(name: "YAMLCodec", swiftSettings: safe),
    .target(name: "CProgramFacts", cSettings: buildFacts),
    .target(name: "CTemplates"),
    .target(name: "Markdown", swiftSettings: safe),
    .target(name: "SystemLibrary", swiftSettings: strict),
    .target(name: "JournalText", swiftSettings: strict),
    .target(name: "JournalModel", dependencies: ["JournalText"], swiftSettings: strict),
    .target(name: "JournalQuery", dependencies: ["JournalModel", "JournalText"], swiftSettings: strict),
    .target(
      name: "JournalFormat", dependencies: ["JournalModel", "JournalText", "YAMLCodec"],
      swiftSettings: strict),
    .target(
      name: "JournalFiles", dependencies: ["JournalFormat", "JournalModel", "JournalText", "SystemLibrary"],
      swiftSettings: strict),
    .target(
      name: "JournalBlocks", dependencies: ["JournalModel", "JournalQuery", "JournalText", "SystemLibrary"],
      swiftSettings: strict),
    .target(
      name: "JournalIndex",
      dependencies: [
        "JournalBlocks", "JournalFiles", "JournalFormat", "JournalModel", "JournalQuery", "JournalText",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalStore",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalQuery", "JournalText",
        "YAMLCodec",
      ],
      swiftSettings: safe),
    .target(
      name: "JournalSync",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore", "JournalText",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe),
    .target(name: "JournalShifts", dependencies: ["JournalModel", "JournalText"], swiftSettings: safe),
    .target(
      name: "JournalInsights",
      dependencies: ["JournalModel", "JournalShifts", "JournalText", "SystemLibrary"],
      swiftSettings: safe),
    .target(
      name: "JournalLanguage",
      dependencies: [
        "CTemplates", "JournalFormat", "JournalInsights", "JournalModel", "JournalShifts", "JournalText",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe),
    .target(name: "JournalReaders", dependencies: ["JournalModel", "YAMLCodec"], swiftSettings: strict),
    .target(
      name: "JournalExchange",
      dependencies: [
        "JournalInsights", "JournalLanguage", "JournalModel", "JournalReaders", "JournalShifts",
        "JournalStore", "JournalText", "Markdown", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalHealth",
      dependencies: ["JournalExchange", "JournalModel", "JournalReaders", "JournalStore", "JournalText"],
      swiftSettings: strict),
    .target(
      name: "JournalImports",
      dependencies: [
        "JournalExchange", "JournalHealth", "JournalInsights", "JournalModel", "JournalReaders",
        "JournalShifts", "JournalStore", "JournalText", "YAMLCodec",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalTemplates", dependencies: ["CTemplates"], swiftSettings: safe),
    .target(
      name: "JournalPages",
      dependencies: [
        "CTemplates", "JournalInsights", "JournalLanguage", "JournalModel", "JournalShifts", "JournalStore",
        "JournalSync", "JournalText", "Markdown", "YAMLCodec",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalKit",
      dependencies: [
        "JournalExchange", "JournalFiles", "JournalFormat", "JournalInsights", "JournalLanguage",
        "JournalModel",
        "JournalReaders", "JournalShifts", "JournalStore", "JournalSync", "JournalTemplates",
        "JournalText", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe),
    .target(
      name: "JournalTerminal",
      dependencies: ["JournalInsights", "JournalModel", "JournalStore", "SystemLibrary"],
      swiftSettings: strict),
    .target(
      name: "CommandKit",
      dependencies: [
        "JournalExchange", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
        "JournalStore", "JournalTerminal", "JournalText",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalViews",
      dependencies: [
        "CommandKit", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
        "JournalPages", "JournalShifts", "JournalStore", "JournalSync", "JournalText",
      ],
      swiftSettings: strict),
    .target(
      name: "ShiftCommands",
      dependencies: [
        "CommandKit", "JournalFiles", "JournalInsights", "JournalKit", "JournalLanguage",
        "JournalModel", "JournalPages", "JournalShifts", "JournalStore", "JournalText", "JournalViews",
        "SystemLibrary",
      ],
      swiftSettings: strict),
    .target(
      name: "ExchangeCommands",
      dependencies: [
        "CommandKit", "JournalExchange", "JournalImports", "JournalInsights", "JournalKit",
        "JournalLanguage", "JournalModel", "JournalPages", "JournalReaders", "JournalStore",
        "JournalSync", "JournalText", "JournalViews", "SystemLibrary",
      ],
      swiftSettings: strict),
    .target(
      name: "JournalCommands",
      dependencies: [
        "CTemplates", "ExchangeCommands", "JournalFormat", "JournalInsights", "JournalKit", "JournalLanguage",
        "JournalModel", "JournalStore", "JournalSync", "JournalText", "JournalViews", "ShiftCommands",
        "SystemLibrary",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal", dependencies: ["JournalCommands", "CProgramFacts"],
      exclude: ["no-unwinding.ld"], swiftSettings: strict, linkerSettings: isStatic),
    // Developer program: writes values as YAML for Tests/Judges/emit_judge.py.
    .executableTarget(name: "smjournal-emit-check", dependencies: ["YAMLCodec"], swiftSettings: strict),
    // Developer program: Markdown to HTML, for Tests/Judges/markdown_judge.py.
    .executableTarget(
      name: "smjournal-markdown", dependencies: ["Markdown", "SystemLibrary"], swiftSettings: strict),
    .executableTarget(
      name: "smjournal-bench", dependencies: ["JournalStore", "JournalModel", "SystemLibrary"],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal-fuzz",
      dependencies: [
        "YAMLCodec", "JournalModel", "JournalStore", "JournalSync", "JournalReaders", "JournalExchange",
        "JournalImports", "JournalTestSupport", "SystemLibrary",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal-yaml-suite", dependencies: ["YAMLCodec", "SystemLibrary"], swiftSettings: strict),
    .target(
      name: "JournalTestSupport",
      dependencies: [
        "JournalBlocks", "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalQuery",
        "JournalShifts", "JournalStore", "JournalText", "SystemLibrary",
      ],
      path: "Tests/JournalTestSupport"),
    // Each names all that it imports: what is left out is not built anew when that changes.
    .testTarget(name: "YAMLCodecTests", dependencies: ["YAMLCodec"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(name: "SystemLibraryTests", dependencies: ["JournalTestSupport", "SystemLibrary"]),
    .testTarget(name: "JournalTextTests", dependencies: ["JournalText", "JournalTestSupport"]),
    .testTarget(name: "JournalModelTests", dependencies: ["JournalModel", "JournalTestSupport"]),
    .testTarget(
      name: "JournalQueryTests",
      dependencies: ["JournalModel", "JournalQuery", "JournalTestSupport", "JournalText"]),
    .testTarget(
      name: "JournalFormatTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalTestSupport", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalFilesTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalQuery", "JournalStore",
        "JournalSync", "JournalTestSupport",
      ]),
    .testTarget(
      name: "JournalBlocksTests",
      dependencies: [
        "JournalBlocks", "JournalFormat", "JournalModel", "JournalQuery", "JournalTestSupport",
        "JournalText", "SystemLibrary", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalIndexTests",
      dependencies: [
        "JournalBlocks", "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel",
        "JournalQuery", "JournalStore", "JournalTestSupport", "JournalText", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalStoreTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalTestSupport", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalSyncTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore", "JournalSync",
        "JournalTestSupport", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalShiftsTests", dependencies: ["JournalModel", "JournalShifts", "JournalTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "JournalInsightsTests",
      dependencies: ["JournalInsights", "JournalModel", "JournalShifts", "JournalTestSupport"]),
    .testTarget(
      name: "JournalLanguageTests",
      dependencies: [
        "JournalKit", "JournalFormat", "JournalInsights", "JournalLanguage", "JournalModel", "JournalShifts",
        "JournalStore", "JournalSync", "JournalText", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalPagesTests",
      dependencies: [
        "JournalPages", "JournalShifts", "JournalInsights", "JournalLanguage", "JournalModel",
      ]),
    .testTarget(
      name: "JournalReadersTests",
      dependencies: ["JournalModel", "JournalReaders", "JournalStore", "JournalTestSupport"]),
    .testTarget(
      name: "JournalExchangeTests",
      dependencies: ["JournalExchange", "JournalFiles", "JournalModel", "JournalReaders", "JournalText"]),
    .target(
      name: "ImportTestSupport",
      dependencies: [
        "JournalExchange", "JournalImports", "JournalModel", "JournalStore", "JournalTestSupport",
      ], path: "Tests/ImportTestSupport"),
    .testTarget(
      name: "JournalHealthTests",
      dependencies: [
        "ImportTestSupport", "JournalExchange", "JournalImports", "JournalModel", "JournalStore",
        "JournalTestSupport",
      ]),
    .testTarget(
      name: "JournalImportsTests",
      dependencies: [
        "ImportTestSupport", "JournalExchange", "JournalImports", "JournalModel", "JournalStore",
        "JournalTestSupport",
      ]),
    .testTarget(name: "JournalTemplatesTests", dependencies: ["JournalTemplates", "SystemLibrary"]),
    .testTarget(
      name: "JournalKitTests",
      dependencies: [
        "JournalKit", "JournalInsights", "JournalLanguage", "JournalModel", "JournalStore",
        "JournalTestSupport",
      ]),
    .testTarget(name: "JournalTerminalTests", dependencies: ["JournalTerminal", "SystemLibrary"]),
    .testTarget(
      name: "CommandKitTests",
      dependencies: [
        "CommandKit", "JournalKit", "JournalLanguage", "JournalModel", "JournalStore", "JournalTerminal",
      ]),
    .testTarget(name: "JournalViewsTests", dependencies: ["JournalViews"]),
    .testTarget(
      name: "JournalCommandsTests",
      dependencies: [
        "CommandKit", "JournalCommands", "JournalExchange", "JournalFiles", "JournalInsights",
        "JournalKit", "JournalLanguage", "JournalModel", "JournalStore", "JournalSync",
        "JournalTestSupport", "JournalText", "SystemLibrary", "YAMLCodec",
      ], exclude: ["Snapshots"]),
    .testTarget(
      name: "BenchTests",
      dependencies: ["smjournal-bench", "JournalStore", "JournalModel", "JournalTestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
