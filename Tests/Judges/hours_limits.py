"""The limits of the rule sets, each checked as its text has it: what was found worst, on which days, how often beyond."""
from calendar import monthrange
from datetime import date, timedelta

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
DAY_MINUTES = 24 * HOUR
BLOCK = 6 * DAY_MINUTES
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
        self.minutes = figures.by_day()

    def of(self, rule, limit):
        """What a report says of a rule: `found`, `days`, `beyond`; None for one that is not known here."""
        make = {"rest": self.rest, "any7": self.any7, "week": self.week, "weekly-rest": self.weekly_rest,
                "average": self.average, "night": self.night, "shift": self.shift, "run": self.run,
                "night-run": self.night_run}.get(rule)
        return make and make(limit)

    def rest(self, limit):
        """The daily rest is one in each 24 hours: none lies in 24 hours of work on end.

        The texts of `eu` and `uk` say "in each 24 hours", the French ones do not: there work on end leaves what is left.
        """
        rests = [(each["minutes"], each["after"], each["day"]) for each in self.figures.rests_of(self.first, self.last)]
        longest = DAY_MINUTES - limit if self.rules in ("eu", "uk") else DAY_MINUTES - 1
        rests += [(max(0, DAY_MINUTES - minutes), day, day) for day, minutes in self.figures.work_on_end()
                  if minutes > longest and self.first <= day <= self.last]
        if not rests:
            return NOTHING
        return found(*min(rests, key=lambda each: each[0]), sum(each[0] < limit for each in rests))

    def window(self, day, touches=False):
        """The minutes of seven days from one on, with these days; None where none of their work is in the period.

        Days before the period count, days after it do not.
        """
        worked = [day + n * DAY for n in range(7) if day + n * DAY in self.minutes and day + n * DAY <= self.last]
        if not worked or worked[-1] < self.first and not touches:
            return None
        return sum(self.minutes[each] for each in worked), day, day + 6 * DAY

    def any7(self, limit):
        """Any seven days that begin with work; of windows beyond that overlap the worst is one time beyond."""
        days = [self.first + n * DAY for n in range(-6, (self.last - self.first).days + 1)]
        windows = [found for day in days if day in self.minutes and (found := self.window(day))]
        kept = []
        for each in windows:
            if each[0] <= limit:
                continue
            if not kept or each[1] > kept[-1][2]:
                kept.append(each)
            elif each[0] > kept[-1][0]:
                kept[-1] = each
        return {**most(windows, limit), "beyond": len(kept)}

    def mondays(self):
        """The Mondays of the weeks that touch the period and have begun."""
        day = self.first - timedelta(days=self.first.weekday())
        while day <= min(self.last, self.figures.today):
            yield day
            day += 7 * DAY

    def week(self, limit):
        """Each calendar week that the period touches."""
        return most([found for day in self.mondays() if (found := self.window(day, touches=True))], limit)

    def average(self, limit):
        """The worst mean week over the reference periods that end in the period, of equal ones the last.

        Where all of them begin before the first known day it is that of what is known up to the last day.
        """
        last, worst = min(self.last, self.figures.today), NOTHING
        first_known = next(iter(self.figures.known(window_start(self.first, PERIODS[self.rules]), last)), date.max)
        for end in self.figures.days(self.first, last):
            begin = window_start(end, PERIODS[self.rules])
            known = self.figures.known(begin, end)
            if sum(1 - self.figures.neutral(day) for day in known) < 14:
                continue
            minutes = sum(each for day, each in self.minutes.items() if begin <= day <= end)
            value = self.figures.average_week(begin, end, minutes)
            is_looked_at = first_known <= begin or end == last and worst is NOTHING
            if is_looked_at and value >= (worst["found"] or 0):
                worst = found(value, begin, end, int(value > limit))
        return worst

    def night(self, limit):
        return most([(minutes, day, day) for minutes, day, night in self.work_of_days() if night], limit)

    def shift(self, limit):
        return most([(minutes, day, day) for minutes, day, night in self.work_of_days() if not night], limit)

    def work_of_days(self):
        """All that begins on a day is one; a night, or time on call at the workplace, that somebody came back for is another."""
        days = []
        for each in self.shifts:
            at_work = each.is_on_call and each.piece.at_work and each.piece.spans
            # One whose minutes another shift has is no work beside it.
            if not (each.is_work and each.own_full or at_work):
                continue
            start, end = (each.piece.start, each.piece.end) if at_work else (each.full[0][0], each.full[-1][1])
            night, late = each.is_work and self.figures.is_night(each), self.figures.is_overnight(each, each.date)
            minutes = self.figures.limit_minutes(each)
            if days and days[-1][1] == each.date and not (late and not days[-1][3] and start > days[-1][4]):
                former = days[-1]
                days[-1] = (former[0] + minutes, each.date, former[2] and night, former[3] or late, max(former[4], end))
            else:
                days.append((minutes, each.date, night, late, end))
        return [each[:3] for each in days]

    def run(self, limit, nights=False):
        # A run that reaches into the period counts as a whole.
        runs = [run for run in self.figures.all_runs(date.min, self.last, nights) if run[1] >= self.first]
        return most([((b - a).days + 1, a, b) for a, b in runs], limit)

    def night_run(self, limit):
        return self.run(limit, nights=True)

    def weekly_rest(self, limit):
        """Work for more than six days of 24 h without a rest of the length in between; else the least of the weeks.

        Such a time is looked at from its begin, before the period too, up to the period's end.
        """
        blocks, open_ = [], None
        for start, end, day, _ in self.figures.units:
            if start > self.figures.now or day > self.last:
                continue
            if end is None:
                open_ = None
                continue
            # Where nobody knows anything of a day nothing can be said of work on it.
            if open_ is None or start - open_["end"] >= limit or self.figures.unknown(open_["end"], open_["until"], day - DAY):
                open_ = {"start": start, "end": end, "from": day, "until": day, "rest": 0}
                blocks.append(open_)
                continue
            open_["rest"] = max(open_["rest"], start - open_["end"])
            if end > open_["end"]:
                open_["end"], open_["until"] = end, day
        blocks = [each for each in blocks if self.first <= each["until"]]
        beyond = [each for each in blocks if each["end"] - each["start"] > BLOCK]
        if beyond:
            worst = min(beyond, key=lambda each: each["rest"])
            return found(worst["rest"], worst["from"], worst["until"], len(beyond))
        weeks = []
        for day in self.mondays():
            whole = self.first <= day and day + 6 * DAY <= self.last
            longest = self.figures.longest_rest(day, day + 6 * DAY) if whole else None
            # Between long rests there may be a calendar week with a part of each.
            if longest is not None and longest >= limit:
                weeks.append((longest, day, day + 6 * DAY))
        return found(*min(weeks, key=lambda each: each[0]), 0) if weeks else NOTHING


def window_start(last, period):
    """The first day of a reference period that ends on a day: so many months or weeks before the day after."""
    number, after = int(period[1:-1]), last + DAY
    if period.endswith("W"):
        return after - timedelta(weeks=number)
    year, month = divmod(after.year * 12 + after.month - 1 - number, 12)
    return date(year, month + 1, min(after.day, monthrange(year, month + 1)[1]))
