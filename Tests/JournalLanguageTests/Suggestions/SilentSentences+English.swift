extension SilentSentences {
  /// Ironic, denied, compared, wished, remembered, said of others or of things: a reader who does not know
  /// the writer takes nothing from them.
  static let english = #"""
    The sad truth is that we ran out of gloves.
    I was afraid it would be terrible, and then it was simply long.
    Teams crashed twice during the call.
    Happy Meal for dinner again.
    The patient in 4 was sad and would not eat.
    Nobody died, nobody fell.
    He said he was proud of his garden.
    Chronic fatigue clinic moved to the ground floor.
    I wish I could say I was happy.
    Fantastic. The printer ate the handover sheet.
    I was dying for a coffee.
    It was less terrible than I feared.
    Would I be sad to leave? I don't know.
    Without a doubt the longest corridor in the building.
    The learning platform was offline.
    Too good to be true, this rota.
    Fun is different.
    Thanks a lot, management, for the lovely surprise.
    Sorry for the late entry.
    A pride of lions on the telly.
    Everybody thinks I am calm.
    Made a happy face with the mashed potatoes for room 6.
    Happy to swap Thursday if anyone needs it.
    They promised a calm night.
    I woke up angry from a dream about penguins and laughed.
    The happy ending of the novel annoyed me.
    It was a great night if you enjoy vomit.
    What a lovely way to find out.
    Best day ever, said no nurse on a Monday.
    I was happy once, around 2019.
    Ask me tomorrow whether I am sad.
    Bed 9 is angry about the soup.
    The student was proud of her first stitches.
    The whole team was tired of the new forms.
    The baby cried all night.
    Everyone else had a wonderful time.
    I will be so relieved when this is over.
    It wasn't the most horrible of nights.
    Happier than the coffee machine, at any rate.
    The good, the bad and the ugly, all in one bay.
    Bittersweet last day on the ward.
    Love-hate relationship with the bladder scanner.
    Rough estimate: thirty admissions this week.
    Tough luck for the vending machine.
    A cheerful shade of yellow for the corridor.
    The angry red rash is fading.
    The kidneys are unhappy.
    Irritable bowel leaflet reordered.
    Worn out tyres on the hospital bus.
    The plants on the windowsill died.
    Code blue is now called code 5.
    Emergency stop on the bed does not work.
    Emergency services open day on Saturday.
    Training shoes ruined by iodine.
    Recovery disk for the laptop is missing.
    Full recovery of the data took a day.
    The Addams Family on telly.
    Good job I brought an umbrella.
    There's not much joy in this building.
    I never said I was unhappy.
    Never had a worse welcome.
    More tired than sad.
    My mood is better than the weather.
    Lucky me, the third weekend in a row.
    Thank you, dear printer, for another magical evening.
    A triumph of planning: two nurses, forty beds.
    Very funny, whoever hid my shoes.
    It was beautiful and it broke my heart.
    Half relieved, half guilty.
    My neighbour is thrilled with her new car.
    Dad was so happy on the phone.
    Grandma feels lonely since the move.
    Two visitors were furious with reception.
    If they extend my contract I will be delighted.
    Should it rain, the garden party will be awful.
    Suppose I hated it, who would notice?
    Could this be a good week at last?
    One day I will be calm about alarms.
    I was going to be angry and forgot.
    As a child I was terrified of nurses.
    The kettle has given up the ghost.
    It cost me an arm and a leg to park.
    Head over heels down the stairs, nothing broken.
    Out of the blue a fire drill.
    Sick leave form handed in.
    Crazy paving in the courtyard.
    Blood pressure low, mood chart blank.
    Panic button tested at nine.
    Happy gas, as the kids call it, is nearly out.
    Stress incontinence pads on order.
    Peaceful protest outside the main gate.
    Fear of heights class in the gym.
    Sad trombone sound on Ali's phone.
    Dead battery in the thermometer.
    A learning disability nurse visits on Monday.
    Sister Act is on tonight.
    The tired old lift, our pride and joy.
    Encounter form is now electronic.
    Not angry, not hurt, simply done for today.
    I wouldn't call it a lovely place.
    It isn't sadness, it is boredom.
    Worse than flu, nicer than Norovirus.
    I am happier than I was in March, and I was miserable in March.
    Compared to Ward 9 this is paradise.
    Great, and now the lift.
    What joy: a 6 am phone call from payroll.
    Bless them, they gave us a pizza instead of a rise.
    Superb parking skills, Dr Lane.
    Another perfect day in paradise, Ward 12.
    Yay, bins.
    I am thrilled, as you can imagine, about the audit.
    Amazing. Truly. Who designs these trays?
    My heart leapt and sank in the same minute.
    I enjoyed the talk and dreaded the drive.
    Some of it was awful, some of it was lovely.
    Our youngest was so proud of her swimming badge.
    My flatmate is lonely.
    They all love the new chef.
    Were I calmer, I would have answered.
    Perhaps I am sad, perhaps I am hungry.
    I want to be calm on Monday.
    I try to be cheerful.
    I'm supposed to be excited about the new system.
    May the week be good to us.
    In ten years I will be proud of this.
    When I was a student I hated mornings.
    As a trainee I was always anxious.
    The last straw was green.
    Down in the dumps, literally: I looked for my badge in the skip.
    Blue lips, sats 84.
    Tender abdomen, guarded, anxious.
    Bed 5 depressed since the amputation.
    Good appetite, good colour, good urine output.
    Bad veins, good stories.
    The arrest trolley was restocked.
    Steep learning curve ahead, says the poster.
    The family tree project of bed 8 is huge.
    Difficult to park, easy to leave.
    Never tired of that view.
    Not once did I feel angry.
    Happier times will come.
    It is quieter and sadder without Pat.
    Hooray for the new rota, said my varicose veins.
    My favourite: cold porridge at 4 am.
    Happy days, it's only Tuesday.
    The first half was fun, the second half a nightmare.
    Pleased with the result, ashamed of the way.
    The new matron hates noise.
    Mr Osei is lonely on Sundays.
    The twins were delighted with the stickers.
    My landlord is angry again.
    How sad is that?
    I'd be lying if I said I was happy.
    It would be sad to lose Kit.
    I was miserable here for a year.
    Once upon a time I liked Mondays.
    By Friday I'll be shattered.
    Speak of the devil, the manager came in.
    Cry wolf alarm on pump 7.
    A sorry sight, that salad.
    Laughing stock of the quiz, our table.
    Pride comes before a fall, says gran.
    Love all, said the tennis umpire on telly.
    Exhausted veins, third cannula.
    The stillness of death masks in the museum.
    Death by PowerPoint.
    Emergency lamp, emergency whistle, emergency biscuits.
    Potty training leaflet.
    Doubts about the new tiles.
    An encounter with a wasp.
    """#
}
