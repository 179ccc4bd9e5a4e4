"""Figures of a period from the list of shifts: totals, what is ahead, known days, averages, rests, runs, limits."""
from datetime import date, datetime, time, timedelta
from fractions import Fraction

from hours_ledger import clipped, length
from hours_plan import DAY

HOUR = 60
NIGHT_SHIFT = 3 * HOUR
REACH = 92 * 24 * HOUR


def half_up(value):
    return int((value + Fraction(1, 2)) // 1)


class Figures:
    """The figures of any period of a life."""

    def __init__(self, ledger):
        self.ledger, self.plan, self.files, self.now = ledger, ledger.plan, ledger.files, ledger.now
        self.today = self.files.local(self.now).date()
        self.noted_days = {each.date for each in ledger.shifts if each.check_ins or each.check_outs}
        self.units = sorted(self.working_time(), key=lambda unit: unit[:2])

    # Days

    def days(self, first, last):
        return [first + timedelta(days=n) for n in range((last - first).days + 1)]

    def is_known(self, day):
        """Whether a plan, a cycle or a record says what was worked: a word without a meaning does not."""
        return (self.plan.is_known(day) or day in self.noted_days) and not self.is_open(day)

    def known(self, first, last):
        return [day for day in self.days(first, min(last, self.today)) if self.is_known(day)]

    def first_known(self):
        """The first day that a plan, a cycle or a record of work covers."""
        days = [*self.files.dated, *self.noted_days, *(each["from"] for each in self.files.off if not each["half"])]
        days += [date.fromisoformat(keys["from"][:10]) for *_, keys in self.files.plans]
        days += [date.fromisoformat(each["from"][:10]) for each in self.files.rotas]
        return min(days, default=None)

    def neutral(self, day):
        """How much of a day is leave, sickness or another absence and so in no average."""
        shifts = self.ledger.by_day.get(day, [])
        work = [each for each in shifts if each.begun and each.is_work]
        if not work:
            return Fraction(self.plan.is_neutral(day))
        if self.plan.off(day, whole=False) and not self.plan.off(day):
            return Fraction(1, 2)
        # Of who worked a part of a day off, as who went home ill, the part that was not worked.
        missed = sum(map(self.missed, shifts))
        if not missed or not all(each.piece.off for each in work):
            return Fraction(0)
        return Fraction(missed, missed + sum(each.planned for each in work))

    def missed(self, shift):
        """The minutes of a shift's plan that leave or sickness took."""
        if not shift.is_work or not shift.piece.off:
            return 0
        planned = max(0, length(shift.own_plan) - shift.piece.pause)
        return planned if shift.state == "absent" else max(0, planned - shift.worked) if shift.state == "done" else 0

    # Totals

    def shifts(self, first, last):
        return [each for each in self.ledger.shifts if first <= each.date <= last]

    def inside(self, shift, spans, wanted):
        """The minutes of a shift on the days that are wanted, in the shift's own zone."""
        found = 0
        for start, end in spans:
            day = datetime.fromtimestamp(start * 60, shift.zone).date()
            while (begin := self.files.instant(datetime.combine(day, time()), shift.zone)) < end:
                after = self.files.instant(datetime.combine(day + DAY, time()), shift.zone)
                if wanted(day):
                    found += max(0, min(end, after) - max(start, begin))
                day += DAY
        return found

    def night_minutes(self, shift, spans):
        evening, morning = self.plan.night()
        found = 0
        for start, end in spans:
            day = datetime.fromtimestamp(start * 60, shift.zone).date() - DAY
            while (begin := self.files.instant(datetime.combine(day, evening), shift.zone)) < end:
                last = day if morning > evening else day + DAY
                finish = self.files.instant(datetime.combine(last, morning), shift.zone)
                found += max(0, min(end, finish) - max(start, begin))
                day += DAY
        return found

    def is_night(self, shift):
        """Three hours at night of its own hours, those still to come too; without hours, its word."""
        if not shift.full:
            return shift.kind == "night"
        return self.night_minutes(shift, shift.own_full) >= NIGHT_SHIFT

    def totals(self, first, last):
        shifts = [each for each in self.shifts(first, last) if each.begun]
        work = [each for each in shifts if each.is_work]
        ahead = self.ahead(first, last)
        return {
            "shifts": len(work), "planned": sum(self.planned(each) for each in work if each.is_planned),
            "worked": sum(each.worked for each in shifts), "presence": sum(each.presence for each in shifts),
            "onCall": sum(each.on_call for each in shifts), "nights": sum(map(self.is_night, work)),
            "nightMinutes": sum(self.night_minutes(each, each.own) for each in shifts),
            "sundayMinutes": sum(self.inside(each, each.own, lambda day: day.weekday() == 6) for each in shifts),
            "holidayMinutes": sum(self.inside(each, each.own, lambda day: day in self.plan.holidays) for each in shifts),
            "knownDays": len(self.known(first, last)),
            "soFar": ahead["shifts"] > 0 or any(each.state == "underWay" for each in shifts if each.is_work or each.is_on_call),
        }

    def planned(self, shift):
        """What was planned of a shift that has begun: of one under way as much as could have been worked by now."""
        if shift.state == "done":
            return shift.planned
        minutes = sum(end - start for start, end in clipped(shift.own_plan, -1 << 60, self.now))
        return shift.of_day_off(max(0, minutes - shift.piece.pause))

    def ahead(self, first, last):
        coming = [each for each in self.shifts(first, last) if each.is_work and each.state == "planned"]
        return {"shifts": len(coming), "planned": sum(each.planned for each in coming)}

    def average_week(self, first, last, minutes=None):
        """Minutes of work a week over known days; leave, sickness and other absence on neither side.

        Where records alone tell of the days nobody knows which of the others were free: there is none.
        """
        if not any(self.plan.day(day) is not None for day in self.known(first, last)):
            return None
        if minutes is None:
            minutes = sum(each.worked for each in self.shifts(first, last) if each.begun)
        days = sum(1 - self.neutral(day) for day in self.known(first, last))
        return half_up(Fraction(minutes * 7) / days) if days else None

    def period_known(self, first, last):
        known = self.known(first, last)
        return {"from": str(known[0]), "until": str(known[-1]), "days": len(known)} if known else None

    # Rests

    def working_time(self):
        """Work as it lies: shifts, call-outs, time on call at the workplace; also what is planned after now."""
        for each in self.ledger.shifts:
            if each.state == "absent":
                continue
            if each.is_work and each.full:
                yield each.full[0][0], each.full[-1][1], each.date, each
            elif each.is_on_call and each.piece.at_work and each.piece.spans:
                yield each.piece.start, each.piece.end, each.date, each
            elif each.is_on_call:
                for start, end, _ in each.calls:
                    yield start, end, each.date, each
            elif each.is_work and not each.full:
                yield each.begins or self.files.instant(datetime.combine(each.date, time(12)), each.zone), None, each.date, each

    def unknown(self, end, first, last):
        """How many days nobody knows anything of, from work of a day that ends at a moment to a last day."""
        day = max(first + DAY, self.files.local(end).date())
        return sum(not self.is_known(each) for each in self.days(day, last))

    def is_open(self, day):
        """Whether a word without a meaning stands on a day that is not off: it may be work."""
        return any(each.kind is None and each.word and each.state != "absent" for each in self.ledger.by_day.get(day, []))

    def rests(self, planned=False):
        """Rests between work of different days, each with the day that ends it; work without hours tells none.

        Who goes home after a shift by day and comes back for a night of the same day rests between them.
        On a day of which nobody knows anything there may have been work: such a rest is none that a figure tells.
        """
        found, last = [], None
        for start, end, day, shift in self.units:
            if start > self.now and not planned:
                break
            if end is None:
                last = None
                continue
            # What is longer is no rest: no period looks further back.
            comes_back = last and self.is_overnight(shift, day) and not last[2] and start > last[0]
            if last and (last[1] != day or comes_back) and start - last[0] <= REACH:
                found.append({"after": min(last[1], day), "day": max(last[1], day), "start": min(last[0], start), "end": start,
                              "minutes": max(0, start - last[0]), "begun": start <= self.now,
                              "unknown": self.unknown(last[0], last[1], day - DAY)})
            if shift.is_open_ended:
                last = None
            elif last is None or end >= last[0]:
                last = (end, day, self.is_overnight(shift, day))
        self.since = last and not self.unknown(*last[:2], self.today) and last[0]
        return found

    def work_on_end(self):
        """The minutes of work on end with its day; between shifts of two days that touch is a rest of nothing."""
        blocks = []
        for start, end, day, shift in self.units:
            if end is None or shift.state != "done":
                continue
            if blocks and blocks[-1][2] == day and start <= blocks[-1][1]:
                blocks[-1][1] = max(blocks[-1][1], end)
            else:
                blocks.append([start, end, day])
        return [(day, end - start) for start, end, day in blocks]

    def is_overnight(self, shift, day):
        """A night, or time on call at the workplace that ends on another day: who came back for it had a rest."""
        if shift.is_on_call:
            return bool(shift.piece.at_work and shift.piece.spans and self.files.local(shift.piece.end).date() > day)
        return shift.is_work and self.is_night(shift)

    def longest_rest(self, first, last):
        """The longest rest of some days: whole where its middle lies in them, else the part in them; never more than they have.

        One that goes on counts to now, one before the first work from the first known day. Beside work at an unknown hour
        nobody can tell it, nor where unknown days may have had a longer one.
        """
        if any(end is None and shift.begun and first <= day <= last for _, end, day, shift in self.units):
            return None
        spans = [(each["start"], each["end"]) for each in self.rests() if not each["unknown"]]
        if self.since and 0 < self.now - self.since <= REACH:
            spans.append((self.since, self.now))
        work = [unit for unit in self.units if unit[0] <= self.now]
        if work and work[0][1] is not None:
            day = work[0][2]
            while self.is_known(day - DAY):
                day -= DAY
            midnight = self.files.instant(datetime.combine(day, time()), self.files.zone(day))
            if midnight < work[0][0] <= midnight + REACH:
                spans.append((midnight, work[0][0]))
        begin, finish = (self.files.instant(datetime.combine(day, time()), self.files.zone(day)) for day in (first, last + DAY))
        found = None
        for start, end in spans:
            is_of_days = end - start <= finish - begin and 2 * begin <= start + end < 2 * finish
            part = end - start if is_of_days else min(end, finish) - max(start, begin)
            if part > 0:
                found = max(found or 0, part)
        unknown = sum(not self.is_known(day) for day in self.days(first, min(last, self.today)))
        return None if unknown and (found or 0) < unknown * 24 * HOUR else found

    def weeks(self, first, last):
        """The calendar weeks of a period, cut by its ends."""
        starts = "sunday monday".split().index(self.plan.profile.get("week-starts", "monday"))
        while first <= last:
            end = min(last, first + timedelta(days=6 - (first.weekday() + 1 - starts) % 7))
            yield first, end
            first = end + DAY

    def rests_of(self, first, last, known=True):
        return [each for each in self.rests() if first <= each["day"] <= last and known == (not each["unknown"])]

    def all_runs(self, first, last, nights=False):
        """Days in a row with work, or with night work, that has begun by now: first and last of each run."""
        days = sorted({each.date for each in self.shifts(first, last) if each.begun
                       and (each.is_work and self.is_night(each) if nights
                            else each.is_work or each.calls or each.piece.at_work)})
        runs = []
        for day in days:
            if runs and day - runs[-1][1] <= DAY:
                runs[-1] = (runs[-1][0], day)
            else:
                runs.append((day, day))
        return runs

    def longest_run(self, first, last, nights=False):
        """The first of the longest runs."""
        runs = [(b - a, a, b) for a, b in self.all_runs(first, last, nights)]
        if not runs:
            return None
        span, begin, end = max(runs, key=lambda run: run[0])
        return {"from": str(begin), "until": str(end), "days": span.days + 1}

    def days_off(self, first, last):
        """Days off by category, up to today: a sick day inside leave is a sick day, half a day is half; words of the plan too.

        Of a day that was worked in part the part that was not.
        """
        found, order = {}, {"sick": 0, "other": 1, "training": 2, "leave": 3, "rtt": 4}
        for day in self.days(first, min(last, self.today)):
            whole = sorted(self.plan.off(day), key=lambda each: order.get(each["category"], 9))
            halves = self.plan.off(day, whole=False)
            pieces = self.plan.day(day) or []
            is_free = not any(each.is_shift for each in pieces)
            words = [each.kind for each in pieces if is_free and each.kind in ("leave", "rtt", "sick")]
            halved = [(each["category"], 0.5) for each in whole if each["half"]]
            parts = halved or [(each["category"], 1) for each in whole[:1]] or [(kind, 1) for kind in words[:1]]
            left = self.neutral(day) if self.plan.is_neutral(day) == 1 else 1
            for category, part in parts or [(each["category"], 0.5) for each in halves]:
                found[category] = found.get(category, 0) + float(part * left)
        return {category: round(days, 3) for category, days in found.items() if days}

    # Limits

    def limit_minutes(self, shift):
        """What a limit counts of a shift: work, and time on call at the workplace."""
        return shift.worked + (shift.on_call if shift.piece.at_work else 0)

    def by_day(self):
        minutes = {}
        for each in self.ledger.shifts:
            if each.begun and (got := self.limit_minutes(each)):
                minutes[each.date] = minutes.get(each.date, 0) + got
        return minutes
