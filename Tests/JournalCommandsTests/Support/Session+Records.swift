extension Session {
  /// The file of an entry with words and keys of the person's own.
  static let hardNight = """
    ---
    # mine
    title:   "A hard night"   # really
    tags: [fatigue, night]
    steps: 8412
    mood: 😞
    ---
    Four admissions.

    And a song.

    """

  /// A journal with an entry, a check-in before a night, and an entry that has nothing but keys.
  static func ofRecords() -> Session {
    Session([
      "2026/11/2026-11-20-0930-a-hard-night.md": hardNight,
      "2026/11/2026-11-19-1850-check-in.md":
        "---\nkind: check-in\nshift: night\nenergy: 2\nstress: 5\n---\nTired.\n",
      "2026/11/2026-11-18-garden.md": "---\ntitle: Garden\nfavorite: true\npeople: [Léa]\nplace: Lyon\n---\n",
    ])
  }
}
