import type { AnyEventObject } from 'xstate';
import type { RoomChange, RoomView } from '#contract/room/room.ts';
import { type Draft, draftOf, folded, isNewTurn } from './draftRoom.facts.ts';

export type LineWord =
  | 'joining'
  | 'live'
  | 'resyncing'
  | 'quiet'
  | 'lost'
  | 'offline'
  | 'superseded'
  | 'removed'
  | 'absent';

/** What was sent for a seat: what it takes, what it burns, and what it chose where it is no card. */
export interface SentDecision {
  readonly type: string;
  readonly turn: string;
  readonly takes: readonly string[];
  readonly burns: readonly string[];
}

/**
 * What product.md section 5, ux.md section 2 and the contract's `room.ts` promise a person at a table, told step by step
 * from what was heard on the line and done by hand, apart from the machine.
 */
export interface World {
  readonly line: LineWord;
  readonly draft: Draft | null;
  readonly early: readonly RoomChange[];
  readonly chosen: readonly string[];
  readonly starred: readonly string[];
  readonly sending: SentDecision | null;
  /** Accepted, but nothing newer was heard of the draft. */
  readonly answered: { readonly turn: string; readonly version: number } | null;
  readonly refusal: { readonly message: string; readonly cardIds: readonly string[] } | null;
  readonly message: string | null;
  /** Null while the seat is wanted back from another window. */
  readonly missed: readonly string[] | null;
  readonly packShownAtMs: number;
  readonly sent: readonly SentDecision[];
  /** Each time the server was told what to take at zero. */
  readonly told: readonly { readonly chosen: readonly string[]; readonly starred: readonly string[] }[];
  /** How often the whole view was asked for. */
  readonly asks: number;
}

export const FIRST_WORLD: World = {
  line: 'joining',
  draft: null,
  early: [],
  chosen: [],
  starred: [],
  sending: null,
  answered: null,
  refusal: null,
  message: null,
  missed: [],
  packShownAtMs: 0,
  sent: [],
  told: [],
  asks: 0,
};

/** A click on a card that just came was meant for the last one. */
const SWAP_MS = 300;
/** Nothing is said of a lost line before. */
export const QUIET_MS = 2500;
/** A refused card wears its red ring that long. */
export const RING_MS = 1500;
const NOT_REACHED = 'Your pick didn’t reach the table. Nothing was taken.';

const isChosenEnough = ({ draft, chosen }: World) => chosen.length === draft?.asked?.wanted;
const isAnswered = ({ draft, answered }: World) =>
  answered?.version === draft?.version && answered?.turn === draft?.asked?.turn;

/** What the person is waited for. */
export function seatWord(world: World): string {
  const { draft, sending, refusal } = world;
  if (sending) return 'submitting';
  if (refusal) return 'refused';
  if (draft === null) return 'watching';
  if (draft.phase === 'complete') return 'finished';
  if (draft.seat === null) return 'watching';
  if (draft.isBot) return 'handed';
  if (draft.phase === 'paused') return 'paused';
  if (draft.asked === null || isAnswered(world)) return 'waiting';
  return isChosenEnough(world) ? 'reserved' : 'browsing';
}

/** Whether the lost line is told in words. */
export const isLineTold = ({ line }: World) => line === 'lost' || line === 'offline';
const isChoosing = (world: World) => ['browsing', 'reserved'].includes(seatWord(world));
const isMeant = ({ packShownAtMs }: World, { by, atMs }: AnyEventObject) =>
  by === 'key' || atMs - packShownAtMs >= SWAP_MS;

const go = (world: World, line: LineWord): World => ({ ...world, line });
const ask = (world: World): World => ({ ...world, asks: world.asks + 1 });
const tell = (world: World): World => ({
  ...world,
  told: [...world.told, { chosen: world.chosen, starred: world.starred }],
});

/** What the server keeps for the seat; all of it where there is no choice. */
function chosenAtFirst({ asked, reserved }: Draft): readonly string[] {
  const { cards = [], wanted = 0 } = asked ?? {};
  return cards.length === wanted ? cards : reserved;
}

/** The world with this draft; an older one than the known one says nothing new. */
function seen(world: World, draft: Draft, atMs: number): World {
  if (world.draft && draft.version < world.draft.version) return world;
  const known = { ...world, draft, early: [] };
  const starred = [...new Set([...world.starred, ...draft.serverStars])];
  if (!isNewTurn(world.draft, draft)) return world.draft === null ? { ...known, starred } : known;
  return { ...known, starred, chosen: chosenAtFirst(draft), packShownAtMs: atMs };
}

/** A star that is shown now and that the server did not know by this draft. */
const isStarUnknown = ({ starred }: World, draft: Draft) =>
  draft.asked?.cards.some((id) => starred.includes(id) && !draft.serverStars.includes(id)) ?? false;

/** After a whole view the server is told of stars that it does not know. */
function seenWhole(world: World, draft: Draft, atMs: number): World {
  const after = seen(world, draft, atMs);
  return after.draft && isStarUnknown(after, after.draft) ? tell(after) : after;
}

function heardChange(world: World, change: RoomChange, atMs: number): World {
  const { draft } = world;
  if (draft === null) return { ...world, early: [...world.early, change] };
  if (change.version <= draft.version) return world;
  if (change.from !== draft.version) return ask(world);
  const next = folded(draft, change);
  const isBack = isNewTurn(draft, next) && isStarUnknown(world, next);
  const after = seen(world, next, atMs);
  return isBack ? tell(after) : after;
}

/** What another window chose and starred meanwhile is newer than what this one did, as long as the turn is the same. */
function leftBy({ draft, starred }: World, told: Draft): Pick<World, 'chosen' | 'starred'> {
  const chosen = chosenAtFirst(told);
  if (!told.asked || told.asked.turn !== draft?.asked?.turn) return { chosen, starred };
  const others = starred.filter((id) => !told.asked?.cards.includes(id));
  return { chosen, starred: [...new Set([...told.serverStars, ...others])] };
}

function opened(world: World, room: RoomView | null, atMs: number): World {
  const live = { ...go(world, 'live'), message: null, missed: [] };
  if (room === null) return { ...live, draft: null, early: [] };
  let draft = draftOf(room);
  let isGap = false;
  for (const change of world.early) {
    if (change.version <= draft.version) continue;
    if (change.from === draft.version) draft = folded(draft, change);
    else isGap = true;
  }
  const own = world.sending?.takes ?? [];
  const pool = world.draft?.pool ?? draft.pool;
  const taken = draft.pool.filter((id) => !pool.includes(id) && !own.includes(id));
  const missed = world.missed === null ? [] : taken;
  const told = isGap ? draftOf(room) : draft;
  const after = seenWhole({ ...live, missed, ...(world.missed === null && leftBy(world, told)) }, told, atMs);
  return isGap ? ask(after) : after;
}

function chosenAfter({ chosen, draft }: World, id: string): readonly string[] {
  const { cards = [], wanted = 0 } = draft?.asked ?? {};
  if (!cards.includes(id)) return chosen;
  if (chosen.includes(id)) return chosen.filter((known) => known !== id);
  return [...chosen.slice(0, wanted - 1), id];
}

function clicked(world: World, event: AnyEventObject): World {
  const mayAfterRefusal = isChoosing({ ...world, refusal: null }) && seatWord(world) === 'refused';
  if (!(isChoosing(world) || mayAfterRefusal) || !isMeant(world, event)) return world;
  return tell({ ...world, refusal: null, chosen: chosenAfter(world, event.id) });
}

const send = (world: World, sending: SentDecision): World => ({
  ...world,
  sending,
  sent: [...world.sent, sending],
});

function confirmed(world: World, event: AnyEventObject): World {
  const asked = world.draft?.asked;
  const chosen =
    event.id === undefined || world.chosen.includes(event.id) ? world.chosen : chosenAfter(world, event.id);
  if (!asked?.isPick || !isChoosing(world) || !isMeant(world, event)) return world;
  if (chosen.length !== asked.wanted) return world;
  return send(world, {
    type: 'pick',
    turn: asked.turn,
    takes: chosen.slice(0, asked.picks),
    burns: chosen.slice(asked.picks),
  });
}

function decided(world: World, event: AnyEventObject): World {
  const { type, turnId, turnNumber, option } = event.command;
  const turn = `${turnId} ${turnNumber}`;
  if (!isChoosing(world) || !isMeant(world, event) || turn !== world.draft?.asked?.turn) return world;
  return send(world, { type, turn, takes: [option], burns: [] });
}

function refused(world: World, message: string): World {
  const { sending } = world;
  const cards = sending?.type === 'pick' ? [...sending.takes, ...sending.burns] : [];
  return ask({ ...world, sending: null, refusal: { message, cardIds: cards } });
}

function answered(world: World, { output }: AnyEventObject): World {
  if (!output.ok) return refused(world, output.message);
  const { sending, draft } = world;
  return {
    ...world,
    sending: null,
    answered: sending && draft && { turn: sending.turn, version: draft.version },
  };
}

const isGone = ({ line }: World) => line === 'superseded' || line === 'removed' || line === 'absent';
const isThere = ({ line }: World) => line === 'joining' || line === 'live' || line === 'resyncing';
const isAway = ({ line }: World) => line === 'quiet' || line === 'lost' || line === 'offline';

const RULES: Readonly<Record<string, (world: World, event: AnyEventObject) => World>> = {
  'hub.opened': (world, { opened: told, atMs }) => opened(world, told.room, atMs),
  'hub.notOpened': (world, { message }) => ({ ...go(world, 'absent'), message }),
  'hub.removed': (world, { message }) => ({ ...go(world, 'removed'), message }),
  'hub.superseded': (world) => go(world, 'superseded'),
  'hub.tableChanged': (world) => world,
  'hub.roomReplaced': (world, { room, atMs }) => seenWhole(world, draftOf(room), atMs),
  'hub.roomChanged': (world, { change, atMs }) => heardChange(world, change, atMs),
  'hub.dropped': (world) => (isThere(world) ? go(world, 'quiet') : world),
  'hub.reconnected': (world) => (isAway(world) ? go(world, 'resyncing') : world),
  'browser.wentOffline': (world) => (isGone(world) ? world : go(world, 'offline')),
  'browser.cameOnline': (world) => (world.line === 'offline' ? ask(go(world, 'lost')) : world),
  'seat.reclaimed': (world) => (isGone(world) ? ask({ ...go(world, 'joining'), missed: null }) : world),
  'card.chosen': clicked,
  'card.starred': (world, { id }) => {
    const { starred } = world;
    return tell({
      ...world,
      starred: starred.includes(id) ? starred.filter((known) => known !== id) : [...starred, id],
    });
  },
  'stars.ordered': (world, { ids }) =>
    tell({ ...world, starred: [...ids, ...world.starred.filter((id) => !ids.includes(id))] }),
  'pick.confirmed': confirmed,
  'decision.confirmed': decided,
  'xstate.done.actor.sendPick': answered,
  'xstate.error.actor.sendPick': (world) => refused(world, NOT_REACHED),
  'xstate.after.quiet.draftRoom.line.lost.quiet': (world) => go(world, 'lost'),
  'xstate.after.refusalShown.draftRoom.seat.refused': (world) => ({ ...world, refusal: null }),
};

/** What has to be true after an event. */
export function worldAfter(world: World, event: AnyEventObject): World {
  const rule = RULES[event.type];
  if (!rule) throw new Error(`The oracle does not know "${event.type}".`);
  return rule(world, event);
}
