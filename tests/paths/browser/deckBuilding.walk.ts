import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { DeckView } from '#contract/decks/decks.ts';
import { type DeckEditorSnapshot, deckEditorMachine } from '#src/machines/decks/deckEditor.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { testFace, testLook } from '#src/ui/features/deck-builder/testCards.testkit.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import {
  AUTOSAVE_AFTER_MS,
  type DeckWorld,
  deckWorldAfter,
  FIRST_DECK,
  firstDeckWorld,
  retryAfterMs,
} from '../deckEditor/deckEditor.oracle.ts';
import { AUTOSAVE, documentOf, eventsIn, keyOf, RETRY, viewOf } from '../deckEditor/deckEditor.walk.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { heldCalls } from './heldCalls.ts';
import { newMember, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'deckEditor';
const LONGEST_STEPS = 60;
const TURN_MS = 20;
const PATIENCE_MS = 60_000;
const BRIEFLY = { timeout: 5000 };

const CARDS = ['a', 'b', 'c', 'd'];
const NEST = testFace('Nest', { cost: null, lanes: [], type: 'Land', typeLine: 'Basic land' });
const PLACED = { columnsBy: 'cost', sortBy: 'placed', rowsBy: 'none', boardView: 'list' };

/** Four cards of one cost and lane, so that they are shown in the order in which they lie; one card is a deck. */
const VIEW: DeckView = viewOf(documentOf(FIRST_DECK), {
  pool: CARDS.map((id, place) => ({ id, card: place, finish: 'plain', round: 1, pick: place + 1 })),
  faces: Object.fromEntries(CARDS.map((id, place) => [place, testFace(`Bird ${id}`)])),
  freeFaces: [NEST],
  look: { ...testLook, deckSize: 1, buckets: testLook.buckets.map((bucket) => ({ ...bucket, min: 0 })) },
});

/** What is without effect where it happens is walked in simulation. */
const isFelt = ({ type, wording }: AnyEventObject, { value, context }: DeckEditorSnapshot): boolean => {
  const { storing } = value;
  const [past, future] = [context.past.length, context.future.length];
  switch (type) {
    case 'deck.undone':
      return past > 0;
    case 'deck.redone':
      return future > 0;
    case 'save.hurried':
      return storing === 'changed' || storing === 'offline';
    case 'browser.cameOnline':
    case 'save.retried':
      return (
        storing === 'offline' ||
        (typeof storing === 'object' && storing.conflict === 'unread') ||
        (type === 'save.retried' && storing === 'refused')
      );
    default:
      // A name that is the same cannot be typed as another.
      return wording !== 'the same name';
  }
};

const storingOf = ({ value }: { readonly value: unknown }) =>
  JSON.stringify((value as DeckEditorSnapshot['value']).storing);

/** Building a deck on the real screen: by hand, as a member would; the server's answers are the test's. */
export function deckBuildingWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(deckEditorMachine);
  let visiting: Promise<Visit> | null = null;
  return {
    name: MACHINE,
    where: 'browser',
    machine: deckEditorMachine,
    paths: coveringTours(deckEditorMachine, {
      input: VIEW,
      longestSteps: LONGEST_STEPS,
      around: null,
      changed: () => null,
      events: (snapshot) =>
        eventsIn(snapshot).filter((event) => isFelt(event, snapshot as DeckEditorSnapshot)),
      key: keyOf,
      // How an edit is stored is the same for every kind of edit: one of them is made in every state.
      outcomesOf: ({ type, wording = '' }, before, after) =>
        type.startsWith('deck.') && type !== 'deck.cardsMoved'
          ? [type]
          : [
              `${type} ${type.startsWith('xstate') ? wording : ''}: ${storingOf(before)} to ${storingOf(after)}`,
            ],
    }),
    watch,
    async open() {
      visiting ??= arrive(site, (names) => names.forEach(watch.note));
      await loadMessages('deck');
      return screenUnderTest(await visiting);
    },
    close: async () => {
      await (await visiting)?.close();
    },
  };
}

async function arrive(site: BrowserSite, hear: (names: readonly string[]) => void): Promise<Visit> {
  const visit = await site.visit(hear);
  const { page } = visit;
  await page.goto('/login');
  await page.evaluate(
    (arrangement) => localStorage.setItem('passleft.deckArrangement', arrangement),
    JSON.stringify(PLACED),
  );
  await submitLogin(page, await newMember(site, 'bird'));
  await soon(
    async () => expectSame(await page.locator('.topbar-who').count(), 1, 'Nobody is signed in.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  return visit;
}

type Port = 'save' | 'loadOther';

/** Holds the calls about the deck until the test answers; the first is the deck as it is opened. */
async function holdCalls(page: Page) {
  const held = heldCalls<Port>();
  let isOpened = false;
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/drafts\/draft\//, async (route) => {
    if (!/\/decks\/mara(?:\?|$)/.test(route.request().url())) return route.abort();
    const isSave = route.request().method() === 'PUT';
    if (!isSave && !isOpened) {
      isOpened = true;
      return route.fulfill({ json: VIEW });
    }
    held.hold(isSave ? 'save' : 'loadOther', route);
  });
  return held;
}

const refusal = (code: string, message: string) => ({ code, message, requestId: 'walk' });

/** As the server would say it. */
function answerOf({ output, error }: AnyEventObject) {
  if (error) return { status: 500, json: refusal('internal', error.message) };
  if (output.ok === undefined) return { json: { ...VIEW, ...output, pool: VIEW.pool, faces: VIEW.faces } };
  if (output.ok) {
    const { ok, ...stored } = output;
    return { json: stored };
  }
  return {
    status: output.isConflict ? 409 : 422,
    json: refusal(output.isConflict ? 'deckConflict' : 'deckRefused', output.message),
  };
}

async function screenUnderTest(visit: Visit): Promise<WalkedSystem> {
  const { page } = visit;
  const calls = await holdCalls(page);
  let world = firstDeckWorld();
  await page.goto('/drafts/draft/deck-builder/mara');
  const acts = handsOf(page);
  const check = () =>
    soon(
      async () => expectSame(await seen(page), shownOf(world)),
      () => visit.pass(TURN_MS),
      PATIENCE_MS,
    );
  await check();
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          const port = /^xstate\.(?:done|error)\.actor\.(save|loadOther)$/.exec(type)?.[1];
          if (port !== undefined)
            await calls.answer(port as Port, answerOf(event), () => visit.pass(TURN_MS), PATIENCE_MS);
          else if (type === AUTOSAVE) await visit.pass(AUTOSAVE_AFTER_MS);
          else if (type === RETRY) await visit.pass(retryAfterMs(world.tries));
          else await (acts[type] ?? ((sent) => sendTo(page, MACHINE, sent)))(event);
          world = deckWorldAfter(world, event);
        },
    },
  );
  return { executors, check, picture: () => page.screenshot() };
}

type Act = (event: AnyEventObject) => Promise<unknown>;

/** By hand, as a member would; what has no control of its own, such as a hidden tab, is sent to the machine. */
function handsOf(page: Page): Readonly<Record<string, Act>> {
  const t = messagesFor('en', 'deck');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  /** A button that is blocked takes no press, though the machine would. */
  const press =
    (name: string): Act =>
    async (event) => {
      const found = button(name).first();
      const isFree = (await found.count()) > 0 && (await found.getAttribute('aria-disabled')) === null;
      return isFree ? found.click(BRIEFLY) : sendTo(page, MACHINE, event);
    };
  return {
    'deck.cardsMoved': ({ ids: [id] }) => page.locator(`[data-card="${id}"]`).click(BRIEFLY),
    'deck.freeCounted': ({ name, count }) =>
      button(t(count > 0 ? 'oneMore' : 'oneLess', { card: name })).click(BRIEFLY),
    'deck.renamed': async ({ name }) => {
      await button(t('rename')).click(BRIEFLY);
      await page.getByRole('textbox', { name: t('nameOfDeck') }).fill(name);
      await page.keyboard.press('Enter');
    },
    'deck.undone': press(t('undo')),
    'deck.redone': press(t('redo')),
    'submit.pressed': async (event) => {
      const again = await button(t('submitAgain')).count();
      await press(t(again > 0 ? 'submitAgain' : 'submit'))(event);
    },
    'save.retried': press(t('retry')),
    'mine.kept': press(t('keepMine')),
    'other.taken': press(t('takeOther')),
  };
}

const cardsIn = (page: Page, board: string) =>
  page
    .locator(`[data-board="${board}"] [data-card]`)
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

/** What a member sees of it. */
async function seen(page: Page) {
  const t = messagesFor('en', 'deck');
  const isSaid = async (words: string) => (await page.getByText(words, { exact: true }).count()) > 0;
  const isOpen = async (name: string) => {
    const [found] = await page.getByRole('button', { name, exact: true }).all();
    return found !== undefined && (await found.getAttribute('aria-disabled', { timeout: 500 })) === null;
  };
  const said = async (state: string) => isSaid(t('saveState', { state, time: '' }));
  const lands = page
    .getByRole('region', { name: t('basicLands') })
    .getByRole('listitem')
    .first();
  return {
    name: await page.getByRole('heading', { level: 1 }).innerText({ timeout: 500 }),
    main: await cardsIn(page, 'main'),
    side: await cardsIn(page, 'side'),
    lands: Number(/\d+/.exec(await lands.innerText({ timeout: 500 }))?.[0]),
    save: (await said('changed'))
      ? 'changed'
      : (await said('saving'))
        ? 'saving'
        : (await said('unsaved'))
          ? 'unsaved'
          : (await said('conflict'))
            ? 'conflict'
            : 'saved',
    mayUndo: await isOpen(t('undo')),
    mayRedo: await isOpen(t('redo')),
    mayRetry: await isOpen(t('retry')),
    mayChoose: await isOpen(t('keepMine')),
  };
}

const SAVE_KINDS: Readonly<Record<DeckWorld['state'], string>> = {
  ...{ clean: 'saved', saved: 'saved', changed: 'changed', saving: 'saving' },
  ...{
    offline: 'unsaved',
    refused: 'unsaved',
    conflict: 'conflict',
    reading: 'conflict',
    unread: 'conflict',
  },
};

/** The same as the oracle promises it. */
function shownOf({ state, present, past, future }: DeckWorld) {
  return {
    name: present.name,
    main: [...present.main],
    side: [...present.side],
    lands: present.free,
    save: SAVE_KINDS[state],
    mayUndo: past.length > 0,
    mayRedo: future.length > 0,
    mayRetry: state === 'offline' || state === 'refused' || state === 'unread',
    mayChoose: state === 'conflict',
  };
}
