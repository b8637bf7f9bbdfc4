import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { OfferedFormat } from '#contract/formatChoices/gameFormats.ts';
import type { ListLook, ListRow } from '#contract/lists/lists.ts';
import { type BringListSnapshot, bringListMachine } from '#src/machines/lists/bringList.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { after, firstWorld, promised, type World } from '../bringList/bringList.oracle.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { heldCalls } from './heldCalls.ts';
import { type KnownMember, newMember, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'bringList';
const LONGEST_STEPS = 30;
const TURN_MS = 25;
const PATIENCE_MS = 60_000;
/** What is gone by the time that it is read is looked at again. */
const SHORTLY = { timeout: 500 };
const LINK = 'https://cubecobra.com/cube/list/kites';
const TEXT = '1 Kite\n1 Bow';

const offered = (format: string, refusal: string | null = null): OfferedFormat => ({
  ...{ format, name: format, blurb: `About ${format}`, seats: 8, clock: 'standard', minutes: 9 },
  ...{ playable: [8], refusal, note: null, isSaved: false },
});
const lookOf = (title: string | null, formats: OfferedFormat[]): ListLook => ({
  ...{ title, cards: 540, game: { slug: 'kites', name: 'Kites' }, found: 539, elsewhere: [], textCards: 1 },
  ...{
    unknown: [{ name: 'Kite', line: 1, cards: 1, suggestions: ['Bow'] }],
    unknownCount: 1,
    twice: [],
    twiceCount: 0,
  },
  review: {
    questions: [{ line: 2, text: '7 Kites', choices: [{ count: 7, name: 'Kite' }] }],
    leftOut: [{ section: 'side', cards: 1, names: ['String'] }],
    ...{ takenIn: [], readAs: [] },
  },
  ...{ wrong: [], wrongCount: 0, notes: [], formats },
});
const LOOKS = {
  good: lookOf('Kites', [offered('sealed', '3 are missing.'), offered('booster'), offered('grid')]),
  few: lookOf(null, [offered('booster', '300 are missing.')]),
};
const rowOf = (listId: string): ListRow => ({
  ...{ listId, name: 'Saved kites', cards: 540, game: null, link: null },
  ...{ isMine: true, isShared: false, ownerName: null, usedAtMs: 0 },
});
const OPENED = {
  row: rowOf('mine'),
  ...{ text: TEXT, fileName: null, answers: { takeIn: [], lines: {}, names: {} }, look: LOOKS.good },
};
const CUBE = { name: 'Kite cube', text: TEXT, cards: 2, leftOut: 0, fetchedAtMs: 0, changed: null };
const FAILED = { status: 502, code: 'sourceAway', message: 'No.' };
const FULL = { status: 409, code: 'tooManyLists', message: 'Full.' };
const DRAFT = '/drafts/the-table';

const ANSWERS: readonly AnyEventObject[] = [
  { type: 'section.takenIn', section: 'side' },
  { type: 'line.answered', line: '7 Kites', choice: '7 Kite' },
  { type: 'card.answered', card: 'Kite', answer: 'Bow' },
];
const bringing = (person: Person, typed: string): AnyEventObject[] => [
  ...(typed === '' ? [{ type: 'text.typed', text: LINK }] : [{ type: 'read.pressed' }]),
  { type: 'text.pasted', text: LINK },
  { type: 'text.pasted', text: TEXT },
  ...(typed === '' ? [{ type: 'text.pasted', text: ' ' }] : []),
  { type: 'file.chosen', text: TEXT, fileName: 'kites.txt' },
  { type: 'file.refused', words: 'It is a picture.' },
  ...(person !== 'guest' ? [{ type: 'list.chosen', listId: 'mine' }] : []),
];
const done = (port: string, output: unknown): AnyEventObject => ({
  ...{ type: `xstate.done.actor.${port}`, output },
});
const failed = (port: string, error: object = FAILED): AnyEventObject => ({
  ...{ type: `xstate.error.actor.${port}`, error },
});

/** `again` comes with a saved list to host. */
type Person = 'member' | 'again' | 'guest';

/** What somebody can do in a state, and how the server may answer. */
function eventsIn(person: Person, { value, context }: BringListSnapshot): readonly AnyEventObject[] {
  const bring = bringing(person, context.typed);
  switch (value) {
    case 'empty':
      return bring;
    case 'fetching':
      return [
        ...[done('fetchCube', CUBE), failed('fetchCube'), { type: 'cancel.pressed' }, ...bring],
        { type: 'text.typed', text: TEXT },
      ];
    case 'opening':
      return [done('openList', OPENED), failed('openList'), { type: 'cancel.pressed' }, ...bring];
    case 'reading': {
      const isAgain = context.look !== null;
      const cancel = isAgain ? [] : [{ type: 'cancel.pressed' }];
      return [
        ...[done('readList', LOOKS.good), done('readList', LOOKS.few), failed('readList')],
        ...cancel,
        ...(isAgain ? [...ANSWERS, { type: 'name.typed', name: 'New kites' }] : []),
        ...(isAgain ? [{ type: 'format.chosen', format: 'grid' }] : []),
        ...bring,
      ];
    }
    case 'read':
      return [
        ...ANSWERS,
        ...[
          { type: 'name.typed', name: ' ' },
          { type: 'name.typed', name: 'New kites' },
        ],
        ...[
          { type: 'format.chosen', format: 'grid' },
          { type: 'host.pressed', table: { solo: person === 'guest' } },
        ],
        ...(person !== 'guest' ? [{ type: 'keep.pressed' }] : []),
        { type: 'clear.pressed' },
        ...bring,
      ];
    case 'failed':
      return [{ type: 'retry.pressed' }, { type: 'clear.pressed' }, ...bring];
    case 'keeping':
      return [done('keepList', rowOf('kept')), failed('keepList'), failed('keepList', FULL)];
    case 'hosting':
      return [done('hostList', null), failed('hostList')];
    default:
      return [];
  }
}

const PERSONS = ['member', 'again', 'guest'] as const;

const PEOPLE = {
  member: { mayKeep: true, mayFetch: true, unnamed: 'My list', listId: null, format: null },
  again: { mayKeep: true, mayFetch: true, unnamed: 'My list', listId: 'mine', format: null },
  guest: { mayKeep: false, mayFetch: false, unnamed: 'My list', listId: null, format: null },
} as const;

const toursOf = (person: Person, longestSteps = LONGEST_STEPS) =>
  coveringTours(bringListMachine, {
    input: PEOPLE[person],
    longestSteps,
    around: null,
    changed: () => null,
    events: (snapshot) => eventsIn(person, snapshot as BringListSnapshot),
    key: (snapshot) => keyOf(snapshot as BringListSnapshot),
  });

function keyOf({ value, context }: BringListSnapshot) {
  const { look, name, row, isChanged, table, failure, typed, format } = context;
  const isReady = look === null ? null : look.formats.some(({ refusal }) => refusal === null);
  const held = typed === LINK ? 'link' : typed.trim() === '' ? typed : 'list';
  const saved = row === null ? null : isChanged ? 'changed' : row.listId;
  return [value, isReady, format, name?.trim() === '', saved, table !== null, failure?.of, held];
}

/** Bringing a list in the real host dialog: pasted, typed and pressed as a person would; the server's answers are the test's. */
export function bringListWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(bringListMachine);
  const paths = {
    member: toursOf('member'),
    again: toursOf('again', 4).slice(0, 1),
    guest: toursOf('guest').slice(0, 1),
  };
  const visits = new Map<Person, Promise<Visit>>();
  const hear = (names: readonly string[]) => names.forEach(watch.note);
  return {
    name: MACHINE,
    where: 'browser',
    machine: bringListMachine,
    paths: [...paths.member, ...paths.again, ...paths.guest],
    watch,
    async open(path) {
      const person = PERSONS.find((each) => paths[each].includes(path)) ?? 'member';
      const visitor = person === 'guest' ? 'guest' : 'member';
      if (!visits.has(visitor)) visits.set(visitor, arrive(site, visitor, hear));
      const visit = await visits.get(visitor)!;
      await loadMessages('lists', 'imports', 'hosting');
      return dialogUnderTest(visit, person);
    },
    close: async () => {
      for (const visit of visits.values()) await (await visit).close();
    },
  };
}

async function arrive(
  site: BrowserSite,
  person: Person,
  hear: (names: readonly string[]) => void,
): Promise<Visit> {
  const visit = await site.visit(hear);
  const { context, page } = visit;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto('/login');
  if (person === 'guest') await page.getByRole('button', { name: /guest/i }).first().click();
  else {
    const member: KnownMember = await newMember(site, 'kite');
    await submitLogin(page, member);
  }
  await soon(
    async () => expectSame(await page.locator('.topbar-who').count(), 1, 'Nobody is signed in.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  return visit;
}

const PORTS: readonly (readonly [string, RegExp])[] = [
  ['fetchCube', /^POST \/api\/cubes$/],
  ['readList', /^POST \/api\/lists\/review$/],
  ['openList', /^GET \/api\/lists\/[^/]+$/],
  ['keepList', /^(?:POST \/api\/lists|PUT \/api\/lists\/[^/]+)$/],
  ['hostList', /^POST \/api\/drafts$/],
];

/** Holds the calls of lists until the test answers; the shelf has one list. */
async function holdCalls(page: Page) {
  const held = heldCalls<string>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/(?:lists|cubes|drafts)(?:$|\/|\?)/, async (route) => {
    const request = route.request();
    const said = `${request.method()} ${new URL(request.url()).pathname}`;
    if (said === 'GET /api/lists') return route.fulfill({ json: { lists: [rowOf('mine')], most: 20 } });
    const port = PORTS.find(([, pattern]) => pattern.test(said))?.[0];
    if (port === undefined) return route.continue();
    held.hold(port, route);
  });
  return held;
}

async function dialogUnderTest(visit: Visit, person: Person): Promise<WalkedSystem> {
  const { page } = visit;
  const calls = await holdCalls(page);
  const { mayKeep, mayFetch, listId } = PEOPLE[person];
  let world = firstWorld({ keep: mayKeep, fetch: mayFetch }, listId);
  await page.evaluate(() => localStorage.removeItem('passleft.hosted'));
  await page.goto(`/drafts?host=1&list=${listId ?? 'new'}`);
  const field = page.getByRole('dialog').locator('textarea').first();
  await soon(
    async () => expectSame(await field.count(), 1, 'No field comes.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  const acts = handsOf(visit, field, () => world);
  const answer = async (event: AnyEventObject, port: string) => {
    if (event.type.startsWith('xstate.error.')) {
      const { status, ...body } = event.error;
      return calls.answer(port, { status, json: { ...body, requestId: 'walk' } });
    }
    return calls.answer(port, { json: port === 'hostList' ? { draftId: 'the-table' } : event.output });
  };
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          const port = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(type)?.[1];
          if (port === undefined) await (acts[type] ?? acts.other)!(event);
          else await answer(event, port);
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

type Act = (event: AnyEventObject) => Promise<unknown>;

/** By hand where somebody could; what a screen does not offer in a state is sent to the machine. */
function handsOf({ page }: Visit, field: Locator, worldNow: () => World): Readonly<Record<string, Act>> {
  const dialog = page.getByRole('dialog');
  const t = () => messagesFor('en', 'lists');
  const sent: Act = (event) => sendTo(page, MACHINE, event);
  const pressing =
    (target: (event: AnyEventObject) => Locator): Act =>
    async (event) => {
      const button = target(event);
      if ((await button.count()) === 1 && (await button.isVisible()) && (await button.isEnabled()))
        await button.click();
      else await sent(event);
    };
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  return {
    other: sent,
    'text.typed': async (event) => ((await field.isVisible()) ? field.fill(event.text) : sent(event)),
    'text.pasted': async (event) => {
      if (!(await field.isVisible())) return sent(event);
      await page.evaluate((text) => navigator.clipboard.writeText(text), event.text);
      await field.press('ControlOrMeta+A');
      await field.press('ControlOrMeta+V');
    },
    'read.pressed': pressing(() => button(t()('read'))),
    'file.chosen': ({ text, fileName }) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: fileName, mimeType: 'text/plain', buffer: Buffer.from(text) }),
    'list.chosen': async (event) => {
      const radio = dialog.getByRole('radio', { name: /^Saved kites/ });
      const label = dialog.getByText('Saved kites', { exact: true }).first();
      const isFree = (await label.isVisible()) && (await radio.count()) === 1 && !(await radio.isChecked());
      return isFree ? label.click() : sent(event);
    },
    'cancel.pressed': pressing(() => dialog.getByRole('status').getByRole('button', { name: t()('cancel') })),
    'retry.pressed': pressing(() => button(t()('retry'))),
    'clear.pressed': pressing(() => button(t()('another'))),
    'card.answered': async (event) => {
      const choice = dialog.getByLabel(t()('answerFor', { name: event.card }));
      const isThere = worldNow().answers.names[event.card] === undefined && (await choice.isVisible());
      return isThere ? choice.selectOption(`as ${event.answer}`) : sent(event);
    },
    'name.typed': async (event) => {
      const name = dialog.getByRole('textbox', { name: t()('nameLabel') });
      return (await name.isVisible()) ? name.fill(event.name) : sent(event);
    },
    'host.pressed': async (event) => {
      const words = event.table.solo ? t()('withBots') : 'Open the table';
      return pressing(() => button(words))(event);
    },
  };
}

/** What somebody sees of a list in the dialog; `at` is `table` once it is open. */
async function seen(page: Page) {
  const dialog = page.getByRole('dialog');
  if (new URL(page.url()).pathname === DRAFT) return { at: 'table' };
  const t = messagesFor('en', 'lists');
  const field = dialog.locator('textarea').first();
  const name = dialog.getByRole('textbox', { name: t('nameLabel') });
  const formats = dialog.getByRole('radiogroup', { name: /^Formats of|formats/i });
  const checked = formats.locator('input:checked');
  const alerts = await dialog.getByRole('alert').allInnerTexts();
  return {
    at: 'dialog',
    typed: (await field.isVisible()) ? await field.inputValue(SHORTLY) : null,
    waits: await firstVisible(dialog, [t('fetching'), t('opening'), t('reading')]),
    name: (await name.isVisible()) ? await name.inputValue(SHORTLY) : null,
    format: (await checked.count()) > 0 ? await checked.first().inputValue(SHORTLY) : null,
    failure: TITLED.find((title) => alerts.some((words) => words.includes(t(title)))) ?? null,
  };
}

async function firstVisible(dialog: Locator, words: readonly string[]): Promise<string | null> {
  for (const each of words) if (await dialog.getByText(each, { exact: true }).isVisible()) return each;
  return null;
}

const TITLED = ['fetchFailed', 'openFailed', 'readFailed', 'fileFailed', 'linkFailed'] as const;

/** The same as the oracle promises it. */
function shownOf(world: World) {
  const { place, typed, look, name, format, failure, saved } = promised(world);
  if (place === 'hosted') return { at: 'table' };
  const t = messagesFor('en', 'lists');
  const isBrought = look !== null && saved === null && place !== 'failed';
  const waits = {
    fetching: t('fetching'),
    opening: t('opening'),
    reading: look === null ? t('reading') : null,
  }[place as string];
  return {
    at: 'dialog',
    typed: isBrought ? null : typed,
    waits: waits ?? null,
    name: look === null ? null : name,
    format: look === null ? null : format,
    failure: place === 'failed' ? `${failure}Failed` : null,
  };
}
