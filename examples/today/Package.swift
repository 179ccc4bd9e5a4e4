// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "today",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "smjournal", path: "../..")],
  targets: [
    .executableTarget(name: "today", dependencies: [.product(name: "SMJournal", package: "smjournal")])
  ]
)
