import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { DraftRoomSnapshot } from '../room/draftRoom.ts';
import type { DraftRoomContext } from '../room/draftRoomFacts.ts';
import { ENDS, handCases, hubCases, nextMomentMs } from './draftRoom.cases.ts';
import type { TourOptions } from './tours.ts';

/** The table at which the paths are walked. */
export const DRAFT_ID = 'd1';
const LONGEST_STEPS = 120;
export const QUIET_PASSES = 'xstate.after.quiet.draftRoom.line.lost.quiet';
export const RING_PASSES = 'xstate.after.refusalShown.draftRoom.seat.refused';

export const roomSnapshot = (snapshot: AnyMachineSnapshot) => snapshot as DraftRoomSnapshot;
const isSubmitting = (snapshot: AnyMachineSnapshot) => snapshot.matches({ seat: 'submitting' });
const isRefused = (snapshot: AnyMachineSnapshot) => snapshot.matches({ seat: 'refused' });
const isQuiet = (snapshot: AnyMachineSnapshot) => snapshot.matches({ line: { lost: 'quiet' } });

const isTurnOpen = ({ room }: DraftRoomContext) => room !== null && (room.pack !== null || room.ask !== null);

/** What a seat that waits for an answer, or wears a refusal, is told meanwhile. */
const TOLD_WHILE_BUSY = ['the next pack', 'nothing in hand', 'the end', 'as it was'];

/** Here the line is let alone, since nothing can be done by hand; one comes here also by returning to the table. */
const LINE_KEPT = ['paused', 'handed', 'finished'] as const;

/**
 * Keeps what line and seat can be together few: the hub tells of the draft only while the line lives, and the line changes
 * only from a pack as it came or with its first card reserved. Two times never run together, so that each is seen to pass
 * at its moment.
 */
function mayHappen(snapshot: DraftRoomSnapshot, { type, wording = '' }: AnyEventObject): boolean {
  const { line } = snapshot.value;
  const { starred, chosen, room } = snapshot.context;
  const isBusy = isSubmitting(snapshot) || isRefused(snapshot);
  const isLive = line === 'live' || (line === 'joining' && room === null);
  if (isBusy && /^hub\.(opened|room)/.test(type) && !TOLD_WHILE_BUSY.includes(wording)) return false;
  if (type.startsWith('hub.room')) return isLive;
  if (type.includes('star')) return isLive && chosen.length === 0;
  if (isRefused(snapshot) && type === 'hub.dropped') return false;
  if (isQuiet(snapshot) && type.endsWith('.actor.sendPick')) return wording === 'accepted';
  if (!LINE_EVENTS.test(type)) return line === 'live' || line === 'offline' || typeof line === 'object';
  if (LINE_KEPT.some((seat) => snapshot.matches({ seat })) && line === 'live' && type !== 'hub.opened')
    return false;
  return starred.join() !== 'b3,a3' && starred.length !== 1 && !['a2', 'pass'].includes(chosen[0] ?? '');
}

function eventsIn(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const own = roomSnapshot(snapshot);
  return [
    ...hubCases(own, nextMomentMs(own)),
    ...handCases(own),
    ...(isSubmitting(snapshot) ? ENDS : []),
    ...(isQuiet(snapshot) ? [{ type: QUIET_PASSES }] : []),
    ...(isRefused(snapshot) ? [{ type: RING_PASSES }] : []),
  ].filter((event) => mayHappen(own, event));
}

/** Only what the next step depends on; packs and questions count by what is in them. */
function keyOf(snapshot: AnyMachineSnapshot) {
  const { value, context } = roomSnapshot(snapshot);
  const { room, early, chosen, starred, picked, picking } = context;
  const isAnswered = picked !== null && picked.version === room?.version;
  const draft = room && [room.phase, room.seat, room.seats[0]?.bot, room.pack?.packId, room.ask !== null];
  return [
    ...[value, draft, isTurnOpen(context) && chosen, starred, picking?.command.type],
    isAnswered && picked.pickNumber === (room?.pack?.pickNumber ?? room?.ask?.turnNumber),
    ...[room?.hints.starred.length, early.map(({ from }) => from)],
  ];
}

const lineOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.line);
const seatOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.seat);
const LINE_EVENTS = /^(hub\.(opened|not|superseded|removed|dropped|reconnected)|browser|seat\.)/;
const SEAT_EVENTS = /^(hub\.(opened|room)|card|stars|pick|decision|xstate)/;

/** Line and seat are walked each by itself: every case in every state of the line, and of the seat. */
function outcomesOf(
  { type, wording = '' }: AnyEventObject,
  before: AnyMachineSnapshot,
  after: AnyMachineSnapshot,
): readonly string[] {
  const line = `${type}: the line from ${lineOf(before)} to ${lineOf(after)}`;
  const seat = `${type} ${wording}: the seat from ${seatOf(before)} to ${seatOf(after)}`;
  return [...(LINE_EVENTS.test(type) ? [line] : []), ...(SEAT_EVENTS.test(type) ? [seat] : [])];
}

/** How the draft room is toured. */
export const DRAFT_ROOM_TOUR: TourOptions<null> = {
  input: { draftId: DRAFT_ID },
  longestSteps: LONGEST_STEPS,
  around: null,
  changed: () => null,
  events: eventsIn,
  key: keyOf,
  outcomesOf,
};
