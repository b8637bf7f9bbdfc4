import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { GeneratedPath } from '#src/machines/paths/model.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { type DraftRoomSnapshot, draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import { type Around, casesIn, isHanded, SCENES, type Scene } from './draftRoom.cases.ts';

const LONGEST_STEPS = 40;

/** Transitions that no browser can have, each with its reason; everything else is walked. */
export const BEYOND_A_BROWSER: Readonly<Record<string, string>> = {
  'draftRoom.line.superseded on hub.superseded [0] to itself':
    'a window that gave way is not followed any more, so the hub tells it nothing',
  'draftRoom.line.offline on browser.wentOffline [0] to itself':
    'a browser says that it went offline once, and not again before it was online',
};

const FIRST: Around = { scene: null, isCut: false, asked: 'first', pending: null, hasHole: false };

/** Why the table is asked for after these. */
const ASKED: Readonly<Record<string, Around['asked']>> = {
  'browser.cameOnline': 'online',
  'seat.reclaimed': 'anew',
  'hub.reconnected': 'anew',
  'xstate.error.actor.sendPick': 'fault',
};

function sceneAfter({ type, wording }: AnyEventObject): Scene {
  if (type === 'hub.notOpened') return 'nowhere';
  return SCENES.find(([, words]) => words === wording)?.[0] ?? 'booster';
}

function changed(around: Around, event: AnyEventObject): Around {
  const { type, wording = '' } = event;
  const isEarly = wording.startsWith('early');
  const after = { ...around, scene: isEarly ? null : (around.scene ?? sceneAfter(event)) };
  switch (type) {
    case 'hub.dropped':
      return { ...after, isCut: true, pending: null };
    case 'hub.opened':
      return openedAfter(after, wording);
    case 'hub.notOpened':
      return { ...after, asked: null };
    case 'hub.roomChanged':
      if (isEarly) return { ...after, hasHole: wording !== 'early' };
      return { ...after, pending: null, asked: wording === 'after one that was lost' ? 'hole' : after.asked };
    case 'xstate.done.actor.sendPick':
      return wording === 'accepted' ? { ...after, pending: 'known' } : { ...after, asked: 'refused' };
    default:
      return {
        ...after,
        isCut: after.isCut && type !== 'hub.reconnected',
        asked: ASKED[type] ?? after.asked,
      };
  }
}

/** What was told on a line that never broke comes late, behind the view that knows of it. */
function openedAfter(around: Around, wording: string): Around {
  const isLate =
    (around.asked === 'online' && !around.isCut && wording === 'a pause') || around.asked === 'refused';
  return {
    ...around,
    asked: around.hasHole ? 'hole' : null,
    hasHole: false,
    pending: isLate ? 'late' : null,
  };
}

const seatOf = ({ value }: AnyMachineSnapshot) => JSON.stringify(value.seat);

function key(snapshot: AnyMachineSnapshot, around: Around) {
  const { value, context } = snapshot as DraftRoomSnapshot;
  const { room, early, chosen, starred, picked } = context;
  const draft = room && [room.phase, isHanded(room), room.pack?.packId ?? null, room.ask !== null];
  const isStars = around.scene === 'stars' && room !== null && room.decisionsInRound % 2;
  const isAnswered = picked !== null && picked.version === room?.version;
  const known =
    draft !== null && around.scene !== 'stars' ? [draft[0], draft[1], draft[2] !== null, draft[3]] : draft;
  return [value, known, isStars, chosen.length > 0, starred, isAnswered, early.length, around];
}

/** Paths of what a browser can have, that walk every transition and every way of the seat. */
export const draftRoomTours = (): readonly GeneratedPath[] =>
  coveringTours(draftRoomMachine, {
    input: { draftId: 'd1' },
    longestSteps: LONGEST_STEPS,
    around: FIRST,
    changed,
    key,
    events: casesIn,
    outcomesOf: (event, before, after) =>
      seatOf(before) === seatOf(after)
        ? []
        : [`${event.type}: the seat from ${seatOf(before)} to ${seatOf(after)}`],
  });

/** The table at which a tour is walked. */
export function sceneOf({ steps }: GeneratedPath): Scene {
  const first = steps.find(({ event }) => event.type === 'hub.opened' || event.type === 'hub.notOpened');
  return first ? sceneAfter(first.event) : 'booster';
}
