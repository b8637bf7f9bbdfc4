import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { PickRecord, PooledResult, ResultsView, SeatResult } from '#contract/results/results.ts';
import { withWheels } from '#contract/room/wheels.ts';
import { freshSeal, type TableView } from '#contract/tables/tables.ts';
import { instanceId } from '#engine/core/cards.ts';
import { currentLocale } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';

/** The words of opened logs; they are loaded with the screen that opens them. */
export const logWords = () => messagesFor(currentLocale(), 'openedLogs');

/** Bounds of a file that people bring along: beyond them it is no draft, and would only hold the tab. */
export const MOST_PACK_CARDS = 2000;
export const MOST_PICKS = 5000;
export const MOST_PEOPLE = 250;
/** Lanes and rarities of a game that is known by a file alone. */
const MOST_WORDS = 60;

/** A file that was read: what the replay shows, where it comes from, and what is not as it should be in it. */
export type OpenedDraft =
  | {
      readonly kind: 'opened';
      readonly results: ResultsView;
      /** “MTGO log”, “Draftmancer log 2.1”, “Passleft file”. */
      readonly from: string;
      readonly notes: readonly string[];
    }
  | { readonly kind: 'problem'; readonly sentence: string };

export const problem = (sentence: string): OpenedDraft => ({ kind: 'problem', sentence });

/** A pack as one seat saw it in a file: names its cards by index, and which places were taken and burned. */
export interface SeenPack {
  /** From 1. */
  readonly round: number;
  /** From 1. */
  readonly pick: number;
  readonly cards: readonly number[];
  readonly taken: readonly number[];
  readonly burned: readonly number[];
}

/**
 * The decisions of a seat as the replay shows them. Files do not tell which pack is which: the pack of a pick comes back
 * after as many picks as there are seats, and a card that lies in both is the same one.
 */
export function recordsOf(packs: readonly SeenPack[], seats: number): PickRecord[] {
  return withWheels(packs.map((seen, at) => recordOf(seen, at, seats)));
}

function recordOf(seen: SeenPack, at: number, seats: number): PickRecord {
  const packId = `${seen.round}.${((seen.pick - 1) % seats) + 1}`;
  const ids = instancesOf(packId, seen.cards);
  const at_ = (places: readonly number[]) => places.flatMap((place) => ids[place] ?? []);
  return {
    seq: at + 1,
    kind: 'pick',
    round: seen.round,
    pick: seen.pick,
    packId,
    from: null,
    pack: seen.cards.map((card, place) => ({ id: ids[place] ?? '', card, finish: 'plain' })),
    taken: at_(seen.taken),
    burned: at_(seen.burned),
    wheeled: [],
    botWouldTake: null,
    botWouldTell: null,
    told: null,
    seconds: null,
    source: 'member',
  };
}

/** Equal cards of a pack are told apart by which one of them it is, from the last, since the first of them are taken. */
function instancesOf(packId: string, cards: readonly number[]): string[] {
  const behind = new Map<number, number>();
  const ids = cards.toReversed().map((card) => {
    const more = behind.get(card) ?? 0;
    behind.set(card, more + 1);
    return `${packId}:${card}:${more}`;
  });
  return ids.reverse();
}

/** The pool that decisions come to, each card once. */
export const poolOfRecords = (records: readonly PickRecord[]): PooledResult[] =>
  records.flatMap(({ pack, taken }) => {
    const own = new Set(taken);
    return pack.flatMap(({ id, card, finish }) =>
      own.has(id) ? [{ id: instanceId(id), card, finish, destination: 'main' as const }] : [],
    );
  });

export const nameOnlyFace = (card: number, name: string, more: Partial<CardFace> = {}): CardFace => ({
  card,
  name,
  set: '',
  number: '',
  rarity: '',
  cost: null,
  costText: '',
  lanes: [],
  type: '',
  typeLine: '',
  rules: '',
  flavour: '',
  stats: null,
  image: null,
  sides: [],
  attributes: {},
  ...more,
});

export interface OpenedSeat {
  readonly name: string;
  readonly isBot: boolean;
  /** Null where the file does not tell what this seat took. */
  readonly records: readonly PickRecord[] | null;
  readonly lanes?: readonly string[];
}

const seatOf = ({ name, isBot, records, lanes = [] }: OpenedSeat, seat: number): SeatResult => ({
  seat: {
    seat,
    kind: isBot ? 'bot' : 'member',
    memberId: isBot ? null : `opened-${seat}`,
    name,
    avatarUrl: null,
    isReady: true,
    isHost: false,
    isConnected: false,
  },
  isOpen: records !== null,
  lanes,
  picks: records ?? [],
  pool: poolOfRecords(records ?? []),
  deck: null,
});

export interface OpenedParts {
  readonly name: string;
  readonly gameName: string;
  readonly format: string;
  readonly seats: readonly OpenedSeat[];
  readonly mySeat: number | null;
  readonly atMs: number | null;
  readonly faces: Readonly<Record<number, CardFace>>;
  readonly look: GameLook;
}

/** What the screens of results are given, made of a file's parts. */
export function resultsOf(parts: OpenedParts): ResultsView {
  const seats = parts.seats.map(seatOf);
  return {
    table: openedTable(parts, seats),
    mySeat: parts.mySeat,
    seats,
    faces: parts.faces,
    look: parts.look,
    seal: { hash: '', seed: null },
    mayReadLog: false,
  };
}

export const openedTable = (
  { name, gameName, format, atMs }: Pick<OpenedParts, 'name' | 'gameName' | 'format' | 'atMs'>,
  seats: readonly SeatResult[],
): TableView => ({
  draftId: '',
  sight: 'linked',
  code: null,
  status: 'finished',
  isSolo: false,
  isLocked: true,
  game: { slug: '', name: gameName },
  template: {
    slug: '',
    name: format,
    format,
    outline: { rounds: 0, decisions: 0, cards: 0 },
    packs: [],
    rounds: [],
  },
  settings: {
    name,
    visibility: 'code',
    clock: 'none',
    seats: Math.max(1, seats.length),
    picksOpenTo: 'owners',
    watchers: false,
  },
  hostId: null,
  seats: seats.map(({ seat }) => seat),
  chat: [],
  changed: null,
  lobbyEvents: [],
  startsAtMs: null,
  createdAtMs: atMs ?? 0,
  startedAtMs: null,
  finishedAtMs: atMs,
  minutes: 0,
  seal: freshSeal('', seats.length),
  nowMs: atMs ?? 0,
});

/** The look of a game that is known by a file alone: its lanes are the letters the file has. */
export const lookOfFile = (lanes: readonly string[], rarities: readonly string[]): GameLook => ({
  slug: '',
  name: '',
  cardAspect: 0.714,
  laneWord: 'lane',
  lanes: lanes
    .slice(0, MOST_WORDS)
    .map((key, at) => ({ key, label: key, hue: String((at * 67 + 20) % 360), glyph: key })),
  rarities: rarities
    .slice(0, MOST_WORDS)
    .map((code, at) => ({ code, name: code, colour: '#b9c2bd', shape: 'circle', order: at })),
  buckets: [{ key: 'main', label: logWords()('mainBucket'), min: 0, max: null }],
  deckSize: 0,
  maxCopies: null,
  featuredType: null,
  attributes: [],
});
