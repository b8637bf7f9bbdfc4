import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { Reply } from '#contract/refusals.ts';
import type { OpenedTable, PooledCardView, RoomChange, RoomView } from '#contract/room/room.ts';
import { withChange } from '#contract/room/roomChange.ts';
import { fromWires, type RoomEvent } from '#contract/room/roomEvents.ts';
import {
  type Destination,
  type DraftRoomContext,
  type DraftRoomEmitted,
  type DraftRoomEvent,
  type DraftRoomNews,
  type Picking,
  SWAP_GUARD_MS,
} from './draftRoomFacts.ts';
import type { DecisionCommand } from './roomAsk.ts';
import {
  decidingOf,
  isChosenEnough,
  isGapLeft,
  isStarUntold,
  missedIn,
  pickingOf,
  tableNewsOf,
  takenBack,
  toggled,
  turnOf,
  withEarly,
  withTable,
  withView,
} from './roomFolding.ts';

const QUIET_MS = 2500;
const REFUSAL_MS = 1500;
const NOTHING: readonly PooledCardView[] = [];

type Pointed = { readonly by: 'pointer' | 'key'; readonly atMs: number };
const isMeantFor = ({ packShownAtMs }: DraftRoomContext, { by, atMs }: Pointed) =>
  by === 'key' || atMs - packShownAtMs >= SWAP_GUARD_MS;

/** The words in which `draftRoom.ts` tells its story; the hub and the way of a pick are provided where it is created. */
export const draftRoomSetup = setup({
  types: {
    context: {} as DraftRoomContext,
    events: {} as DraftRoomEvent,
    input: {} as { draftId: string },
    emitted: {} as DraftRoomEmitted,
    tags: {} as 'mayChoose' | 'lineTold',
  },
  actors: {
    hub: fromCallback<DraftRoomEvent, { draftId: string }>(() => {
      throw new Error('provide `hub`');
    }),
    sendPick: fromPromise<Reply<null>, { draftId: string; picking: Picking | null }>(() =>
      Promise.reject(new Error('provide `sendPick`')),
    ),
  },
  actions: {
    /** Tells the server what to take when the clock runs out. */
    tellReserved: () => {},
    askForView: () => {},
    rememberRoom: assign(({ context }, { room, atMs }: { room: RoomView; atMs: number }) =>
      withView(context, room, atMs),
    ),
    keepEarly: assign(({ context }, { change }: { change: RoomChange }) => ({
      early: [...context.early, change],
    })),
    forgetMissed: assign({ missed: null }),
    rememberMessage: assign({ message: (_, { message }: { message: string }) => message }),
    choose: assign(({ context }, { id }: { id: string }) => ({ chosen: toggled(context, id) })),
    star: assign(({ context }, { id }: { id: string }) => ({
      starred: context.starred.includes(id)
        ? context.starred.filter((known) => known !== id)
        : [...context.starred, id],
    })),
    orderStars: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      starred: [...ids, ...context.starred.filter((id) => !ids.includes(id))],
    })),
    beginPick: assign(
      ({ context }, { destination, id }: { destination: Destination; id: string | undefined }) => ({
        picking: pickingOf(context, destination, id),
      }),
    ),
    beginDecision: assign(({ context }, { command }: { command: DecisionCommand }) => ({
      picking: decidingOf(context, command),
    })),
    rememberPicked: assign(({ context: { picking, room } }) => ({
      picking: null,
      picked: picking && room ? { ...picking, version: room.version } : null,
    })),
    rememberRefusal: assign(({ context: { picking } }, { message }: { message: string }) => ({
      picking: null,
      refusal: { message, cardIds: [...(picking?.cardInstanceIds ?? []), ...(picking?.burnIds ?? [])] },
    })),
    forgetRefusal: assign({ refusal: null }),
  },
  guards: {
    isSeated: ({ context }) => !['unknown', 'watching', 'over'].includes(turnOf(context)),
    isOver: ({ context }) => turnOf(context) === 'over',
    isHanded: ({ context }) => turnOf(context) === 'handed',
    isPaused: ({ context }) => turnOf(context) === 'paused',
    hasPack: ({ context }) => turnOf(context) === 'pack',
    hasNoPack: ({ context }) => turnOf(context) === 'noPack',
    isPlayedByItself: ({ context }) => turnOf(context) !== 'handed',
    hasReserved: ({ context }) => isChosenEnough(context),
    hasNotReserved: ({ context }) => !isChosenEnough(context),
    hasNoRoom: ({ context }) => context.room === null,
    joins: ({ context: { room } }, { change }: { change: RoomChange }) =>
      room?.draftId === change.draftId && room.version === change.from,
    isStarUntold: ({ context }) => isStarUntold(context),
    isStale: ({ context }, { change }: { change: RoomChange }) =>
      context.room !== null && change.version <= context.room.version,
    leavesGap: ({ context }, { opened }: { opened: OpenedTable }) => isGapLeft(context, opened),
    isMeant: ({ context }, pointed: Pointed) => isMeantFor(context, pointed),
    isMeantAndHasPack: ({ context }, pointed: Pointed) =>
      isMeantFor(context, pointed) && turnOf(context) === 'pack',
    mayConfirm: ({ context }, { id, ...pointed }: Pointed & { id: string | undefined }) =>
      isMeantFor(context, pointed) && pickingOf(context, 'main', id) !== null,
    mayDecide: ({ context }, { command, ...pointed }: Pointed & { command: DecisionCommand }) =>
      isMeantFor(context, pointed) && decidingOf(context, command) !== null,
    isRefused: (_, { reply }: { reply: Reply<null> }) => !reply.ok,
  },
  delays: { quiet: QUIET_MS, refusalShown: REFUSAL_MS },
});

/** The table as it was opened; what happened since the view that was known is emitted with it. */
export const followOpened = draftRoomSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'hub.opened') return;
  const { opened, atMs } = event;
  const room = opened.room && (withEarly(opened.room, context.early) ?? opened.room);
  const events = eventsOf(context, opened);
  const after: DraftRoomContext = {
    ...context,
    ...withTable(context, opened.table),
    missed: context.missed === null ? NOTHING : missedIn(events, context, room),
    message: null,
    ...withView(context, room, atMs),
    ...(context.missed === null && room ? takenBack(context, room) : {}),
  };
  enqueue.assign(after);
  for (const news of tableNewsOf(context, opened.table)) enqueue.emit(news);
  const { missed } = after;
  if (room !== null && missed !== null && missed.length > 0)
    enqueue.emit({ type: 'picks.missed', cards: missed, room });
  if (events.length > 0) enqueue.emit(newsOf(context, events, after));
});

/** What happened while the line was away; nothing of it is news that another window of the same person did. */
function eventsOf({ room, missed }: DraftRoomContext, { news }: OpenedTable): readonly RoomEvent[] {
  if (news === null || news.since !== room?.version) return [];
  const events = fromWires(news.events);
  return missed === null ? events.filter(({ type }) => type !== 'took') : events;
}

const newsOf = (
  { room, picking, picked }: DraftRoomContext,
  events: readonly RoomEvent[],
  after: DraftRoomContext,
): DraftRoomNews => ({
  type: 'room.happened',
  events,
  after,
  pack: room?.pack ?? null,
  decision: picking ?? (picked?.version === room?.version ? picked : null),
});

/** The view after a difference, which is applied once; what happened is emitted with it. */
export const followChange = draftRoomSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'hub.roomChanged' || context.room === null) return;
  const changed = withChange(context.room, event.change);
  if (changed === null) return;
  const after = { ...context, ...withView(context, changed.room, event.atMs) };
  enqueue.assign(after);
  if (changed.events.some(({ type }) => type === 'asked') && isStarUntold(after)) enqueue('tellReserved');
  enqueue.emit(newsOf(context, changed.events, after));
});

/** A decision that was not accepted. */
export const emitRefusal = draftRoomSetup.emit(({ context: { refusal } }) => ({
  type: 'room.refused',
  message: refusal?.message ?? '',
}));

/** For a whole view: the server hears of stars that it did not know when it sent it. */
export const tellUntoldStars = draftRoomSetup.enqueueActions(({ check, enqueue }) => {
  if (check('isStarUntold')) enqueue('tellReserved');
});

/** The table anew; what happened there is emitted with it. */
export const followTable = draftRoomSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'hub.tableChanged') return;
  enqueue.assign(withTable(context, event.table));
  for (const news of tableNewsOf(context, event.table)) enqueue.emit(news);
});
