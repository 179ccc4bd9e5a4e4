"""What each view's JSON must have, from the ledger of a life: shifts, totals, rests, limits, countdown, moods."""
from datetime import date, datetime, timedelta

from hours_days import Days, Either
from hours_files import Files
from hours_ledger import Ledger
from hours_limits import KINDS, PERIODS, RULES, Limits
from hours_plan import DAY, Plan
from hours_totals import Figures

MOODS = {1: "verySad", 2: "sad", 3: "neutral", 4: "happy", 5: "veryHappy", None: None}


class Unordered(dict):
    """Shifts by their begin: those that the list must have, and absent ones that it may have."""


NOT_BEGUN = Either(None, 0)


class Life:
    """A journal with everything that is reckoned of it at a moment."""

    def __init__(self, root, now):
        self.files = Files(root)
        self.plan = Plan(self.files)
        self.now = self.files.moment(now, None)
        today = self.files.local(self.now).date()
        first = Figures.first_known(self)
        self.first = first or today
        self.ledger = Ledger(self.plan, self.now, self.first - 2 * DAY, today + 500 * DAY)
        self.figures = Figures(self.ledger)
        self.days = Days(self.figures)
        self.first = self.figures.first_known() or today
        self.today = today

    @property
    def noted_days(self):
        return {each.date for each in self.files.notes if each.date}

    # Shifts

    def iso(self, moment, zone):
        return datetime.fromtimestamp(moment * 60, zone).isoformat()

    def span(self, start, end, zone):
        return {"start": self.iso(start, zone), "end": self.iso(end, zone)}

    def plan_of(self, shift):
        """What each shift has of the plan: hours of the wall clock with their offset, gross minutes, what says them."""
        piece = shift.piece
        if not piece.spans:
            return {}
        return {**self.span(piece.start, piece.end, shift.zone), "minutes": piece.gross,
                "spans": [self.span(a, b, shift.zone) for a, b in piece.spans], "source": piece.source}

    def rota_shift(self, shift):
        return {"shift": shift.word, "is": shift.kind, **self.plan_of(shift)}

    def shift(self, shift):
        """A shift wherever it stands: what the contract names, and what is the plan's."""
        piece, begun = shift.piece, shift.begun
        planned = {"minutes": shift.planned if shift.is_work and shift.state != "absent" else Either(None, piece.gross, shift.planned)}
        ends = self.span(piece.start, piece.end, shift.zone) if piece.spans else {"start": None, "end": None}
        calls = [{**self.span(a, b, shift.zone), "minutes": b - a} for a, b, _ in shift.calls]
        return {
            "date": str(shift.date), "shift": shift.word, "is": shift.kind, "state": shift.state,
            "basis": shift.basis if shift.spans else Either(None, "plan", "notes", "said"),
            "planned": {**ends, **planned} if piece.spans else Either(None, {"start": None, "end": None, "minutes": 0},
                                                                      {"start": None, "end": None, "minutes": None}),
            "worked": shift.worked if begun else None, "presence": shift.presence if begun else NOT_BEGUN,
            "break": shift.pause if begun and (shift.is_work or shift.pause) else Either(None, 0, piece.pause),
            "onCall": shift.on_call if begun and shift.is_on_call else NOT_BEGUN,
            "callOuts": calls if begun else Either([], calls), "checkIn": shift.check_in and shift.check_in.id,
            "checkOut": shift.check_out and shift.check_out.id, "replaced": sorted(shift.replaced), **self.plan_of(shift),
        }

    def shifts(self, first, last):
        return Unordered({"must": [self.shift(each) for each in self.figures.shifts(first, last) if each.state != "absent"],
                          "may": [(str(each.date), each.word) for each in self.figures.shifts(first, last)
                                  if each.state == "absent"]})

    # Views

    def sums(self, first, last):
        return {"totals": self.figures.totals(first, last), "ahead": self.figures.ahead(first, last)}

    def rota(self, first, last):
        return {"days": [{"date": str(day), "shifts": [self.rota_shift(each) for each in self.figures.shifts(day, day)
                                                       if each.is_planned and each.state != "absent"]}
                         for day in self.figures.days(first, last)]}

    def day(self, day):
        return {"date": str(day), "mood": MOODS[self.days.mood(day)], "shifts": self.shifts(day, day), **self.sums(day, day)}

    def rest(self, day):
        rests = [each for each in self.figures.rests(planned=True) if each["day"] == day]
        shortest = min(rests, key=lambda each: each["minutes"], default=None)
        return shortest["minutes"] if shortest and not shortest["unknown"] else None

    def week(self, day):
        starts = "sunday monday".split().index(self.plan.profile.get("week-starts", "monday"))
        first = day - timedelta(days=(day.weekday() + 1 - starts) % 7)
        days = self.figures.days(first, first + 6 * DAY)
        return {"from": str(days[0]), "until": str(days[-1]), **self.sums(days[0], days[-1]),
                "days": [{"date": str(each), "mood": MOODS[self.days.mood(each)], "rest": self.rest(each),
                          "shifts": self.shifts(each, each)} for each in days]}

    def month(self, year, month):
        first = date(year, month, 1)
        last = (first + timedelta(days=31)).replace(day=1) - DAY
        days = [{"date": str(each), "shifts": self.shifts(each, each)} for each in self.figures.days(first, last)]
        for each in days:
            if (mood := self.days.mood(date.fromisoformat(each["date"]))) is not None:
                each["mood"] = MOODS[mood]
        return {"month": f"{first:%Y-%m}", "days": days, **self.sums(first, last)}

    def year(self, year):
        return {"year": str(year), **self.sums(date(year, 1, 1), date(year, 12, 31))}

    def stats(self):
        pairs = self.days.before_after()
        return {"streak": self.days.streak(), "trends": self.days.trends(), "beforeAfter": pairs,
                **self.sums(self.first, self.today)}

    def today_view(self):
        return {"countdown": self.days.countdown(self.first - 2 * DAY), "streak": self.days.streak()}

    def insights(self):
        """Work of the last weeks: call-outs are work, and a time on call is no shift."""
        figures = self.figures
        first = self.today - 27 * DAY
        totals = figures.totals(first, self.today)
        runs = [figures.longest_run(first, self.today, nights) for nights in (False, True)]
        rests = [each["minutes"] for each in figures.rests_of(first, self.today)]
        least = RULES.get(self.plan.profile.get("rest-rules", "none"), {}).get("rest", 660)
        return {"recovery": {
            "shifts": totals["shifts"], "nights": totals["nights"],
            "longestRunOfWork": runs[0]["days"] if runs[0] else 0, "longestRunOfNights": runs[1]["days"] if runs[1] else 0,
            "quickReturns": [{"hours": round(each / 60, 3)} for each in rests if each < least],
            "shortestRest": round(min(rests) / 60, 3) if rests else None,
            **{f"hours{days}": {"hours": round(sums["worked"] / 60, 3), "shifts": sums["shifts"]}
               for days in (7, 28) for sums in [figures.totals(self.today - (days - 1) * DAY, self.today)]},
        }}

    def report(self, first, last, rules=None):
        figures = self.figures
        rests = figures.rests_of(first, last)
        shortest = min(rests, key=lambda each: each["minutes"], default=None)
        return {
            "from": str(first), "until": str(last), "shifts": self.shifts(first, last), **self.sums(first, last),
            "averageWeek": figures.average_week(first, last), "periodKnown": figures.period_known(first, last),
            "limits": self.limits(rules or self.plan.profile.get("rest-rules", "none"), first, last),
            "shortestRest": shortest and {"minutes": shortest["minutes"]},
            "unknownRests": len(figures.rests_of(first, last, known=False)),
            "restsUnder11": [{"minutes": each["minutes"]} for each in rests if each["minutes"] < 660],
            "weeklyRests": [{"week": str(begin), "minutes": figures.longest_rest(begin, end)}
                            for begin, end in figures.weeks(first, last)],
            "longestRun": figures.longest_run(first, last), "longestNightRun": figures.longest_run(first, last, nights=True),
            "daysOff": figures.days_off(first, last),
        }

    def limits(self, rules, first, last):
        """A function of a listed limit that answers what it must have, and the rules that must be listed."""
        held = Limits(self.figures, rules, first, last)

        def of(listed):
            made = held.of(listed["rule"], listed["limit"])
            if made is None:
                return None
            period = {"period": PERIODS[rules]} if listed["rule"] == "average" else {}
            return {**made, **period, "kind": KINDS.get(listed["rule"], listed["rule"])}

        return of, RULES.get(rules, {})
