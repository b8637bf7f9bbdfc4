import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { EventCommand } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { Reply } from '#contract/refusals.ts';
import { partWords } from '#src/ui/messages/partWords.ts';

export type EventRoomEvent =
  /** The event as the server told it; `atMs` is this browser's clock. */
  | { type: 'event.told'; view: EventView; atMs: number }
  /** It cannot be watched, or not any more: there is none, or it is not open to us. */
  | { type: 'event.notTold'; message: string }
  | { type: 'line.dropped' }
  | { type: 'command.pressed'; command: EventCommand }
  | { type: 'refusal.dismissed' }
  /** The host changes the settings, in a form. */
  | { type: 'settings.opened' }
  | { type: 'settings.closed' };

export interface EventRoomContext {
  readonly myId: string;
  readonly view: EventView | null;
  readonly gotAtMs: number;
  /** Why it is not shown. */
  readonly message: string | null;
  /** What is on its way. */
  readonly command: EventCommand | null;
  readonly refusal: string | null;
}

type Told = Extract<EventRoomEvent, { type: 'event.told' }>;
interface Sent {
  readonly event: { readonly output: Reply<EventView> };
}

/** Nothing is said for so long: most events are there sooner. */
export const QUIET_MS = 2500;

const AWAY = partWords('eventAway');

const NOTE_COMMAND = {
  type: 'noteCommand',
  params: ({ event }: { event: Extract<EventRoomEvent, { type: 'command.pressed' }> }) => ({
    command: event.command,
  }),
} as const;
const FORGET_REFUSAL = { type: 'noteRefusal', params: { refusal: null } } as const;

/** Sends what was pressed. If it is refused or gets no answer, continues as `refused` says. */
const sendingAndThen = <State extends 'idle' | 'editing'>(refused: State) =>
  ({
    id: 'send',
    src: 'send',
    input: ({ context }: { context: EventRoomContext }) => ({ command: context.command }),
    onDone: [
      {
        guard: { type: 'isGranted', params: ({ event }: Sent) => ({ reply: event.output }) },
        target: 'idle',
        actions: 'forgetCommand',
      },
      {
        target: refused,
        actions: [
          'forgetCommand',
          {
            type: 'noteRefusal',
            params: ({ event }: Sent) => ({ refusal: event.output.ok ? null : event.output.message }),
          },
        ],
      },
    ],
    onError: {
      target: refused,
      actions: ['forgetCommand', { type: 'noteRefusal', params: { refusal: AWAY } }],
    },
  }) as const;

/**
 * An event as this window follows it.
 * `stage` follows what the server sends: nothing yet, nothing for a while (late), absent, gathering, drafting, playing, over.
 * Anyone who sees the pods being seated is taken to their own table, once. `act` is what this window asks, one thing at a
 * time; the form of the settings stays open until they are taken. `line` says whether what is shown is live. It computes
 * nothing of the event; the server and the engine do.
 */
export const eventRoomMachine = setup({
  types: {
    context: {} as EventRoomContext,
    events: {} as EventRoomEvent,
    input: {} as { readonly myId: string },
  },
  delays: { quiet: QUIET_MS },
  actors: {
    line: fromCallback<EventRoomEvent>(() => unprovided('line')),
    send: fromPromise<Reply<EventView>, { command: EventCommand | null }>(() => unprovided('send')),
  },
  guards: {
    isOlder: ({ context: { view: known } }, { view }: Told) =>
      known !== null &&
      (known.version > view.version || (known.version === view.version && known.nowMs > view.nowMs)),
    isGathering: (_, { view }: Told) => view.phase === 'gathering',
    isDrafting: (_, { view }: Told) => view.phase === 'drafting',
    isPlaying: (_, { view }: Told) => view.phase === 'playing',
    isMineSeated: ({ context }, { view }: Told) =>
      view.phase === 'drafting' && tableOf(context, view) !== null,
    isGranted: (_, { reply }: { reply: Reply<EventView> }) => reply.ok,
  },
  actions: {
    goToTable: (_, _params: { draftId: string }) => unprovided('goToTable'),
    remember: assign((_, { view, atMs }: Told) => ({ view, gotAtMs: atMs, message: null })),
    noteAbsence: assign((_, params: { message: string }) => ({ view: null, message: params.message })),
    noteCommand: assign((_, params: { command: EventCommand }) => ({
      command: params.command,
      refusal: null,
    })),
    noteRefusal: assign((_, params: { refusal: string | null }) => ({ refusal: params.refusal })),
    forgetCommand: assign({ command: null }),
  },
}).createMachine({
  id: 'eventRoom',
  context: ({ input }) => ({
    myId: input.myId,
    view: null,
    gotAtMs: 0,
    message: null,
    command: null,
    refusal: null,
  }),
  type: 'parallel',
  invoke: { id: 'line', src: 'line' },
  states: {
    stage: {
      initial: 'unknown',
      on: {
        'event.told': [
          { guard: { type: 'isOlder', params: told } },
          { guard: { type: 'isGathering', params: told }, target: '.gathering', actions: remembering() },
          { guard: { type: 'isDrafting', params: told }, target: '.drafting', actions: remembering() },
          { guard: { type: 'isPlaying', params: told }, target: '.playing', actions: remembering() },
          { target: '.over', actions: remembering() },
        ],
        'event.notTold': {
          target: '.absent',
          actions: { type: 'noteAbsence', params: ({ event }) => ({ message: event.message }) },
        },
      },
      states: {
        unknown: { after: { quiet: { target: 'late' } } },
        late: {},
        absent: {},
        gathering: {
          on: {
            'event.told': [
              { guard: { type: 'isOlder', params: told } },
              {
                guard: { type: 'isMineSeated', params: told },
                target: 'drafting',
                actions: [
                  remembering(),
                  {
                    type: 'goToTable',
                    params: ({ context, event }) => ({ draftId: tableOf(context, event.view) ?? '' }),
                  },
                ],
              },
              { guard: { type: 'isGathering', params: told }, actions: remembering() },
              { guard: { type: 'isDrafting', params: told }, target: 'drafting', actions: remembering() },
              { guard: { type: 'isPlaying', params: told }, target: 'playing', actions: remembering() },
              { target: 'over', actions: remembering() },
            ],
          },
        },
        drafting: {},
        playing: {},
        over: {},
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'command.pressed': { target: 'sending', actions: NOTE_COMMAND },
            'refusal.dismissed': { actions: FORGET_REFUSAL },
            'settings.opened': { target: 'editing', actions: FORGET_REFUSAL },
          },
        },
        sending: { invoke: sendingAndThen('idle') },
        editing: {
          on: {
            'command.pressed': { target: 'saving', actions: NOTE_COMMAND },
            'settings.closed': { target: 'idle', actions: FORGET_REFUSAL },
          },
        },
        saving: { invoke: sendingAndThen('editing') },
      },
    },
    line: {
      initial: 'live',
      states: {
        live: { on: { 'line.dropped': { target: 'lost' } } },
        lost: { on: { 'event.told': { target: 'live' } } },
      },
    },
  },
});

export type EventRoomActor = ActorRefFrom<typeof eventRoomMachine>;
export type EventRoomSnapshot = SnapshotFrom<typeof eventRoomMachine>;

export const selectEvent = ({ context }: EventRoomSnapshot): EventView | null => context.view;
export const selectAbsence = (snapshot: EventRoomSnapshot): string | null =>
  snapshot.matches({ stage: 'absent' }) ? snapshot.context.message : null;
export const selectIsLate = (snapshot: EventRoomSnapshot): boolean => snapshot.matches({ stage: 'late' });
/** Whether the form of the settings is open. */
export const selectIsEditing = (snapshot: EventRoomSnapshot): boolean =>
  snapshot.matches({ act: 'editing' }) || snapshot.matches({ act: 'saving' });
export const selectCommand = ({ context }: EventRoomSnapshot): EventCommand | null => context.command;
export const selectRefusal = ({ context }: EventRoomSnapshot): string | null => context.refusal;
export const selectIsLost = (snapshot: EventRoomSnapshot): boolean => snapshot.matches({ line: 'lost' });
/** How far the server's clock is before this browser's. */
export const selectOffsetMs = ({ context: { view, gotAtMs } }: EventRoomSnapshot): number =>
  view ? view.nowMs - gotAtMs : 0;

function tableOf({ myId }: EventRoomContext, view: EventView): string | null {
  return view.people.find(({ playerId }) => playerId === myId)?.draftId ?? null;
}

function told({ event }: { event: Told }): Told {
  return event;
}

function remembering() {
  return { type: 'remember', params: told } as const;
}

function unprovided(name: string): never {
  throw new Error(`The event room needs "${name}".`);
}
