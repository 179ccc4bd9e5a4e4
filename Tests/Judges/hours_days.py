"""Days rather than hours: the countdown, the mood of a day, streaks, means over 7 and 30 days, before against after."""
from fractions import Fraction

from hours_ledger import FORGOTTEN
from hours_plan import DAY, LEAVE


class Either:
    """One of several values is right: the rules leave it open."""

    def __init__(self, *values):
        self.values = values

    def __repr__(self):
        return " or ".join(map(repr, self.values))


HORIZON = 800
MEASURES = ["energy", "stress", "motivation", "fatigue", "load", "satisfaction"]
PAIRS = [("energy", "fatigue"), ("stress", "load"), ("motivation", "satisfaction")]


def rounded(value, digits=3):
    """A mean as JSON has it, half away from zero."""
    return None if value is None else float((value * 10 ** digits + Fraction(1, 2)) // 1) / 10 ** digits


class Days:
    def __init__(self, figures):
        self.figures, self.ledger, self.plan, self.files = figures, figures.ledger, figures.plan, figures.files
        self.now, self.today = figures.now, figures.today
        replaced = {name for each in self.ledger.shifts for name in each.replaced}
        # A replaced check-in or check-out is in no figure; what was written after now isn't there yet.
        self.records = [each for each in self.files.entries
                        if each.id not in replaced and (each.at is None or each.at <= self.now)]
        self.day_of = {}
        for shift in self.ledger.shifts:
            for each in shift.check_ins + shift.check_outs:
                self.day_of[each.id] = shift.date

        self.by_day = {}
        for each in self.records:
            self.by_day.setdefault(self.day(each), []).append(each)

    def day(self, record):
        return self.day_of.get(record.id, record.day)

    # The countdown

    def is_free(self, day):
        """A day that can lie between two pieces of time off: the plan has no shift on it, or it is no working day.

        Sickness within leave gives days back and ends no stretch.
        """
        if records := self.plan.off(day):
            return any(each["category"] in LEAVE for each in records)
        pieces = self.plan.day(day)
        return not self.plan.is_working_day(day) if pieces is None else not any(each.is_shift for each in pieces)

    def stretches(self, first, last):
        """Time off as stretches of first and last day, free days between two pieces included."""
        found, day = [], first
        while day <= last:
            if self.plan.is_leave(day):
                if found and (found[-1][1] == day - DAY or all(
                        self.is_free(found[-1][1] + n * DAY) for n in range(1, (day - found[-1][1]).days))):
                    found[-1] = (found[-1][0], day)
                else:
                    found.append((day, day))
            day += DAY
        return found

    def is_away(self, day):
        """Off by a record, or by a word of the plan."""
        kinds = {each.kind for each in self.plan.day(day) or []}
        return bool(self.plan.off(day)) or self.plan.is_neutral(day) == 1 and bool(kinds)

    def has_rota(self):
        return bool(self.files.rotas or self.files.plans)

    def countdown(self, first):
        """The countdown to the next stretch of time off; None where none is planned. `first` is where the life begins."""
        stretches = self.stretches(first, self.today + HORIZON * DAY)
        coming = [each for each in stretches if each[1] >= self.today]
        if not coming:
            return None
        begin, end = coming[0]
        under_way = begin <= self.today
        past = [each for each in stretches if each[1] < self.today]
        progress = Either(None, 1) if under_way else None
        if past and not under_way:
            after = past[-1][1] + DAY
            progress = rounded(Fraction((self.today - after).days, (begin - after).days)) if begin > after else None
        days = [self.today + n * DAY for n in range(max(0, (begin - self.today).days))]
        working = [day for day in days if self.plan.is_working_day(day) and not self.is_away(day)]
        return {"from": str(begin), "until": str(end), "days": len(days), "underWay": under_way, "progress": progress,
                "workingDays": len(working) - sum(bool(self.plan.off(day, whole=False)) for day in working) / 2,
                "daysLeft": self.days_left(end) if under_way else None,
                "shifts": self.shifts_until(begin), "basis": "rota" if self.has_rota() else "workingDays"}

    def days_left(self, end):
        """The days of time off from today to its last one; sickness, training and other absence are none of it."""
        return sum(not (self.plan.off(day) or self.is_away(day)) or self.plan.is_leave(day)
                   for day in self.figures.days(self.today, end))

    def shifts_until(self, begin):
        """Shifts of work under way or to begin before time off; without a rota working days with extras on top."""
        coming = [each for each in self.ledger.shifts if each.is_work and each.date < begin
                  and each.state in ("planned", "underWay")]
        if self.has_rota():
            return len(coming)
        files = [each for each in coming if each.is_planned]
        replaced = {day for day, held in self.files.dated.items()
                    if any(keys.get("extra") != "true" and self.plan.meaning(keys["shift"], day).get("is") != "on-call"
                           for _, keys in held)}
        days = (self.today + n * DAY for n in range((begin - self.today).days))
        return len(files) + sum(self.plan.is_working_day(day) and not self.plan.off(day) and day not in replaced
                                for day in days)

    # Moods and ratings

    def mood(self, day):
        """The mood of a day: of the latest moment, of one moment the higher number of the name."""
        return self.value("mood", day)

    def value(self, measure, day):
        """One value a day of a measure, however many records: the last that was said."""
        def of(record):
            return record.mood if measure == "mood" else record.rating(measure)

        held = [each for each in self.by_day.get(day, []) if of(each)]
        return of(max(held, key=lambda each: each.order)) if held else None

    def streak(self):
        """Days on which something was written, up to today; days without a shift break nothing, nor does today.

        A file was written on the day that it is filed under, whichever shift it belongs to, and replaced or not.
        """
        written = {each.day for each in self.files.entries
                   if (each.at is None or each.at <= self.now) and each.day <= self.today}
        counts = {self.streak_of(written, day) for day in (self.today, self.today - DAY) if day == self.today or self.lasts(day)}
        return Either(*sorted(counts)) if len(counts) > 1 else counts.pop()

    def lasts(self, day):
        """Whether something may still be written of a day before today: 18 hours from the end of its work on."""
        return any(each.is_work and each.begun and each.full and self.now - each.full[-1][1] <= FORGOTTEN
                   for each in self.ledger.by_day.get(day, []))

    def streak_of(self, written, since):
        if not written:
            return 0
        count, day = 0, self.today
        while day >= min(written):
            if day in written:
                count += 1
            elif day < since and not self.is_idle(day):
                break
            day -= DAY
        return count

    def is_idle(self, day):
        """A day on which nobody waits for a record: off, or without a shift of work; with a rota, one it says nothing of."""
        if self.plan.off(day):
            return True
        pieces = self.plan.day(day)
        if pieces is None:
            # Before the first plan a journal is as one without.
            return self.has_rota() and day >= self.plan.first_day() or not self.plan.is_working_day(day)
        return not any(each.kind not in ("on-call",) and each.is_shift for each in pieces)

    def trend(self, measure, last, length):
        """Mean and count of a measure over the days that end on one; None where there is none."""
        days = [last - n * DAY for n in range(length)]
        values = [value for day in days if (value := self.value(measure, day)) is not None]
        return {"mean": rounded(Fraction(sum(values), len(values))), "count": len(values)} if values else None

    def trends(self):
        return [{"measure": measure, **{
            f"days{length}": {"now": self.trend(measure, self.today, length),
                              "before": self.trend(measure, self.today - length * DAY, length)} for length in (7, 30)}}
            for measure in ["mood", *MEASURES]]

    def before_after(self):
        """Means of what was said before and after the same shifts; of fatigue, what is left of energy."""
        found = []
        for before, after in PAIRS:
            pairs = [(first, second) for each in self.ledger.shifts if each.check_in and each.check_out
                     and (first := each.check_in.rating(before)) and (second := each.check_out.rating(after))]
            if pairs:
                firsts, seconds = zip(*pairs)
                second = Fraction(sum(seconds), len(pairs))
                found.append({"before": before, "after": after, "count": len(pairs),
                              "meanBefore": rounded(Fraction(sum(firsts), len(pairs))),
                              "meanAfter": rounded(6 - second if after == "fatigue" else second)})
        return found
