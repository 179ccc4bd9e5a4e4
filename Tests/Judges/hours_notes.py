"""Writes check-ins, check-outs, call-outs and moods of a life that hours_world.py makes, up to its `now`."""
from datetime import datetime, timedelta

from hours_files import Files
from hours_ledger import Ledger
from hours_plan import DAY, Plan

IN = [-25, -12, -5, 0, 0, 3, 12, 55, -130, 200]
OUT = [-40, -5, 0, 0, 10, 35, 100, 230, 300, 540]
MOODS = ["😄", "😊", "😐", "😞", "😭", "4", "2", "neutral", "happy"]


class Notes:
    def __init__(self, world):
        self.world, self.dice = world, world.dice
        self.files = Files(world.root)
        self.plan = Plan(self.files)
        self.shifts = Ledger(self.plan, 0, world.first, world.until).shifts
        self.choose_now()

    def choose_now(self):
        """A moment of the last day, one time in three within a shift of it or a minute beside its ends."""
        last, dice = self.world.last, self.dice
        zone = self.files.zone(last)
        self.now = self.files.instant(datetime.combine(last, datetime.min.time()), zone) + dice.randrange(1440)
        near = [each.piece for each in self.shifts if last - DAY <= each.date <= last and each.piece.spans]
        if near and dice.random() < 0.4:
            piece = dice.choice(near)
            self.now = dice.choice([piece.start, piece.end, piece.end - 1, piece.start - 1, dice.randrange(piece.start, piece.end)])
        self.world.now = datetime.fromtimestamp(self.now * 60, zone).isoformat()

    def write(self):
        for shift in self.shifts:
            piece = shift.piece
            if not piece.spans or piece.absent or piece.start > self.now + 60 or "worked" in piece.file:
                continue
            if shift.is_on_call:
                self.on_call(shift)
            else:
                self.work(shift)
        self.unplanned()
        self.moods()

    # One record

    def keys(self, shift, plain=False):
        """What a file says of its day and shift: both, the day, or nothing."""
        day = self.dice.choice([f'date: "{shift.date}"'] * 4 + [f"date: {shift.date} # its own day"])
        word = f'shift: "{shift.word}"' if shift.word != "night" else "shift: Nuit"
        if plain:
            return [day, word]
        return self.dice.choice([[day, word]] * 6 + [[day]] + [[]] * 2)

    def note(self, kind, moment, keys, more=()):
        """Writes a check-in or a check-out; none after now."""
        if moment > self.now:
            return
        at = self.files.local(moment)
        ratings = ["energy", "stress", "motivation"] if kind == "check-in" else ["fatigue", "load", "satisfaction"]
        lines = [f"kind: {kind}", *keys, f'at: "{at.isoformat()}"', *more]
        lines += [f"{each}: {self.dice.randrange(1, 6)}" for each in ratings if self.dice.random() < 0.8]
        if kind == "check-out" and self.dice.random() < 0.4:
            lines.append(f'mood: "{self.dice.choice(MOODS)}"')
        self.world.write(at.date(), f"{at:%Y-%m-%d-%H%M}-{kind}", lines, self.dice.choice(["", "", "", "Quiet."]))

    def stated(self, shift, key, moment):
        """A stated start or end: a time of the shift, as one writes it, or an instant."""
        wall = datetime.fromtimestamp(moment * 60, shift.zone)
        return self.dice.choice([f'{key}: "{wall:%H:%M}"', f'{key}: "{wall:%H:%M}"', f"{key}: {wall.hour}h{wall.minute:02}",
                                 f'{key}: "{wall.isoformat()}"'])

    # Shifts

    def work(self, shift):
        dice, start, end = self.dice, shift.piece.start, shift.piece.end
        kind = dice.choices(["none", "both", "in", "out", "twice", "same", "in twice", "back", "in for out"], [15, 41, 9, 9, 6, 5, 4, 8, 3])[0]
        if kind == "none":
            return
        if kind == "back":
            self.comes_back(shift)
            return
        keys = self.keys(shift)
        if kind != "out":
            moment = start + dice.choice(IN if keys else IN[:7])
            more = [self.stated(shift, "start", start + dice.choice([-20, 0, 15, 45]))] if dice.random() < 0.12 else []
            self.note("check-in", moment, keys, more)
            if kind == "in twice":
                self.note("check-in", moment + dice.choice([0, 4, 30]), self.keys(shift, plain=True))
            if kind == "in for out":
                part = dice.choice(shift.piece.spans)
                self.note("check-in", part[1] + dice.choice([-70, -60, -25, -2, 5]), self.keys(shift, plain=True))
                if dice.random() < 0.5:
                    return
        if kind == "in":
            return
        moment = max(end + dice.choice(OUT if keys else OUT[:8]), start + 30)
        more = [self.stated(shift, "end", end + dice.choice([-90, -10, 0, 20, 75]))] if dice.random() < 0.15 else []
        if kind == "twice" or kind == "same":
            self.note("check-out", moment, keys, more if dice.random() < 0.5 else [])
            moment += 0 if kind == "same" else dice.choice([1, 25, 180])
            keys = self.keys(shift, plain=True)
        if dice.random() < 0.1:
            more = [*more, f"break: {dice.choice([0, 15, 20, 45])}"]
        self.note("check-out", moment, keys, more)

    def comes_back(self, shift):
        """Each part of a split shift with its own records, or two stays with a pause of any length between them."""
        dice, (first, last) = self.dice, (shift.piece.spans[0], shift.piece.spans[-1])
        left = first[1] + dice.choice([-30, 0, 10, 45]) if first != last else dice.randrange(first[0] + 60, first[1] - 60)
        back = last[0] + dice.choice([-20, -5, 5, 30]) if first != last else left + dice.choice([5, 20, 90, 300])
        keys = self.keys(shift, plain=True)
        notes = [("check-in", first[0] + dice.choice([-10, 0, 5]), "start"), ("check-out", left, "end"),
                 ("check-in", back, "start"), ("check-out", max(back + 10, last[1] + dice.choice([-40, 0, 15])), "end")]
        for kind, moment, key in notes:
            if dice.random() < 0.9:
                said = [self.stated(shift, key, moment + dice.choice([-10, 5]))] if dice.random() < 0.15 and first != last else []
                self.note(kind, moment, keys, said)

    def on_call(self, shift):
        """Nothing, feelings at both ends, or call-outs: noted, stated, without an end."""
        dice, start, end = self.dice, shift.piece.start, shift.piece.end
        kind = dice.choices(["none", "feelings", "called", "called twice", "open", "stated"], [35, 20, 20, 8, 7, 10])[0]
        if kind == "none":
            return
        keys = self.keys(shift, plain=True)
        if kind in ("feelings", "stated"):
            self.note("check-in", start + dice.choice([-10, 0, 5, 30]), keys)
            more = []
            if kind == "stated" and end <= self.now:
                more = ["call-outs:"]
                begin = start + dice.randrange(40, 200)
                for _ in range(dice.choice([1, 1, 2])):
                    finish = begin + dice.randrange(20, 150)
                    walls = [datetime.fromtimestamp(each * 60, shift.zone) for each in (begin, finish)]
                    more.append(f'  - "{walls[0]:%H:%M}-{walls[1]:%H:%M}"')
                    begin = finish + dice.randrange(30, 100)
            self.note("check-out", end + dice.choice([-30, -5, 0, 20]), keys, more)
            return
        begin = start + dice.choice([31, 45, 120, 220])
        for _ in range(2 if kind == "called twice" else 1):
            finish = begin + dice.choice([20, 95, 170, 270])
            keys = [] if dice.random() < 0.3 else keys
            more = []
            if dice.random() < 0.15:
                more = [self.stated(shift, "start", begin - 10)]
            self.note("check-in", begin, keys, more)
            if kind != "open" and finish < end - 30:
                self.note("check-out", finish, keys)
            begin = finish + dice.choice([40, 90])

    def unplanned(self):
        """Shifts that no plan has: with both records, or with one of them."""
        rate = 0.03 if self.world.has_rota else 0.4
        day = self.world.first
        while day < self.world.last - DAY:
            pieces = self.plan.day(day)
            is_free = not any(each.is_shift or each.kind is None for each in pieces or [])
            if self.dice.random() < rate and is_free and not self.plan.off(day) and not self.plan.off(day, False):
                zone = self.files.zone(day)
                start = self.files.instant(datetime.combine(day, datetime.min.time()) + timedelta(hours=self.dice.choice([7, 13, 19])), zone)
                keys = [f'date: "{day}"', f'shift: "{self.dice.choice(["J", "N", "late", "M", "rest", "CA", "JF"])}"']
                kinds = self.dice.choice([("in", "out")] * 5 + [("in",), ("out",)])
                keys = keys if self.dice.random() < 0.85 else []
                end = start + self.dice.randrange(200, 760)
                said = {key: f'{key}: "{datetime.fromtimestamp(moment * 60, zone):%H:%M}"'
                        for key, moment in (("start", start - 5), ("end", end + 20)) if self.dice.random() < 0.15}
                if self.dice.random() < 0.15 and len(kinds) == 2:
                    for kind, moment in (("check-in", start - 180), ("check-out", start - 60)):
                        self.note(kind, moment, keys)
                if "in" in kinds:
                    self.note("check-in", start + self.dice.randrange(30), keys, [said[key] for key in said if key == "start"])
                if "out" in kinds:
                    self.note("check-out", end, keys, [said[key] for key in said if key == "end"])
            day += DAY

    def moods(self):
        """Moods of some days, some twice, some twice in one minute."""
        day = self.world.first
        while day <= self.world.last:
            for _ in range(self.dice.choices([0, 1, 2], [75, 20, 5])[0]):
                zone = self.files.zone(day)
                moment = self.files.instant(datetime.combine(day, datetime.min.time()), zone) + self.dice.randrange(360, 1420)
                for _ in range(2 if self.dice.random() < 0.2 else 1):
                    if moment <= self.now:
                        at = self.files.local(moment)
                        self.world.write(day, f"{at:%Y-%m-%d-%H%M}-mood", [
                            "kind: entry", f'date: "{day}"', f'at: "{at.isoformat()}"', f'mood: "{self.dice.choice(MOODS)}"'])
            day += DAY
