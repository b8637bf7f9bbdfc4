import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { RoomView } from '#contract/room/room.ts';
import { toWire } from '#contract/room/wireEvents.ts';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomContext } from '#src/machines/room/draftRoomFacts.ts';
import {
  changeOf,
  opened,
  packOf,
  phaseEvent,
  roomOf,
  table,
  turnEvents,
} from '#src/machines/testing/roomViews.ts';

export const QUIET_PASSES = 'xstate.after.quiet.draftRoom.line.lost.quiet';
export const RING_PASSES = 'xstate.after.refusalShown.draftRoom.seat.refused';

/** Which table a tour is walked at: it is chosen with the first thing that is heard. */
export type Scene = 'booster' | 'stars' | 'others' | 'lobby' | 'halfDecks' | 'wishes' | 'nowhere';

/** What stands around the room and decides what can happen to it. */
export interface Around {
  readonly scene: Scene | null;
  readonly isCut: boolean;
  /** Why the table is asked for, while the answer has not come. */
  readonly asked: 'first' | 'online' | 'anew' | 'refused' | 'fault' | 'hole' | null;
  /** Changes are on their way that the opened view knows already, or that tell of an accepted pick. */
  readonly pending: 'late' | 'known' | null;
  /** A message that came before the opened view was lost. */
  readonly hasHole: boolean;
}

type Case = AnyEventObject & { readonly wording: string };
type Facts = Partial<RoomView>;

const QUESTION = { kind: 'choose', turnId: 'q', turnNumber: 1, options: ['take', 'pass'] } as const;
const BOT = [{ seat: 0, packs: 0, poolSize: 0, bot: true }];
const AWAKE = [{ seat: 0, packs: 0, poolSize: 0, bot: false }];
const packAt = (decisions: number) =>
  packOf(`pack ${decisions % 2}`, decisions, ['a1', 'a2', `a3 of ${decisions % 2}`]);

/** How the table may be when it is opened for the first time. */
export const SCENES: readonly (readonly [Scene, string, RoomView | null])[] = [
  ['booster', 'a pack', roomOf(2, packAt(1), { decisionsInRound: 1, seats: AWAKE })],
  ['stars', 'a pack to star', roomOf(2, packAt(1), { decisionsInRound: 1, seats: AWAKE })],
  ['others', 'a table of others', roomOf(2, null, { seat: null })],
  ['lobby', 'a table that has not begun', null],
  ['halfDecks', 'half-decks to choose from', roomOf(2, null, { ask: QUESTION, seats: AWAKE })],
  ['wishes', 'cards to wish for', roomOf(2, null, { seats: AWAKE })],
];

export const isHanded = ({ seats }: RoomView) => seats[0]?.bot ?? false;

/** What the draft may have become, in words, where that is another than it is; a bot takes the pack at once. */
function situations({ room }: DraftRoomContext): Readonly<Record<string, Facts>> {
  if (room === null) return {};
  const next = packAt(room.decisionsInRound + 1);
  const handed: Facts = { seats: BOT, ...(room.phase === 'drafting' && { pack: null }) };
  if (isHanded(room)) return { 'her seat back': { seats: AWAKE } };
  if (room.phase === 'paused')
    return { 'a draft that goes on': { phase: 'drafting' }, 'a bot in the seat': handed };
  return {
    'a pause': { phase: 'paused' },
    'a bot in the seat': handed,
    ...(room.pack
      ? { 'nothing in hand': { pack: null } }
      : { 'the next pack': { pack: next, decisionsInRound: room.decisionsInRound + 1 } }),
  };
}

const THE_END: Facts = { phase: 'complete', pack: null, ask: null };

function viewOf({ room }: DraftRoomContext, facts: Facts): RoomView {
  const { pack, log, ...known } = room ?? roomOf(1, null);
  return roomOf(known.version + 1, pack, { ...known, ...facts, version: known.version + 1 });
}

const openedAs = (context: DraftRoomContext, wording: string, facts: Facts): Case => ({
  ...{ type: 'hub.opened', wording, atMs: 0 },
  opened: opened(viewOf(context, facts)),
});

function changedTo(
  { room }: DraftRoomContext,
  wording: string,
  facts: Facts,
  from = room?.version ?? 1,
): Case {
  const { seats = [], phase, ...set } = facts;
  const change = changeOf(from, set, {
    events: [
      ...seats.flatMap(({ seat, packs, bot }) => [
        toWire({ type: packs > 0 ? 'arrived' : 'left', seat, waiting: packs }),
        toWire({ type: bot ? 'handedToBot' : 'handedBack', seat }),
      ]),
      ...turnEvents({ pack: set.pack ?? null, ask: set.ask ?? null }),
      ...(phase ? [phaseEvent(phase)] : []),
    ],
  });
  return { type: 'hub.roomChanged', wording, atMs: 0, change } as Case;
}

const happens = (type: string, wording = ''): Case => ({ type, wording });

/** The first thing that is heard: how the table is, that there is none, or that the line is gone again. */
function firstCases({ context }: DraftRoomSnapshot): readonly Case[] {
  if (context.early.length > 0)
    return [
      {
        type: 'hub.opened',
        wording: 'after early changes',
        atMs: 0,
        opened: opened(roomOf(2, packAt(1), { seats: AWAKE })),
      },
    ];
  return [
    ...SCENES.map(([, wording, room]) => ({ type: 'hub.opened', wording, atMs: 0, opened: opened(room) })),
    { type: 'hub.notOpened', wording: 'no such table', message: 'There is no such table.' },
    happens('hub.dropped', 'thrown off'),
    changedTo(context, 'early', { phase: 'paused' }, 2),
    changedTo(context, 'early, after one that was lost', { phase: 'drafting' }, 7),
  ];
}

const isThere = (line: unknown) => line === 'live' || line === 'joining' || line === 'resyncing';

/** What may happen to the line. */
function lineCases(own: DraftRoomSnapshot, around: Around): readonly Case[] {
  const { context, value } = own;
  const { line, seat } = value;
  const { scene, isCut, asked } = around;
  const isAsked = asked !== null;
  const isQuiet = own.matches({ line: { lost: 'quiet' } });
  const mayLose =
    line !== 'live' || (seat !== 'refused' && seat !== 'submitting' && context.chosen.length === 0);
  const cases: Case[] = [];
  if (isAsked && !isCut && line !== 'offline') cases.push(...openings(own, around));
  if (scene === 'nowhere')
    return line === 'absent'
      ? [happens('seat.reclaimed', 'look again'), happens('browser.wentOffline', 'and came back')]
      : [{ type: 'hub.notOpened', wording: 'no such table', message: 'There is no such table.' }];
  if (scene === 'lobby') return [...cases, ...lobbyCases(own)];
  if (scene === 'booster' || scene === 'others') {
    if (isThere(line) && mayLose && (line !== 'live' || !isAsked))
      cases.push(happens('hub.dropped', line === 'live' ? 'ended from the far side' : 'thrown off'));
    if (isQuiet) cases.push(happens(QUIET_PASSES));
    if (isCut) cases.push(happens('hub.reconnected'));
  }
  if (scene !== 'booster') return cases;
  if ((line === 'live' && mayLose && !isAsked) || isQuiet) cases.push(happens('browser.wentOffline'));
  if (line === 'offline') cases.push(happens('browser.cameOnline'));
  if (line === 'live' && seat !== 'submitting' && mayLose && !isAsked)
    cases.push(happens('hub.superseded', 'by another window'));
  if (line === 'superseded')
    cases.push(happens('seat.reclaimed', 'use it here'), happens('browser.wentOffline', 'and came back'));
  return cases;
}

function openings({ context }: DraftRoomSnapshot, { scene, asked }: Around): readonly Case[] {
  if (scene === 'lobby') return [{ type: 'hub.opened', wording: 'as it was', atMs: 0, opened: opened(null) }];
  const asItWas = openedAs(context, 'as it was', {});
  if (context.room === null)
    return [openedAs(context, 'a pack', { pack: packAt(1), seats: AWAKE, decisionsInRound: 1 })];
  // Another device of hers has taken a card of this pack.
  if (asked === 'refused') return [openedAs(context, 'nothing in hand', { pack: null })];
  if (asked === 'fault' || asked === 'hole') return [asItWas];
  const more = scene === 'others' ? {} : situations(context);
  return [
    asItWas,
    ...Object.entries({ ...more, 'the end': THE_END }).map(([words, facts]) =>
      openedAs(context, words, facts),
    ),
  ];
}

const lobbyCases = ({ value: { line }, context }: DraftRoomSnapshot): readonly Case[] => {
  if (line === 'removed')
    return [happens('seat.reclaimed', 'sit down again'), happens('browser.wentOffline', 'and came back')];
  if (line !== 'live' || context.room !== null) return [];
  return [
    { type: 'hub.removed', wording: 'her seat is cleared', message: 'Cleared.' },
    { type: 'hub.tableChanged', wording: 'a chat line', table },
    {
      type: 'hub.roomReplaced',
      wording: 'the host starts',
      atMs: 0,
      room: roomOf(2, packAt(1), { seats: AWAKE }),
    },
  ];
};

const REFUSED = { ok: false, refusal: 'packMovedOn', message: 'That pack has moved on.' };
const ENDS: readonly Case[] = [
  { type: 'xstate.done.actor.sendPick', wording: 'accepted', output: { ok: true, value: null } },
  { type: 'xstate.done.actor.sendPick', wording: 'refused', output: REFUSED },
  { type: 'xstate.error.actor.sendPick', wording: 'a fault of the hub', error: new Error('gone') },
];

/** What the person may do, and what is told of the draft, while the line lives. */
function seatCases(own: DraftRoomSnapshot, { scene, asked }: Around): readonly Case[] {
  const { context, value } = own;
  const isSubmitting = own.matches({ seat: 'submitting' });
  if (own.matches({ seat: 'refused' }))
    return [
      happens(RING_PASSES),
      { ...happens('card.chosen', 'the first card'), id: 'a1', by: 'key', atMs: 0 },
    ];
  if (isSubmitting) return scene === 'booster' ? ENDS : ENDS.slice(0, 1);
  if (value.line !== 'live' || asked !== null) return [];
  if (scene === 'booster') return [...handCases(own), ...toldCases(context)];
  if (scene === 'stars') return starCases(own);
  if (scene === 'halfDecks') return handCases(own);
  if (scene === 'wishes') return wishCases(context);
  return [];
}

function handCases(own: DraftRoomSnapshot): readonly Case[] {
  const { room, chosen } = own.context;
  if (!own.hasTag('mayChoose') || room === null) return [];
  const [id] = room.ask?.kind === 'choose' ? room.ask.options : ['a1'];
  const choose = { ...happens('card.chosen', 'the first card'), id, by: 'key', atMs: 0 };
  const { turnId, turnNumber } = QUESTION;
  const command = { type: 'choose', turnId, turnNumber, option: id };
  if (chosen.length === 0) return [choose];
  return room.ask
    ? [{ ...happens('decision.confirmed', 'what is reserved'), command, by: 'key', atMs: 0 }]
    : [choose, { ...happens('pick.confirmed', 'what is reserved'), destination: 'main', by: 'key', atMs: 0 }];
}

function toldCases(context: DraftRoomContext): readonly Case[] {
  const { room, chosen } = context;
  if (room === null || room.phase === 'complete') return [];
  return [
    ...Object.entries(situations(context)).map(([words, facts]) => changedTo(context, words, facts)),
    ...(chosen.length === 0 && room.phase === 'drafting' && !isHanded(room)
      ? [changedTo(context, 'after one that was lost', {}, room.version + 5)]
      : []),
  ];
}

/** Stars are given in one pack, which comes back after another one. */
function starCases({ context }: DraftRoomSnapshot): readonly Case[] {
  const { room, starred } = context;
  if (room === null) return [];
  const id = 'a3 of 1';
  const isHere = room.decisionsInRound % 2 === 1;
  const next = { pack: packAt(room.decisionsInRound + 1), decisionsInRound: room.decisionsInRound + 1 };
  const choose = { ...happens('card.chosen', 'the first card'), id: 'a1', by: 'key', atMs: 0 };
  // Else the server would know the stars still when their pack comes back.
  if (!isHere && context.chosen.length === 0) return [choose];
  return [
    ...(isHere && starred.length === 0 ? [{ ...happens('card.starred', 'the last card'), id }] : []),
    changedTo(context, 'both have picked', next),
  ];
}

const wishCases = ({ starred }: DraftRoomContext): readonly Case[] => [
  ...(starred.length < 2
    ? [{ ...happens('card.starred', `card ${starred.length + 1}`), id: `w${starred.length + 1}` }]
    : []),
  ...(starred.length === 2
    ? [{ ...happens('stars.ordered', 'the second first'), ids: [...starred].reverse() }]
    : []),
];

/** Everything that a browser can have in a state. */
export function casesIn(snapshot: AnyMachineSnapshot, around: Around): readonly AnyEventObject[] {
  const own = snapshot as DraftRoomSnapshot;
  if (around.scene === null) return firstCases(own);
  if (own.context.room?.phase === 'complete') return [];
  if (around.pending === 'known')
    return [changedTo(own.context, 'her pick is known', { pack: null, ask: null })];
  if (around.pending === 'late')
    return [changedTo(own.context, 'late', {}, (own.context.room?.version ?? 1) - 1)];
  return [...lineCases(own, around), ...seatCases(own, around)];
}
