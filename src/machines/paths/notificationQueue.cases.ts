import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { NOTICES_SHOWN_AT_MOST, notificationQueueMachine } from '../notices/notificationQueue.ts';

type AnyCase = Readonly<Record<string, unknown>> & { readonly wording?: string };
const MOST_WAITING = 2;
const KINDS = ['success', 'error', 'warning', 'info'] as const;
/** The queue under a clock that stands still, for the making of paths. */
export const queueModel = notificationQueueMachine(() => 0);

/** The payloads with which each event of the queue is tried, read from its state. */
export const QUEUE_CASES = {
  'notice.raised': wishes,
  'notice.expired': firstToExpire,
  'notice.closed': shownAndUnknown,
  'stack.painted': unpainted,
} satisfies Readonly<Record<string, (snapshot: AnyMachineSnapshot) => readonly AnyCase[]>>;

const placeOfSeries = ({ shown, waiting }: AnyMachineSnapshot['context']): number =>
  [...shown, ...waiting].findIndex(({ series }: { readonly series?: string }) => series !== undefined);
const isUnpainted = ({ isPainted }: { readonly isPainted: boolean }) => !isPainted;

/**
 * The states of the queue that its guards tell apart: how many are shown and wait, whether there is something to paint,
 * a time that runs, or one of a series to make room.
 */
export const queueKey = ({ value, context }: AnyMachineSnapshot) => [
  value,
  context.shown.length,
  context.waiting.length,
  context.shown.some(isUnpainted),
  context.shown[0]?.isPainted,
  context.shown.length === NOTICES_SHOWN_AT_MOST && placeOfSeries(context) >= 0,
];

/** The same with all that decides which of them an event leads to, for tours that go from each to the next. */
export const exactQueueKey = (snapshot: AnyMachineSnapshot) => [
  ...queueKey(snapshot),
  placeOfSeries(snapshot.context),
  snapshot.context.shown.map(isUnpainted),
];

/** The first alone lives as long as its kind does, later ones longer and a repeated one shorter, so that the first shown always leaves first. */
function wishes({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const order = context.raisedSoFar + 1;
  const kind = KINDS[order % KINDS.length];
  // One of a series at most, so that its place tells all of them.
  const isEmpty = context.shown.length === 0;
  const time = isEmpty ? {} : { timeoutMs: order * 10_000 };
  const told = { kind, text: `notice ${order}`, ...time };
  const fresh = { wording: 'a new one', ...told, ...(isEmpty && { series: 'done' }) };
  const [first, last] = [context.shown[0], context.waiting.at(-1)];
  const again = (notice: { kind: string; text: string }) => ({ kind: notice.kind, text: notice.text });
  return [
    ...(context.waiting.length < MOST_WAITING ? [fresh] : []),
    ...(context.shown.length === NOTICES_SHOWN_AT_MOST && placeOfSeries(context) >= 0
      ? [{ ...told, wording: 'the next of a series', series: 'done' }]
      : []),
    ...(first ? [{ wording: 'the first shown, again', ...again(first), timeoutMs: 10 }] : []),
    ...(last ? [{ wording: 'the last waiting, again', ...again(last), timeoutMs: last.timeoutMs }] : []),
    { text: 'out of place', position: 'middle' },
    { text: 'before its time', timeoutMs: -1 },
    { text: 'no time at all', timeoutMs: Number.POSITIVE_INFINITY },
  ];
}

function firstToExpire(snapshot: AnyMachineSnapshot): readonly AnyCase[] {
  const [first] = snapshot.context.shown;
  const isRunning = snapshot.matches({ time: 'running' }) && first?.isPainted;
  return [
    ...(first && isRunning ? [{ wording: 'the first shown', id: first.id }] : []),
    { wording: 'one that is not there', id: 'notice-of-nobody' },
  ];
}

function unpainted({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  if (!context.shown.some(isUnpainted)) return [];
  return [{ wording: 'all that are shown', ids: context.shown.map(({ id }: { id: string }) => id) }];
}

function shownAndUnknown({ context }: AnyMachineSnapshot): readonly AnyCase[] {
  const [first, last] = [context.shown[0], context.shown.at(-1)];
  return [
    ...(first ? [{ wording: 'the first shown', id: first.id }] : []),
    ...(last ? [{ wording: 'the last shown', id: last.id }] : []),
    { wording: 'one that is not there', id: 'notice-of-nobody' },
  ];
}

/** The event of a path as it stands in a running queue: with its own texts and ids, not those of the model. */
export function queueCaseNow(event: AnyEventObject, snapshot: AnyMachineSnapshot): AnyEventObject {
  const { wording, ...fixed } = event;
  if (typeof wording !== 'string') return fixed;
  const cases: readonly AnyCase[] = isQueueEvent(event.type) ? QUEUE_CASES[event.type](snapshot) : [];
  const own = cases.find((found) => found.wording === wording);
  if (!own) throw new Error(`The running queue has no case "${wording}" of "${event.type}".`);
  const { wording: _, ...payload } = own;
  return { ...payload, type: event.type };
}

const isQueueEvent = (type: string): type is keyof typeof QUEUE_CASES => type in QUEUE_CASES;
