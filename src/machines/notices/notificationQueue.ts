import { type ActorRefFrom, assign, enqueueActions, type SnapshotFrom, setup } from 'xstate';

export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

export const NOTICE_POSITIONS = [
  'top',
  'top-left',
  'top-right',
  'bottom',
  'bottom-left',
  'bottom-right',
  'left',
  'right',
  'center',
] as const;
export type NoticePosition = (typeof NOTICE_POSITIONS)[number];

export const NOTICE_TIMEOUT_MS = {
  success: 3000,
  error: 5000,
  warning: 4000,
  info: 3000,
} as const satisfies Record<NoticeKind, number>;
export const DEFAULT_NOTICE_TIMEOUT_MS = 3000;
export const NOTICES_SHOWN_AT_MOST = 3;

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What can be done about a notice, by a button on it that also closes it. */
export interface NoticeAction {
  readonly words: string;
  readonly onPress: () => void;
}

/** A wish to tell something; position and time are checked when it arrives. A time of 0 stays until closed. */
export interface NoticeWish {
  readonly text: string;
  readonly kind?: NoticeKind;
  readonly position?: string;
  readonly timeoutMs?: number;
  readonly action?: NoticeAction | undefined;
  /** Notices of one series make room for each other: where others would wait, the newest takes the oldest's place. */
  readonly series?: string;
}

export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly text: string;
  readonly position: NoticePosition;
  readonly timeoutMs: number;
  /** How many equal notices this one stands for. */
  readonly count: number;
  readonly remainingMs: number;
  /** Somebody can have seen it, in this count: its time runs from then on. */
  readonly isPainted: boolean;
  /** When the remaining time began to run, or null while it is held, unpainted or waiting. */
  readonly runsSinceMs: number | null;
  readonly action?: NoticeAction | undefined;
  readonly series?: string | undefined;
}

export type NotificationQueueEvent =
  | ({ type: 'notice.raised' } & NoticeWish)
  | { type: 'notice.expired'; id: string }
  | { type: 'notice.closed'; id: string }
  /** These are on screen, in a page that is in front. */
  | { type: 'stack.painted'; ids: readonly string[] }
  | { type: 'stack.pointerEntered' }
  | { type: 'stack.pointerLeft' }
  | { type: 'stack.focusEntered' }
  | { type: 'stack.focusLeft' };

export interface NotificationQueueContext {
  readonly raisedSoFar: number;
  readonly shown: readonly Notice[];
  readonly waiting: readonly Notice[];
}

/**
 * What the product has to tell, at most three notices at a time; `nowMs` is the clock that holds and releases count by.
 * line: quiet, showing (room left or nobody waits), crowded (three shown, others wait in order).
 * time: running, held while the pointer or the focus is on the stack. That of a notice begins when it is painted, so
 * that none is lost in the queue, before the page is there or behind another tab.
 * It never paints, never speaks, and never keeps a notice beyond its time.
 */
export function notificationQueueMachine(nowMs: () => number) {
  return setup({
    types: { context: {} as NotificationQueueContext, events: {} as NotificationQueueEvent },
    guards: {
      isRejected: (_, wish: NoticeWish) => rejectionOf(wish) !== null,
      isAcceptable: (_, wish: NoticeWish) => rejectionOf(wish) === null,
      isRepeated: ({ context }, wish: NoticeWish) =>
        rejectionOf(wish) === null && [...context.shown, ...context.waiting].some(isLike(wish)),
      isNextOfSeries: ({ context: { shown, waiting } }, wish: NoticeWish) =>
        rejectionOf(wish) === null &&
        shown.length >= NOTICES_SHOWN_AT_MOST &&
        [...shown, ...waiting].some(isOfSeries(wish)),
      isRefusedForRoom: ({ context }, wish: NoticeWish) =>
        rejectionOf(wish) === null && context.shown.length >= NOTICES_SHOWN_AT_MOST,
      isShown: ({ context }, { id }: { id: string }) => context.shown.some((notice) => notice.id === id),
      isOnlyOne: ({ context }, { id }: { id: string }) =>
        context.shown.length === 1 && context.shown[0]?.id === id,
      isLastWaiting: ({ context }, { id }: { id: string }) =>
        context.waiting.length === 1 && context.shown.some((notice) => notice.id === id),
      isNothingShown: ({ context }) => context.shown.length === 0,
    },
    actions: {
      show: assign(({ context }, wish: NoticeWish) => ({
        raisedSoFar: context.raisedSoFar + 1,
        shown: [...context.shown, noticeFrom(wish, context.raisedSoFar)],
      })),
      queue: assign(({ context }, wish: NoticeWish) => ({
        raisedSoFar: context.raisedSoFar + 1,
        waiting: [...context.waiting, noticeFrom(wish, context.raisedSoFar)],
      })),
      merge: enqueueActions(({ context, enqueue }, wish: NoticeWish) => {
        for (const notice of context.shown.filter(isLike(wish))) enqueue.cancel(notice.id);
        const again = (notice: Notice) => (isLike(wish)(notice) ? repeated(notice, wish) : notice);
        enqueue.assign({ shown: context.shown.map(again), waiting: context.waiting.map(again) });
      }),
      replaceOldest: enqueueActions(
        ({ context: { raisedSoFar, shown, waiting }, enqueue }, wish: NoticeWish) => {
          const line = [...shown, ...waiting];
          const [oldest] = line.filter(isOfSeries(wish));
          if (oldest) enqueue.cancel(oldest.id);
          const next = [...line.filter((notice) => notice !== oldest), noticeFrom(wish, raisedSoFar)];
          enqueue.assign({
            raisedSoFar: raisedSoFar + 1,
            shown: next.slice(0, NOTICES_SHOWN_AT_MOST),
            waiting: next.slice(NOTICES_SHOWN_AT_MOST),
          });
        },
      ),
      remove: enqueueActions(({ context, enqueue }, { id }: { id: string }) => {
        enqueue.cancel(id);
        const shown = context.shown.filter((notice) => notice.id !== id);
        enqueue.assign({
          shown: [...shown, ...context.waiting.slice(0, NOTICES_SHOWN_AT_MOST - shown.length)],
          waiting: context.waiting.slice(NOTICES_SHOWN_AT_MOST - shown.length),
        });
      }),
      notePainted: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
        shown: context.shown.map((notice) =>
          ids.includes(notice.id) ? { ...notice, isPainted: true } : notice,
        ),
      })),
      startTimes: enqueueActions(({ context, enqueue }) => {
        const still = context.shown.filter(
          ({ isPainted, timeoutMs, runsSinceMs }) => isPainted && timeoutMs > 0 && runsSinceMs === null,
        );
        for (const { id, remainingMs } of still) {
          enqueue.raise(
            { type: 'notice.expired', id },
            { id, delay: Math.min(remainingMs, LONGEST_TIMER_MS) },
          );
        }
        const runsSinceMs = nowMs();
        enqueue.assign({
          shown: context.shown.map((notice) =>
            still.includes(notice) ? { ...notice, runsSinceMs } : notice,
          ),
        });
      }),
      holdTimes: enqueueActions(({ context, enqueue }) => {
        for (const notice of context.shown) enqueue.cancel(notice.id);
        enqueue.assign({ shown: context.shown.map((notice) => held(notice, nowMs())) });
      }),
      /** A notice that was rejected is a mistake of ours: told to the developer, never to the member. */
      reportRejection: (_, _params: { text: string; reason: string }) => {},
    },
  }).createMachine({
    id: 'notificationQueue',
    type: 'parallel',
    context: { raisedSoFar: 0, shown: [], waiting: [] },
    states: {
      line: {
        initial: 'quiet',
        on: {
          'notice.raised': {
            guard: { type: 'isRejected', params: wished },
            actions: {
              type: 'reportRejection',
              params: ({ event }) => ({ text: event.text, reason: rejectionOf(event) ?? '' }),
            },
          },
        },
        states: {
          quiet: {
            on: {
              'notice.raised': {
                guard: { type: 'isAcceptable', params: wished },
                target: 'showing',
                actions: { type: 'show', params: wished },
              },
            },
          },
          showing: {
            on: {
              'notice.raised': [
                {
                  guard: { type: 'isRepeated', params: wished },
                  actions: { type: 'merge', params: wished },
                },
                {
                  guard: { type: 'isNextOfSeries', params: wished },
                  actions: { type: 'replaceOldest', params: wished },
                },
                {
                  guard: { type: 'isRefusedForRoom', params: wished },
                  target: 'crowded',
                  actions: { type: 'queue', params: wished },
                },
                {
                  guard: { type: 'isAcceptable', params: wished },
                  actions: { type: 'show', params: wished },
                },
              ],
              'notice.expired': leaving('quiet', 'isOnlyOne'),
              'notice.closed': leaving('quiet', 'isOnlyOne'),
            },
          },
          crowded: {
            on: {
              'notice.raised': [
                {
                  guard: { type: 'isRepeated', params: wished },
                  actions: { type: 'merge', params: wished },
                },
                {
                  guard: { type: 'isNextOfSeries', params: wished },
                  actions: { type: 'replaceOldest', params: wished },
                },
                {
                  guard: { type: 'isAcceptable', params: wished },
                  actions: { type: 'queue', params: wished },
                },
              ],
              'notice.expired': leaving('showing', 'isLastWaiting'),
              'notice.closed': leaving('showing', 'isLastWaiting'),
            },
          },
        },
      },
      time: {
        initial: 'running',
        states: {
          running: {
            entry: 'startTimes',
            on: {
              'stack.pointerEntered': 'held.byPointer',
              'stack.focusEntered': 'held.byFocus',
              'stack.painted': {
                actions: [{ type: 'notePainted', params: ({ event }) => event }, 'startTimes'],
              },
            },
          },
          held: {
            initial: 'byPointer',
            entry: 'holdTimes',
            always: { guard: 'isNothingShown', target: 'running' },
            on: { 'stack.painted': { actions: { type: 'notePainted', params: ({ event }) => event } } },
            states: {
              byPointer: {
                on: {
                  'stack.pointerLeft': '#notificationQueue.time.running',
                  'stack.focusEntered': 'byBoth',
                },
              },
              byFocus: {
                on: {
                  'stack.focusLeft': '#notificationQueue.time.running',
                  'stack.pointerEntered': 'byBoth',
                },
              },
              byBoth: { on: { 'stack.pointerLeft': 'byFocus', 'stack.focusLeft': 'byPointer' } },
            },
          },
        },
      },
    },
  });
}

export type NotificationQueueMachine = ReturnType<typeof notificationQueueMachine>;
export type NotificationQueueActor = ActorRefFrom<NotificationQueueMachine>;

export function selectShownNotices(snapshot: SnapshotFrom<NotificationQueueMachine>): readonly Notice[] {
  return snapshot.context.shown;
}

function wished({ event }: { readonly event: NoticeWish }): NoticeWish {
  return event;
}

function leaving<Target extends string, Guard extends string>(target: Target, guard: Guard) {
  const named = ({ event }: { readonly event: { readonly id: string } }) => ({ id: event.id });
  const remove = { type: 'remove', params: named } as const;
  return [
    { guard: { type: guard, params: named }, target, actions: remove },
    { guard: { type: 'isShown', params: named }, actions: remove },
  ] as const;
}

function rejectionOf({ position = 'top', timeoutMs = 0 }: NoticeWish): string | null {
  if (!isPosition(position)) return `position "${position}" is not allowed`;
  if (!Number.isFinite(timeoutMs) || timeoutMs < 0) return `timeout ${timeoutMs} is no time`;
  return null;
}

function isPosition(position: string): position is NoticePosition {
  return NOTICE_POSITIONS.some((allowed) => allowed === position);
}

function noticeFrom(wish: NoticeWish, raisedSoFar: number): Notice {
  const timeoutMs = wish.timeoutMs ?? (wish.kind ? NOTICE_TIMEOUT_MS[wish.kind] : DEFAULT_NOTICE_TIMEOUT_MS);
  return {
    id: `notice-${raisedSoFar + 1}`,
    kind: wish.kind ?? 'info',
    text: wish.text,
    position: wish.position !== undefined && isPosition(wish.position) ? wish.position : 'top',
    timeoutMs,
    action: wish.action,
    series: wish.series,
    count: 1,
    remainingMs: timeoutMs,
    isPainted: false,
    runsSinceMs: null,
  };
}

/** What two notices have in common that are told as one. */
const SHOWN = ['kind', 'text', 'position', 'action'] as const;

function isLike(wish: NoticeWish): (notice: Notice) => boolean {
  const like = noticeFrom(wish, 0);
  return (notice) => SHOWN.every((part) => notice[part] === like[part]);
}

const isOfSeries =
  ({ series }: NoticeWish) =>
  (notice: Notice): boolean =>
    series !== undefined && notice.series === series;

function repeated(notice: Notice, wish: NoticeWish): Notice {
  const { timeoutMs } = noticeFrom(wish, 0);
  const anew = { timeoutMs, remainingMs: timeoutMs, isPainted: false, runsSinceMs: null };
  return { ...notice, ...anew, count: notice.count + 1 };
}

function held(notice: Notice, atMs: number): Notice {
  if (notice.runsSinceMs === null) return notice;
  return {
    ...notice,
    remainingMs: Math.max(0, notice.remainingMs - (atMs - notice.runsSinceMs)),
    runsSinceMs: null,
  };
}
