import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { BotsWish, QueueSit, QueueStanding, QueueView } from '#contract/queue.ts';
import { REFUSAL_SENTENCES, type Reply } from '#contract/refusals.ts';

/** What this window asks of the queue. */
export type QueueAsk =
  | { readonly type: 'sit'; readonly asked: QueueSit }
  | { readonly type: 'leave' }
  | { readonly type: 'answer'; readonly matchId: string; readonly isThere: boolean };

export type DraftQueueEvent =
  /** The queue as the server told it; `atMs` is this browser's clock. */
  | { type: 'queue.told'; view: QueueView; atMs: number }
  | { type: 'line.dropped' }
  | { type: 'sit.pressed'; game: string; template: string; bots: BotsWish }
  | { type: 'leave.pressed' }
  | { type: 'answer.pressed'; isThere: boolean };

/** Why one is not where one was, though one did not ask for it. */
export type QueueTold = 'missed' | 'absent' | 'dissolved';

export interface DraftQueueContext {
  readonly view: QueueView | null;
  readonly gotAtMs: number;
  readonly told: QueueTold | null;
  readonly refusal: string | null;
  /** What is on its way, and what was asked last. */
  readonly ask: QueueAsk | null;
  /** Whether it was this window that said yes: it goes to the table, other windows of the same person only tell of it. */
  readonly isMine: boolean;
}

type Told = Extract<DraftQueueEvent, { type: 'queue.told' }>;

/**
 * Somebody's place in the draft queue, as this window knows it.
 * `place` follows what the server tells: nothing yet, not in the queue, waiting, a table found, seated at it.
 * `act` is what this window asks, one thing at a time. `line` says whether what is shown is told live.
 * It computes nothing of the queue and keeps no time; the server does both.
 */
export const draftQueueMachine = setup({
  types: {
    context: {} as DraftQueueContext,
    events: {} as DraftQueueEvent,
  },
  actors: {
    line: fromCallback<DraftQueueEvent>(() => unprovided('line')),
    send: fromPromise<Reply<QueueView>, { ask: QueueAsk | null }>(() => unprovided('send')),
  },
  guards: {
    isSeated: (_, { view }: Told) => view.mine.kind === 'seated',
    isMineAndSeated: ({ context }, { view }: Told) => context.isMine && view.mine.kind === 'seated',
    isFound: (_, { view }: Told) => view.mine.kind === 'found',
    isWaiting: (_, { view }: Told) => view.mine.kind === 'waiting',
    isOlder: ({ context }, { view }: Told) => (context.view?.nowMs ?? 0) > view.nowMs,
    isAsked: ({ context }) => context.view?.mine.kind === 'found',
    isGranted: (_, { reply }: { reply: Reply<QueueView> }) => reply.ok,
  },
  actions: {
    goToTable: (_, _params: { draftId: string }) => unprovided('goToTable'),
    remember: assign(({ context }, { view, atMs }: Told) => ({
      view,
      gotAtMs: atMs,
      told: toldBetween(context, view.mine),
      isMine: view.mine.kind === 'none' ? false : context.isMine,
    })),
    noteAsk: assign(({ context }, params: { ask: QueueAsk | null }) => ({
      ask: params.ask,
      refusal: null,
      told: null,
      isMine: isYes(params.ask) || (context.isMine && params.ask?.type === 'sit'),
    })),
    noteRefusal: assign((_, params: { refusal: string }) => ({ refusal: params.refusal, isMine: false })),
    forgetAsk: assign({ ask: null }),
  },
}).createMachine({
  id: 'draftQueue',
  context: { view: null, gotAtMs: 0, told: null, refusal: null, ask: null, isMine: false },
  type: 'parallel',
  invoke: { id: 'line', src: 'line' },
  states: {
    place: {
      initial: 'unknown',
      on: {
        'queue.told': [
          { guard: { type: 'isOlder', params: event } },
          {
            guard: { type: 'isMineAndSeated', params: event },
            target: '.seated',
            actions: [
              { type: 'remember', params: event },
              { type: 'goToTable', params: tableOf },
            ],
          },
          {
            guard: { type: 'isSeated', params: event },
            target: '.seated',
            actions: { type: 'remember', params: event },
          },
          {
            guard: { type: 'isFound', params: event },
            target: '.found',
            actions: { type: 'remember', params: event },
          },
          {
            guard: { type: 'isWaiting', params: event },
            target: '.waiting',
            actions: { type: 'remember', params: event },
          },
          { target: '.none', actions: { type: 'remember', params: event } },
        ],
      },
      states: {
        unknown: {},
        none: {},
        waiting: {},
        found: {},
        seated: {
          // Gone to once; the same table told again takes nobody there again.
          on: {
            'queue.told': [
              { guard: { type: 'isOlder', params: event } },
              {
                guard: { type: 'isSeated', params: event },
                actions: { type: 'remember', params: event },
              },
            ],
          },
        },
      },
    },
    act: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'sit.pressed': { target: 'sending', actions: { type: 'noteAsk', params: sitOf } },
            'leave.pressed': {
              target: 'sending',
              actions: { type: 'noteAsk', params: { ask: { type: 'leave' } } },
            },
            'answer.pressed': {
              guard: 'isAsked',
              target: 'sending',
              actions: { type: 'noteAsk', params: answerOf },
            },
          },
        },
        sending: {
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ ask: context.ask }),
            onDone: [
              { guard: { type: 'isGranted', params: replied }, target: 'idle', actions: 'forgetAsk' },
              {
                target: 'idle',
                actions: ['forgetAsk', { type: 'noteRefusal', params: refusalOf }],
              },
            ],
            onError: {
              target: 'idle',
              actions: [
                'forgetAsk',
                { type: 'noteRefusal', params: { refusal: REFUSAL_SENTENCES.storageAway } },
              ],
            },
          },
        },
      },
    },
    line: {
      initial: 'live',
      states: {
        live: { on: { 'line.dropped': { target: 'lost' } } },
        lost: { on: { 'queue.told': { target: 'live' } } },
      },
    },
  },
});

export type DraftQueueActor = ActorRefFrom<typeof draftQueueMachine>;
export type DraftQueueSnapshot = SnapshotFrom<typeof draftQueueMachine>;

export const selectStanding = ({ context }: DraftQueueSnapshot): QueueStanding | null =>
  context.view?.mine ?? null;
export const selectTold = ({ context }: DraftQueueSnapshot): QueueTold | null => context.told;
export const selectRefusal = ({ context }: DraftQueueSnapshot): string | null => context.refusal;
export const selectIsSending = (snapshot: DraftQueueSnapshot): boolean =>
  snapshot.matches({ act: 'sending' });
export const selectIsLost = (snapshot: DraftQueueSnapshot): boolean => snapshot.matches({ line: 'lost' });

const isYes = (ask: QueueAsk | null): boolean =>
  (ask?.type === 'answer' && ask.isThere) || (ask?.type === 'sit' && ask.asked.bots === 'now');

const isGivenUp = (ask: QueueAsk | null): boolean =>
  ask?.type === 'leave' || (ask?.type === 'answer' && !ask.isThere);

/** Nothing is told of what this window asked for itself. */
function toldBetween({ view, told, ask }: DraftQueueContext, after: QueueStanding): QueueTold | null {
  const before = view?.mine;
  if (!before || isGivenUp(ask)) return null;
  if (before.kind === after.kind) return told;
  if (after.kind === 'none' && before.kind === 'found') return before.isThere ? null : 'missed';
  if (after.kind === 'none' && before.kind === 'waiting') return 'absent';
  return after.kind === 'waiting' && before.kind === 'found' ? 'dissolved' : null;
}

function event({ event: told }: { event: Told }): Told {
  return told;
}

function tableOf({ event: { view } }: { event: Told }) {
  return { draftId: view.mine.kind === 'seated' ? view.mine.draftId : '' };
}

function sitOf({ event: asked }: { event: Extract<DraftQueueEvent, { type: 'sit.pressed' }> }) {
  const { game, template, bots } = asked;
  return { ask: { type: 'sit', asked: { game, template, bots } } as const };
}

function answerOf({
  context,
  event: { isThere },
}: {
  context: DraftQueueContext;
  event: Extract<DraftQueueEvent, { type: 'answer.pressed' }>;
}): { ask: QueueAsk | null } {
  const mine = context.view?.mine;
  return { ask: mine?.kind === 'found' ? { type: 'answer', matchId: mine.matchId, isThere } : null };
}

function replied({ event: { output } }: { event: { output: Reply<QueueView> } }) {
  return { reply: output };
}

function refusalOf({ event: { output } }: { event: { output: Reply<QueueView> } }) {
  return { refusal: output.ok ? '' : output.message };
}

function unprovided(name: string): never {
  throw new Error(`The draft queue was started without "${name}".`);
}
