import type { AnyMachineSnapshot } from 'xstate';
import type { Step } from './model.ts';
import { plainState } from './plainWords.ts';
import { type ProofTable, proof } from './proofs.ts';

const said =
  (wording: string) =>
  ({ event }: Step) =>
    event.wording === wording;
const isGone = said('one that is not there');
const isWaited = ({ before }: Step) => before.context.waiting.length > 0;
const isPlaced = ({ event }: Step) => event.position !== undefined;
const isUntimely = ({ event }: Step) => event.wording === undefined && event.timeoutMs !== undefined;

const RAISED = [
  proof('notice.raised', 'A notice at a position outside the allowed set is rejected', {
    ...{ when: isPlaced, tags: ['spec 5.3'] },
  }),
  proof('notice.raised', 'A notice with a negative or invalid time is rejected', {
    ...{ when: isUntimely, tags: ['spec 5.3'] },
  }),
  proof('notice.raised', 'The newest of a series takes the place of the oldest', {
    when: said('the next of a series'),
  }),
  proof('notice.raised', 'The first notice is shown', { from: 'line.quiet', tags: ['spec 9.1'] }),
  proof('notice.raised', 'Up to three notices are shown together', {
    ...{ from: 'line.showing', to: 'line.showing', when: said('a new one') },
  }),
  proof('notice.raised', 'A fourth notice waits', { from: 'line.showing', to: 'line.crowded' }),
  proof('notice.raised', 'Further notices wait in order', { when: said('a new one') }),
  proof('notice.raised', 'A notice that is shown already is counted, not shown twice', {
    when: said('the first shown, again'),
  }),
  proof('notice.raised', 'A notice that waits already is counted, not queued twice', {
    when: said('the last waiting, again'),
  }),
];

const GONE = [
  proof('notice.expired', 'The time of a notice that is gone changes nothing', { when: isGone }),
  proof('notice.expired', 'A notice leaves when its time is up, and the next one takes its place', {
    ...{ when: isWaited, tags: ['spec 9.1'] },
  }),
  proof('notice.expired', 'The last notice leaves when its time is up', {
    ...{ to: 'line.quiet', tags: ['spec 9.1'] },
  }),
  proof('notice.expired', 'A notice leaves when its time is up', { tags: ['spec 9.1'] }),
  proof('notice.closed', 'Closing a notice that is gone changes nothing', { when: isGone }),
  proof('notice.closed', 'A notice that is closed makes room for the next one', { when: isWaited }),
  proof('notice.closed', 'The last notice can be closed', { to: 'line.quiet' }),
  proof('notice.closed', 'A notice can be closed'),
];

const TIME = [
  proof('stack.painted', 'The time of a notice runs from when it is on screen', {
    ...{ from: 'time.running', tags: ['spec 9.1'] },
  }),
  proof('stack.painted', 'A notice that appears while the stack is held does not start its time'),
  proof('stack.pointerEntered', 'Pointer and focus hold the stack together', { to: 'time.held.byBoth' }),
  proof('stack.focusEntered', 'Pointer and focus hold the stack together', { to: 'time.held.byBoth' }),
  proof('stack.pointerEntered', 'The pointer on the stack holds every time', { to: 'time.held' }),
  proof('stack.focusEntered', 'The focus in the stack holds every time', { to: 'time.held' }),
  proof(['stack.pointerEntered', 'stack.focusEntered'], 'With no notice there is nothing to hold'),
  proof('stack.pointerLeft', 'Without the pointer the focus still holds', { to: 'time.held' }),
  proof('stack.focusLeft', 'Without the focus the pointer still holds', { to: 'time.held' }),
  proof(['stack.pointerLeft', 'stack.focusLeft'], 'Times go on when nothing holds the stack'),
];

const countWords = (count: number, what: string) => `${count === 0 ? 'none' : count} ${what}`;

/** What the paths of the notices prove. */
export const QUEUE_PROOFS: ProofTable = {
  proofs: [...RAISED, ...GONE, ...TIME],
  situation: ({ value, context: { shown, waiting } }: AnyMachineSnapshot) => {
    const isPainted = ({ isPainted: known }: { readonly isPainted: boolean }) => known;
    const isOfSeries = ({ series }: { readonly series?: string }) => series !== undefined;
    return [
      countWords(shown.length, 'shown'),
      countWords(waiting.length, 'waiting'),
      plainState(typeof value === 'object' && value.time ? value.time : value),
      shown.every(isPainted) ? 'all painted' : 'not all painted',
      shown.length === 0 ? '' : shown[0].isPainted ? 'the first painted' : 'the first not painted',
      [...shown, ...waiting].some(isOfSeries) ? 'one of a series' : 'none of a series',
    ];
  },
};
