import JournalModel

extension DateWords {
  /// How English says days.
  package static let english = DateWords(
    daysFromToday: [
      (-2, "day before yesterday,ereyesterday"), (-1, "yesterday"), (0, "today,now,tonight"), (1, "tomorrow"),
      (2, "day after tomorrow,overmorrow"),
    ],
    weekdays: [
      "monday,mon", "tuesday,tue,tues", "wednesday,wed", "thursday,thu,thur,thurs", "friday,fri",
      "saturday,sat", "sunday,sun",
    ],
    months: [
      "january,jan", "february,feb", "march,mar", "april,apr", "may", "june,jun", "july,jul", "august,aug",
      "september,sept,sep", "october,oct", "november,nov", "december,dec",
    ],
    units: [.day: "days,day", .week: "weeks,week", .month: "months,month", .year: "years,year"],
    last: "last,previous,past", this: "this,current", next: "next,coming", ago: "ago", ahead: "in",
    one: "a,an,one", fillers: "the,of,on")
}
