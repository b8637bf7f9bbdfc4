import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { tableName } from '#contract/naming/tableNames.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { type HostTableSnapshot, hostTableMachine, isNameGood } from '#src/machines/tables/hostTable.ts';
import { templateWish } from '#src/machines/tables/hostWish.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { after, FIRST, promised, type World } from '../hostTable/hostTable.oracle.ts';
import { DUEL, FLIGHT, GRID, KITES, PACK, REFUSED, TEA, WINSTON } from '../hostTable/hostTable.samples.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { heldCalls } from './heldCalls.ts';
import { type KnownMember, newMember, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'hostTable';
const LONGEST_STEPS = 40;
const TURN_MS = 25;
const PATIENCE_MS = 60_000;
/** What is gone by the time that it is read is looked at again. */
const SHORTLY = { timeout: 500 };
const CLICK = { timeout: 5000 };
const TABLE = '/drafts/the-table';
const TEMPLATE = TEA.templates[0]!;

const fresh = templateWish(TEA, TEMPLATE);
const INPUT = { wish: { ...fresh, teams: true, reviewSeconds: 60 }, fresh };

/** What a host can do in a state, and how the server may answer. Opening a list is walked with the list. */
function eventsIn({ value, context: { wish } }: HostTableSnapshot): readonly AnyEventObject[] {
  if (value === 'opening')
    return [
      { type: 'xstate.done.actor.openTable', output: null },
      { type: 'xstate.error.actor.openTable', error: REFUSED },
    ];
  if (value === 'opened') return [];
  return [
    { type: 'template.chosen', game: TEA, template: DUEL },
    { type: 'template.chosen', game: KITES, template: FLIGHT },
    ...(wish.isList
      ? [{ type: 'list.read', offered: GRID }]
      : [
          { type: 'list.chosen', offered: null },
          { type: 'open.pressed', isSolo: false, listName: '' },
        ]),
    ...(wish.game === TEA.slug && !wish.isList
      ? [{ type: 'format.chosen', game: TEA, pack: PACK, offered: WINSTON }]
      : []),
    { type: 'clock.chosen', clock: 'quick' },
    { type: 'seats.chosen', seats: 6 },
    { type: 'name.typed', name: ' ' },
    { type: 'name.typed', name: 'Friday' },
    { type: 'settings.changed', settings: { watchers: true } },
    { type: 'settings.changed', settings: { visibility: 'open' } },
    { type: 'reset.pressed' },
  ];
}

function keyOf({ value, context: { wish } }: HostTableSnapshot) {
  return [value, wish.isList === true, wish.game, wish.isNamed === true, isNameGood(wish)];
}

/** Hosting a table in the real dialog: chosen, typed and pressed as a host would; the server's answers are the test's. */
export function hostTableWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(hostTableMachine);
  let arriving: ReturnType<typeof arrive> | null = null;
  return {
    name: MACHINE,
    where: 'browser',
    machine: hostTableMachine,
    paths: coveringTours(hostTableMachine, {
      input: INPUT,
      longestSteps: LONGEST_STEPS,
      around: null,
      changed: () => null,
      events: (snapshot) => eventsIn(snapshot as HostTableSnapshot),
      key: (snapshot) => keyOf(snapshot as HostTableSnapshot),
    }),
    watch,
    async open() {
      arriving ??= arrive(site, (names) => names.forEach(watch.note));
      await loadMessages('hosting', 'tables');
      return dialogUnderTest(await arriving);
    },
    close: async () => {
      await (await arriving)?.visit.close();
    },
  };
}

interface Arrived {
  readonly visit: Visit;
  readonly member: KnownMember;
}

async function arrive(site: BrowserSite, hear: (names: readonly string[]) => void): Promise<Arrived> {
  const visit = await site.visit(hear);
  const { page } = visit;
  const member = await newMember(site, 'host');
  await page.goto('/login');
  await submitLogin(page, member);
  await soon(
    async () => expectSame(await page.locator('.topbar-who').count(), 1, 'Nobody is signed in.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  return { visit, member };
}

/** The games are the test's; a table is held until the test answers. */
async function holdCalls(page: Page) {
  const held = heldCalls<'openTable'>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/(?:games|drafts)(?:$|\/|\?)/, async (route) => {
    const request = route.request();
    const said = `${request.method()} ${new URL(request.url()).pathname}`;
    if (said === 'GET /api/games') return route.fulfill({ json: { games: [TEA, KITES] } });
    if (said === 'GET /api/games/tea/formats')
      return route.fulfill({ json: { packs: [{ ...PACK, formats: [WINSTON] }] } });
    if (said !== 'POST /api/drafts') return route.continue();
    held.hold('openTable', route);
  });
  return held;
}

async function dialogUnderTest({ visit, member }: Arrived): Promise<WalkedSystem> {
  const { page } = visit;
  const calls = await holdCalls(page);
  const { name: _, drafted: __, game: ___, template: ____, ...settings } = INPUT.wish;
  await page.evaluate((hosted) => localStorage.setItem('passleft.hosted', JSON.stringify(hosted)), {
    ...{ memberId: member.userId, game: TEA.slug, template: TEMPLATE.slug },
    settings: { ...settings, name: 'Last time' },
  });
  let world: World = FIRST;
  await page.goto('/drafts?host=1');
  await soon(
    async () => expectSame(await seen(page, world), shownOf(world)),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  const acts = handsOf(page);
  const answer = async ({ error }: AnyEventObject) => {
    if (error === undefined) return calls.answer('openTable', { json: { draftId: 'the-table' } });
    const { status, code, reply } = error;
    return calls.answer('openTable', { status, json: { code, message: reply, requestId: 'walk' } });
  };
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_target, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          if (type.startsWith('xstate.')) await answer(event);
          else await acts[type]!(event);
          world = after(world, event);
        },
    },
  );
  return {
    executors,
    check: () =>
      soon(
        async () => expectSame(await seen(page, world), shownOf(world)),
        () => visit.pass(TURN_MS),
        PATIENCE_MS,
      ),
    picture: () => page.screenshot(),
  };
}

type Act = (event: AnyEventObject) => Promise<unknown>;

const words = () => messagesFor('en', 'hosting');
const moreOf = (dialog: Locator) => dialog.getByRole('button', { name: /^More(?! formats)/ });

/** By hand where a host could; the radio of what is chosen already, or of another game, and another machine's list are sent. */
function handsOf(page: Page): Readonly<Record<string, Act>> {
  const dialog = page.getByRole('dialog');
  const t = words();
  const sent: Act = (event) => sendTo(page, MACHINE, event);
  const choose = async (group: string | RegExp, name: string, event: AnyEventObject) => {
    const card = dialog.getByRole('radiogroup', { name: group }).getByText(name, { exact: true });
    const radio = dialog
      .getByRole('radiogroup', { name: group })
      .getByRole('radio', { name: new RegExp(`^${name}`) });
    const isFree = (await radio.count()) === 1 && !(await radio.isChecked());
    return isFree ? card.click(CLICK) : sent(event);
  };
  const inMore = async (act: () => Promise<unknown>) => {
    const more = moreOf(dialog);
    await more.click();
    await act();
    await more.click();
  };
  return {
    'template.chosen': (event) =>
      event.template === DUEL ? choose(t('how'), DUEL.name, event) : choose(t('what'), KITES.name, event),
    'format.chosen': async (event) => {
      const fold = dialog.getByRole('button', { name: t('moreFormats') });
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      const group = dialog.getByRole('radiogroup', { name: t('formatsLabel', { pack: PACK.name }) });
      await group.waitFor({ timeout: 3000 }).catch(() => {});
      return choose(t('formatsLabel', { pack: PACK.name }), 'Winston', event);
    },
    'list.chosen': sent,
    'list.read': sent,
    'clock.chosen': (event) => choose(t('howFast'), 'Quick', event),
    'seats.chosen': ({ seats }) =>
      inMore(() => dialog.getByLabel(t('seats'), { exact: true }).selectOption(String(seats))),
    'name.typed': ({ name }) => dialog.getByRole('textbox', { name: t('tableName') }).fill(name),
    'settings.changed': async (event) => {
      if (event.settings.visibility !== undefined) return choose(t('whoCanJoin'), t('anyone'), event);
      return inMore(async () => {
        const watchers = dialog.getByRole('switch', { name: t('watchers') });
        return (await watchers.isChecked()) ? sent(event) : watchers.press('Space');
      });
    },
    'reset.pressed': (event) =>
      inMore(async () => {
        const reset = dialog.getByRole('button', { name: t('reset') });
        return (await reset.count()) === 1 ? reset.click() : sent(event);
      }),
    'open.pressed': () => dialog.getByRole('button', { name: t('open'), exact: true }).click(),
  };
}

/** The name without its day, which is the browser's. */
const withoutDay = (name: string) => name.replace(/(?:^|, )\w{3} \d+ \w{3}$/, '');

/** A table of a list is named after the list, and of the list here nothing is known but its format. */
const nameShown = ({ what, typed }: World, name: string) =>
  typed === null && what.startsWith('list')
    ? tableName({ title: '', format: what.replace(/^list ?/, '') || 'booster' }, Date.now())
    : name;

/** What a host sees of it; `at` is `table` once it is open. */
async function seen(page: Page, { place }: World) {
  if (new URL(page.url()).pathname === TABLE) return { at: 'table' };
  const dialog = page.getByRole('dialog');
  const t = words();
  const name = dialog.getByRole('textbox', { name: t('tableName') });
  const checkedIn = async (group: string) => {
    const radio = dialog.getByRole('radiogroup', { name: group, exact: true }).locator('input:checked');
    return (await radio.count()) === 1 ? radio.inputValue(SHORTLY) : null;
  };
  const alerts = await dialog.getByRole('alert').allInnerTexts();
  const more = (await moreOf(dialog).textContent(SHORTLY)) ?? '';
  return {
    at: 'dialog',
    name: withoutDay(await name.inputValue(SHORTLY)),
    template: await checkedIn(t('how')),
    clock: await checkedIn(t('howFast')),
    visibility: await checkedIn(t('whoCanJoin')),
    more: more.replace(t('more'), ''),
    failure: alerts.some((said) => said.includes(t('notOpened')) && said.includes('No.')),
    isOpening: (await dialog.getByRole('button', { name: t('opening') }).count()) === 1,
    isAskedForName: place === 'unnamed' && (await name.evaluate((field) => field === document.activeElement)),
  };
}

/** The same as the oracle promises it. */
function shownOf(world: World) {
  const { place, what, name, seats, clock, teams, review, watchers, visibility, failure } = promised(world);
  if (place === 'opened') return { at: 'table' };
  const yes = (is: boolean) => (is ? 'yes' : 'no');
  return {
    at: 'dialog',
    name: withoutDay(nameShown(world, name)),
    template: what.startsWith('template ') ? what.replace('template ', '') : null,
    clock,
    visibility,
    more: words()('moreWords', {
      ...{ seats, picks: 'everyone', watchers: yes(watchers) },
      ...{ teams: yes(teams), review: yes(review > 0) },
    }),
    failure: failure !== null,
    isOpening: place === 'opening',
    isAskedForName: place === 'unnamed',
  };
}
