"""The list of shifts: planned, said, noted, state, basis, presence, break, worked, on call, call-outs, replaced.

One list for a whole life, from the files and `now` alone; a period takes its shifts out of it, so a shift is the same
whatever period is asked. Moments are minutes since 1970.
"""
from datetime import datetime, timedelta

from hours_files import WORDS, on_days, spans_of, time_of
from hours_plan import DAY, WORK, Piece

OFF = {"rest", "leave", "rtt", "sick", "absence", "public-holiday"}
FORGOTTEN = 18 * 60
FEELINGS = 30
AHEAD = 2 * 60
FAR = 6 * 60


class Shift:
    """A shift of the list, with what counts of it by now."""

    def __init__(self, piece, zone, is_planned=True):
        self.piece, self.zone, self.is_planned = piece, zone, is_planned
        self.date, self.word, self.kind = piece.day, piece.word, piece.kind
        self.check_ins, self.check_outs = [], []
        self.check_in = self.check_out = None
        self.replaced, self.missing, self.said, self.slips, self.stays = [], [], {}, [], []
        self.away = 0
        self.full, self.spans, self.own, self.own_full, self.own_plan = [], [], [], [], piece.spans
        self.state, self.basis, self.calls, self.in_calls = "planned", "plan", [], []
        self.presence = self.pause = self.worked = self.on_call = 0

    @property
    def is_work(self):
        return self.kind in WORK or (self.kind is None and not self.is_planned)

    @property
    def is_on_call(self):
        return self.kind == "on-call"

    @property
    def begun(self):
        return self.state in ("underWay", "done")

    @property
    def is_open_ended(self):
        """Under way by a check-in alone: nobody knows yet when it ends."""
        return self.is_work and self.state == "underWay" and not self.piece.spans and "worked" not in self.piece.file \
            and self.check_out is None

    @property
    def planned(self):
        """Minutes by the plan less the break; minutes that an earlier shift of the plan has are that one's."""
        return self.of_day_off(max(0, length(self.own_plan) - self.piece.pause))

    def of_day_off(self, minutes):
        """Of a day off that was worked all the same, or that she left ill, no more is planned than was worked."""
        return min(minutes, self.worked) if self.piece.off else minutes

    @property
    def ends(self):
        """The end by which it is told whether it is forgotten: by the plan, else the check-in."""
        return self.piece.end if self.piece.spans else self.begins

    @property
    def begins(self):
        notes = [each.at for each in self.check_ins if each.at is not None]
        return self.piece.start if self.piece.spans else min(notes, default=None)


def length(spans):
    return sum(b - a for a, b in spans)


def without(spans, taken):
    """Spans less what others have of them."""
    for start, end in taken:
        spans = [part for a, b in spans for part in ((a, min(b, start)), (max(a, end), b)) if part[0] < part[1]]
    return spans


def clipped(spans, start, end):
    return [(max(a, start), min(b, end)) for a, b in spans if max(a, start) < min(b, end)]


def together(spans):
    """Spans in their order, those that touch as one."""
    found = []
    for start, end in sorted(spans):
        if found and start <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], end))
        else:
            found.append((start, end))
    return found


class Ledger:
    def __init__(self, plan, now, first, last):
        self.plan, self.files, self.now = plan, plan.files, now
        self.by_notes = self.files.profile.get("clock") == "notes"
        self.shifts, self.by_day = [], {}
        self.unbound = []
        day = first
        while day <= last:
            for piece in plan.day(day) or []:
                if piece.is_shift:
                    self.add(Shift(piece, self.files.zone(day)))
            day += DAY
        self.bind()
        self.take_slips()
        for each in self.shifts:
            self.hold(each)
            self.count(each)
        # A shift that records alone make stands where its check-in is.
        key = lambda each: (each.date, each.piece.start or (
            each.full[0][0] if each.full else each.begins or (each.check_out.at if each.check_out else 0) or 0))
        self.shifts.sort(key=key)
        self.share()

    def add(self, shift):
        self.shifts.append(shift)
        self.by_day.setdefault(shift.date, []).append(shift)
        return shift

    # Which shift a record belongs to

    def bind(self):
        """Check-ins first: a check-out looks for a shift that has one."""
        for kind, choose, name in (("check-in", self.of_check_in, "check_ins"), ("check-out", self.of_check_out, "check_outs")):
            for record in sorted((each for each in self.files.notes if each.kind == kind), key=lambda each: each.order):
                getattr(self.belonging(record, choose), name).append(record)

    def take_slips(self):
        """A check-in within the hour of an end, before its check-out, was meant for that: it begins no shift of its own.

        Behind the check-out, or without one, it is of the day that its file says.
        """
        for each in list(self.shifts):
            if each.is_planned or each.word or each.check_outs:
                continue
            last = max(each.check_ins, key=lambda note: note.order)
            if last.at is None or "start" in last.keys:
                continue
            for other in self.shifts:
                if other.piece.spans and other.is_planned and not other.is_on_call and self.ends_near(other, last):
                    other.slips += each.check_ins
                    self.shifts.remove(each)
                    self.by_day[each.date].remove(each)
                    break

    def ends_near(self, shift, note):
        """Whether a shift ends within the hour of a check-in, by the plan or by its last check-out, written after it."""
        is_near = abs(shift.piece.end - note.at) <= 60
        if not shift.check_outs:
            return is_near and note.date is None
        last = max(shift.check_outs, key=lambda each: each.order)
        if last.at is None or last.order < note.order:
            return False
        over = self.near(last.keys["end"], shift.piece.end, shift.zone) if "end" in last.keys else last.at
        return is_near or abs(over - note.at) <= 60

    def belonging(self, record, choose):
        # A word for a day off names no shift.
        if record.shift and self.plan.meaning(record.keys.get("shift"), record.date or record.day).get("is") in OFF:
            record.shift = None
        known = self.shifts if record.date is None else self.by_day.get(record.date, [])
        if record.shift is not None:
            alike = [each for each in known if each.word == record.shift]
            known = alike or [each for each in known if each.is_planned and self.mean_the_same(each, record)]
        elif record.date is not None and record.at is not None:
            # Who comes or goes hours before a shift that no word names has come to other work.
            far = 60 if record.kind == "check-out" else FAR
            known = [each for each in known if (each.begins or 0) - record.at <= far]
            if record.kind == "check-in":
                # And who comes more than an hour after the end of one that was checked in to.
                known = [each for each in known if not each.is_planned or not each.piece.spans or not each.check_ins
                         or record.at - each.piece.end <= 60]
        if record.date is not None and record.shift is not None and len(known) == 1:
            return known[0]
        # Who is off may have gone to work all the same, where nothing else fits.
        present = [each for each in known if not self.is_off(each)] or known
        if record.at is None:
            found = present[0] if present else None
        else:
            found = choose(record, present) or choose(record, known)
        if found is None and record.date is not None and present:
            found = min(present, key=lambda each: abs((each.begins or 0) - (record.at or 0)))
        return found or self.unplanned(record)

    def is_off(self, shift):
        return shift.piece.absent and not shift.check_ins and not shift.check_outs

    def mean_the_same(self, shift, record):
        """A built-in word means the shift whose own word is of that kind; two own words never mean the same."""
        own = [word for word in (shift.word, record.shift) if word not in WORDS.values()]
        return len(own) == 1 and shift.kind == self.plan.meaning(record.shift, shift.date).get("is")

    def unplanned(self, record):
        """A shift that no plan has: the records are what there is."""
        day = record.date or record.day
        for each in self.by_day.get(day, []):
            # What has not begun is closed by nothing, unless its file says so.
            is_early = record.kind == "check-out" and record.date is None and (each.begins or 0) > (record.at or 0)
            if not each.is_planned and not is_early and (each.word == record.shift or record.shift is None):
                return each
        kind = self.plan.meaning(record.keys.get("shift"), day).get("is") if record.shift else None
        piece = Piece(day, record.shift, kind, [], None)
        piece.pause = int(self.plan.meaning(record.keys.get("shift"), day).get("break", 0)) if kind in WORK else 0
        return self.add(Shift(piece, self.files.zone(day), is_planned=False))

    def of_check_in(self, record, known):
        """The nearest start: of the shifts of a day that is named, else of those that begin within two hours or are under way."""
        fit = [each for each in known if each.piece.spans and (
            record.date is not None or each.piece.start - AHEAD <= record.at < each.piece.end)]
        return min(fit, key=lambda each: abs(each.piece.start - record.at), default=None)

    def of_check_out(self, record, known):
        """The shift begun last that has a check-in, unless the moment is nearer to the end of one begun after it."""
        def is_open(each):
            is_begun = each.begins is not None and each.begins <= record.at
            return is_begun and (record.date is not None or record.at - each.ends <= FORGOTTEN)

        begun = sorted((each for each in known if is_open(each)), key=lambda each: each.begins)
        if not begun:
            return None
        last = begun[-1]
        noted = [each for each in begun if any(note.at is not None and note.at <= record.at for note in each.check_ins)]
        chosen = last
        if noted and abs(record.at - last.ends) >= abs(record.at - noted[-1].ends):
            chosen = noted[-1]
        # An end that is stated is of a shift that can have ended then.
        if "end" not in record.keys and self.is_of_next(record, chosen, known):
            return next(each for each in known if self.is_about_to_begin(record, each))
        if "end" not in record.keys or not chosen.piece.spans or self.end_distance(record, chosen) is not None:
            return chosen
        fit = [each for each in begun if not each.check_outs or abs(record.at - each.ends) < 3 * 60]
        fit = [each for each in reversed(fit) if self.end_distance(record, each) is not None]
        return min(fit, key=lambda each: self.end_distance(record, each), default=chosen)

    def is_of_next(self, record, chosen, known):
        """Whether a check-out without a day is written within the hour before a shift, and hours after the last one: where
        moments count it ends nothing."""
        return (self.by_notes and record.date is None and bool(chosen.piece.spans)
                and record.at - chosen.piece.end > 3 * 60
                and any(self.is_about_to_begin(record, each) for each in known))

    @staticmethod
    def is_about_to_begin(record, shift):
        return bool(shift.piece.spans) and 0 < shift.piece.start - record.at <= 60 and not shift.check_ins + shift.check_outs

    def end_distance(self, record, shift):
        """How far a stated end is from the planned one; None where the shift can't have ended then."""
        if not shift.piece.spans:
            return None
        end = self.near(record.keys["end"], shift.piece.end, shift.zone)
        if end - record.at > FAR and end - 24 * 60 > shift.piece.start:
            end -= 24 * 60
        if end <= shift.piece.start or end - record.at > FAR:
            return None
        return abs(end - shift.piece.end)

    # Which record holds

    def hold(self, shift):
        for notes, name in ((shift.check_ins, "check_in"), (shift.check_outs, "check_out")):
            notes.sort(key=lambda each: each.order)
            if notes:
                setattr(shift, name, notes[-1])
        if shift.is_on_call:
            self.call_outs(shift)
            in_calls = {id(each) for each in shift.in_calls}
        else:
            in_calls = set()
        if not shift.is_on_call:
            self.find_stays(shift)
        in_stays = {id(note) for stay in shift.stays for note in stay if note} | {id(shift.check_in), id(shift.check_out)}
        shift.replaced = [each.id for notes in (shift.check_ins, shift.check_outs) for each in notes
                          if id(each) not in in_calls | in_stays] + [each.id for each in shift.slips]

    def find_stays(self, shift):
        """Pairs of check-in and check-out: one, one for each part of a split shift, or, where moments count, one for each
        time that she came."""
        outs = [each for each in shift.check_outs if not self.is_early(shift, each)]
        shift.check_out = outs[-1] if outs else None
        plan = shift.piece.spans
        ins = self.begun(shift, outs)
        shift.check_in = ins[-1] if ins else None
        if len(plan) > 1:
            shift.stays = [[None, None] for _ in plan]
            for which, notes in enumerate((ins, outs)):
                for each in notes:
                    shift.stays[self.part_of(each, which, shift)][which] = each
            for stay, part in zip(shift.stays, plan):
                if self.begins_again(*stay, part):
                    stay[1] = None
            noted = [stay for stay in shift.stays if any(stay)]
            shift.check_out = noted[-1][1] if noted else None
            return
        stays = []
        for each in sorted(ins + outs, key=lambda note: note.order):
            if not stays or each.kind == "check-in" and stays[-1][1] is not None and stays[-1][1].at is not None:
                stays.append([None, None])
            stays[-1][each.kind == "check-out"] = each
        if len(stays) > 1 and (len(stays) > 2 or stays[0][0] or stays[-1][1]) and (self.by_notes or not plan):
            if plan and len(stays) > 1 and stays[0][0] is None and self.begins_again(stays[1][0], stays[0][1], plan[0]):
                del stays[0]
            if plan and len(stays) > 1 and stays[-1][1] is None and (stays[-1][0].at or 0) >= plan[0][1]:
                del stays[-1]
            shift.stays, shift.check_out = stays, stays[-1][1]
            return
        if plan and self.begins_again(shift.check_in, shift.check_out, plan[0]):
            shift.check_out = None
        shift.stays = [[shift.check_in, shift.check_out]]

    def begun(self, shift, outs):
        """The check-ins without those near the end of what has one already: they were meant for the check-out."""
        plan, ins = shift.piece.spans, []
        for each in shift.check_ins:
            if ins and plan:
                n = self.part_of(ins[-1], 0, shift)
                following = plan[n + 1][0] if n + 1 < len(plan) else None
                is_between = any(ins[-1].order < out.order < each.order for out in outs)
                if not is_between and not self.is_late(ins[-1], plan[n]) and self.is_late(each, plan[n], following):
                    continue
            ins.append(each)
        return ins

    @staticmethod
    def is_late(note, part, following=None):
        """Written within the hour of an end, nearer to it than to any begin, and no start said: nobody comes then."""
        if note is None or note.at is None or "start" in note.keys:
            return False
        far = abs(part[1] - note.at)
        return far <= 60 and far < abs(note.at - part[0]) and (following is None or far < abs(following - note.at))

    def part_of(self, note, is_end, shift):
        """A check-in begins the first part that is not over, a check-out ends the last one that has begun."""
        key, plan = ("start", "end")[is_end], shift.piece.spans
        usual = plan[-1][1] if is_end else plan[0][0]
        moment = self.near(note.keys[key], usual, shift.zone) if key in note.keys else note.at
        if moment is None:
            return len(plan) - 1 if is_end else 0
        fit = [n for n, (start, end) in enumerate(plan) if (start < moment if is_end else moment < end)]
        return fit[-is_end] if fit else 0 if is_end else len(plan) - 1

    def is_early(self, shift, note):
        """A check-out shortly before the shift that states no end was meant for a check-in, or an earlier shift."""
        if note.at is None or not shift.piece.spans or "end" in note.keys:
            return False
        return 0 < shift.piece.start - note.at <= AHEAD

    def begins_again(self, first, last, part):
        """A check-in behind the check-out, nearer to the begin of the plan than to its end, that states no start."""
        if first is None or last is None or None in (first.at, last.at) or "start" in first.keys:
            return False
        return last.at < first.at and abs(part[0] - first.at) < part[1] - first.at

    # What counts

    def near(self, text, to, zone):
        """The moment of a stated time: an instant as it is, a wall clock where it is nearest to a moment."""
        if time_of(text) is None:
            return self.files.moment(text, None)
        around = datetime.fromtimestamp(to * 60, zone).date()
        made = [self.files.instant(datetime.combine(around + timedelta(days=n), time_of(text)), zone) for n in range(-2, 3)]
        return min(made, key=lambda each: abs(each - to))

    def stated(self, shift, stay, part, is_end):
        """What a check-in says of the start, a check-out of the end."""
        record, key = stay[is_end], ("start", "end")[is_end]
        if record is None or key not in record.keys:
            return None
        usual = part[is_end] if part else None
        found = self.near(record.keys[key], usual if usual is not None else record.at, shift.zone)
        if is_end and usual is not None and record.at is not None and time_of(record.keys[key]) and found > record.at + FAR:
            # Nobody tells of an end that is hours away.
            before = self.near(record.keys[key], found - 1440, shift.zone)
            start = self.stated(shift, stay, part, False)
            if before > (start if start is not None else part[0]):
                return before
        return found

    def hours(self, shift):
        """The spans that count, not yet cut at now, and what says them."""
        plan = shift.piece.spans
        if "worked" in shift.piece.file:
            days = [shift.date + n * DAY for n in (0, 1, -1)] if plan else [shift.date]
            made = [[tuple(self.files.instant(wall, shift.zone) for wall in span)
                     for span in on_days(day, spans_of(shift.piece.file["worked"]))] for day in days]
            spans = min(made, key=lambda spans: abs(spans[0][0] - plan[0][0]) if plan else 0)
            # A gap that somebody states is time of the break, unless the plan has the shift in parts.
            apart = together(spans)
            shift.away = apart[-1][1] - apart[0][0] - length(apart) if len(plan) < 2 else 0
            return spans, "said"
        if not plan:
            return self.unplanned_hours(shift)
        parts = plan if len(shift.stays) == len(plan) else plan * len(shift.stays)
        ends = [self.ends(shift, stay, part, n > 0 and len(plan) == 1) for n, (stay, part) in enumerate(zip(shift.stays, parts))]
        basis = next((name for name in ("said", "notes") if any(each[2] == name for each in ends)), "plan")
        if len(plan) == 1 and len(ends) > 1:
            spans = [(start if start is not None or n else plan[0][0],
                      end if end is not None or n < len(ends) - 1 else plan[0][1]) for n, (start, end, _) in enumerate(ends)]
            spans = together((a, b) for a, b in spans if a is not None and b is not None and a < b)
            shift.away = spans[-1][1] - spans[0][0] - length(spans) if spans else 0
            return spans, basis
        # Who goes, or comes, between two parts has worked the one before, or behind, longer.
        noted = [n for n, stay in enumerate(shift.stays) if any(stay)]
        # What is stated is of its part alone, but for an end before the part's or far behind it: she went home.
        first, last = 0, len(plan) - 1
        if noted and self.by_notes and ends[noted[0]][0] is not None:
            first = noted[0]
        over = ends[noted[-1]][1] if noted else None
        if over is not None and (self.by_notes or not -10 <= over - plan[noted[-1]][1] <= 60):
            last = noted[-1]
        spans = [(start if start is not None else part[0], end if end is not None else part[1])
                 for (start, end, _), part in zip(ends, plan)][first:last + 1]
        return together((a, b) for a, b in spans if a < b), basis

    def ends(self, shift, stay, part, is_return):
        """When a stay began and ended, as far as anybody said it, or noted it where moments count, and which."""
        start, end = self.stated(shift, stay, part, False), self.stated(shift, stay, part, True)
        if end is not None and end <= (start if start is not None else part[0]):
            end = None
        if start is not None and start >= part[1]:
            start = None
        basis = "said" if start is not None or end is not None else "plan"
        if self.by_notes:
            notes = [each.at if each else None for each in stay]
            if not is_return and self.is_late(stay[0], part):
                notes[0] = None
            begin, finish = start if start is not None else notes[0], end if end is not None else notes[1]
            if (begin if begin is not None else part[0]) < (finish if finish is not None else part[1]):
                start, end = begin, finish
                basis = "notes" if basis == "plan" and notes != [None, None] else basis
        return start, end, basis

    def unplanned_hours(self, shift):
        spans, basis = [], "plan"
        for n, stay in enumerate(shift.stays):
            notes = [each.at if each else None for each in stay]
            start, end = (self.stated(shift, stay, None, is_end) for is_end in (False, True))
            is_said = start is not None or end is not None
            start, end = start if start is not None else notes[0], end if end is not None else notes[1]
            if start is None:
                continue
            basis = "said" if is_said or basis == "said" else "notes"
            if end is None and n == len(shift.stays) - 1 and self.now - start < FORGOTTEN and not stay[1]:
                end = start + FORGOTTEN
            if end is not None and start < end:
                spans.append((start, end))
        return together(spans), basis

    def count(self, shift):
        if self.is_off(shift):
            shift.state = "absent"
            return
        if shift.is_on_call:
            spans, shift.basis = shift.piece.spans, "plan"
            if shift.calls:
                stated = any(not pair or shift.said[pair[1].id] for *_, pair in shift.calls)
                shift.basis = "said" if stated else "notes"
                shift.calls = joined(shift.calls)
        else:
            spans, shift.basis = self.hours(shift)
        shift.full, shift.spans = spans, clipped(spans, -1 << 60, self.now)
        if spans:
            shift.state = "planned" if spans[0][0] > self.now else "underWay" if self.now < spans[-1][1] else "done"
        else:
            begins = shift.begins
            is_past = begins is not None or shift.check_outs or shift.date < self.files.local(self.now).date()
            shift.state = "done" if is_past else "planned"

    def call_outs(self, shift):
        """Call-outs of a time on call: pairs written within it, and those that are stated."""
        if not shift.piece.spans:
            return
        start, end = shift.piece.start + FEELINGS, shift.piece.end - FEELINGS
        notes = []
        for each in shift.check_ins + shift.check_outs:
            key = "start" if each.kind == "check-in" else "end"
            moment = self.near(each.keys[key], each.at, shift.zone) if key in each.keys else each.at
            if moment is not None and (moment > start if key == "start" else (each.at or 0) < end or moment < end):
                notes.append((each.order, each.kind, moment, each))
        opened, calls, ended = None, [], {}
        for _, kind, moment, each in sorted(notes, key=lambda note: note[0]):
            if kind == "check-in":
                opened = (moment, each)
                shift.missing.append(each.id)
                continue
            is_said = "end" in each.keys
            if opened and is_said and moment <= opened[0]:
                # An end before its start can't be meant.
                moment, is_said = each.at, False
            if opened and opened[0] < moment < end:
                told = [self.first_after(text, shift) for text in each.keys.get("call-outs") or []]
                told = [span for span in told if self.lies_in(span, shift)]
                is_ended = bool(calls) and calls[-1][2][0] is opened[1]
                if is_ended and told:
                    # Calls that are stated behind a noted one are others, but for those of its minutes.
                    if any(a < calls[-1][1] and calls[-1][0] < b for a, b in told):
                        calls.pop()
                    continue
                if is_ended:
                    calls.pop()
                ended[opened[1].id] = (opened[1], each)
                # What the check-out states of the call holds.
                if not any(a < moment and opened[0] < b for a, b in told):
                    calls.append((opened[0], moment, (opened[1], each)))
                shift.said[each.id] = is_said or "start" in opened[1].keys
                shift.missing = [name for name in shift.missing if name != opened[1].id]
        stated = shift.piece.file.get("call-outs") or []
        worked = shift.piece.file.get("worked") or []
        if worked:
            # What a file says was worked of time on call holds, as it does of work: each span is a call.
            calls, ended = [], {}
            stated = stated + (worked if isinstance(worked, list) else [each.strip() for each in worked.split(",")])
        else:
            told = self.stated_calls(shift)
            calls += [(*span, ()) for span, _ in told]
            ended.update({each.id: (each,) for _, each in told})
        shift.in_calls = [each for pair in ended.values() for each in pair]
        made = [self.first_after(text, shift) for text in stated]
        # What lies outside the time on call counts nothing.
        calls += [(*span, ()) for span in made if self.lies_in(span, shift)]
        notes = {each.id: each.at for each in shift.check_ins}
        shift.missing = [name for name in shift.missing
                         if notes[name] is None or not any(a - 60 <= notes[name] <= b + 60 for a, b, _ in calls)]
        shift.calls = sorted(calls, key=lambda call: call[:2])

    def stated_calls(self, shift):
        """The calls that check-outs state: each counts, until a later one states other times of its minutes."""
        calls = []
        for each in shift.check_outs:
            spans = [self.first_after(text, shift) for text in each.keys.get("call-outs") or []]
            spans = [span for span in spans if self.lies_in(span, shift)]
            calls = [(span, of) for span, of in calls if not any(a < span[1] and span[0] < b for a, b in spans)]
            calls += [(span, each) for span in spans]
        return calls

    @staticmethod
    def lies_in(span, shift):
        """Whether a call begins in the time on call, and ends in it or up to half an hour behind it."""
        return span[0] < shift.piece.end and span[1] - shift.piece.end <= FEELINGS

    def first_after(self, text, shift):
        """A stated span: the first such hours from the begin of the time on call."""
        (begin, finish), = spans_of(text)
        day = datetime.fromtimestamp(shift.piece.start * 60, shift.zone).date()
        for n in range(3):
            walls = on_days(day + timedelta(days=n), [(begin, finish)])[0]
            made = tuple(self.files.instant(wall, shift.zone) for wall in walls)
            if made[0] >= shift.piece.start or shift.piece.start - made[0] <= FEELINGS and made[1] > shift.piece.start:
                return made
        return made

    # Each minute once

    @staticmethod
    def stated_pause(shift):
        """The minutes that stand beside `worked`, else that the check-out says, or the last before it that holds."""
        if "worked" in shift.piece.file and "break" in shift.piece.file:
            return int(shift.piece.file["break"])
        held = [each for each in shift.check_outs if each.id not in shift.replaced and "break" in each.keys]
        last = [each for each in held if each is shift.check_out] or held[-1:]
        return int(last[0].keys["break"]) if last else None

    @staticmethod
    def one_after_another(parts, name):
        """Gives each minute to the part that began first; answers all that was given."""
        taken = []
        for *_, shift, spans in sorted(parts, key=lambda part: part[:3]):
            own = without(spans, beside(taken, spans))
            setattr(shift, name, getattr(shift, name) + own)
            taken += own
        return taken

    def share(self):
        """Minutes that two shifts have are those of the one that began first; work takes them from time on call."""
        parts = [(each.spans[0][0], n, 0, each, each.spans) for n, each in enumerate(self.shifts)
                 if each.is_work and each.begun and each.spans]
        for n, each in enumerate(self.shifts):
            each.own = []
            parts += [(start, n, 1, each, clipped([(start, end)], -1 << 60, self.now))
                      for start, end, _ in each.calls if start < self.now]
        taken = self.one_after_another(parts, "own")
        # Minutes still to come are those of the one that began first, too.
        whole = [(each.full[0][0], n, 0, each, each.full) for n, each in enumerate(self.shifts)
                 if each.is_work and each.state != "absent" and each.full]
        self.one_after_another(whole, "own_full")
        planned = []
        order = [each for each in self.shifts if each.is_work and each.piece.spans and each.state != "absent"]
        for each in sorted(order, key=lambda each: each.piece.start):
            each.own_plan = without(each.piece.spans, beside(planned, each.piece.spans))
            planned += each.own_plan
        on_call = []
        for each in self.shifts:
            each.presence = length(each.own)
            pause = self.stated_pause(each)
            if pause is None:
                pause = each.piece.pause if each.is_work else 0
            each.pause = min(max(0, pause - each.away), each.presence)
            each.worked = each.presence - each.pause
            if each.is_on_call and each.begun:
                free = without(without(each.spans, beside(taken, each.spans)), beside(on_call, each.spans))
                each.on_call = length(free)
                each.free = free
                on_call += free


def joined(calls):
    """Call-outs that overlap or touch are one."""
    made = []
    for start, end, pair in calls:
        if made and start <= made[-1][1]:
            made[-1] = (made[-1][0], max(end, made[-1][1]), made[-1][2] + pair)
        else:
            made.append((start, end, pair))
    return made


def beside(taken, spans):
    """The spans that can have minutes of these, of a list in the order of their starts."""
    if not spans:
        return []
    first, last = spans[0][0] - 4 * 1440, spans[-1][1]
    low = len(taken)
    while low > 0 and taken[low - 1][0] >= first:
        low -= 1
    return [each for each in taken[low:] if each[0] < last]
