/// Sentences as a nurse writes them, with the mood that a reader takes from them: 1 to 5, `-` where there is
/// none to take. Those on odd lines were tuned with, those on even lines never looked at.
enum EnglishMoodSentences {
  static let all = """
    2|I was so tired after the shift that I sat in the car for ten minutes.
    1|Exhausted. Nothing left of me tonight.
    4|A good night, quiet ward, and time for a proper chat with room 4.
    4|Lovely handover today, everyone was calm and kind.
    5|Best shift in months, I came home singing!
    5|What a wonderful day with Léa at the lake, I am so happy.
    1|We lost two patients tonight and I can't stop crying.
    1|A terrible, terrible night. I never want to go through that again.
    3|An ordinary day, nothing special.
    3|It was okay, neither good nor bad.
    2|Not a good day, I kept thinking about the mistake with the drip.
    2|I didn't sleep well and I feel low.
    4|Not bad at all, we even had a break.
    4|I'm proud of how I handled the arrest.
    -|Handover at seven, then medication round, then two discharges.
    -|Swapped Thursday with Marie, so I am on nights next week.
    2|The day was hard and I felt alone with six patients.
    2|Frustrated again, no one listens when I say we are short staffed.
    4|I felt useful today, and that is worth a lot.
    4|Slept well, went for a run, glad I did.
    1|I am completely burnt out, I cannot go on like this.
    1|Horrible shift, the worst since I started here.
    5|Fantastic team today, I laughed so much, I love these people!
    5|I passed the exam! Overjoyed!
    -|Buy milk, call the bank, return the book.
    -|The new pumps arrived and we had the training at ten.
    2|A bit sad this evening, I miss my mother.
    2|I'm worried about tomorrow, the rota has me alone on the ward.
    4|Calm evening, tea and a book, content.
    4|A patient's daughter thanked me, and it warmed me.
    3|So-so. Long, but fine in the end.
    3|Average day, neither tired nor rested.
    2|I felt guilty that I had no time for Mr Harris.
    2|My back hurts and I am fed up with lifting alone.
    4|We managed the emergency well together, I'm relieved.
    4|Nice quiet Sunday, I enjoyed cooking for everyone.
    1|I hate this job tonight. I cried in the linen room.
    1|Devastated. The little boy in room 2 died this morning.
    5|I have never been so happy, we're having a baby!
    5|An amazing day, everything was beautiful.
    -|Room 4 needs a new mattress and a falls chart.
    -|Dr Patel was on call, the scan was done at noon.
    2|Anxious before the night, my stomach is in knots.
    2|Disappointed that my leave was refused once more.
    4|I feel rested and ready for the week.
    4|Grateful for my colleagues, they stayed late to help.
    -|Tomorrow will be busy, three admissions are planned.
    -|Would it have been better to call the doctor earlier?
    1|Worst week ever, I'm desperate and I don't know how to go on.
    1|I feel utterly hopeless.
    4|It was tough but we did it, and I'm proud of us.
    4|Hard start, but the afternoon was lovely.
    2|Good morning, but then everything went wrong and I came home angry.
    2|The team was great, but I am drained.
    5|Thrilled! My request for the course was granted!
    5|Perfect evening, I felt light and free, so much joy.
    2|I couldn't enjoy the party, I was too worn out.
    2|No energy, no appetite, everything is heavy.
    3|Fine, I suppose. Same as always.
    3|Neutral day, routine work.
    4|Happy to be home.
    4|The students were great and I liked teaching them.
    2|I was upset by the way he spoke to me.
    2|Stressed all day long, no break until four.
    -|He is seven now and started school on Monday.
    -|The bus was replaced by a train this week.
    1|I'm broken. I sobbed all the way home.
    1|Pure misery tonight, an awful fight with the ward manager.
    4|I'm not sad any more, things are getting better.
    4|Things went smoothly and I left on time.
    2|I am not happy with how I spoke to the family.
    2|It wasn't nice to be shouted at in front of everyone.
    5|Incredibly happy, she walked again for the first time and hugged me!
    5|I love my life right now, everything is great!
    4|A peaceful night, I could sit with the old lady until she slept.
    4|Felt confident with the new ventilator.
    -|Inventory of the crash trolley done with Sam.
    -|We talked about the rota and about the new software.
    2|Lonely nights, I hardly see my friends.
    2|I am ashamed that I shouted at my son.
    1|I panicked and it was terrifying, I was shaking for an hour.
    1|Totally shattered, I have nothing left to give.
    3|Nothing to report, a normal shift.
    3|Not great, not terrible.
    4|I had fun with the kids at the pool.
    4|Laughed a lot with Paul during the break.
    2|Another bad night, five admissions and no doctor.
    2|I feel empty after that conversation.
    4|Pleasant day, good coffee, good company.
    4|Satisfied with today, all dressings done.
    -|Is it time to look for another ward?
    -|The dog had his vaccination at three.
    2|It was a rough shift and I am glad it is over.
    2|I slept badly and was irritable with everyone.
    5|The best birthday I ever had, I'm delighted!
    5|Ecstatic, we got the house!
    2|I am scared of making a mistake.
    2|Nobody thanked us, and it hurts.
    4|Better than yesterday, I feel hopeful.
    4|I was nervous, yet it went well and I feel good.
    3|Meh.
    3|An uneventful night, all stable.
    2|Tired, tired, tired.
    2|My feet hurt and I was cross with the whole world.
    1|Unbearable night, I felt completely helpless while she suffered.
    1|I've hit rock bottom.
    4|The walk did me good.
    4|So nice to see Anna again after all this time.
    -|Changed the dressing twice, temperature 38.2, fluids up.
    -|Notes for the meeting: parking, lockers, night meals.
    2|I am sick of apologising for delays that aren't mine.
    2|Discouraged, the same errors every week.
    4|I'm thankful for this quiet day off.
    4|The sun came out and my mood lifted.
    5|Absolutely wonderful concert, I was moved to tears of joy.
    5|Superb weekend, I feel fantastic.
    2|I feel down today, no idea why.
    2|Overwhelmed by everything that is still to be done.
    -|Mrs Green asked for her glasses, they were in the drawer.
    -|If I were rich I would be happy somewhere warm.
    1|A nightmare from beginning to end, I'm in tears.
    1|I want to quit, this place is destroying me.
    4|I enjoyed the night, strange as it sounds.
    4|Cheerful mood on the ward, even the consultant joked.
    3|Just a regular late, not much to say.
    3|Mixed day, it balanced out.
    2|It bothers me that I forgot her name.
    2|Too much noise, too many people, I'm on edge.
    4|Good news about Dad's scan, what a relief.
    4|A kind word from the family made my day.
    -|Six beds closed until Friday because of the works.
    -|I wrote the care plan for bed 12.
    2|My daughter was ill and I felt bad leaving her.
    2|It was a sad day, we said goodbye to Nora.
    5|I'm over the moon, they want me for the job!
    5|Unforgettable night, pure happiness.
    2|I regret saying yes to the extra shift.
    2|Moody and short of patience today.
    4|The little one slept through, and so did I. Bliss enough.
    4|Feeling strong again after the holiday.
    1|I am terrified of going back, I was sick before the shift.
    1|Heartbroken.
    -|The pharmacy delivers on Tuesdays from now on.
    -|She has been a nurse for thirty years.
    2|Unfair rota again, I'm annoyed.
    2|I was embarrassed in front of the students.
    4|I feel at peace with the decision.
    4|Productive day, I got everything done and felt fine.
    3|It's fine. Could be worse, could be better.
    3|A day like any other.
    2|I cried a little after the phone call.
    2|Nothing works and I am losing heart.
    4|The garden was lovely and I forgot the ward for a while.
    4|I am optimistic about the new team.
    -|Uniform size changed to medium, new badge ordered.
    -|Did anyone order gloves?
    2|A miserable drive home in the rain, and I have a headache.
    2|He was rude and I was furious.
    5|Best news ever, Mum is cured! I danced in the kitchen!
    5|Marvellous day in the mountains, I felt so alive.
    1|I felt worthless today, really worthless.
    1|Such a dreadful day, I can't take any more.
    4|No stress today, a smooth and friendly shift.
    4|Without any trouble, the night went by pleasantly.
    2|There was no joy in it today.
    2|I am never calm before a late any more.
    -|We moved bed 3 to the window.
    -|The lift is out of order until Monday.
    4|Really good talk with my manager.
    4|The patient smiled for the first time, it touched me.
    2|I struggled with the new software, slow and stressful.
    2|It was depressing to see the empty cupboard again.
    3|Okay day.
    3|All as usual.
    2|We were understaffed and it was chaos.
    2|Tense atmosphere, people hardly spoke.
    4|I'm looking forward to the weekend.
    4|I feel lucky to work with them.
    5|Brilliant! Couldn't be happier!
    5|So grateful and so happy, the best team in the world.
    1|It was hell, and I felt abandoned by everyone.
    1|Agony to watch, I'm crushed.
    2|I worry that I am not good enough.
    2|The night dragged on, I was bored and cold.
    4|Got home on time, hot bath, lovely.
    4|Things are looking up at last.
    -|The next training is on the 14th, room B.
    -|He said he would come back on Sunday.
    2|It was heavy, I carried it home with me.
    2|I am unhappy with the care we could give.
    4|I found my rhythm again, nights suit me.
    4|The family brought cake, a sweet moment.
    -|Temperature, pulse, pressure every hour until six.
    4|It felt good to be thanked.
    4|I'm pleased with my first week on the ward.
    2|I'm exhausted by the arguing and it makes me sad.
    2|I had a bad feeling all night, it was awkward.
    -|Call the union about the new schedule.
    -|The meeting was moved to Wednesday.
    -|My shift begins at 19:00 and ends at 07:30.
    """
}
