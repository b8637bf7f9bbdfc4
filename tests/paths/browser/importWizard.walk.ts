import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import {
  type ImportWizardSnapshot,
  importWizardMachine,
  openQuestionsOf,
} from '#src/machines/lists/importWizard.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { after, FIRST, type Port, type World } from '../importWizard/importWizard.oracle.ts';
import { IMPORT_WIZARD_PROOFS } from '../importWizard/importWizard.proofs.ts';
import { EFFECTS, REFUSED, VIEWS } from '../importWizard/importWizard.samples.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { heldCalls } from './heldCalls.ts';
import { newMember, setRoles, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'importWizard';
const LONGEST_STEPS = 40;
const TURN_MS = 25;
const PATIENCE_MS = 60_000;

const done = (port: Port, output: unknown): AnyEventObject => ({ type: `xstate.done.actor.${port}`, output });
const failed = (port: Port): AnyEventObject => ({ type: `xstate.error.actor.${port}`, error: REFUSED });
const watched = [...Object.values(VIEWS).map((view) => done('watch', view)), failed('watch')];
const answered = (kind: string, key: string, answer: unknown): AnyEventObject => ({
  type: 'words.answered',
  words: [{ kind, key, answer }],
});
const RARE = answered('rarity', 'rrae', { is: 'rare' });
const STEEM = answered('lane', 'steem', 'add');

/** What an Admin can do in a state, and how the server may answer. */
function eventsIn({ value, context: { view, effects } }: ImportWizardSnapshot): readonly AnyEventObject[] {
  const kept = view?.isKept === true;
  switch (value) {
    case 'loading':
      return watched;
    case 'failed':
      return [{ type: 'retry.pressed' }];
    case 'moving':
      return [...watched, ...(view?.state === 'reading' ? [{ type: 'discard.pressed' }] : [])];
    case 'ready': {
      const open = openQuestionsOf(view).map(({ key }) => key);
      return [
        ...(open.includes('rrae') ? [RARE] : []),
        ...(open.includes('steem') ? [STEEM] : []),
        ...(open.length === 0 ? [{ type: 'store.pressed', overwriteEdits: false }] : []),
        { type: 'discard.pressed' },
      ];
    }
    case 'answering':
      return [RARE, STEEM, done('answer', VIEWS.asking), done('answer', VIEWS.ready), failed('answer')];
    case 'storing':
      return [done('store', { id: 'i' }), failed('store')];
    case 'refused':
      return [{ type: 'discard.pressed' }];
    case 'discarding':
      return [done('discard', null), failed('discard')];
    case 'discarded':
      return [{ type: 'restore.pressed' }];
    case 'restoring':
      return [done('restore', VIEWS.asking), done('restore', VIEWS.refused), failed('restore')];
    case 'done':
      return kept ? [{ type: 'undo.pressed' }] : [];
    case 'weighing':
      return [done('weigh', EFFECTS.free), done('weigh', EFFECTS.needed), failed('weigh')];
    case 'confirming':
      return [
        ...(effects?.blockers.length === 0 ? [{ type: 'undo.confirmed' }] : []),
        { type: 'undo.cancelled' },
      ];
    case 'undoing':
      return [done('undo', { isGameGone: false }), failed('undo')];
    case 'undone':
      return kept ? [{ type: 'redo.pressed' }] : [];
    case 'redoing':
      return [done('redo', VIEWS.done), failed('redo')];
    default:
      return [];
  }
}

function keyOf({ value, context: { view, effects, failure } }: ImportWizardSnapshot) {
  const open = openQuestionsOf(view).map(({ key }) => key);
  return [value, view?.state, view?.isKept, open, effects?.blockers.length, failure !== null];
}

/** One import on the real screen: pressed as an Admin would; the server's answers are the test's. */
export function importWizardWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(importWizardMachine);
  let visiting: Promise<Visit> | null = null;
  return {
    name: MACHINE,
    where: 'browser',
    machine: importWizardMachine,
    paths: coveringTours(importWizardMachine, {
      input: { id: 'i' },
      longestSteps: LONGEST_STEPS,
      around: null,
      changed: () => null,
      events: (snapshot) => eventsIn(snapshot as ImportWizardSnapshot),
      key: (snapshot) => keyOf(snapshot as ImportWizardSnapshot),
    }),
    watch,
    proofs: IMPORT_WIZARD_PROOFS,
    async open() {
      visiting ??= arrive(site, (names) => names.forEach(watch.note));
      await loadMessages('admin', 'adminImport', 'imports');
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
  const admin = await newMember(site, 'tea');
  await setRoles(site, admin, ['Admin']);
  await page.goto('/login');
  await submitLogin(page, admin);
  await soon(
    async () => expectSame(await page.locator('.topbar-who').count(), 1, 'Nobody is signed in.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  return visit;
}

const PORTS: readonly (readonly [Port, RegExp])[] = [
  ['watch', /^GET .*\/imports\/i$/],
  ['answer', /^PUT .*\/answers$/],
  ['store', /^POST .*\/store$/],
  ['discard', /^DELETE .*\/imports\/i$/],
  ['restore', /^POST .*\/restore$/],
  ['weigh', /^GET .*\/undo$/],
  ['undo', /^POST .*\/undo$/],
  ['redo', /^POST .*\/redo$/],
];

/** Holds the calls of the import until the test answers; its preview is empty. */
async function holdCalls(page: Page) {
  const held = heldCalls<Port>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/admin\/imports\/i(?:$|\/|\?)/, async (route) => {
    const request = route.request();
    const said = `${request.method()} ${new URL(request.url()).pathname}`;
    if (said.endsWith('/rows')) return route.fulfill({ json: { rows: [], total: 0, page: 1 } });
    const port = PORTS.find(([, pattern]) => pattern.test(said))?.[0];
    if (port === undefined) return route.abort();
    held.hold(port, route);
  });
  return held;
}

async function screenUnderTest(visit: Visit): Promise<WalkedSystem> {
  const { page } = visit;
  const calls = await holdCalls(page);
  let world: World = FIRST;
  await page.goto('/admin/cards?view=import&import=i');
  const acts = handsOf(page);
  const check = () =>
    soon(
      async () => expectSame(await seen(page), shownOf(world)),
      () => visit.pass(TURN_MS),
      PATIENCE_MS,
    );
  await check();
  const answer = async (event: AnyEventObject, port: Port) => {
    const said = (fulfilled: object) => calls.answer(port, fulfilled, () => visit.pass(TURN_MS), PATIENCE_MS);
    if (event.error) {
      const { status, message } = event.error;
      return said({ status, json: { code: 'importRefused', message, requestId: 'walk' } });
    }
    return said(event.output === null ? { status: 204 } : { json: event.output });
  };
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          const port = PORTS.find(([name]) => type.endsWith(`.actor.${name}`))?.[0];
          if (port === undefined) await acts[type]!(event);
          else await answer(event, port);
          world = after(world, event);
        },
    },
  );
  return { executors, check, picture: () => page.screenshot() };
}

type Act = (event: AnyEventObject) => Promise<unknown>;

/** By hand, as an Admin would; what is busy while another answer follows is sent to the machine. */
function handsOf(page: Page): Readonly<Record<string, Act>> {
  const [t, shared] = [messagesFor('en', 'adminImport'), messagesFor('en', 'imports')];
  const dialog = page.getByRole('alertdialog');
  const press = (inside: Page | Locator, name: string) =>
    inside.getByRole('button', { name, exact: true }).first().click({ timeout: 5000 });
  return {
    'retry.pressed': () => press(page, messagesFor('en', 'admin')('retry')),
    'words.answered': async (event) => {
      if (event === RARE) {
        const select = page.getByLabel(shared('answerLabel', { word: 'Rrae' }));
        if ((await select.inputValue()) === 'is rare') return sendTo(page, MACHINE, event);
        return select.selectOption('is rare');
      }
      const button = page.getByRole('button', { name: shared('addAll', { count: 1 }), exact: true });
      const isFree = (await button.count()) === 1 && (await button.getAttribute('aria-busy')) === null;
      return isFree ? button.click() : sendTo(page, MACHINE, event);
    },
    'store.pressed': () => press(page, t('import', { what: t('counted', { kind: 'set', count: 1 }) })),
    'discard.pressed': async () => {
      const stop = page.getByRole('button', { name: shared('stop'), exact: true });
      return (await stop.count()) === 1 ? stop.click() : press(page, t('discard'));
    },
    'restore.pressed': () => press(page, shared('restore')),
    'undo.pressed': () => press(page, t('undoImport')),
    'undo.confirmed': () => press(dialog, shared('undo')),
    'undo.cancelled': () => press(dialog, shared('cancel')),
    'redo.pressed': () => press(page, shared('redo')),
  };
}

/** What an Admin sees of it. */
async function seen(page: Page) {
  const [t, shared] = [messagesFor('en', 'adminImport'), messagesFor('en', 'imports')];
  const isSaid = async (words: string) => (await page.getByText(words, { exact: true }).count()) > 0;
  const store = t('import', { what: t('counted', { kind: 'set', count: 1 }) });
  const signs: readonly (readonly [string, () => Promise<boolean>])[] = [
    ['failed', () => isSaid(t('unloadable'))],
    ['discarded', () => isSaid(shared('discardedTitle', { file: 'tea.csv' }))],
    ['refused', () => isSaid(t('cannotImport'))],
    ['done', () => isSaid(t('imported'))],
    ['undone', () => isSaid(shared('undoneTitle'))],
    ['reading', () => isSaid(shared('fetchingFrom', { name: 'tea.csv' }))],
    ['storing', () => isSaid(t('progress', { step: 'storing' }))],
    ['ready', () => isSaid(store)],
  ];
  let at = 'loading';
  for (const [state, isThere] of signs) {
    if (!(await isThere())) continue;
    at = state;
    break;
  }
  const dialog = page.getByRole('alertdialog');
  const select = page.getByLabel(shared('answerLabel', { word: 'Rrae' }));
  const isRareOpen = (await select.count()) > 0 && (await select.inputValue({ timeout: 500 })) === '';
  const add = page.getByRole('button', { name: shared('addAll', { count: 1 }), exact: true });
  const isSteemOpen = (await add.count()) > 0;
  const confirms = await dialog.getByRole('button', { name: shared('undo'), exact: true }).count();
  return {
    at,
    open: Number(isRareOpen) + Number(isSteemOpen),
    dialog: (await dialog.count()) === 0 ? null : confirms > 0 ? 'free' : 'blocked',
    isBusy: (await page.locator('button[aria-busy=true]').count()) > 0,
    failure: (await isSaid('No.')) ? 'No.' : null,
  };
}

const TELLS_FAILURE = ['failed', 'discarded', 'refused', 'done', 'undone', 'ready'];

/** The same as the oracle promises it. */
function shownOf({ place, view, effects, failure }: World) {
  const doing = typeof place === 'object' ? place.doing : null;
  const isGone = place === 'discarded' || doing === 'restore';
  const at = place === 'unloadable' ? 'failed' : isGone ? 'discarded' : (view?.state ?? 'loading');
  const isShown = at === view?.state;
  return {
    at,
    open: isShown ? openQuestionsOf(view).length : 0,
    dialog: effects === null || !isShown ? null : effects.blockers.length === 0 ? 'free' : 'blocked',
    isBusy: doing !== null,
    failure: TELLS_FAILURE.includes(at) ? failure : null,
  };
}
