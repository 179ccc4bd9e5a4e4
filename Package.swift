// swift-tools-version: 6.2
import Foundation
import PackageDescription

// What SwiftPM fetched for another package lies in `checkouts` or `registry`, beside the file in which it
// remembers that. Such a package shall meet no flag that SwiftPM calls unsafe.
let isDependency: Bool = {
  let parts = Context.packageDirectory.split(separator: "/")
  return parts.indices.contains { place in
    let scratch = "/" + parts[..<place].joined(separator: "/")
    return ["checkouts", "registry"].contains(parts[place])
      && FileManager.default.fileExists(atPath: scratch + "/workspace-state.json")
  }
}()

// What is known of generic types is made while compiling instead of at each start, as it is on Apple's
// systems, and asked for by functions instead of by names that are taken apart: a tenth of what `today` does.
let fast: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(
      [
        "-Xfrontend", "-prespecialize-generic-metadata",
        "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      ], .when(platforms: [.linux], configuration: .release))
  ]

// Each function in a section of its own, so that the linker can leave out those that nobody calls and keep
// one of those that are alike; and no module of regular expressions where none is used. Together a seventh of
// the program. Nothing is written for a debugger that the program is stripped of: objects of a third.
let lean: [SwiftSetting] =
  isDependency
  ? []
  : [
    .unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]),
    .unsafeFlags(
      ["-Xfrontend", "-function-sections"], .when(platforms: [.linux], configuration: .release)),
    .unsafeFlags(["-Xfrontend", "-gnone"], .when(configuration: .release)),
  ]

// What runs once a question is made small: a tenth less of code, and half a percent more of instructions.
let small: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// Where nobody waits for it many times a day, its functions are not taken over by the modules above it
// either: about a sixth less of code, and of the time that it takes to compile.
let aside: [SwiftSetting] =
  isDependency ? [] : small + [.unsafeFlags(["-disable-cmo"], .when(configuration: .release))]

// The program does all of its work on threads of its own. `main` would ask whether it runs on the main actor,
// and that alone would bring in the library of tasks and actors: half a megabyte.
let actorless: [SwiftSetting] =
  isDependency ? [] : [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)] + lean
// Whatever the compiler can't prove to keep to its memory is marked `unsafe`.
let safe: [SwiftSetting] = strict + [.strictMemorySafety()]

// A static executable starts in a quarter of the time of one that loads shared libraries. Nothing in it is
// thrown through frames, so that the tables for it are left out: a twelfth of the program. What `today`
// touches lies side by side: a fifth of its time; `.ci/order` says what that is, and wants the names left in.
let strip = Context.environment["SMJOURNAL_SYMBOLS"] == nil ? "-s" : "-S"
let isStatic: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-executable", "-use-ld=lld",
      "-Xlinker", strip, "-Xlinker", "--gc-sections", "-Xlinker", "--icf=all",
      "-Xlinker", "--symbol-ordering-file", "-Xlinker",
      "\(Context.packageDirectory)/.ci/order.txt", "-Xlinker", "--no-warn-symbol-ordering",
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
        "JournalCommands", "JournalExchange", "JournalFiles", "JournalFormat", "JournalImports",
        "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
        "JournalReaders", "JournalShifts", "JournalStore", "JournalSync",
        "JournalTerminal", "SystemLibrary", "YAMLCodec",
      ]),
    .executable(name: "smjournal", targets: ["smjournal"]),
  ],
  targets: [
    .target(name: "YAMLCodec", swiftSettings: safe + fast),
    .target(name: "CProgramFacts", cSettings: buildFacts),
    .target(name: "CSHA256"),
    .target(name: "CTemplates"),
    .target(name: "CEntities", exclude: ["entities.txt"]),
    .target(name: "Markdown", dependencies: ["CEntities"], swiftSettings: safe + aside),
    .target(name: "SystemLibrary", swiftSettings: safe + fast),
    .target(name: "JournalModel", dependencies: ["CSHA256", "CTemplates"], swiftSettings: safe + fast),
    .target(
      name: "JournalFormat", dependencies: ["JournalModel", "YAMLCodec"], swiftSettings: safe + fast),
    .target(
      name: "JournalFiles",
      dependencies: ["JournalFormat", "JournalModel", "SystemLibrary"],
      swiftSettings: safe + fast),
    .target(
      name: "JournalIndex",
      dependencies: ["JournalFiles", "JournalFormat", "JournalModel", "SystemLibrary", "YAMLCodec"],
      swiftSettings: safe + fast),
    .target(
      name: "JournalStore",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "SystemLibrary",
        "YAMLCodec",
      ],
      swiftSettings: safe + fast),
    .target(
      name: "JournalSync",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + aside),
    .target(name: "JournalShifts", dependencies: ["CTemplates", "JournalModel"], swiftSettings: safe + fast),
    .target(
      name: "JournalInsights", dependencies: ["JournalModel", "JournalShifts"], swiftSettings: safe + fast),
    .target(
      name: "JournalLanguage",
      dependencies: [
        "CTemplates", "JournalFormat", "JournalInsights", "JournalModel", "JournalShifts",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + fast),
    .target(
      name: "JournalReaders", dependencies: ["JournalModel", "Markdown", "YAMLCodec"],
      swiftSettings: safe + aside),
    .target(
      name: "JournalExchange",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalInsights", "JournalLanguage",
        "JournalModel", "JournalReaders", "JournalShifts", "JournalStore", "Markdown",
        "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + aside),
    .target(
      name: "JournalImports",
      dependencies: [
        "JournalExchange", "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel",
        "JournalReaders", "JournalShifts", "JournalStore", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + aside),
    .target(
      name: "JournalPages",
      dependencies: [
        "CTemplates", "JournalExchange", "JournalFiles", "JournalFormat", "JournalIndex",
        "JournalInsights", "JournalLanguage", "JournalModel", "JournalShifts", "JournalStore",
        "JournalSync", "Markdown", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + aside),
    .target(
      name: "JournalKit",
      dependencies: [
        "CTemplates", "JournalExchange", "JournalFiles", "JournalFormat", "JournalIndex",
        "JournalInsights", "JournalLanguage", "JournalModel", "JournalReaders", "JournalShifts",
        "JournalStore", "JournalSync", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + fast + small),
    .target(
      name: "JournalTerminal",
      dependencies: ["JournalInsights", "JournalModel", "SystemLibrary"],
      swiftSettings: safe + fast),
    .target(
      name: "JournalCommands",
      dependencies: [
        "CTemplates", "JournalExchange", "JournalFiles", "JournalFormat",
        "JournalImports", "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage",
        "JournalModel", "JournalPages", "JournalReaders", "JournalShifts", "JournalStore",
        "JournalSync", "JournalTerminal", "SystemLibrary", "YAMLCodec",
      ],
      swiftSettings: safe + fast + small),
    .executableTarget(
      name: "smjournal",
      dependencies: ["CProgramFacts", "JournalCommands"],
      exclude: ["no-unwinding.ld"], swiftSettings: strict + fast + actorless,
      linkerSettings: isStatic),
    // Developer program: writes values as YAML for Tests/Judges/emit_judge.py.
    .executableTarget(name: "smjournal-emit-check", dependencies: ["YAMLCodec"], swiftSettings: strict),
    // Developer program: Markdown to HTML, for Tests/Judges/markdown_judge.py.
    .executableTarget(
      name: "smjournal-markdown", dependencies: ["Markdown", "SystemLibrary"], swiftSettings: strict),
    .executableTarget(
      name: "smjournal-bench",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "SystemLibrary",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal-fuzz",
      dependencies: [
        "JournalExchange", "JournalFiles", "JournalImports", "JournalIndex", "JournalModel",
        "JournalReaders", "JournalStore", "JournalSync", "JournalTestSupport", "SystemLibrary",
        "YAMLCodec",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "smjournal-yaml-suite",
      dependencies: ["SystemLibrary", "YAMLCodec"],
      swiftSettings: strict),
    .target(
      name: "JournalTestSupport",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalShifts",
        "SystemLibrary",
      ],
      path: "Tests/JournalTestSupport"),
    .target(
      name: "TerminalTestSupport", dependencies: ["JournalTerminal"], path: "Tests/TerminalTestSupport"),
    // Each names all that it imports: what is left out is not built anew when that changes.
    .testTarget(
      name: "YAMLCodecTests", dependencies: ["JournalLanguage", "JournalModel", "YAMLCodec"]),
    .testTarget(name: "MarkdownTests", dependencies: ["Markdown"]),
    .testTarget(
      name: "SystemLibraryTests",
      dependencies: ["JournalModel", "JournalTestSupport", "SystemLibrary"]),
    .testTarget(name: "JournalModelTests", dependencies: ["JournalModel", "JournalTestSupport"]),
    .testTarget(
      name: "JournalFormatTests",
      dependencies: ["JournalFiles", "JournalFormat", "JournalModel", "JournalTestSupport", "YAMLCodec"]),
    .testTarget(
      name: "JournalFilesTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalSync", "JournalTestSupport", "SystemLibrary",
      ]),
    .testTarget(
      name: "JournalIndexTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalTestSupport", "SystemLibrary", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalStoreTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalTestSupport", "SystemLibrary", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalSyncTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalIndex", "JournalModel", "JournalStore",
        "JournalSync", "JournalTestSupport", "SystemLibrary",
      ]),
    .testTarget(
      name: "JournalShiftsTests",
      dependencies: ["JournalModel", "JournalShifts", "JournalTestSupport"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "JournalInsightsTests",
      dependencies: ["JournalInsights", "JournalModel", "JournalShifts", "JournalTestSupport"]),
    .testTarget(
      name: "JournalLanguageTests",
      dependencies: [
        "JournalFiles", "JournalFormat", "JournalInsights", "JournalKit", "JournalLanguage",
        "JournalModel", "JournalShifts", "JournalStore", "JournalTestSupport", "SystemLibrary", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalPagesTests",
      dependencies: [
        "JournalInsights", "JournalLanguage", "JournalModel", "JournalPages", "JournalShifts",
        "JournalTestSupport", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalReadersTests",
      dependencies: ["JournalFiles", "JournalModel", "JournalReaders", "JournalTestSupport", "YAMLCodec"]),
    .testTarget(
      name: "JournalExchangeTests",
      dependencies: ["JournalExchange", "JournalFiles", "JournalModel", "JournalReaders", "YAMLCodec"]),
    .target(
      name: "ImportTestSupport",
      dependencies: [
        "JournalExchange", "JournalFiles", "JournalImports", "JournalIndex", "JournalModel",
        "JournalReaders", "JournalStore", "JournalTestSupport", "SystemLibrary",
      ],
      path: "Tests/ImportTestSupport"),
    .testTarget(
      name: "JournalImportsTests",
      dependencies: [
        "ImportTestSupport", "JournalExchange", "JournalFiles", "JournalFormat", "JournalImports",
        "JournalIndex", "JournalModel", "JournalShifts", "JournalStore", "JournalTestSupport", "YAMLCodec",
      ]),
    .testTarget(
      name: "JournalKitTests",
      dependencies: [
        "JournalIndex", "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel",
        "JournalShifts", "JournalStore", "JournalTestSupport",
      ]),
    .testTarget(
      name: "JournalTerminalTests",
      dependencies: [
        "JournalModel", "JournalTerminal", "JournalTestSupport", "SystemLibrary", "TerminalTestSupport",
      ]),
    .testTarget(
      name: "JournalCommandsTests",
      dependencies: [
        "JournalCommands", "JournalExchange", "JournalFiles", "JournalFormat", "JournalIndex",
        "JournalInsights", "JournalKit", "JournalLanguage", "JournalModel", "JournalStore",
        "JournalSync", "JournalTerminal", "JournalTestSupport", "SystemLibrary", "TerminalTestSupport",
        "YAMLCodec",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "BenchTests",
      dependencies: ["JournalIndex", "JournalModel", "JournalStore", "JournalTestSupport", "smjournal-bench"]),
  ],
  swiftLanguageModes: [.v6]
)

// A member is seen where its module is imported, not where some other file imports it: the modules named in
// a file are all that it stands on.
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.enableUpcomingFeature("MemberImportVisibility")]
}
