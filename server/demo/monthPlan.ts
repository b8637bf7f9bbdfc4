import { type Chance, chanceFrom } from './chance.ts';
import { MONTH_PEOPLE } from './monthPeople.ts';

export const MONTH_DAYS = 30;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SEED = 41;

/**
 * How a draft of the month ends. `finished`: all cards are taken. `ended`: its host ends it half-way. `left`: somebody who
 * drafts alone never comes back. `calledOff`: its host ends it before the start.
 */
export type MonthEnd = 'finished' | 'ended' | 'left' | 'calledOff';

/** The demo's Admin makes this regular a PowerUser after the draft of that number. */
const APPOINTED = { id: 'demo-noor', after: 18 };

/** One draft of the demo's month; the same plan on every server. */
export interface MonthDraft {
  /** From 1; packs and decisions follow from it. */
  readonly number: number;
  readonly game: string;
  readonly template: string;
  readonly isSolo: boolean;
  readonly seats: number;
  /** Ids of members by seat, the host first; null where a bot sits. */
  readonly people: readonly (string | null)[];
  /** Milliseconds from the first midnight of the month to the start of the draft. */
  readonly startsAfterMs: number;
  readonly end: MonthEnd;
  /** For `ended` and `left`: how many decisions were made. */
  readonly decisions: number;
  /** A seat that is left to a bot after so many decisions of the table; null where everybody stays. */
  readonly leaver: { readonly seat: number; readonly after: number } | null;
  /** Whether everybody submits a deck. Otherwise one of the table never does, and its host ends it. */
  readonly isSubmittedByAll: boolean;
  /** Whether that host has not ended it yet. */
  readonly isStillBuilding: boolean;
  /** For `ended`: whether an Admin ends it in the host's place. */
  readonly isEndedByAdmin: boolean;
  /** Who is made a PowerUser after it. */
  readonly appointed: string | null;
}

interface Kind {
  readonly game: string;
  readonly template: string;
  readonly seats: number;
  /** How many people there are at least and at most; the others are bots. */
  readonly people: readonly [least: number, most: number];
  readonly isSolo?: boolean;
}

const solo = (game: string, template: string, seats: number): Kind => ({
  game,
  template,
  seats,
  people: [1, 1],
  isSolo: true,
});

/** In the order in which they come round. */
const KINDS: readonly Kind[] = [
  { game: 'emberwake', template: 'emberwake-draft', seats: 8, people: [4, 7] },
  { game: 'orbit-market', template: 'orbit-market-draft', seats: 6, people: [3, 6] },
  solo('emberwake', 'emberwake-draft', 8),
  { game: 'emberwake', template: 'emberwake-pick-two', seats: 6, people: [3, 6] },
  { game: 'orbit-market', template: 'orbit-market-draft', seats: 6, people: [4, 6] },
  { game: 'emberwake', template: 'emberwake-winston', seats: 2, people: [2, 2] },
  { game: 'emberwake', template: 'emberwake-draft', seats: 8, people: [5, 8] },
  { game: 'orbit-market', template: 'orbit-market-sealed', seats: 4, people: [3, 4] },
  solo('orbit-market', 'orbit-market-draft', 6),
  { game: 'emberwake', template: 'emberwake-sealed', seats: 4, people: [3, 4] },
  { game: 'emberwake', template: 'emberwake-rochester', seats: 4, people: [2, 4] },
  { game: 'orbit-market', template: 'orbit-market-draft', seats: 6, people: [3, 5] },
  { game: 'emberwake', template: 'emberwake-grid', seats: 2, people: [2, 2] },
  { game: 'orbit-market', template: 'orbit-market-winston', seats: 2, people: [2, 2] },
];

/** Drafts on each day of a week, which begins with the first day of the month. */
const A_DAY = [2, 1, 1, 2, 2, 3, 2];
const EVENING_HOURS = 17;
const HOURS_A_DAY = 6;

/** Which draft in a row goes wrong, and how. All kinds do now and then. */
function endOf(number: number, { isSolo = false }: Kind): MonthEnd {
  if (isSolo) return number % 11 === 1 ? 'left' : 'finished';
  if (number % 9 === 5) return 'ended';
  return number % 23 === 11 ? 'calledOff' : 'finished';
}

/** Who sits there, the host first. The demo accounts sit more often than others, so that they have something to look at. */
function peopleOf(chance: Chance, kind: Kind, day: number): (string | null)[] {
  const [least, most] = kind.people;
  const present = MONTH_PEOPLE.filter(({ joinedOnDay }) => joinedOnDay < day);
  const keen = chance.below(3) === 0 ? [] : [present[chance.below(3)]];
  const count = least + chance.below(most - least + 1);
  const others = chance.shuffled(present.filter((person) => !keen.includes(person)));
  const people = chance.shuffled([...keen, ...others].slice(0, count)).flatMap((person) => person?.id ?? []);
  const [host = null, ...rest] = people;
  const bots = Array.from({ length: kind.seats - people.length }, () => null);
  return [host, ...chance.shuffled([...rest, ...bots])];
}

function draftOf(number: number, day: number, startsAfterMs: number): MonthDraft {
  const chance = chanceFrom(SEED * 1000 + number);
  const kind = KINDS[(number - 1) % KINDS.length] ?? solo('emberwake', 'emberwake-draft', 8);
  const people = peopleOf(chance, kind, day);
  const guests = people.flatMap((id, seat) => (id !== null && seat > 0 ? [seat] : []));
  const isLeft = number % 5 === 2 && guests.length > 1;
  return {
    number,
    game: kind.game,
    template: kind.template,
    isSolo: kind.isSolo ?? false,
    seats: kind.seats,
    people,
    startsAfterMs,
    end: endOf(number, kind),
    decisions: kind.seats * (2 + chance.below(12)),
    leaver: isLeft ? { seat: guests[0] ?? 1, after: kind.seats * (3 + chance.below(14)) } : null,
    isSubmittedByAll: chance.below(3) > 0,
    isStillBuilding: day >= MONTH_DAYS - 3,
    isEndedByAdmin: number % 2 === 0,
    appointed: number === APPOINTED.after ? APPOINTED.id : null,
  };
}

/** The drafts of thirty days, the oldest first. All are over before the midnight after the last day. */
export function planMonth(): readonly MonthDraft[] {
  const drafts: MonthDraft[] = [];
  for (let day = 0; day < MONTH_DAYS; day++) {
    const count = A_DAY[day % A_DAY.length] ?? 1;
    for (let at = 0; at < count; at++) {
      const chance = chanceFrom(SEED + day * 10 + at);
      // Spread over the evening in order; the latest is over well before midnight.
      const hour = EVENING_HOURS - HOURS_A_DAY + ((at + chance.next()) * HOURS_A_DAY * 1.5) / count;
      drafts.push(draftOf(drafts.length + 1, day, Math.round(day * DAY_MS + hour * HOUR_MS)));
    }
  }
  return drafts;
}
