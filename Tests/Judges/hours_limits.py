"""The limits of the rule sets, each checked as its text has it: what was found worst, on which days, how often beyond."""
from calendar import monthrange
from datetime import date, datetime, time, timedelta

from hours_plan import DAY

HOUR = 60
# Rule and limit in minutes, with the reference period of an average; these every report of a set has.
RULES = {
    "eu": {"rest": 11 * HOUR, "weekly-rest": 35 * HOUR, "average": 48 * HOUR},
    "uk": {"rest": 11 * HOUR, "weekly-rest": 24 * HOUR, "average": 48 * HOUR},
    "fr": {"rest": 11 * HOUR, "weekly-rest": 35 * HOUR, "week": 48 * HOUR, "average": 44 * HOUR},
    "fr-hospital": {"rest": 12 * HOUR, "weekly-rest": 36 * HOUR, "any7": 48 * HOUR},
}
PERIODS = {"eu": "P4M", "uk": "P17W", "fr": "P12W"}
KINDS = {"rest": "daily", "shift": "daily"}
BLOCK = 6 * 24 * HOUR
NOTHING = {"found": None, "days": [], "beyond": 0}


def found(value, first, last, beyond):
    return {"found": value, "days": [str(first), str(last)], "beyond": beyond}


def most(windows, limit):
    """The greatest of windows of minutes, first and last day; the earliest of equals."""
    if not windows:
        return NOTHING
    return found(*max(windows, key=lambda window: window[0]), sum(each[0] > limit for each in windows))


class Limits:
    """The limits over a period of a life."""

    def __init__(self, figures, rules, first, last):
        self.figures, self.rules, self.first, self.last = figures, rules, first, last
        self.shifts = [each for each in figures.shifts(first, last) if each.begun]

    def of(self, rule, limit):
        """What a report says of a rule: `found`, `days`, `beyond`; None for one that is not known here."""
        make = {"rest": self.rest, "any7": self.any7, "week": self.week, "weekly-rest": self.weekly_rest,
                "average": self.average, "night": self.night, "shift": self.shift, "run": self.run,
                "night-run": self.night_run}.get(rule)
        return make and make(limit)

    def rest(self, limit):
        rests = self.figures.rests_of(self.first, self.last)
        if not rests:
            return NOTHING
        worst = min(rests, key=lambda each: each["minutes"])
        return found(worst["minutes"], worst["after"], worst["day"], sum(each["minutes"] < limit for each in rests))

    def any7(self, limit):
        """Any seven days that begin with work; of windows beyond that overlap the worst is one time beyond."""
        minutes = {day: each for day, each in self.figures.by_day().items() if self.first <= day <= self.last}
        windows = [(sum(each for other, each in minutes.items() if day <= other <= day + 6 * DAY), day, day + 6 * DAY)
                   for day in sorted(minutes)]
        kept = []
        for window in windows:
            if window[0] <= limit:
                continue
            if not kept or window[1] > kept[-1][2]:
                kept.append(window)
            elif window[0] > kept[-1][0]:
                kept[-1] = window
        return {**most(windows, limit), "beyond": len(kept)}

    def mondays(self):
        """The Mondays of the weeks that touch the period and have begun."""
        day = self.first - timedelta(days=self.first.weekday())
        while day <= min(self.last, self.figures.today):
            yield day
            day += 7 * DAY

    def week(self, limit):
        """Each calendar week that the period touches, whole: its days before and after the period too."""
        minutes = self.figures.by_day()
        return most([(sum(minutes.get(day + n * DAY, 0) for n in range(7)), day, day + 6 * DAY)
                     for day in self.mondays()], limit)

    def average(self, limit):
        """The mean week over the reference period that ends on the last day, however far before the first it begins."""
        last = min(self.last, self.figures.today)
        begin = window_start(last, PERIODS[self.rules])
        counted = sum(1 - self.figures.neutral(day) for day in self.figures.known(begin, last))
        if counted < 7:
            return NOTHING
        minutes = sum(each for day, each in self.figures.by_day().items() if begin <= day <= last)
        value = self.figures.average_week(begin, last, minutes)
        return found(value, begin, last, int(value > limit))

    def night(self, limit):
        return most([(each.worked, each.date, each.date) for each in self.shifts
                     if each.is_work and self.figures.is_night(each)], limit)

    def shift(self, limit):
        return most([(each.worked, each.date, each.date) for each in self.shifts
                     if each.is_work and not self.figures.is_night(each)], limit)

    def run(self, limit, nights=False):
        runs = self.figures.all_runs(self.first, self.last, nights)
        return most([((b - a).days + 1, a, b) for a, b in runs], limit)

    def night_run(self, limit):
        return self.run(limit, nights=True)

    def weekly_rest(self, limit):
        """Work for more than six days of 24 h without a rest of the length in between; else the least of the weeks."""
        blocks, open_ = [], None
        units = [each for each in self.figures.units if each[0] <= self.figures.now and each[1] is not None
                 and self.first <= each[2] <= self.last]
        for start, end, day, _ in units:
            if open_ is None or start - open_["end"] >= limit:
                open_ = {"start": start, "end": end, "from": day, "until": day, "rest": 0}
                blocks.append(open_)
                continue
            open_["rest"] = max(open_["rest"], start - open_["end"])
            if end > open_["end"]:
                open_["end"], open_["until"] = end, day
        beyond = [each for each in blocks if each["end"] - each["start"] > BLOCK]
        if beyond:
            worst = min(beyond, key=lambda each: each["rest"])
            return found(worst["rest"], worst["from"], worst["until"], len(beyond))
        weeks = []
        for day in self.mondays():
            longest = self.longest_rest(day) if self.first <= day and day + 6 * DAY <= self.last else None
            if longest is not None:
                weeks.append((longest, day, day + 6 * DAY))
        return found(*min(weeks, key=lambda each: each[0]), 0) if weeks else NOTHING

    def longest_rest(self, monday):
        """The longest rest that touches a week that is over and known, in its whole length."""
        figures = self.figures
        if monday + 6 * DAY >= figures.today or not all(map(figures.is_known, figures.days(monday, monday + 6 * DAY))):
            return None
        begin, end = (figures.files.instant(datetime.combine(day, time()), figures.files.zone(monday))
                      for day in (monday, monday + 7 * DAY))
        touching, last = [], None
        for start, finish, *_ in figures.units:
            if start > figures.now or finish is None:
                continue
            if last is not None and start > last and last < end and start > begin:
                touching.append(start - last)
            last = finish if last is None else max(last, finish)
        return max(touching, default=None)


def window_start(last, period):
    """The first day of a reference period that ends on a day: so many months or weeks before the day after."""
    number, after = int(period[1:-1]), last + DAY
    if period.endswith("W"):
        return after - timedelta(weeks=number)
    year, month = divmod(after.year * 12 + after.month - 1 - number, 12)
    return date(year, month + 1, min(after.day, monthrange(year, month + 1)[1]))
