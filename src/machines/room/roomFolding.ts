import type { OpenedTable, PooledCardView, RoomChange, RoomView } from '#contract/room/room.ts';
import { withChange } from '#contract/room/roomChange.ts';
import type { RoomEvent } from '#contract/room/roomEvents.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomContext, DraftTableNews, Picking, TableNews } from './draftRoomFacts.ts';
import {
  choosable,
  type DecisionCommand,
  isSameTurn,
  picksOf,
  starrable,
  type TurnName,
  turnNameOf,
  wantedOf,
  wishedOf,
} from './roomAsk.ts';
import { chosenAfter } from './roomChoosing.ts';

/** What the draft wants of this window: nothing known yet, only to look, a bot plays the seat, a pause, a pick, or nothing. */
export type Turn = 'unknown' | 'watching' | 'handed' | 'paused' | 'pack' | 'noPack' | 'over';

/** The pick was accepted, but the view that knows of it has not come yet. */
const isPickedAlready = ({ room, picked }: DraftRoomContext) =>
  room !== null && picked !== null && picked.version === room.version && isSameTurn(picked, turnNameOf(room));

/** A seat that is done may still be asked for claims, yet nothing waits for it. */
const isWaitedFor = ({ ask, seat: own, seats }: RoomView) =>
  ask?.kind !== 'claim' || seats.some(({ seat, packs }) => seat === own && packs > 0);

export function turnOf(context: DraftRoomContext): Turn {
  const { room } = context;
  if (room === null) return 'unknown';
  if (room.phase === 'complete') return 'over';
  if (room.seat === null) return 'watching';
  if (room.seats.some(({ seat, bot }) => bot && seat === room.seat)) return 'handed';
  if (room.phase === 'paused') return 'paused';
  return turnNameOf(room) === null || !isWaitedFor(room) || isPickedAlready(context) ? 'noPack' : 'pack';
}

/** All that is asked for is chosen; where no number is asked, something is. */
export function isChosenEnough({ room, chosen }: DraftRoomContext): boolean {
  if (room === null || turnNameOf(room) === null) return false;
  const wanted = wantedOf(room);
  return Number.isFinite(wanted) ? chosen.length === wanted : chosen.length > 0;
}

/** What is chosen after a click on a card, or on a bid. */
export const toggled = ({ room, chosen }: DraftRoomContext, id: string): readonly string[] =>
  room === null ? chosen : chosenAfter(room, chosen, id);

/** The pick as it would be sent, with `id` added if it is not chosen yet; null while cards are missing. */
export function pickingOf(
  context: DraftRoomContext,
  destination: Picking['destination'],
  id: string | undefined,
): Picking | null {
  const { room } = context;
  const turn = room && turnNameOf(room);
  if (!room || !turn || (room.pack === null && room.ask?.kind !== 'pick')) return null;
  const chosen = id === undefined || context.chosen.includes(id) ? context.chosen : toggled(context, id);
  if (chosen.length !== wantedOf(room)) return null;
  const { packId, pickNumber } = turn;
  const cardInstanceIds = chosen.slice(0, picksOf(room));
  const burnIds = chosen.slice(picksOf(room));
  const pick = { packId, pickNumber, cardInstanceIds, burnIds, destination };
  return { ...pick, command: { type: 'pick', ...pick } };
}

/** The decision as it would be sent; null when it is about another turn than the one that is asked. */
export function decidingOf({ room }: DraftRoomContext, command: DecisionCommand): Picking | null {
  const turn = room && turnNameOf(room);
  if (!turn || !isAbout(command, turn)) return null;
  const { packId, pickNumber } = turn;
  return { packId, pickNumber, cardInstanceIds: [], burnIds: [], destination: 'main', command };
}

function isAbout(command: DecisionCommand, turn: TurnName): boolean {
  if (command.type === 'claim' || command.type === 'giveBack') return true;
  if (command.type === 'pick') return isSameTurn(command, turn);
  return isSameTurn({ packId: command.turnId, pickNumber: command.turnNumber }, turn);
}

/** Whether a turn is asked that was not asked before. */
const isNewTurn = (asked: TurnName | null, before: TurnName | null) =>
  asked !== null && !isSameTurn(asked, before);

/** What is chosen of a pack that just came, or that another window had: what the server knows of, or all of it where there is no choice. */
export function chosenAtFirst(room: RoomView): readonly string[] {
  const all = choosable(room);
  return wantedOf(room) === all.length ? all : [...room.hints.reserved, ...room.hints.reservedBurns];
}

/**
 * What another window left of a seat that is taken back from it: what it chose, and where the turn is still the same, its
 * stars on the cards of this turn; those on other cards it never knew.
 */
export function takenBack(
  { room: known, starred }: DraftRoomContext,
  room: RoomView,
): Partial<DraftRoomContext> {
  const chosen = chosenAtFirst(room);
  const asked = wishedOf(room);
  if (known === null || !isSameTurn(turnNameOf(wishedOf(known)), turnNameOf(asked))) return { chosen };
  const here = starrable(asked);
  const elsewhere = starred.filter((id) => !here.includes(id));
  return { chosen, starred: [...new Set([...room.hints.starred, ...elsewhere])] };
}

/** The context with this view. An older view than the known one says nothing new; the log outlives a whole view. */
export function withView(
  before: DraftRoomContext,
  view: RoomView | null,
  atMs: number,
): Partial<DraftRoomContext> {
  const known = before.room;
  if (view !== null && known !== null && view.version < known.version) return {};
  if (view === null) return { room: null, early: [] };
  const room = view.log.length === 0 && known !== null ? { ...view, log: known.log } : view;
  const facts = { room, early: [], offsetMs: room.nowMs - atMs };
  const starred = [...new Set([...before.starred, ...room.hints.starred])];
  const isRemembered = known === null && room.hints.starred.length > 0;
  if (!isNewTurn(turnNameOf(room), known && turnNameOf(known)))
    return isRemembered ? { ...facts, starred } : facts;
  return {
    ...facts,
    packShownAtMs: atMs,
    chosen: chosenAtFirst(room),
    starred,
  };
}

/** A reply that was overtaken by a later message must not bring old seats back. */
const isOvertaken = ({ table: known }: Pick<DraftRoomContext, 'table'>, { nowMs }: TableView): boolean =>
  known !== null && known.nowMs > nowMs;

export const withTable = (
  context: Pick<DraftRoomContext, 'table'>,
  table: TableView,
): Pick<DraftRoomContext, 'table'> => ({ table: isOvertaken(context, table) ? context.table : table });

/**
 * What of a table's message is news here: by the numbers of its events, the ids of its lines and the seats that voted. What
 * was there on arrival is none.
 */
export function tableNewsOf(
  context: Pick<DraftRoomContext, 'table'>,
  table: TableView,
): readonly (TableNews | DraftTableNews)[] {
  const { table: known } = context;
  if (known === null || isOvertaken(context, table)) return [];
  const lastEvent = known.lobbyEvents.at(-1)?.seq ?? 0;
  const lastLine = known.chat.at(-1)?.id;
  const events = table.lobbyEvents.filter(({ seq }) => seq > lastEvent);
  const lines = table.chat.slice(table.chat.findIndex(({ id }) => id === lastLine) + 1);
  const seats = table.endVotes?.filter((seat) => !known.endVotes?.includes(seat)) ?? [];
  const [wasThere, isThere] = [known.hostLeftAtMs == null, table.hostLeftAtMs == null];
  return [
    ...(events.length + lines.length > 0 ? [{ type: 'table.happened', events, lines, table } as const] : []),
    ...(seats.length > 0 ? [{ type: 'votes.cast', seats, table } as const] : []),
    ...(wasThere === isThere ? [] : [{ type: isThere ? 'host.returned' : 'host.left', table } as const]),
  ];
}

/** The view with the changes that came before it; null when one between them is missing. */
export function withEarly(view: RoomView, early: readonly RoomChange[]): RoomView | null {
  let room: RoomView | null = view;
  for (const change of early) {
    if (room === null) return null;
    if (change.version > room.version) room = withChange(room, change)?.room ?? null;
  }
  return room;
}

export const isGapLeft = ({ early }: DraftRoomContext, { room }: OpenedTable): boolean =>
  room !== null && withEarly(room, early) === null;

/** Cards that came into the pool while this window was away, its own pick not counted. */
export function missedIn(
  events: readonly RoomEvent[],
  { picking }: DraftRoomContext,
  room: RoomView | null,
): readonly PooledCardView[] {
  const came = new Set<string>(
    events.flatMap((event) => (event.type === 'took' && event.seat === room?.seat ? event.cards : [])),
  );
  return (room?.pool ?? []).filter(({ id }) => came.has(id) && !picking?.cardInstanceIds.includes(id));
}

/** A card that may be starred now is starred here, and the server did not know it when it sent this view. */
export const isStarUntold = ({ room, starred }: Pick<DraftRoomContext, 'room' | 'starred'>): boolean =>
  room !== null && starrable(room).some((id) => starred.includes(id) && !room.hints.starred.includes(id));
