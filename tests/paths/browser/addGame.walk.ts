import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { type AddGameSnapshot, addGameMachine } from '#src/machines/lists/addGame.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { after, CHANGED, FIRST, LIST, NOTHING, SETS, type World } from '../addGame/addGame.oracle.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { heldCalls } from './heldCalls.ts';
import { newMember, setRoles, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'addGame';
const LONGEST_STEPS = 40;
const TURN_MS = 25;
const PATIENCE_MS = 15_000;
const FAILED = { status: 502, code: 'sourceUnread', message: 'No.' };
const IMPORT = 'import';
const BROUGHT = [new File(['[]'], 'kites.json')];

const done = (port: string, output: unknown): AnyEventObject => ({
  ...{ type: `xstate.done.actor.${port}`, output },
});
const failed = (port: string): AnyEventObject => ({ type: `xstate.error.actor.${port}`, error: FAILED });

/** What an Admin can do in a state, and how the server may answer. */
function eventsIn({ value, context }: AddGameSnapshot): readonly AnyEventObject[] {
  switch (value) {
    case 'choosing':
      return [
        { type: 'source.chosen', sourceId: 'sets' },
        { type: 'source.chosen', sourceId: 'cubes' },
        { type: 'source.switched', sourceId: 'off', isOn: true },
        { type: 'recipe.given', recipe: '{}' },
        ...(context.list.sources.length === LIST.sources.length
          ? [{ type: 'recipe.removed', sourceId: 'own' }]
          : []),
      ];
    case 'asking':
      return [{ type: 'removal.confirmed' }, { type: 'removal.cancelled' }];
    case 'changing':
      return [done('change', CHANGED), failed('change')];
    case 'listing':
      return [
        done('listSets', SETS),
        done('listSets', NOTHING),
        failed('listSets'),
        { type: 'back.pressed' },
      ];
    case 'unlisted':
      return [{ type: 'retry.pressed' }, { type: 'back.pressed' }];
    case 'deciding':
      return [
        ...(context.sets.sets.length > 0 ? [{ type: 'set.chosen', code: 'NEW' }] : []),
        ...(context.sourceId === 'cubes' ? [{ type: 'code.typed', code: 'kites' }] : []),
        ...(context.code.trim() === '' ? [] : [{ type: 'fetch.pressed' }]),
        ...(context.sourceId === 'sets' ? [{ type: 'files.brought', files: BROUGHT }] : []),
        { type: 'back.pressed' },
      ];
    case 'bringing':
      return [done('bring', { id: IMPORT }), failed('bring')];
    case 'beginning':
      return [done('begin', { id: IMPORT }), failed('begin')];
    default:
      return [];
  }
}

function keyOf({ value, context }: AddGameSnapshot) {
  const { list, sourceId, sets, code, failure } = context;
  return [value, list.sources.length, sourceId, sets.sets.length, code, failure !== null];
}

/** Adding a game on the real screen: pressed as an Admin would; the server's answers are the test's. */
export function addGameWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(addGameMachine);
  let visiting: Promise<Visit> | null = null;
  return {
    name: MACHINE,
    where: 'browser',
    machine: addGameMachine,
    paths: coveringTours(addGameMachine, {
      input: { list: LIST },
      longestSteps: LONGEST_STEPS,
      around: null,
      changed: () => null,
      events: (snapshot) => eventsIn(snapshot as AddGameSnapshot),
      key: (snapshot) => keyOf(snapshot as AddGameSnapshot),
    }),
    watch,
    async open() {
      visiting ??= arrive(site, (names) => names.forEach(watch.note));
      await loadMessages('sources');
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
  const admin = await newMember(site, 'kite');
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

const PORTS: readonly (readonly [string, RegExp])[] = [
  ['listSets', /^POST .*\/sets$/],
  ['bring', /^POST \/api\/admin\/imports$/],
  ['begin', /^POST .*\/imports$/],
  ['change', /^(?:PUT|POST|DELETE) /],
];

/** Holds the calls about sources until the test answers; their list is the test's. */
async function holdCalls(page: Page) {
  const held = heldCalls<string>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/admin\/(?:sources|imports)(?:$|\/|\?)/, async (route) => {
    const request = route.request();
    const said = `${request.method()} ${new URL(request.url()).pathname}`;
    if (said === 'GET /api/admin/sources') return route.fulfill({ json: LIST });
    const port = PORTS.find(([, pattern]) => pattern.test(said))?.[0];
    // The import that was begun is another machine's.
    if (port === undefined || /\/admin\/imports\/|GET/.test(said)) return route.abort();
    held.hold(port, route);
  });
  return held;
}

async function screenUnderTest(visit: Visit): Promise<WalkedSystem> {
  const { page } = visit;
  const calls = await holdCalls(page);
  let world: World = FIRST;
  await page.goto('/admin/sources');
  await soon(
    async () => expectSame(await seen(page), shownOf(world)),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  const acts = handsOf(page);
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          const port = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(type)?.[1];
          if (port === undefined) await acts[type]!(event);
          else {
            const { status, ...body } = event.error ?? {};
            const refused = { status, json: { ...body, requestId: 'walk' } };
            await calls.answer(port, event.error ? refused : { json: event.output });
          }
          world = after(world, event);
        },
    },
  );
  return {
    executors,
    check: () =>
      soon(
        async () => expectSame(await seen(page), shownOf(world)),
        () => visit.pass(TURN_MS),
        PATIENCE_MS,
      ),
    picture: () => page.screenshot(),
  };
}

/** By hand, as somebody would; of equal events of a list the first one with its button. */
function handsOf(page: Page): Readonly<Record<string, (event: AnyEventObject) => Promise<unknown>>> {
  const t = messagesFor('en', 'sources');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const briefly = { timeout: 3000 };
  return {
    'source.chosen': ({ sourceId }) => {
      const brings = sourceId === 'sets' ? 'sets' : 'cubes';
      return button(t('useName', { brings, name: sourceId })).click(briefly);
    },
    'source.switched': (event) => sendTo(page, MACHINE, event),
    'recipe.given': async ({ recipe }) => {
      await page.getByRole('textbox', { name: t('ownField') }).fill(recipe);
      await button(t('ownAdd')).click(briefly);
    },
    'recipe.removed': ({ sourceId }) => button(t('ownRemove', { name: sourceId })).click(briefly),
    'removal.confirmed': () =>
      button(t('ownRemove', { name: 'own' }))
        .last()
        .click(briefly),
    'removal.cancelled': () => button(t('ownKeep')).click(briefly),
    'files.brought': () =>
      page
        .getByLabel(t('chooseFiles'))
        .setInputFiles({ name: 'kites.json', mimeType: 'application/json', buffer: Buffer.from('[]') }),
    'set.chosen': async (event) => {
      const radio = page.getByRole('radio', { name: new RegExp(`^${event.code}`) });
      if (await radio.isChecked()) return sendTo(page, MACHINE, event);
      await page.getByText(event.code, { exact: true }).first().click(briefly);
    },
    'code.typed': ({ code }) => page.getByRole('textbox', { name: t('link') }).fill(code),
    'fetch.pressed': () => button(t('fetch')).click(briefly),
    'retry.pressed': () => button(t('retry')).click(briefly),
    'back.pressed': () => button(t('back')).click(briefly),
  };
}

/** What an Admin sees of it; `at` is `import` once one is shown. */
async function seen(page: Page) {
  const url = new URL(page.url());
  if (url.searchParams.get('import') === IMPORT) return { at: 'import' };
  const t = messagesFor('en', 'sources');
  const alerts = await page.getByRole('alert').allInnerTexts();
  const failure = (['changeFailed', 'setsFailed', 'fetchFailed'] as const).find((title) =>
    alerts.some((words) => words.includes(t(title))),
  );
  const search = page.getByRole('searchbox', { name: t('search'), exact: true });
  if ((await search.count()) > 0) {
    const switches = await page.getByRole('switch').count();
    return { at: 'sources', switches, failure: failure ?? null };
  }
  const checked = page.getByRole('radio', { checked: true });
  const link = page.getByRole('textbox', { name: t('link') });
  const isThere = (await page.getByRole('button', { name: t('fetch'), exact: true }).count()) > 0;
  const code =
    (await link.count()) > 0
      ? await link.inputValue({ timeout: 500 })
      : (await checked.count()) > 0
        ? await checked.first().inputValue({ timeout: 500 })
        : '';
  return { at: isThere ? 'set' : 'waiting', code: isThere ? code : '', failure: failure ?? null };
}

/** The same as the oracle promises it. */
function shownOf({ place, list, code, failure, shown }: World) {
  if (shown !== null) return { at: 'import' };
  const titled = (title: string) => (failure === null ? null : title);
  if (place === 'choosing' || place === 'asking' || place === 'changing')
    return { at: 'sources', switches: list.sources.length, failure: titled('changeFailed') };
  if (place === 'listing' || place === 'unlisted')
    return { at: 'waiting', code: '', failure: titled('setsFailed') };
  return { at: 'set', code, failure: titled('fetchFailed') };
}
