extension MoodLexicon {
  /// English.
  package static let english = MoodLexicon(
    code: "en",
    function: "the and was is i my to of in it a for with we she he had at on that have me so but not this "
      + "be were", negations: "not no never without hardly barely neither nor nothing nobody none cannot",
    plainNegations: "not",
    stronger: "very so really extremely incredibly absolutely completely totally utterly such truly deeply "
      + "terribly awfully most pure",
    weaker: "bit little slightly somewhat rather quite fairly kind mildly pretty",
    links: "am m was were be been being is are s ve have had has feel feels felt feeling just still simply "
      + "also again both now and honestly finally of all much came come home went woke up got get back left "
      + "started ended this another always",
    articles: "a an the what my our one two three four five six seven", comparing: "less more", excess: "too",
    unreal: "would if could might may must should hope hoped hoping wish wished tomorrow next will going_to "
      + "ll used_to unless until whether maybe perhaps probably possibly apparently supposedly allegedly "
      + "supposed_to thinks guess suppose believe imagine expected expect promised i_think say says they_said "
      + "people_said said_nobody told_me tells asks asked feared almost nearly as_if in_theory on_paper "
      + "when_i_was years_ago last_year back_then as_a give_me imagine at_first once_upon a_year there_were dream dreamt dreamed",
    doubtful:
      "but yet however although though despite far d than better worse as_good as_bad as_happy as_calm was_once were_once seems "
      + "seem seemed thought seen whoever please sure of_course yeah_right i_bet thanks_to half_of_me "
      + "part_of_me anything_but nowhere_near to_inform_you how_lovely how_nice how_kind i_love_how "
      + "i_love_it_when don't_you_just thanks_a_lot thanks_for living_the_dream what_i_needed "
      + "what_we_needed lucky_me lucky_us good_for_them for_about minutes per_protocol complicated mixed at_once swap no_longer any_more "
      + "anymore remember kind_of sort_of apart_from except let_s because_nothing", joining: "and so because",
    mishaps: "dead broken cancelled canceled closed crashed failed missing stuck stolen leaking unpaid "
      + "power_cut no_break without_a_break broke_down out_of_order management again printer lift double "
      + "paperwork extra no_lunch short_of", takingBack: "not or_not as_if not_really just_kidding",
    fillers: "well right so oh ah", own: "i we",
    others: "he she they you his her their him them everyone everybody mr mrs ms miss dr patient "
      + "patients family relatives husband wife mother father mum dad daughter son sister brother "
      + "colleague colleagues manager doctor nurse boss baby man woman lady girl boy child resident "
      + "residents friend people somebody someone who",
    lived: "it this that today tonight yesterday everything",
    spans: "day days night nights shift shifts "
      + "week weeks weekend month months year morning mornings afternoon evening holiday birthday",
    companions: "with",
    openEnds: "with about for to at in after before from of by and that because when while all since "
      + "during until though we i my me it this too now here tonight today yesterday beyond home again",
    unsaidAlone:
      "tears fear grief pain stress panic chaos hell nightmare misery despair worry regret cried cry great wonderful amazing fantastic perfect brilliant marvellous marvelous superb magnificent "
      + "excellent awesome lovely good nice beautiful best fun incredible pleasant delightful joy bliss "
      + "unforgettable lucky kind sweet quiet easy smooth useful love loved",
    neutral: "okay ok so_so ordinary average neutral meh nothing_special nothing_to_report normal routine "
      + "uneventful "
      + "as_usual as_always neither_good_nor_bad neither not_great_not_terrible regular like_any_other "
      + "balanced_out "
      + "could_be_worse could_be_better couldn't_complain can't_complain not_much_to_say it's_fine fine_i_suppose it_was_fine alright "
      + "same_as_always unremarkable",
    values: [
      (
        0,
        "happy_to glad_to happy_days best_thing_about good_friday happy_hour happy_birthday happy_christmas happy_new_year happy_easter good_luck good_old good_to_know "
          + "good_idea great_idea brilliant_idea nice_idea fantastic_idea lovely_idea nice_of kind_of "
          + "lovely_rota great_rota nice_rota hard_to_say hard_to_tell hard_of_hearing best_i_can dead_on_time "
          + "no_doubt as_well well_then fine_print on_call_well good_grief good_god calm_down light_switch "
          + "love_to_say best_before best_practice proud_mary free_bed long_day_shift long_term low_bed "
          + "wrong_way cold_pizza like_hell"
      ),
      (
        3,
        "wonderful amazing fantastic thrilled overjoyed ecstatic delighted perfect brilliant marvellous "
          + "marvelous "
          + "superb magnificent euphoric best unforgettable over_the_moon bliss happiest incredible joy "
          + "overwhelmed_with_joy "
          + "excellent awesome tears_of_joy elated couldn't_be_happier could_not_be_happier cannot_be_happier couldn't_have_been_happier "
          + "could_not_have_been_happier so_much_joy dream_come_true love_my " + "on_cloud_nine "
          + "never_been_so_happy love_these pure_happiness never_been_happier happiness"
      ),
      (
        2,
        "great happy happy_to_be love loved beautiful laughed singing sang danced alive proud_of_us fun excited "
          + "joyful"
      ),
      (
        1.5,
        "good happily glad proud lovely grateful thankful relieved relief calm content peaceful enjoyed "
          + "enjoy nice "
          + "pleased satisfied cheerful hopeful confident pleasant pleasantly lucky optimistic serene"
          + "calmly "
          + "warmed useful cosy cozy delightful rested feel_better feeling_better strong smoothly comforting encouraged "
          + "looking_forward "
          + "at_peace touched smiled smile smiling feel_light felt_light quiet well_done productive liked satisfying "
          + "rewarding " + "made_my_day made_my_week couldn't_have_asked_for_a_better couldn't_ask_for_more "
          + "could_not_have_asked_for_a_better nothing_went_wrong "
          + "looking_up energetic relaxed relaxing refreshed did_me_good laughing hugged peace sweet laugh "
          + "energised "
          + "energized appreciated supported kindness comfort easy smooth went_well slept_well went_fine "
          + "passed_the_exam mood_lifted went_really_well went_very_well in_a_great_mood in_a_good_mood"
      ),
      (-0.8, "bored nervous moody impatient"),
      (
        -1.5,
        "bad tired sad low burst_into_tears stress stressed stressful frustrated frustrating "
          + "anxious worried "
          + "worry lonely feel_alone felt_alone guilty ashamed angry annoyed upset hurt hurts fed_up drained worn_out "
          + "disappointed "
          + "discouraged scared afraid unhappy regret irritable empty cried cry short_staffed understaffed "
          + "overwhelmed chaos tense depressing depressed embarrassed miserable unfair sick_of "
          + "slept_badly sleep_badly badly furious cross rude on_edge struggled weary sore ill feel_down "
          + "felt_down "
          + "losing_heart missed_my miss_my helpless unwell bothers knots painful pain fear gloomy "
          + "exhausting "
          + "shouted awkward lost_heart out_of_patience insulted humiliated blamed useless weak nauseous "
          + "goodbye grief "
          + "in_a_bad_mood bad_mood resent resentful bitter jealous tearful unfairly aching ache"
      ),
      (
        -3,
        "exhausted burnt_out burned_out terrible awful horrible worst desperate hopeless broke_my_heart devastated "
          + "heartbroken dreaded dread i_m_broken am_broken feel_broken felt_broken "
          + "shattered nightmare hell unbearable crying sobbed sobbing hate hated terrified terrifying "
          + "panicked panic "
          + "worthless misery agony crushed dreadful despair in_tears rock_bottom can't_go_on cannot_go_on "
          + "can't_take_any_more cannot_take_it can't_take_it want_to_quit destroying nothing_left died_this "
          + "can't_stop_crying cannot_stop_crying couldn't_stop_crying abandoned traumatised traumatized suicidal collapsed can't_cope heart_broken "
          + "numb"
      ),
    ])
}
