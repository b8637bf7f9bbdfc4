import {
  type OpenedTable,
  type PackView,
  type PooledCardView,
  type RoomChange,
  type RoomView,
  withChange,
} from '#contract/room.ts';
import type { DraftRoomContext, Picking } from './draftRoom.ts';

/** What the draft wants of this window: nothing known yet, only to look, a bot plays the seat, a pause, a pick, or nothing. */
export type Turn = 'unknown' | 'watching' | 'handed' | 'paused' | 'pack' | 'noPack' | 'over';

type PackKey = Pick<Picking, 'packId' | 'pickNumber'>;

const isSamePack = (a: PackKey, b: PackKey | null | undefined) =>
  a.packId === b?.packId && a.pickNumber === b.pickNumber;

/** The pick was accepted, but the view that knows of it has not come yet. */
const isPickedAlready = ({ room, picked }: DraftRoomContext) =>
  room !== null && picked !== null && picked.version === room.version && isSamePack(picked, room.pack);

export function turnOf(context: DraftRoomContext): Turn {
  const { room } = context;
  if (room === null) return 'unknown';
  if (room.phase === 'complete') return 'over';
  if (room.seat === null) return 'watching';
  if (room.seats.some(({ seat, bot }) => bot && seat === room.seat)) return 'handed';
  if (room.phase === 'paused') return 'paused';
  return room.pack === null || isPickedAlready(context) ? 'noPack' : 'pack';
}

const wanted = ({ demand, cards }: PackView) => Math.min(demand.picks + demand.burns, cards.length);

/** Every card that the pick asks for is chosen. */
export const isChosenEnough = ({ room, chosen }: DraftRoomContext): boolean =>
  room?.pack != null && chosen.length === wanted(room.pack);

/** A card more or less; the last one gives way when all are chosen. */
export function toggled({ room, chosen }: DraftRoomContext, id: string): readonly string[] {
  const pack = room?.pack;
  if (!pack?.cards.some((card) => card.id === id)) return chosen;
  if (chosen.includes(id)) return chosen.filter((known) => known !== id);
  return [...chosen.slice(0, wanted(pack) - 1), id];
}

/** The pick as it would be sent, with `id` added if it is not chosen yet; null while cards are missing. */
export function pickingOf(
  context: DraftRoomContext,
  destination: Picking['destination'],
  id: string | undefined,
): Picking | null {
  const pack = context.room?.pack;
  if (!pack) return null;
  const chosen = id === undefined || context.chosen.includes(id) ? context.chosen : toggled(context, id);
  if (chosen.length !== wanted(pack)) return null;
  const { picks } = pack.demand;
  return {
    packId: pack.packId,
    pickNumber: pack.pickNumber,
    cardInstanceIds: chosen.slice(0, picks),
    burnIds: chosen.slice(picks),
    destination,
  };
}

const isNewPack = (before: RoomView | null, after: RoomView) =>
  after.pack !== null && !isSamePack(after.pack, before?.pack);

/** What is chosen of a pack that just came: what the server knows of, or all of it where there is no choice. */
function chosenAtFirst({ pack, hints }: RoomView): readonly string[] {
  if (pack && wanted(pack) === pack.cards.length) return pack.cards.map(({ id }) => id);
  return [...hints.reserved, ...hints.reservedBurns];
}

/** The context with this view. An older view than the known one says nothing new; the log outlives a whole view. */
export function withView(before: DraftRoomContext, view: RoomView | null, atMs: number) {
  const known = before.room;
  if (view !== null && known !== null && view.version < known.version) return {};
  if (view === null) return { room: null, early: [] };
  const room = view.log.length === 0 && known !== null ? { ...view, log: known.log } : view;
  const facts = { room, early: [], offsetMs: room.nowMs - atMs };
  if (!isNewPack(known, room)) return facts;
  return {
    ...facts,
    packShownAtMs: atMs,
    chosen: chosenAtFirst(room),
    starred: [...new Set([...before.starred, ...room.hints.starred])],
  };
}

/** The view with the changes that came before it; null when one between them is missing. */
export function withEarly(view: RoomView, early: readonly RoomChange[]): RoomView | null {
  let room: RoomView | null = view;
  for (const change of early) {
    if (room === null) return null;
    if (change.version > room.version) room = withChange(room, change);
  }
  return room;
}

export const isGapLeft = ({ early }: DraftRoomContext, { room }: OpenedTable): boolean =>
  room !== null && withEarly(room, early) === null;

/** Cards that came into the pool while this window was away, its own pick not counted. */
export function missedIn(before: DraftRoomContext, after: RoomView | null): readonly PooledCardView[] {
  const { room, picking } = before;
  if (room === null || after === null) return [];
  const known = new Set<string>(room.pool.map(({ id }) => id));
  return after.pool.filter(({ id }) => !known.has(id) && !picking?.cardInstanceIds.includes(id));
}

/** The change brings a new pack with a card that was starred in an earlier pass. */
export function isStarWheeling({ room, starred }: DraftRoomContext, change: RoomChange): boolean {
  const after = room && withChange(room, change);
  if (!after?.pack || !isNewPack(room, after)) return false;
  return after.pack.cards.some(({ id }) => starred.includes(id) && !after.hints.starred.includes(id));
}
