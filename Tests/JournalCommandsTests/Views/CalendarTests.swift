import Testing

@Suite struct CalendarTests {
  @Test func `a month at 80 columns`() {
    #expect(
      Session.ward().screen("month") == """
        November 2026
        Mon       Tue       Wed       Thu       Fri       Sat       Sun
                                                                     1 ·
         2 D       3 D       4 N       5 N       6 ·       7 ·       8 ·
         9 D      10 D      11 N      12 N      13 ·      14 ·      15 ·
        16 D      17 D      18 N      19 N 😞   20 · 😊   21 ·      22 ·
        23 D      24 D      25 *      26 *      27 *      28 ·      29 ·
        30 D
        D day · N night · · rest · * time off
        Mood noted on 2 of 20 days

        """)
  }

  @Test func `a month at 40 columns`() {
    #expect(
      Session.ward().screen("month", width: 40) == """
        November 2026
        Mon  Tue  Wed  Thu  Fri  Sat  Sun
                                       1·
         2D   3D   4N   5N   6·   7·   8·
         9D  10D  11N  12N  13·  14·  15·
        16D  17D  18N  19N😞20·😊21·  22·
        23D  24D  25*  26*  27*  28·  29·
        30D
        D day · N night · · rest · * time off
        Mood noted on 2 of 20 days

        """)
  }

  @Test func `a month in French at 40 columns`() {
    #expect(
      Session.ward().screen("month 2026-10 --lang fr", width: 40) == """
        octobre 2026
        lun. mar. mer. jeu. ven. sam. dim.
                        1    2    3    4
         5    6    7    8    9   10   11
        12   13   14   15   16   17   18
        19J  20J  21N  22N  23·  24N  25·
        26J  27J  28N  29N  30·  31·
        J jour · N nuit · · repos · * congés
        Humeur notée 0 jour sur 31

        """)
  }

  @Test func `a month in colour`() {
    #expect(
      Session.ward().screen("month", width: 40, inColor: true) == """
        \u{1B}[1mNovember 2026\u{1B}[0m
        \u{1B}[2mMon  Tue  Wed  Thu  Fri  Sat  Sun\u{1B}[0m
                                       1\u{1B}[32m·\u{1B}[0m
         2\u{1B}[34mD\u{1B}[0m   3\u{1B}[34mD\u{1B}[0m   4\u{1B}[35mN\u{1B}[0m   5\u{1B}[35mN\u{1B}[0m   6\u{1B}[32m·\u{1B}[0m   7\u{1B}[32m·\u{1B}[0m   8\u{1B}[32m·\u{1B}[0m
         9\u{1B}[34mD\u{1B}[0m  10\u{1B}[34mD\u{1B}[0m  \u{1B}[32m11\u{1B}[0m\u{1B}[35mN\u{1B}[0m  12\u{1B}[35mN\u{1B}[0m  13\u{1B}[32m·\u{1B}[0m  14\u{1B}[32m·\u{1B}[0m  15\u{1B}[32m·\u{1B}[0m
        16\u{1B}[34mD\u{1B}[0m  17\u{1B}[34mD\u{1B}[0m  18\u{1B}[35mN\u{1B}[0m  19\u{1B}[35mN\u{1B}[0m😞\u{1B}[7m20\u{1B}[0m\u{1B}[32m·\u{1B}[0m😊21\u{1B}[32m·\u{1B}[0m  22\u{1B}[32m·\u{1B}[0m
        23\u{1B}[34mD\u{1B}[0m  24\u{1B}[34mD\u{1B}[0m  25\u{1B}[32m*\u{1B}[0m  26\u{1B}[32m*\u{1B}[0m  27\u{1B}[32m*\u{1B}[0m  28\u{1B}[32m·\u{1B}[0m  29\u{1B}[32m·\u{1B}[0m
        30\u{1B}[34mD\u{1B}[0m
        \u{1B}[2mD day · N night · · rest · * time off\u{1B}[0m
        \u{1B}[2mMood noted on 2 of 20 days\u{1B}[0m

        """)
  }

  @Test func `a year at 80 columns`() {
    #expect(
      Session.ward().screen("year") == """
        2026
            1       5         10        15        20        25        30
        Jan · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Feb · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Mar · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Apr · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        May · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Jun · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Jul · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Aug · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Sep · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Oct · · · · · · · · · · · · · · · · · · · · · · · · · · · · · · ·
        Nov · · · · · · · · · · · · · · · · · · - +         * * *
        Dec
        # very happy, + happy, o neutral, - sad, = very sad, · nothing noted
        Mood noted on 2 of 324 days

        """)
  }

  @Test func `a year in French at 40 columns`() {
    #expect(
      Session.ward().screen("year --lang fr", width: 40) == """
        2026
              1   5    10   15   20   25   30
        janv. ·······························
        févr. ····························
        mars  ·······························
        avr.  ······························
        mai   ·······························
        juin  ······························
        juil. ·······························
        août  ·······························
        sept. ······························
        oct.  ·······························
        nov.  ··················-+    ***
        déc.
        # très bien, + bien, o neutre, -
        triste, = très triste, · rien de noté
        Humeur notée 2 jours sur 324

        """)
  }

  @Test func `the rota of four weeks`() {
    #expect(
      Session.ward().screen("rota") == """
        November 2026
        Mon       Tue       Wed       Thu       Fri       Sat       Sun
                                                20 ·      21 ·      22 ·
        23 D      24 D      25 *      26 *      27 *      28 ·      29 ·
        30 D
        December 2026
        Mon       Tue       Wed       Thu       Fri       Sat       Sun
                   1 D       2 N       3 N       4 ·       5 ·       6 ·
         7 D       8 D       9 N      10 N      11 ·      12 ·      13 ·
        14 D      15 D      16 N      17 N
        D day · N night · · rest · * time off

        """)
  }

  @Test func `the rota at 40 columns`() {
    #expect(
      Session.ward().screen("rota --until 2026-12-03", width: 40) == """
        November 2026
        Mon  Tue  Wed  Thu  Fri  Sat  Sun
                            20·  21·  22·
        23D  24D  25*  26*  27*  28·  29·
        30D
        December 2026
        Mon  Tue  Wed  Thu  Fri  Sat  Sun
              1D   2N   3N
        D day · N night · · rest · * time off

        """)
  }

  @Test func `the rota in French in colour`() {
    #expect(
      Session.ward().screen("rota --until 2026-11-25 --lang fr", width: 40, inColor: true) == """
        \u{1B}[1mnovembre 2026\u{1B}[0m
        \u{1B}[2mlun. mar. mer. jeu. ven. sam. dim.\u{1B}[0m
                            \u{1B}[7m20\u{1B}[0m\u{1B}[32m·\u{1B}[0m  21\u{1B}[32m·\u{1B}[0m  22\u{1B}[32m·\u{1B}[0m
        23\u{1B}[34mJ\u{1B}[0m  24\u{1B}[34mJ\u{1B}[0m  25\u{1B}[32m*\u{1B}[0m
        \u{1B}[2mJ jour · N nuit · · repos · * congés\u{1B}[0m

        """)
  }
}
