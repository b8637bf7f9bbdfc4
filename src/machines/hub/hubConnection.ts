import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import { type CallEnded, type HubCall, hubCallMachine } from './hubCall.ts';

export type HubConnectionEvent =
  | { type: 'call.asked'; call: HubCall }
  | { type: 'call.dropped'; id: string }
  | CallEnded
  /** A part of the page listens to the line from now on, whether anything is asked or not. */
  | { type: 'interest.began' }
  | { type: 'interest.ended' }
  | { type: 'line.closed' }
  /** The server knows a better place for it, which it comes to when it is opened anew. */
  | { type: 'line.misplaced' };

/** The line stands again after it fell, or it fell. */
export type HubConnectionEmitted = { type: 'line.returned' } | { type: 'line.dropped' };

interface HubConnectionContext {
  /** The ids of the calls that are under way. */
  readonly calls: readonly string[];
  readonly interests: number;
  /** Failed tries in a row. */
  readonly attempt: number;
  readonly isUp: boolean;
  /** Whether it ever stood. */
  readonly hasStood: boolean;
  /** Whether it is opened anew as soon as no call is under way. */
  readonly isMisplaced: boolean;
}

/** A move that takes longer is given up: people would sit before a line that says nothing, and not know. */
const MOVE_LIMIT_MS = 4000;

const connectionSetup = setup({
  types: {
    context: {} as HubConnectionContext,
    events: {} as HubConnectionEvent,
    emitted: {} as HubConnectionEmitted,
  },
  actors: {
    connect: fromPromise<void>(() => {
      throw new Error('provide `connect`');
    }),
    call: hubCallMachine,
  },
  actions: {
    noteCall: assign(({ context }, { id }: { id: string }) => ({ calls: [...context.calls, id] })),
    forgetCall: assign(({ context }, { id }: { id: string }) => ({
      calls: context.calls.filter((known) => known !== id),
    })),
    addInterest: assign(({ context }) => ({ interests: context.interests + 1 })),
    endInterest: assign(({ context }) => ({ interests: context.interests - 1 })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    noteStanding: assign({ attempt: 0, isUp: true, hasStood: true }),
    noteFall: assign({ isUp: false, isMisplaced: false }),
    noteMisplaced: assign({ isMisplaced: true }),
    tellOutdated: () => {},
    tellDropped: emit({ type: 'line.dropped' }),
  },
  guards: {
    isWanted: ({ context: { calls, interests } }) => calls.length + interests > 0,
    isKnown: ({ context }, { id }: { id: string }) => context.calls.includes(id),
    isMoveDue: ({ context: { calls, isMisplaced } }) => isMisplaced && calls.length === 0,
    /** The server speaks another protocol than this page. */
    isOutdated: (_, _fault: { fault: unknown }) => false,
  },
  delays: { retry: 0, moveLimit: MOVE_LIMIT_MS },
});

const tellCalls = (type: 'line.stood' | 'line.fell') =>
  connectionSetup.enqueueActions(({ context, enqueue }) => {
    for (const id of context.calls) enqueue.sendTo(id, { type });
  });

const takeCall = connectionSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'call.asked') return;
  const { call } = event;
  enqueue({ type: 'noteCall', params: { id: call.id } });
  enqueue.spawnChild('call', { id: call.id, input: { call, isLineUp: context.isUp } });
});

const tellReturned = connectionSetup.enqueueActions(({ context, enqueue }) => {
  if (context.hasStood) enqueue.emit({ type: 'line.returned' });
  enqueue('noteStanding');
});

/**
 * The one line of a window to the server, and the calls that go over it, each an actor of its own. idle: nobody wants a
 * line. connecting. resting: before the next try, longer each time. up: it stands. moving: it is opened anew at a better
 * place, of which nobody is told but calls, unless that fails or takes long. outdated: nothing goes on before the page is loaded again.
 */
export const hubConnectionMachine = connectionSetup.createMachine({
  id: 'hubConnection',
  context: { calls: [], interests: 0, attempt: 0, isUp: false, hasStood: false, isMisplaced: false },
  initial: 'idle',
  on: {
    'call.asked': { actions: takeCall },
    'call.ended': { actions: { type: 'forgetCall', params: ({ event }) => ({ id: event.id }) } },
    'call.dropped': {
      guard: { type: 'isKnown', params: ({ event }) => ({ id: event.id }) },
      actions: [
        { type: 'forgetCall', params: ({ event }) => ({ id: event.id }) },
        connectionSetup.stopChild(({ event }) => (event.type === 'call.dropped' ? event.id : '')),
      ],
    },
    'interest.began': { actions: 'addInterest' },
    'interest.ended': { actions: 'endInterest' },
  },
  states: {
    idle: { always: { guard: 'isWanted', target: 'connecting' } },
    connecting: {
      invoke: {
        id: 'connect',
        src: 'connect',
        onDone: 'up',
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ fault: event.error }) },
            target: 'outdated',
          },
          { target: 'resting' },
        ],
      },
    },
    resting: { after: { retry: { target: 'connecting', actions: 'countAttempt' } } },
    up: {
      entry: [tellCalls('line.stood'), tellReturned],
      exit: ['noteFall', tellCalls('line.fell')],
      always: { guard: 'isMoveDue', target: 'moving' },
      on: {
        'line.closed': [
          { guard: 'isWanted', target: 'resting', actions: 'tellDropped' },
          { target: 'idle', actions: 'tellDropped' },
        ],
        'line.misplaced': { actions: 'noteMisplaced' },
      },
    },
    moving: {
      after: { moveLimit: { target: 'resting', actions: 'tellDropped' } },
      invoke: {
        id: 'move',
        src: 'connect',
        onDone: 'up',
        onError: [
          {
            guard: { type: 'isOutdated', params: ({ event }) => ({ fault: event.error }) },
            target: 'outdated',
            actions: 'tellDropped',
          },
          { target: 'resting', actions: 'tellDropped' },
        ],
      },
    },
    outdated: { entry: 'tellOutdated' },
  },
});

export type HubConnectionActor = ActorRefFrom<typeof hubConnectionMachine>;
