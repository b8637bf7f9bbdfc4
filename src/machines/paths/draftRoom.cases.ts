import type { AnyEventObject } from 'xstate';
import type { RoomChange, RoomView } from '#contract/room/room.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import type { DraftRoomSnapshot } from '../room/draftRoom.ts';
import type { DraftRoomContext } from '../room/draftRoomFacts.ts';
import {
  changeOf,
  opened,
  packOf,
  phaseEvent,
  pooled,
  roomOf,
  table,
  tookEvent,
  turnEvents,
} from '../testing/roomViews.ts';

const OPENED_AT_MS = 10_000;
const LATE_MS = 400;
const EARLY_MS = 299;
/** One pack goes round and round, as if nobody else took a card of it. */
const PACK = ['a1', 'a2', 'a3'];
const QUESTION = { kind: 'choose', turnId: 'q1', options: ['take', 'pass'] } as const;
const NO_HINTS = { reserved: [], reservedBurns: [], starred: [] };
const REMEMBERED = {
  reserved: [],
  reservedBurns: [],
  starred: ['a3', 'b3'],
} as unknown as RoomView['hints'];

type Facts = Pick<RoomView, 'phase' | 'seat' | 'pack' | 'ask' | 'decisionsInRound' | 'hints'> & {
  readonly isBot: boolean;
  readonly took: string | null;
};
type Situations = Readonly<Record<string, Facts>>;

const NOTHING: Facts = {
  ...{ phase: 'drafting', seat: 0, pack: null, ask: null, decisionsInRound: 0, hints: NO_HINTS },
  ...{ isBot: false, took: null },
};

const packAt = (decisions: number) => packOf('pack', decisions + 1, PACK);

/** What a window that knows nothing of the draft may be shown first. */
const FIRST: Situations = {
  'a table of others': { ...NOTHING, seat: null },
  'nothing in hand': NOTHING,
  'a pack': { ...NOTHING, pack: packAt(0), hints: REMEMBERED },
  'a question': { ...NOTHING, ask: { ...QUESTION, turnNumber: 1 } },
  'a pause': { ...NOTHING, phase: 'paused' },
  'a bot in the seat': { ...NOTHING, isBot: true, pack: packAt(0) },
  'the end': { ...NOTHING, phase: 'complete' },
};

const factsOf = ({ phase, seat, pack, ask, decisionsInRound, hints, seats }: RoomView): Facts => ({
  ...{ phase, seat, pack, ask, decisionsInRound, hints, took: null },
  isBot: seats[0]?.bot ?? false,
});

/** How a draft may go on from what is known of it. */
export function situationsAfter({ room }: DraftRoomContext): Situations {
  if (room === null) return FIRST;
  const now = factsOf(room);
  const end: Facts = { ...now, phase: 'complete', pack: null, ask: null };
  if (room.phase === 'complete') return { 'the end': end };
  if (room.seat === null) return { 'a table of others': now, 'the end': end };
  const decisionsInRound = now.decisionsInRound + 1;
  const next: Facts = { ...now, decisionsInRound, isBot: false, phase: 'drafting', hints: NO_HINTS };
  return {
    'the next pack': {
      ...next,
      ask: null,
      pack: packAt(decisionsInRound),
      took: now.pack?.cards[0]?.id ?? null,
    },
    'a question': { ...next, pack: null, ask: { ...QUESTION, turnNumber: decisionsInRound + 1 } },
    'nothing in hand': { ...now, phase: 'drafting', isBot: false, pack: null, ask: null },
    'a pause': { ...now, phase: 'paused', isBot: false },
    'a draft that goes on': { ...now, phase: 'drafting', isBot: false },
    'a bot in the seat': { ...now, phase: 'drafting', isBot: true },
    'the end': end,
  };
}

const seatsOf = ({ pack, isBot }: Facts): RoomView['seats'] => [
  { seat: 0, packs: pack ? 1 : 0, poolSize: 0, bot: isBot },
  { seat: 1, packs: 1, poolSize: 0, bot: false },
];

const poolAfter = (pool: RoomView['pool'], took: string | null) =>
  took === null || pool.some(({ id }) => id === took) ? [] : [pooled(took)];

function viewOf({ room }: DraftRoomContext, facts: Facts, version: number): RoomView {
  const { took, isBot, pack, ...more } = facts;
  const pool = room?.pool ?? [];
  return roomOf(version, pack, {
    ...more,
    seats: seatsOf(facts),
    pool: [...pool, ...poolAfter(pool, took)],
  });
}

function changeTo({ room }: DraftRoomContext, facts: Facts, from: number): RoomChange {
  const { took, isBot, seat, phase, ...set } = facts;
  const added = poolAfter(room?.pool ?? [], took);
  return changeOf(from, set, {
    events: [
      toWire({ type: set.pack ? 'arrived' : 'left', seat: 0, waiting: set.pack ? 1 : 0 }),
      ...turnEvents(set),
      toWire({ type: isBot ? 'handedToBot' : 'handedBack', seat: 0 }),
      phaseEvent(phase),
    ],
    ...(added.length > 0 && { pooled: added }),
  });
}

const wordsOf = (situations: Situations, type: string, make: (facts: Facts) => object): AnyEventObject[] =>
  Object.entries(situations).map(([wording, facts]) => ({ type, wording, ...make(facts) }));

/** What the hub may say now: the table opened, the view anew, a change; also what comes too late or leaves a hole. */
export function hubCases({ context }: DraftRoomSnapshot, atMs: number): readonly AnyEventObject[] {
  const situations = situationsAfter(context);
  const version = context.room?.version ?? 1;
  const open = (room: RoomView | null, took: string | null = null) => ({
    opened: opened(room, { since: version, events: took === null ? [] : [tookEvent(0, took)] }),
    atMs,
  });
  const change = (from: number, facts: Facts) => ({ change: changeTo(context, facts, from), atMs });
  return [
    ...wordsOf(situations, 'hub.opened', (facts) =>
      open(
        viewOf(context, facts, version + 1),
        poolAfter(context.room?.pool ?? [], facts.took).length > 0 ? facts.took : null,
      ),
    ),
    ...wordsOf(situations, 'hub.roomReplaced', (facts) => ({
      room: viewOf(context, facts, version + 1),
      atMs,
    })),
    ...(context.room === null
      ? [
          { type: 'hub.opened', wording: 'a table that has not begun', ...open(null) },
          ...earlyChanges(context, atMs),
        ]
      : [
          ...wordsOf(situations, 'hub.roomChanged', (facts) => change(version, facts)),
          { type: 'hub.opened', wording: 'as it was', ...open({ ...context.room, log: [] }) },
          ...oddChanges(context, change),
        ]),
    { type: 'hub.tableChanged', wording: 'a chat line', table },
    { type: 'hub.superseded' },
    { type: 'hub.removed', message: 'The host gave your seat to somebody else.' },
    { type: 'hub.notOpened', message: 'There is no such table.' },
    { type: 'hub.dropped' },
    { type: 'hub.reconnected' },
  ];
}

/** A change that comes before the answer to `OpenTable`; the answer has version 2. */
function earlyChanges(context: DraftRoomContext, atMs: number): AnyEventObject[] {
  if (context.early.length > 0) return [];
  const facts = { ...NOTHING, phase: 'paused' } as const;
  const early = (wording: string, from: number) => ({
    ...{ type: 'hub.roomChanged', wording, atMs },
    change: changeTo(context, facts, from),
  });
  return [early('early', 2), early('early, after a hole', 5), early('early and known already', 1)];
}

function oddChanges(
  { room }: DraftRoomContext,
  change: (from: number, facts: Facts) => object,
): AnyEventObject[] {
  if (room === null) return [];
  const facts = { ...factsOf(room), pack: packOf('pack 9', 9, ['z1', 'z2']) };
  return [
    { type: 'hub.roomChanged', wording: 'late', ...change(room.version - 1, facts) },
    { type: 'hub.roomChanged', wording: 'after a hole', ...change(room.version + 3, facts) },
  ];
}

/** What a person may do now, by key or by pointer, in time or too early; also where it means nothing. */
export function handCases({ context }: DraftRoomSnapshot): readonly AnyEventObject[] {
  const { room, packShownAtMs, starred } = context;
  const atMs = packShownAtMs + LATE_MS;
  const earlyMs = packShownAtMs + EARLY_MS;
  const [first = 'a1', second = 'a2'] = room?.ask?.kind === 'choose' ? room.ask.options : PACK;
  const command = {
    ...{ type: 'choose', turnId: 'q1', option: 'take' },
    turnNumber: room?.ask?.turnNumber ?? 1,
  };
  const decide = (wording: string, more: object) => ({
    ...{ type: 'decision.confirmed', wording, command, by: 'key', atMs },
    ...more,
  });
  const confirm = (wording: string, more: object) => ({
    ...{ type: 'pick.confirmed', wording, destination: 'main', by: 'key', atMs },
    ...more,
  });
  const choose = (wording: string, more: object) => ({
    ...{ type: 'card.chosen', wording, id: first, by: 'pointer', atMs },
    ...more,
  });
  return [
    choose('the first card', {}),
    choose('the second card, by key at once', { id: second, by: 'key', atMs: earlyMs }),
    choose('too early', { atMs: earlyMs }),
    confirm('what is reserved', {}),
    confirm('the second card', { id: second }),
    confirm('the first card, too early', { id: first, by: 'pointer', atMs: earlyMs }),
    decide('what is asked', {}),
    decide('another question', { command: { ...command, turnNumber: 77 } }),
    decide('too early', { by: 'pointer', atMs: earlyMs }),
    { type: 'card.starred', id: 'a3' },
    { type: 'stars.ordered', wording: 'the other way round', ids: [...starred].reverse() },
    { type: 'browser.wentOffline' },
    { type: 'browser.cameOnline' },
    { type: 'seat.reclaimed' },
  ];
}

const REFUSED = { ok: false, refusal: 'packMovedOn', message: 'That pack has moved on.' };

/** How a decision on its way may end. */
export const ENDS: readonly AnyEventObject[] = [
  { type: 'xstate.done.actor.sendPick', wording: 'accepted', output: { ok: true, value: null } },
  { type: 'xstate.done.actor.sendPick', wording: 'refused', output: REFUSED },
  { type: 'xstate.error.actor.sendPick', wording: 'a fault', error: new Error('gone') },
];

/** When the next thing is heard: long enough after the last one to be told apart. */
export const nextMomentMs = ({ context }: DraftRoomSnapshot) =>
  Math.max(OPENED_AT_MS, context.packShownAtMs + 1000);
