extension MoodLexicon {
  /// English.
  package static let english = MoodLexicon(
    code: "en",
    function: "the and was is i my to of in it a for with we she he had at on that have me so but not this "
      + "be were",
    negations: "not no never without hardly barely neither nor nothing nobody none cannot",
    stronger: "very so really extremely incredibly too absolutely completely totally utterly such truly "
      + "deeply "
      + "terribly awfully most pure",
    weaker: "bit little slightly somewhat rather quite fairly kind mildly",
    turns: "but yet however although though",
    unreal: "would if could might hoped tomorrow will",
    lessening: "less",
    superlative: ("never", "so this such"),
    mishaps: "dead broken cancelled canceled closed crashed failed missing stuck stolen leaking unpaid "
      + "power_cut no_break without_a_break broke_down out_of_order management",
    doubtful: "maybe perhaps whether wish hope should supposed_to they_say people_say asked_if asked_me_if "
      + "used_to half_of_me part_of_me supposedly allegedly i_m_sure i_am_sure going_to_be would_love would_like anything_but far_from nowhere_near not_nearly not_as wasn't_nearly "
      + "isn't_nearly as_if if_only to_inform_you i_love_how please whoever yeah_right thanks_a_lot thanks_for_nothing living_the_dream just_what_i_needed "
      + "just_what_we_needed how_lovely_of film movie song radio can't_say cannot_say if_this if_that "
      + "too_good_to_be_true lucky_me lucky_us good_for_them don't_know_how_i_feel",
    takingBack: "not or_not as_if not_really just_kidding",
    fillers: "well right so oh ah",
    own: "i me my mine we us our myself",
    others: "he she they his her their him them everyone everybody mr mrs ms miss dr patient "
      + "patients family husband wife mother father daughter "
      + "son "
      + "colleague manager doctor",
    lived: "it this that today tonight yesterday everything nothing things day days night nights "
      + "shift shifts "
      + "week weeks weekend morning mornings afternoon evening hour hours holiday birthday party sunday monday "
      + "tuesday wednesday thursday friday saturday sun walk run bath garden concert dinner lunch break "
      + "handover delivery ward team atmosphere mood life end start news time times moment year month months "
      + "work job talk company drive nobody so there what",
    neutral: "okay ok so_so ordinary average neutral meh nothing_special nothing_to_report normal routine "
      + "uneventful "
      + "as_usual as_always neither_good_nor_bad neither not_great_not_terrible regular like_any_other "
      + "balanced_out "
      + "could_be_worse could_be_better mixed not_much_to_say it's_fine fine_i_suppose it_was_fine alright "
      + "same_as_always unremarkable",
    values: [
      (
        0,
        "best_thing_about good_friday happy_hour happy_birthday happy_christmas happy_new_year happy_easter good_luck good_old good_to_know "
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
          + "could_not_have_been_happier so_much_joy dream_come_true love_my "
          + "on_cloud_nine "
          + "never_been_so_happy love_these pure_happiness never_been_happier happiness"
      ),
      (
        2,
        "great happy love loved beautiful laughed singing sang danced alive proud_of_us fun excited "
          + "joyful"
      ),
      (
        1.5,
        "good happily glad proud lovely grateful thankful relieved relief calm content peaceful enjoyed "
          + "enjoy nice "
          + "pleased satisfied cheerful hopeful confident pleasant pleasantly lucky optimistic serene kind "
          + "calmly "
          + "warmed useful cosy cozy delightful rested better strong smoothly comforting encouraged "
          + "looking_forward "
          + "at_peace touched friendly thanked smiled smile quiet well_done productive liked satisfying "
          + "rewarding "
          + "made_my_day made_my_week couldn't_have_asked_for_a_better couldn't_ask_for_more "
          + "could_not_have_asked_for_a_better nothing_went_wrong couldn't_complain can't_complain "
          + "looking_up energetic refreshed did_me_good laughing hugged peace sweet laugh "
          + "energised "
          + "energized appreciated supported kindness comfort easy smooth went_well slept_well went_fine "
          + "passed_the_exam mood_lifted not_bad wasn't_bad no_longer_sad on_time rhythm cured"
      ),
      (0.8, "fine well ready light free managed warm funny interesting relaxed relaxing"),
      (
        -0.8,
        "long slow cold bored boring noise wrong busy moody heavy dragged nervous headache "
          + "impatient"
      ),
      (
        -1.5,
        "bad tired sad low hard tough rough difficult stress stressed stressful frustrated frustrating "
          + "anxious worried "
          + "worry lonely alone guilty ashamed angry annoyed upset hurt hurts fed_up drained worn_out "
          + "disappointed "
          + "discouraged scared afraid unhappy regret irritable empty cried cry short_staffed understaffed "
          + "overwhelmed chaos tense depressing depressed embarrassed miserable unfair sick_of mistake_with "
          + "slept_badly sleep_badly badly furious cross rude on_edge struggled weary sore ill feel_down "
          + "felt_down "
          + "losing_heart missed_my miss_my helpless unwell bothers knots painful pain fear sorry gloomy "
          + "exhausting "
          + "shouted awkward lost_heart out_of_patience insulted humiliated blamed useless weak nauseous "
          + "goodbye grief "
          + "in_a_bad_mood bad_mood resent resentful bitter jealous tearful unfairly aching ache"
      ),
      (
        -3,
        "exhausted burnt_out burned_out terrible awful horrible worst desperate hopeless devastated "
          + "heartbroken i_m_broken am_broken feel_broken felt_broken "
          + "shattered nightmare hell unbearable crying sobbed sobbing hate hated terrified terrifying "
          + "panicked panic "
          + "worthless misery agony crushed dreadful despair in_tears rock_bottom can't_go_on cannot_go_on "
          + "can't_take_any_more cannot_take_it can't_take_it want_to_quit destroying nothing_left died_this "
          + "can't_stop_crying cannot_stop_crying couldn't_stop_crying abandoned traumatised traumatized suicidal collapsed can't_cope heart_broken "
          + "numb"
      ),
    ])
}
