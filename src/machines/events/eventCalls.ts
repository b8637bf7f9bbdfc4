import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { EventCall, EventCalls, EventNews } from '#contract/events/eventCalls.ts';

export type EventCallsEvent =
  /** A page that keeps the live line open anyway is shown. */
  | { type: 'line.wanted' }
  /** The live line is up, for the first time or again: what it told meanwhile was not heard. */
  | { type: 'line.came' }
  /** Without news some may have been missed. */
  | { type: 'news.heard'; news: EventNews | null }
  | { type: 'page.shown' };

/** The calls as the server told them; `atMs` is this browser's clock then. */
export interface Heard extends EventCalls {
  readonly atMs: number;
}

export interface EventCallsContext {
  readonly calls: readonly EventCall[];
  /** Whether an event may call. */
  readonly isExpecting: boolean;
  /** How far the server's clock is before this browser's. */
  readonly offsetMs: number;
  /** What this tab has been told of matches, by their keys. */
  readonly told: readonly string[];
}

/** After a failed question; somebody who is called hears of it by push or by the page they open next. */
export const ASK_AGAIN_MS = 15_000;
const MOST_TOLD = 50;

type MatchNews = Extract<EventNews, { kind: 'roundOpened' | 'reported' }>;

/** One key for all that says the same of a match: the news, and the call that is asked for later. */
function keyOf(news: EventNews): string | null {
  if (news.kind !== 'roundOpened' && news.kind !== 'reported') return null;
  const { eventId, round } = news;
  const score = news.kind === 'reported' ? [news.score.wins, news.score.draws].join(' ') : '';
  return [news.kind, eventId, round.kind, round.number, score].join(' ');
}

/** What a call would have been told as; null for one that asks nothing of this player. */
function newsOf({ state, score, ...of }: EventCall): MatchNews | null {
  const { eventId, eventName, round, table, opponent, endsAtMs } = of;
  const match = { eventId, eventName, round, table, opponent };
  if (state === 'play') return { kind: 'roundOpened', ...match, endsAtMs };
  return state === 'confirm' && score !== null ? { kind: 'reported', ...match, score } : null;
}

const keeping = {
  type: 'keepTold',
  params: ({ context }: { context: EventCallsContext }) => ({ told: context.told }),
} as const;

const HEARD = {
  'news.heard': {
    target: 'asking',
    // An answer that was on its way is older than the news.
    reenter: true,
    actions: [
      { type: 'raise', params: (of: HeardArgs) => ({ news: heard(of), isLive: true }) },
      { type: 'noteTold', params: (of: HeardArgs) => ({ news: heard(of) }) },
      keeping,
    ],
  },
} as const;

const ASKED_AGAIN = { 'line.came': { target: 'asking' }, 'page.shown': { target: 'asking' } } as const;

/**
 * What the events of a member ask of them, wherever they are in the application.
 * `calls`: asking, known, or unknown, which asks again. `line`: closed until a member's page is shown or an event may
 * call, then open for good. News are raised as they are heard; after a gap the calls are asked for, and those that this tab
 * was not told of are raised then. It knows neither server nor screen.
 */
export const eventCallsMachine = setup({
  types: {
    context: {} as EventCallsContext,
    events: {} as EventCallsEvent,
    input: {} as { readonly told: readonly string[] },
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actors: {
    ask: fromPromise<Heard>(() => unprovided('ask')),
    line: fromCallback<EventCallsEvent>(() => unprovided('line')),
  },
  guards: {
    isExpecting: ({ context }) => context.isExpecting,
  },
  actions: {
    raise: (_, _params: { news: readonly EventNews[]; isLive: boolean }) => unprovided('raise'),
    keepTold: (_, _params: { told: readonly string[] }) => unprovided('keepTold'),
    remember: assign((_, { calls, isExpecting, nowMs, atMs }: Heard) => ({
      calls,
      isExpecting,
      offsetMs: nowMs - atMs,
    })),
    noteTold: assign(({ context }, { news }: { news: readonly EventNews[] }) => ({
      told: toldAfter(context.told, news),
    })),
  },
}).createMachine({
  id: 'eventCalls',
  context: ({ input }) => ({ calls: [], isExpecting: false, offsetMs: 0, told: input.told }),
  type: 'parallel',
  states: {
    calls: {
      initial: 'asking',
      states: {
        asking: {
          on: { ...HEARD, 'line.came': { target: 'asking', reenter: true } },
          invoke: {
            id: 'ask',
            src: 'ask',
            onDone: {
              target: 'known',
              actions: [
                { type: 'remember', params: ({ event }) => event.output },
                { type: 'raise', params: ({ context }) => ({ news: untoldIn(context), isLive: false }) },
                { type: 'noteTold', params: ({ context }) => ({ news: untoldIn(context) }) },
                keeping,
              ],
            },
            onError: { target: 'unknown' },
          },
        },
        known: { on: { ...HEARD, ...ASKED_AGAIN } },
        unknown: { on: { ...HEARD, ...ASKED_AGAIN }, after: { askAgain: { target: 'asking' } } },
      },
    },
    line: {
      initial: 'closed',
      states: {
        closed: {
          on: { 'line.wanted': { target: 'open' } },
          always: { guard: 'isExpecting', target: 'open' },
        },
        open: { invoke: { id: 'line', src: 'line' } },
      },
    },
  },
});

export type EventCallsActor = ActorRefFrom<typeof eventCallsMachine>;
export type EventCallsSnapshot = SnapshotFrom<typeof eventCallsMachine>;

export const selectCalls = ({ context }: EventCallsSnapshot): readonly EventCall[] => context.calls;
/** How far the server's clock is before this browser's. */
export const selectCallsOffsetMs = ({ context }: EventCallsSnapshot): number => context.offsetMs;
/** Whether the live line is kept open for calls. */
export const selectIsListening = (snapshot: EventCallsSnapshot): boolean =>
  snapshot.matches({ line: 'open' });

interface HeardArgs {
  readonly event: Extract<EventCallsEvent, { type: 'news.heard' }>;
}

function heard({ event }: HeardArgs): EventNews[] {
  return event.news === null ? [] : [event.news];
}

/** What the calls say that this tab has not been told. */
function untoldIn({ calls, told }: EventCallsContext): EventNews[] {
  return calls.flatMap((call) => {
    const news = newsOf(call);
    return news === null || told.includes(keyOf(news) ?? '') ? [] : [news];
  });
}

function toldAfter(told: readonly string[], news: readonly EventNews[]): readonly string[] {
  const keys = news.flatMap((one) => keyOf(one) ?? []);
  return keys.length === 0 ? told : [...told.filter((key) => !keys.includes(key)), ...keys].slice(-MOST_TOLD);
}

function unprovided(name: string): never {
  throw new Error(`The calls of events were started without "${name}".`);
}
