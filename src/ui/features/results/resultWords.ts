import type { GameLook } from '#contract/games/faces.ts';
import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';

/** "Ember", "Ember and Volt", "left, right and left". */
export function joined(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  return words.length === 1 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "1 card", "3 cards" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

export type Direction = 'left' | 'right' | 'none';
type Rounds = TableView['template']['rounds'];

export const directionsOf = (rounds: Rounds): readonly Direction[] =>
  rounds.map(({ opening, steps }) => {
    const passes = [...opening, ...steps].flatMap((step) => (step.do === 'pass' ? [step.direction] : []));
    return passes.find((direction) => direction !== 'none') ?? 'none';
  });

/** "left, right, left"; null at a table where nothing was passed. */
export function directionWords(rounds: Rounds): string | null {
  const directions = directionsOf(rounds);
  if (directions.every((direction) => direction === 'none')) return null;
  return directions.map((direction) => (direction === 'none' ? 'kept' : direction)).join(', ');
}

/**
 * "8 seats, 3 packs of 15"; rounds of different sizes are told one by one. Formats without rounds of packs tell what the
 * table opened: "2 seats, 6 packs opened".
 */
export function packsWords(seats: number, { rounds, packs: opened }: TableView['template']): string {
  if (rounds.length === 0) {
    const all = opened.reduce((sum, { count }) => sum + count, 0);
    return `${counted(seats, 'seat')}${all === 0 ? '' : `, ${counted(all, 'pack')} opened`}`;
  }
  const sizes = rounds.map(({ cards }) => cards);
  const isEven = sizes.every((size) => size === sizes[0]);
  const packs = isEven
    ? `${counted(sizes.length, 'pack')} of ${sizes[0] ?? 0}`
    : `packs of ${joined(sizes.map(String))}`;
  return `${counted(seats, 'seat')}, ${packs}`;
}

const MINUTE_MS = 60_000;

function lengthWords(startedAtMs: number, finishedAtMs: number): string {
  const minutes = Math.round((finishedAtMs - startedAtMs) / MINUTE_MS);
  if (minutes < 1) return 'under a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

/** "Friday embers, Emberwake, 20 November, 24 minutes" */
export function tableLine(table: TableView): string {
  const { startedAtMs, finishedAtMs } = table;
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  return [
    table.settings.name,
    table.game.name,
    day.format(finishedAtMs ?? startedAtMs ?? table.createdAtMs),
    ...(startedAtMs === null || finishedAtMs === null ? [] : [lengthWords(startedAtMs, finishedAtMs)]),
  ].join(', ');
}

/** The host's rule on picks, as a sentence; null where nobody else drafted. */
export function ruleSentence({
  isSolo,
  settings,
  event,
}: Pick<TableView, 'isSolo' | 'settings' | 'event'>): string | null {
  if (isSolo) return null;
  if (settings.picksOpenTo === 'owners')
    return 'By the host’s rule everyone sees only the picks of their own seat.';
  if (settings.picksOpenTo === 'host')
    return 'By the host’s rule everyone sees their own seat, and the host all of them.';
  if (settings.picksOpenTo === 'closed' && event) return 'All seats are opened when the event is closed.';
  if (settings.picksOpenTo === 'closed')
    return settings.picksOpenAfterHours
      ? `All seats are opened when the table is closed, ${settings.picksOpenAfterHours} h after the draft at the latest.`
      : 'All seats are opened when the table is closed: when every deck is in, or when the host ends it.';
  return settings.watchers
    ? 'All seats are open to everyone who played or watched.'
    : 'All seats are open to everyone who played.';
}

/** "3 of 4 decks are in", of the members at the table; null where only one member drafted. */
export function decksWords(seats: readonly SeatResult[]): string | null {
  const members = seats.filter(({ seat }) => seat.kind === 'member');
  if (members.length < 2) return null;
  const submitted = members.filter(({ deck }) => deck?.isSubmitted === true).length;
  if (submitted === 2 && members.length === 2) return 'Both decks are in';
  return submitted === members.length
    ? `All ${submitted} decks are in`
    : `${submitted} of ${members.length} decks are in`;
}

export type Standing = 'you' | 'deckIn' | 'building' | 'bot';

export function standingOf({ seat, deck }: SeatResult, isMine: boolean): Standing {
  if (seat.kind !== 'member') return 'bot';
  if (deck?.isSubmitted === true) return 'deckIn';
  return isMine ? 'you' : 'building';
}

/** What stands under a name at the table: "deck next", "building", "deck in", "bot". */
export function standingWords(result: SeatResult, isMine: boolean): string {
  switch (standingOf(result, isMine)) {
    case 'bot':
      return 'bot';
    case 'deckIn':
      return 'deck in';
    case 'building':
    case 'you':
      return result.deck === null ? 'deck next' : 'building';
  }
}

export const laneLabels = (look: GameLook, lanes: readonly string[]): readonly string[] =>
  lanes.map((key) => look.lanes.find((lane) => lane.key === key)?.label ?? key);

/** "45 cards, mostly Ember and Volt"; `lanes` are those that hold half of the cards together. */
export function poolTitle(cards: number, look: GameLook, lanes: readonly string[]): string {
  const mostly = laneLabels(look, lanes);
  return mostly.length === 0 ? counted(cards, 'card') : `${counted(cards, 'card')}, mostly ${joined(mostly)}`;
}

/** What comes next for the reader's deck. */
export function deckSentence(result: SeatResult, look: GameLook, decks: string | null): string {
  const main = look.buckets[0];
  const size = main?.min || look.deckSize;
  const mine =
    result.deck === null
      ? `A deck here has ${size} cards. What you leave out stays in your pool.`
      : result.deck.isSubmitted
        ? `Your deck “${result.deck.name}” is in.`
        : `Your deck “${result.deck.name}” has ${result.deck.main} of ${size} cards in ${main?.label ?? 'Main'}.`;
  return decks === null ? mine : `${mine} ${decks}.`;
}

interface Around {
  readonly seat: number;
  readonly seats: readonly SeatResult[];
  readonly isMine: boolean;
}

/** "12 cards, came from Rook on your left"; seats are 0-based and the left neighbour is the next one. */
export function packWords(record: PickRecord, { seat, seats, isMine }: Around): string {
  const cards = counted(record.pack.length, 'card');
  const { from } = record;
  const name = seats[seat]?.seat.name ?? '';
  if (from === null && record.pick > 1) return cards;
  if (from === null || (from === seat && record.pick === 1))
    return `${cards}, the pack ${isMine ? 'you' : name} opened`;
  if (from === seat) return `${cards}, still at the same seat`;
  const giver = seats[from]?.seat.name ?? `seat ${from + 1}`;
  const side = sideOf(from, seat, seats.length);
  return `${cards}, came from ${giver}${side === null ? '' : ` on ${isMine ? 'your' : 'their'} ${side}`}`;
}

function sideOf(from: number, seat: number, seats: number): 'left' | 'right' | null {
  if (seats < 3) return null;
  if (from === (seat + 1) % seats) return 'left';
  return from === (seat + seats - 1) % seats ? 'right' : null;
}

/** "11 s", "2:05" */
export function secondsWords(seconds: number): string {
  if (seconds < 100) return `${seconds} s`;
  if (seconds >= 3600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Who decided and after how long: "taken in 11 s", "decided by a bot"; '' for cards that another seat's decision brought. */
export function timeWords({ kind, seconds, source }: PickRecord): string {
  if (kind === 'received') return '';
  const done = kind === 'pick' ? 'taken' : 'decided';
  if (source === 'bot') return `${done} by a bot`;
  const after = seconds === null ? '' : ` after ${secondsWords(seconds)}`;
  if (source === 'clock') return `${done} by the clock${after}`;
  if (source === 'host') return `${done} by the host${after}`;
  if (seconds === null) return `${done} by hand`;
  return seconds === 0 ? `${done} at once` : `${done} in ${secondsWords(seconds)}`;
}

/** "You took this", "Mara received this" */
export const tookWords = (name: string, isMine: boolean, kind: PickRecord['kind']): string =>
  `${isMine ? 'You' : name} ${kind === 'received' ? 'received' : 'took'} this`;

/** "8f3a…07c2" */
export const shortHash = (hash: string): string =>
  hash.length <= 12 ? hash : `${hash.slice(0, 4)}…${hash.slice(-4)}`;
