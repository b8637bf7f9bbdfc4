import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventsOf } from '#src/machines/paths/cases.ts';
import { exactQueueKey, QUEUE_CASES, queueModel } from '#src/machines/paths/notificationQueue.cases.ts';
import { PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import {
  NOTHING_TOLD,
  restMsOf,
  type World,
  worldAfter,
} from '../notificationQueue/notificationQueue.oracle.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const LONGEST_STEPS = 40;
const TURN_MS = 100;
const QUEUE = 'notificationQueue';
const PAINTED_WITHIN_MS = 50;
/** A place of the page where nothing stands. */
const ASIDE = [4, 700] as const;

/** What a person can do: nothing can be entered or left where nothing is shown, and only with a pointer or a focus there. */
const onlyShown = ({ context }: AnyMachineSnapshot) => (context.shown.length > 0 ? [{}] : []);

const CASES = {
  ...QUEUE_CASES,
  'notice.closed': (snapshot: AnyMachineSnapshot) =>
    // Whoever closes with the focus there takes it along; that is two events, so it is not tried as one.
    snapshot.matches({ time: { held: 'byFocus' } }) || snapshot.matches({ time: { held: 'byBoth' } })
      ? []
      : QUEUE_CASES['notice.closed'](snapshot),
  // While time passes, the page paints: what is not painted would be painted on the way.
  'notice.expired': (snapshot: AnyMachineSnapshot) =>
    QUEUE_CASES['stack.painted'](snapshot).length > 0 ? [] : QUEUE_CASES['notice.expired'](snapshot),
  'stack.pointerEntered': onlyShown,
  'stack.focusEntered': onlyShown,
};

const isRejected = ({ position, timeoutMs }: AnyEventObject) =>
  position !== undefined || timeoutMs < 0 || timeoutMs === Number.POSITIVE_INFINITY;

const tours = () =>
  coveringTours(queueModel, {
    longestSteps: LONGEST_STEPS,
    around: null,
    changed: () => null,
    events: (snapshot) => eventsOf(snapshot, { events: CASES }),
    key: exactQueueKey,
    variantOf: (event, before) => {
      // Every reason to reject a notice is tried, while nothing is shown.
      if (isRejected(event) && before.matches({ line: 'quiet' })) return event.text;
      // Time that was held runs again when the last notice goes, which is a step of its own.
      return event.type === 'notice.closed' && before.matches({ time: 'held' }) ? 'held' : '';
    },
  });

/** The notice stack of the real page: raised by hand, hovered, focused, closed and outlived as a person would. */
export function noticesWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(queueModel);
  return {
    name: 'notices',
    where: 'browser',
    machine: queueModel,
    paths: tours(),
    proofs: PROOFS_OF.notificationQueue,
    watch,
    async open() {
      let paintings = 0;
      const visit = await site.visit((names) => {
        names.forEach(watch.note);
        if (names.some((name) => name.includes(' on stack.painted '))) paintings += 1;
      });
      await visit.page.goto('/about');
      // The stack is fetched when the page is idle.
      const isThere = async () =>
        expectSame(await visit.page.locator('[data-notices]').count(), 1, 'No stack comes.');
      await soon(isThere, () => visit.pass(TURN_MS));
      return stackUnderTest(visit, () => paintings);
    },
  };
}

/** `paintings` is how often the page has told of a frame with new notices. */
function stackUnderTest(visit: Visit, paintings: () => number): WalkedSystem {
  const { page } = visit;
  let world = NOTHING_TOLD;
  /** Lets time pass until the frame is drawn, and tells how much of it. */
  const paint = async (event: AnyEventObject) => {
    const before = paintings();
    for (let afterMs = 1; afterMs <= PAINTED_WITHIN_MS; afterMs += 1) {
      await visit.pass(1);
      if (paintings() > before) return { ...event, afterMs };
    }
    throw new Error('No frame shows the new notices.');
  };
  const acts: Readonly<Record<string, (event: AnyEventObject) => Promise<unknown>>> = {
    'stack.painted': paint,
    'notice.raised': (event) => sendTo(page, QUEUE, event),
    'notice.expired': (event) => outlive(visit, world, event),
    'notice.closed': (event) => close(page, event, world),
    'stack.pointerEntered': () =>
      page
        .locator('[data-notice]')
        .first()
        .hover({ position: { x: 8, y: 8 } }),
    'stack.pointerLeft': () => page.mouse.move(...ASIDE),
    'stack.focusEntered': () => page.getByRole('button', { name: 'Close notice' }).first().focus(),
    'stack.focusLeft': () => page.locator('#main').focus(),
  };
  const executors: Executors = Object.fromEntries(
    Object.entries(acts).map(([type, act]) => [
      type,
      async ({ event }) => {
        const own = concrete(event, world);
        const happened = await act(own);
        world = worldAfter(world, isEvent(happened) ? happened : own);
        // Else the next notice would come up under a pointer that already rests there.
        if (world.shown.length === 0) await page.mouse.move(...ASIDE);
      },
    ]),
  );
  return {
    executors,
    check: () => soon(async () => expectSame(await seen(visit), promised(world))),
    picture: () => page.screenshot(),
    close: () => visit.close(),
  };
}

const isEvent = (happened: unknown): happened is AnyEventObject =>
  typeof happened === 'object' && happened !== null && 'type' in happened;

/** The same case with the texts that stand in this page. */
function concrete({ wording, ...event }: AnyEventObject, { shown, waiting }: World): AnyEventObject {
  const [first, last, lastWaiting] = [shown[0], shown.at(-1), waiting.at(-1)];
  const again = (notice: World['shown'][number] | undefined) =>
    notice ? { ...event, type: event.type, text: notice.text, kind: notice.kind } : event;
  switch (wording) {
    case 'the first shown':
      return { type: event.type, text: first?.text };
    case 'the last shown':
      return { type: event.type, text: last?.text };
    case 'the first shown, again':
      return again(first);
    case 'the last waiting, again':
      return { ...again(lastWaiting), timeoutMs: lastWaiting?.restMs };
    default:
      return event;
  }
}

async function outlive({ page, pass }: Visit, world: World, event: AnyEventObject): Promise<void> {
  const restMs = restMsOf(world, event.text);
  if (restMs === undefined) return sendTo(page, QUEUE, event);
  await pass(restMs - 1);
  await soon(async () => {
    const texts = await page.locator('[data-part=text]').allInnerTexts();
    expectSame(texts.includes(event.text), true, `"${event.text}" leaves before its time.`);
  });
  await pass(1);
}

async function close(page: Page, event: AnyEventObject, { shown, heldBy }: World): Promise<void> {
  if (event.text === undefined) return sendTo(page, QUEUE, event);
  const note = page.locator('[data-notice]').filter({ has: page.getByText(event.text, { exact: true }) });
  const button = note.getByRole('button', { name: 'Close notice' });
  if (heldBy.has('pointer') && event.text === shown[0]?.text && shown.length > 1) await button.click();
  // As assistive technology presses a button: without a pointer and without a focus.
  else await button.dispatchEvent('click');
}

async function seen({ page, complaints }: Visit) {
  const notes = (role: 'alert' | 'status') =>
    page.locator(`[role=${role}] [data-notice]`).evaluateAll((all) =>
      all.map((note) => {
        const kind = note.getAttribute('data-notice');
        const text = note.querySelector('[data-part=text]')?.textContent;
        const count = note.querySelector('[data-part=count]')?.textContent ?? '× 1';
        const line = note.querySelector<HTMLElement>('[data-part=life]');
        return `${kind}: ${text} ${count}, ${line?.style.animationPlayState}`;
      }),
    );
  return {
    alert: await notes('alert'),
    status: await notes('status'),
    rejected: complaints.filter((words) => words.startsWith('A notice was rejected')).map(lastWords),
    otherComplaints: complaints.filter((words) => !words.startsWith('A notice was rejected')),
  };
}

const lastWords = (sentence: string) => sentence.split(': ').at(-1) ?? '';

function promised({ shown, heldBy, rejected }: World) {
  const pace = (isPainted: boolean) => (isPainted && heldBy.size === 0 ? 'running' : 'paused');
  const words = ({ kind, text, count, isPainted }: World['shown'][number]) =>
    `${kind}: ${text} × ${count}, ${pace(isPainted)}`;
  const isLoud = ({ kind }: World['shown'][number]) => kind === 'error';
  return {
    alert: shown.filter(isLoud).map(words),
    status: shown.filter((notice) => !isLoud(notice)).map(words),
    rejected,
    otherComplaints: [],
  };
}
