import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { line } from './draftRoomLine.ts';
import { seat } from './draftRoomSeat.ts';
import { draftRoomSetup, followChange, followTable, tellUntoldStars } from './draftRoomSetup.ts';

/**
 * One table in one window. `line` is what the wire does (joining, live, resyncing, lost, offline, superseded, removed,
 * absent), `seat` what the person may do (watching, waiting, choosing, submitting, refused, handed to a bot, paused,
 * finished). The view comes whole or as a difference from the hub; the machine computes no rule of the draft.
 */
export const draftRoomMachine = draftRoomSetup.createMachine({
  id: 'draftRoom',
  type: 'parallel',
  context: ({ input }) => ({
    draftId: input.draftId,
    table: null,
    room: null,
    early: [],
    chosen: [],
    starred: [],
    picking: null,
    picked: null,
    refusal: null,
    message: null,
    missed: [],
    offsetMs: 0,
    packShownAtMs: 0,
  }),
  invoke: { id: 'hub', src: 'hub', input: ({ context }) => ({ draftId: context.draftId }) },
  on: {
    'hub.tableChanged': { actions: followTable },
    'hub.roomReplaced': {
      actions: [
        { type: 'rememberRoom', params: ({ event }) => ({ room: event.room, atMs: event.atMs }) },
        tellUntoldStars,
      ],
    },
    'hub.roomChanged': [
      {
        guard: 'hasNoRoom',
        actions: { type: 'keepEarly', params: ({ event }) => ({ change: event.change }) },
      },
      { guard: { type: 'isStale', params: ({ event }) => ({ change: event.change }) } },
      {
        guard: { type: 'joins', params: ({ event }) => ({ change: event.change }) },
        actions: followChange,
      },
      { actions: 'askForView' },
    ],
  },
  states: { line, seat },
});

export type DraftRoomActor = ActorRefFrom<typeof draftRoomMachine>;
export type DraftRoomSnapshot = SnapshotFrom<typeof draftRoomMachine>;
