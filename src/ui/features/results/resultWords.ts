import type { GameLook } from '#contract/games/faces.ts';
import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { formatFor } from '../../messages/format.ts';
import { inARow } from '../../messages/inARow.ts';
import { currentLocale } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';

/** The words of results; every route that shows some has loaded them. */
export const words = () => messagesFor(currentLocale(), 'results');

/** “Ember”, “Ember and Volt”, “left, right and left”. */
export const joined = (names: readonly string[]): string => formatFor().list(names);

/** "1 card", "3 cards" */
export const cardsWords = (count: number): string => words()('cards', { count });

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
  return inARow(directions.map((direction) => words()('direction', { direction })));
}

/**
 * "8 seats, 3 packs of 15"; rounds of different sizes are named one by one. For formats without rounds of packs it's what
 * the table opened: "2 seats, 6 packs opened".
 */
export function packsWords(seats: number, { rounds, packs: opened }: TableView['template']): string {
  const t = words();
  if (rounds.length === 0) {
    const packs = opened.reduce((sum, { count }) => sum + count, 0);
    return packs === 0 ? t('seatCount', { seats }) : t('openedPacks', { seats, packs });
  }
  const sizes = rounds.map(({ cards }) => cards);
  const size = sizes[0] ?? 0;
  return sizes.every((other) => other === size)
    ? t('evenPacks', { seats, packs: sizes.length, size })
    : t('unevenPacks', { seats, sizes: joined(sizes.map(String)) });
}

const MINUTE_MS = 60_000;

function lengthWords(startedAtMs: number, finishedAtMs: number): string {
  const t = words();
  const minutes = Math.round((finishedAtMs - startedAtMs) / MINUTE_MS);
  if (minutes < 1) return t('underMinute');
  if (minutes < 120) return t('minutes', { count: minutes });
  const hours = Math.round(minutes / 60);
  return hours < 48 ? t('hours', { count: hours }) : t('days', { count: Math.round(hours / 24) });
}

/** “Friday embers, Emberwake, 20 November, 24 minutes” */
export function tableLine({ settings, game, startedAtMs, finishedAtMs, createdAtMs }: TableView): string {
  const day = new Date(finishedAtMs ?? startedAtMs ?? createdAtMs);
  const about = { name: settings.name, game: game.name, day };
  return startedAtMs === null || finishedAtMs === null
    ? words()('about', about)
    : words()('aboutLength', { ...about, length: lengthWords(startedAtMs, finishedAtMs) });
}

/** The host's rule on picks, as a sentence; null where nobody else drafted. */
export function ruleSentence({
  isSolo,
  settings: { picksOpenTo, picksOpenAfterHours, watchers },
  event,
}: Pick<TableView, 'isSolo' | 'settings' | 'event'>): string | null {
  if (isSolo) return null;
  if (picksOpenTo === 'everyone') return words()('rule', { rule: watchers ? 'watched' : 'everyone' });
  if (picksOpenTo !== 'closed') return words()('rule', { rule: picksOpenTo });
  if (!event && picksOpenAfterHours) return words()('ruleAfter', { hours: picksOpenAfterHours });
  return words()('rule', { rule: event ? 'event' : 'closed' });
}

/** "3 of 4 decks are in", of the members at the table; null where only one member drafted. */
export function decksWords(seats: readonly SeatResult[]): string | null {
  const members = seats.filter(({ seat }) => seat.kind === 'member');
  const count = members.length;
  if (count < 2) return null;
  const submitted = members.filter(({ deck }) => deck?.isSubmitted === true).length;
  return submitted === count
    ? words()('allDecksIn', { count })
    : words()('someDecksIn', { submitted, count });
}

export type Standing = 'you' | 'deckIn' | 'building' | 'bot';

export function standingOf({ seat, deck }: SeatResult, isMine: boolean): Standing {
  if (seat.kind !== 'member') return 'bot';
  if (deck?.isSubmitted === true) return 'deckIn';
  return isMine ? 'you' : 'building';
}

/** What is below a name at the table: "deck next", "building", "deck in", "bot". */
export function standingWords(result: SeatResult, isMine: boolean): string {
  const standing = standingOf(result, isMine);
  const isNext = result.deck === null && (standing === 'you' || standing === 'building');
  return words()('standing', { standing: isNext ? 'next' : standing });
}

export const laneLabels = (look: GameLook, lanes: readonly string[]): readonly string[] =>
  lanes.map((key) => look.lanes.find((lane) => lane.key === key)?.label ?? key);

/** "45 cards, mostly Ember and Volt"; `lanes` are those that hold half of the cards together. */
export const poolTitle = (count: number, look: GameLook, lanes: readonly string[]): string =>
  lanes.length === 0
    ? cardsWords(count)
    : words()('cardsMostly', { count, lanes: joined(laneLabels(look, lanes)) });

/** What comes next for the reader's deck. */
export function deckSentence({ deck }: SeatResult, look: GameLook, decks: string | null): string {
  const t = words();
  const main = look.buckets[0];
  const size = main?.min || look.deckSize;
  const mine =
    deck === null
      ? t('deckNone', { size })
      : deck.isSubmitted
        ? t('deckIn', { name: deck.name })
        : t('deckStarted', {
            ...{ name: deck.name, count: deck.main, size },
            bucket: main?.label ?? t('mainBucket'),
          });
  return decks === null ? mine : `${mine} ${t('sentence', { words: decks })}`;
}

export const seatName = (seats: readonly SeatResult[], seat: number): string =>
  seats[seat]?.seat.name ?? words()('unknownSeat', { seat: seat + 1 });

interface Around {
  readonly seat: number;
  readonly seats: readonly SeatResult[];
  readonly isMine: boolean;
}

/** "12 cards, from Rook on your left"; seats are 0-based and the left neighbour is the next one. */
export function packWords({ pack, from, pick }: PickRecord, { seat, seats, isMine }: Around): string {
  const t = words();
  const count = pack.length;
  if (from === null && pick > 1) return cardsWords(count);
  if (from === null || (from === seat && pick === 1))
    return t('packOpened', { count, who: isMine ? 'you' : 'other', name: seats[seat]?.seat.name ?? '' });
  if (from === seat) return t('packStayed', { count });
  return t('packFrom', { count, giver: seatName(seats, from), side: sideOf(from, { seat, seats, isMine }) });
}

function sideOf(from: number, { seat, seats: { length }, isMine }: Around) {
  if (length < 3) return 'none';
  if (from === (seat + 1) % length) return isMine ? 'yourLeft' : 'theirLeft';
  if (from === (seat + length - 1) % length) return isMine ? 'yourRight' : 'theirRight';
  return 'none';
}

/** "11 s", "2:05" */
export function secondsWords(seconds: number): string {
  if (seconds < 100) return words()('seconds', { count: seconds });
  if (seconds >= 3600) return words()('shortHours', { count: Math.round(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Who decided and after how long: "taken in 11 s", "decided by a bot"; '' for cards that another seat's decision brought. */
export function timeWords({ kind: of, seconds, source }: PickRecord): string {
  if (of === 'received') return '';
  const t = words();
  const kind = of === 'pick' ? 'pick' : 'other';
  const time = seconds === null ? null : secondsWords(seconds);
  if (source === 'bot') return t('doneBy', { kind, who: 'bot' });
  if (source !== 'member')
    return time === null ? t('doneBy', { kind, who: source }) : t('doneByAfter', { kind, who: source, time });
  if (time === null) return t('doneBy', { kind, who: 'hand' });
  return seconds === 0 ? t('doneAtOnce', { kind }) : t('doneIn', { kind, time });
}

/** “You took this”, “Mara received this” */
export const tookWords = (name: string, isMine: boolean, of: PickRecord['kind']): string =>
  words()('took', { who: isMine ? 'you' : 'other', name, kind: of === 'received' ? 'received' : 'other' });

/** "8f3a…07c2" */
export const shortHash = (hash: string): string =>
  hash.length <= 12 ? hash : `${hash.slice(0, 4)}…${hash.slice(-4)}`;
