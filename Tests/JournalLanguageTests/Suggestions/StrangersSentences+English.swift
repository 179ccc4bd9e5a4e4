extension StrangersSentences {
  /// Written before the lists were looked at, as different nurses would: plain, denied, compared, ironic, of
  /// others, or of nothing at all.
  static let english = #"""
    +||I could not be happier with how tonight went.
    +||Couldn't have asked for a better handover.
    +||Not a bad shift at all, for once.
    +||Nothing went wrong today and I even sat down for lunch.
    +||Best night I have had in months.
    +|greatTeam|The team was brilliant, we laughed all the way through.
    +||Honestly it was lovely, just me and six sleepy old men.
    +||Way better than yesterday.
    +|greatTeam|So grateful for Amir and Jo, they carried me through the rush.
    +||I came home smiling.
    +||Quiet night, tea at three, no bells. Bliss.
    +|recovery|Mr H walked to the window on his own. I could have cried with joy.
    +|recovery|She finally opened her eyes. What a moment!
    +|goodEncounter|A little girl gave me a drawing of me with a cape. Made my week.
    +|pride|Got the cannula in on the first try, proud of myself.
    +|learning,pride|Learned how to read a blood gas without help. Feels great.
    +||Loved every minute of it.
    +||It wasn't nearly as awful as I had feared.
    +||Never felt so at home on a ward.
    +||Slept well, woke up rested, ready for it.
    +|pride|Sister said I did a good job with the drains and I floated home.
    +||Couldn't complain even if I tried.
    +||Pretty happy with the new rota, three weekends off.
    +||My first delivery as lead midwife: mother and baby both fine, I am over the moon.
    +|learning|Wonderful morning with the physio students.
    +|goodEncounter|Had a really nice chat with the night porter, felt human again.
    +||It went smoothly from start to finish.
    +||I feel calm and looked after here.
    +||Much less stressful than last week.
    +||No falls, no arrests, no tears. Good day.
    -||I have never been this unhappy at work.
    -|hardShift|Worst shift since I qualified.
    -||Not good. Not good at all.
    -||I'm not happy with the way I was spoken to.
    -|fatigue|Exhausted, I could hardly hold the steering wheel.
    -|fatigue|Running on empty, third long day in a row.
    -|death|We lost Mrs Patel at four. I held her hand.
    -|death|The baby did not make it. I cannot stop crying.
    -||Cried in the sluice again.
    -|fatigue|I can't do this any more.
    -||Nobody helped, nobody even looked up.
    -|family|The consultant shouted at me in front of the relatives and I felt so small.
    -|fatigue|Couldn't sleep, got up feeling wretched.
    -||I dread going back tomorrow.
    -|hardShift|Understaffed again, four of us for thirty patients, it was hell.
    -|doubt|I made a drug error and I feel sick about it.
    -||Today was far worse than Monday.
    -||It was anything but a good night.
    -||Hardly a nice way to start the week: sworn at twice before nine.
    -||I wish I had stayed in bed.
    -||Nothing about today was good.
    -||I hate the new system, I hate the new uniform, I hate Mondays.
    -|emergency|Crash call in bay 2, chaos, and I froze.
    -||I feel useless.
    -||My back is killing me and there were no hoists, again. Fed up.
    -||So frustrated, three discharges cancelled because of one signature.
    -||Scared to open the rota these days.
    -||I used to love this job. I don't any more.
    -||There is no joy left in it.
    -|doubt|I keep asking myself whether I am cut out for this.
    0||Oh great, another double shift.
    0||Fantastic, the printer is dead again.
    0||Well, that was fun. Not.
    0||Thanks a lot, management, lovely rota.
    0||Living the dream: twelve hours, no break, cold pizza.
    0||Just what I needed, a power cut at 2am.
    0||Nice of them to tell us after the shift had started.
    0||Brilliant idea to close two beds and keep the same patients.
    0||Yeah right, "you will get your break".
    0||If this is a good night I don't want to see a bad one.
    0||Good morning, awful afternoon.
    0|recovery|Sad about bed 4 but so happy for bed 6.
    0||It was horrible and beautiful at the same time.
    0||Loved the patients, hated the paperwork.
    0||Could have been better, could have been worse.
    0||Neither good nor bad.
    0||Not great, not terrible.
    0||I don't know how I feel about it.
    0||Maybe I am happy, maybe I am only relieved it is over.
    0||Is this what a good shift feels like?
    0||I should be happy, the audit went well.
    0||They say it will be a good week.
    0||I hope tomorrow is better.
    0||Wish me a good night.
    0||She asked me if I was happy here.
    0||The patient said he was sad and wanted his dog.
    0||Mrs Lowe was very happy with her new hip.
    0||Everyone was angry about the parking.
    0||Happy birthday to Sanjay from all of us.
    0||Bed 12: pain better, appetite poor.
    0||Ordered gloves, checked the trolley, signed the book.
    0||Handover at seven, nothing to report.
    0||Bank holiday rota is out, I have Friday.
    0||Went to the good old canteen for soup.
    0||I'd be happier with a day off.
    0||Would love to say it went well.
    0|family|His wife asked for the chaplain.
    0||Working with the B team on Sunday.
    0||Dying for a coffee.
    0||Dead on time for once.
    0||No doubt the lift is still broken.
    0||Fire exit practice at ten, assembly by the bins.
    0||Recovery room was closed for painting.
    0||Took the family car to work, the other one is at the garage.
    -||Tired of the new password rules.
    0||I learned that the canteen shuts at two.
    0||Watched a film about a hard winter.
    0||My battery died on the bus.
    0||Dr Pride covers the clinic on Tuesday.
    0||The team meeting is moved to Thursday.
    0||Wondering what to cook for Sunday.
    0||No deaths, no emergencies, nobody ill.
    0||Meeting about family leave at three.
    0||I was not tired at all, odd for a fourth night.
    0||Nobody died, that is the best I can say.
    0||Proud Mary was on the radio in theatre.
    0||It is hard to say.
    0||Question 4 of the e-learning was about gloves.
    0||Six new beds, two old computers.
    0||We'll see whether the good news lasts.
    +||Lovely late shift with Nadia, we even finished the crossword.
    +|pride|I handled the intake alone and it worked out beautifully. Proud.
    +||For the first time in weeks I drove home with the window down, singing.
    +|goodEncounter,recovery|Mr Akande hugged me before he left for home, I was so touched.
    +||A gentle Sunday, fresh bread from the kitchen, everyone slept.
    +||It could hardly have gone better.
    +||I really enjoy the mornings with this team.
    +||So relieved, the biopsy was clear.
    +|learning|The simulation training was excellent, I feel more confident now.
    +||Not one complaint all week, I am chuffed.
    +||Never laughed so much in a break room.
    +||My feet hurt but my heart is full.
    +||Quiet, warm, friendly. I like it here.
    +|recovery|She breathed without the machine tonight, it was wonderful to see.
    -|fatigue,hardShift|Awful night, I am so tired that I could scream.
    -||Told off for being two minutes late, I felt humiliated.
    -|death|Little Tom died at dawn and I am broken.
    -||I am not coping.
    -||Nobody said thank you, not once, and it stings.
    -||This was never going to be a good week and it wasn't.
    -||I feel guilty, I left on time while the others stayed.
    -|fatigue|No energy left, dragged myself up the stairs.
    -||Sick with worry about my registration.
    -||It was not the kind of night I signed up for, it was frightening.
    -|hardShift|Short staffed, two agency nurses who had never seen the ward, terrible night.
    -||They cancelled my leave and I am furious.
    -|doubt|I doubt that I am any good at this, I feel low.
    -||I had a nasty argument with the site manager and cried in the car.
    0||Wow, a whole biscuit as a thank you from the trust. We are so spoilt.
    0||Lovely, bed 9 pulled his drip out for the third time.
    0||Great. The lift. Again.
    0||Because nothing says fun like a norovirus outbreak.
    0||I'm sure the new software will make us all very happy.
    0||What could possibly go wrong with one nurse and forty beds.
    0||The best thing about today is that it ended.
    0||Half of me is glad, half of me wants to scream.
    0||She was so pleased with her new glasses.
    0||Dad is excited about the match.
    0||I would be thrilled if they fixed the heating.
    0||Ask me tomorrow if it was a good decision.
    0||Supposedly a calm ward.
    0||Good Friday is double pay this year.
    0||The happy hour at the Crown is from five.
    0||Fresh paint in the relatives' room.
    0||Bed 3 to theatre at nine, bed 4 home after lunch.
    0||The night bus was late and the driver grumpy.
    0||Doctor Love is on call, extension 4412.
    0||Fatigue study: questionnaire returned to HR.
    0||I wonder whether the vending machine takes cards.
    0||The death of the fax machine, finally.
    0||The family next door has a new puppy.
    0||He taught geography before he retired.
    0||A team of painters is on the second floor.
    0||Hard hats needed in corridor B.
    +||I slept eight hours and feel like a person again.
    +|greatTeam|Such a good team tonight, I felt safe with them.
    +||It went better than I dared to think.
    +|goodEncounter,learning|Old Mrs Bell taught me to knit at four in the morning, what a lovely night.
    +||I am glad I came in.
    +||No sirens, no rush, a very peaceful evening.
    +|pride|I am proud of my first solo handover.
    +||We danced to the radio in the kitchen, I needed that.
    +||Tonight was fun, I would do it again.
    -||I was miserable from seven to seven.
    -|fatigue|I am drained and my head aches.
    -||My manager ignored me all week and I feel invisible and sad.
    -|death|She died alone and I was too late, I hate that.
    -||Today broke me.
    -||Not a single kind word all day.
    -||I did not enjoy any of it.
    -|emergency|The arrest call terrified me.
    -||I never want a night like this again.
    0||Super, now the heating is off as well.
    0||We are delighted to inform you that parking fees go up.
    0||Yay, another survey.
    0||I love how nobody ever refills the paper.
    0||A great night for whoever sells energy drinks.
    0||Could I have been happier? Probably.
    0||She laughed at the clown for an hour.
    0||The sad thing about plastic cups is the colour.
    0||Tom was proud of his medal.
    0||If only it had been a good week.
    0||Depends on how you look at it.
    0||He is worried about his cat.
    0||Happy feet is the name of the new sock brand.
    0||New sheets, old pillows.
    0||The relief nurse comes at ten.
    0||The crash barrier in the car park is bent.
    0||He trains for a marathon.
    0||Family size crisps in the break room.
    0||They walked the corridor twice to count the lamps.
    0||The wonderful thing about lists is that they end.
    0||Quiet please, says the sign.
    0||We spoke about pride month at lunch.
    """#
}
