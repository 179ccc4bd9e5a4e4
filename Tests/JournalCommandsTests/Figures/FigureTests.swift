import Testing

@Suite struct FigureTests {
  @Test func `figures`() {
    #expect(
      Session.ward().screen("stats") == """
        Records
          3 entries
          2 check-ins
          2 check-outs
          1 time off
          2 shifts
          18 words, 1 minute to read
          3 days in a row

        Moods, one a day
          😄  1    ██████████
          😊  1    ██████████
          😐  0
          😞  1    ██████████
          😭  0

        Mood and scales: 7 and 30 days, against as many days before
          mood
            3.0 over 7 days (2 of 7 expected)
            3.0 over 30 days (2 of 30 expected)
          energy
            3.5 over 7 days (2 of 4 expected)
            3.5 over 30 days (2 of 18 expected)
          stress
            2.5 over 7 days (2 of 4 expected)
            2.5 over 30 days (2 of 18 expected)
          motivation
            4.0 over 7 days (1 of 4 expected)
            4.0 over 30 days (1 of 18 expected)
          fatigue
            3.5 over 7 days (2 of 4 expected)
            3.5 over 30 days (2 of 18 expected)
          emotional load
            3.0 over 7 days (2 of 4 expected)
            3.0 over 30 days (2 of 18 expected)
          satisfaction
            3.5 over 7 days (2 of 4 expected)
            3.5 over 30 days (2 of 18 expected)

        Before and after the shift
          energy: 3.5 before, 2.5 left after (2 shifts)
          stress: 2.5 before, emotional load 3.0 after (2 shifts)
          motivation: 4.0 before, satisfaction 4.0 after (1 shift)

        When you write
          Thursday    2 entries, 10 words
          Friday      1 entry, 3 words
          16:00       1 entry, 7 words
          09:00       1 entry, 3 words
          17:00       1 entry, 3 words

        Tags
          family 2 · tired 1

        """)
  }

  @Test func `figures in French`() {
    #expect(
      Session.ward().screen("stats --lang fr") == """
        Fiches
          3 entrées
          2 prises de poste
          2 fins de poste
          1 congé
          2 postes
          18 mots, 1 minute de lecture
          3 jours de suite

        Humeurs, une par jour
          😄  1    ██████████
          😊  1    ██████████
          😐  0
          😞  1    ██████████
          😭  0

        Humeur et échelles\u{A0}: 7 et 30 jours, contre autant de jours avant
          humeur
            3,0 sur 7 jours (2 sur 7)
            3,0 sur 30 jours (2 sur 30)
          énergie
            3,5 sur 7 jours (2 sur 4)
            3,5 sur 30 jours (2 sur 18)
          stress
            2,5 sur 7 jours (2 sur 4)
            2,5 sur 30 jours (2 sur 18)
          motivation
            4,0 sur 7 jours (1 sur 4)
            4,0 sur 30 jours (1 sur 18)
          fatigue
            3,5 sur 7 jours (2 sur 4)
            3,5 sur 30 jours (2 sur 18)
          charge émotionnelle
            3,0 sur 7 jours (2 sur 4)
            3,0 sur 30 jours (2 sur 18)
          satisfaction
            3,5 sur 7 jours (2 sur 4)
            3,5 sur 30 jours (2 sur 18)

        Avant et après le poste
          énergie\u{A0}: 3,5 avant, il en reste 2,5 après (2 postes)
          stress\u{A0}: 2,5 avant, charge émotionnelle 3,0 après (2 postes)
          motivation\u{A0}: 4,0 avant, satisfaction 4,0 après (1 poste)

        Quand tu écris
          jeudi       2 entrées, 10 mots
          vendredi    1 entrée, 3 mots
          16\u{A0}h        1 entrée, 7 mots
          9\u{A0}h         1 entrée, 3 mots
          17\u{A0}h        1 entrée, 3 mots

        Étiquettes
          family 2 · tired 1

        """)
  }

  @Test func `figures of a journal's last days`() {
    #expect(
      Session.ward().screen("stats --from 2026-11-19", width: 40, inColor: true) == """
        \u{1B}[1mRecords\u{1B}[0m
          2 entries
          1 time off
          10 words, 1 minute to read
          2 days in a row

        \u{1B}[1mMoods, one a day\u{1B}[0m
          😄  0
          😊  1    \u{1B}[38;5;221m██████████████\u{1B}[0m
          😐  0
          😞  1    \u{1B}[38;5;245m██████████████\u{1B}[0m
          😭  0

        \u{1B}[1mMood and scales: 7 and 30 days, against\u{1B}[0m
        \u{1B}[1mas many days before\u{1B}[0m
        \u{1B}[36m  mood\u{1B}[0m
            3.0 over 7 days (2 of 2 expected)
            3.0 over 30 days (2 of 2 expected)

        \u{1B}[1mWhen you write\u{1B}[0m
          Thursday    1 entry, 7 words
          Friday      1 entry, 3 words
          16:00       1 entry, 7 words
          17:00       1 entry, 3 words

        \u{1B}[1mTags\u{1B}[0m
          family 2 · tired 1

        """)
  }

  @Test func `insights of few records`() {
    #expect(
      Session.ward().screen("insights") == """
        What goes with good and bad days
          Nothing stands out: no difference is clear enough to be told from chance. It
            takes at least 8 days with and without something.

        Rest and work, the last 28 days
          17 shifts in 28 days, 9 nights among them; at most 4 days of work and 2
            nights in a row
          work: 50 h 10 in 7 days, 210 h 40 in 28 days
          shortest rest between shifts: 11 h 15
          weekends with work: 1 of 4
          fatigue after these shifts: 3.5 (2 of 17 expected)
          emotional load after these shifts: 3.0 (2 of 17 expected)

        """)
  }

  @Test func `insights in French at 40 columns`() {
    #expect(
      Session.ward().screen("insights --lang fr", width: 40) == """
        Ce qui va avec les bons et les mauvais jours
          Rien ne ressort\u{A0}: aucune différence
            n’est assez nette pour ne pas être
            due au hasard. Il faut au moins 8
            jours avec et sans quelque chose.

        Repos et travail, les 28 derniers jours
          17 postes en 28 jours, dont 9
            nuits\u{A0}; au plus 4 jours de travail
            et 2 nuits d’affilée
          travail\u{A0}: 50 h 10 en 7 jours, 210 h
            40 en 28 jours
          repos le plus court entre deux
            postes\u{A0}: 11 h 15
          week-ends travaillés\u{A0}: 1 sur 4
          fatigue après ces postes\u{A0}: 3,5 (2
            sur 17)
          charge émotionnelle après ces
            postes\u{A0}: 3,0 (2 sur 17)

        """)
  }

  @Test func `prompts`() {
    #expect(
      Session.ward().screen("prompts") == """
        A year ago today you wrote an entry.
          “First night alone”  2025-11-20-first-night

        """)
  }

  @Test func `prompts in French`() {
    #expect(
      Session.ward().screen("prompts --lang fr") == """
        Il y a 1 an, tu écrivais une entrée.
          «\u{A0}First night alone\u{A0}»  2025-11-20-first-night

        """)
  }

  @Test func `a search shows what was found between asterisks`() {
    #expect(
      Session.ward().screen("search night") == """
        2026-11-19-after-the-night  😞  After the night  #tired #family
            After the **night**
        2025-11-20-first-night  😄  First night alone
            First **night** alone

        """)
  }

  @Test func `a search in colour`() {
    #expect(
      Session.ward().screen("search café", inColor: true) == """
        \u{1B}[36m2026-11-19-after-the-night\u{1B}[0m  😞  After the night  #tired #family
            \u{1B}[2mSlept badly, then the \u{1B}[0m\u{1B}[1mcafé\u{1B}[0m\u{1B}[2m with Léa.\u{1B}[0m

        """)
  }

  @Test func `a search that finds nothing in French`() {
    #expect(
      Session.ward().screen("search zzz --lang fr") == """
        Aucune fiche trouvée.

        """)
  }
}
