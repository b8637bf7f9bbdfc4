import type { Page, Route } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { refused } from '#contract/refusals.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { LOBBY_PROOFS } from '#src/machines/paths/lobby.proofs.ts';
import { CHANGED, FIRST, HAPPENED, LINE, TOLD, type Told } from '#src/machines/paths/lobby.samples.ts';
import { provedBy } from '#src/machines/paths/proofs.ts';
import { coveringTours } from '#src/machines/paths/tours.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { type LobbySnapshot, lobbyMachine } from '#src/machines/tables/lobby.ts';
import type { LobbyContext } from '#src/machines/tables/lobbyFacts.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { messagesFor } from '#src/ui/messages/messagesFor.ts';
import { after, FIRST_WORLD, placeIn, type World } from '../lobby/lobby.oracle.ts';
import type { Executors } from '../walk.ts';
import { expectSame, type WalkedSystem, type Walker } from '../walker.ts';
import type { BrowserSite, Visit } from './browserSite.ts';
import { newMember, submitLogin } from './people.ts';
import { soon } from './soon.ts';
import { sendTo } from './watchedPage.ts';

const MACHINE = 'lobby';
const LONGEST_STEPS = 40;
const TURN_MS = 25;
const PATIENCE_MS = 60_000;
/** What is gone by the time that it is pressed is looked for again. */
const SHORTLY = { timeout: 2000 };
const BUBBLE_MS = 5000;
const DRAFT = '11111111-2222-4333-8444-555555555555';
const ME = 'kim';

const START = [{ type: 'start' }] as const;
const SIT = [{ type: 'sit', seat: null }] as const;
const REPLIES = [{ ok: true, value: null }, refused('tooFast')];
const answers = (port: string): readonly AnyEventObject[] => [
  ...REPLIES.map((output) => ({ type: `xstate.done.actor.${port}`, output })),
  { type: `xstate.error.actor.${port}`, error: { status: 0, message: '', reply: 'Try again in a moment.' } },
];

const isPlain = ({ dialog, asks, text, chatRefusal, fresh, muted }: LobbyContext) =>
  dialog === null && asks.length + fresh.length + muted.length === 0 && text + chatRefusal === '';

const FOLLOWED = ['live', 'lost', 'offline'];

/** What the room's machine may say next; it keeps the table that it has. */
function toldIn({ table, line }: LobbyContext): readonly AnyEventObject[] {
  const may = ({ shown }: Told) => {
    if (shown.line === 'live' || shown.line === 'absent') return true;
    if (shown.line === 'joining' || table?.code !== 'seated' || line === shown.line) return false;
    return !FOLLOWED.includes(shown.line) || FOLLOWED.includes(line);
  };
  return TOLD.filter(may).map((told) => ({
    type: 'room.told',
    ...told,
    ...(told.shown.line === 'absent' && { shown: { ...told.shown, table } }),
  }));
}

/** What the page does by itself, and this machine hears of later. */
interface Around {
  /** The seat was asked back: the room opens its table again. */
  readonly isOpening: boolean;
  readonly isLeaving: boolean;
  readonly hasLeft: boolean;
}

const NOTHING_AROUND: Around = { isOpening: false, isLeaving: false, hasLeft: false };

function aroundAfter(around: Around, { type, output }: AnyEventObject): Around {
  switch (type) {
    case 'reclaim.pressed':
    case 'xstate.done.actor.showCode':
      return { ...around, isOpening: true };
    case 'room.told':
      return { ...around, isOpening: false };
    case 'leave.pressed':
      return { ...around, isLeaving: true };
    case 'xstate.done.actor.ask':
      return { ...around, isLeaving: false, hasLeft: around.isLeaving && output.ok };
    case 'dialog.closed':
    case 'xstate.error.actor.ask':
      return { ...around, isLeaving: false };
    default:
      return around;
  }
}

function pressesIn({
  table,
  place,
  dialog,
  asks,
  text,
  muted,
  fresh,
  saying,
}: LobbyContext): readonly AnyEventObject[] {
  if (asks.length > 0 || fresh.length > 0 || saying !== '') return [];
  if (dialog !== null)
    return [
      { type: 'dialog.closed' },
      dialog.kind === 'settings'
        ? { type: 'settings.confirmed', settings: CHANGED }
        : { type: 'question.confirmed' },
    ];
  const chat = [
    { type: 'text.typed', text: 'Hello' },
    ...(text === '' ? [] : [{ type: 'say.pressed' }]),
    ...(text === '' ? [{ type: 'mute.pressed', memberId: 'theo' }] : []),
  ];
  switch (place) {
    case 'hosting':
      return [
        { type: 'dialog.opened', dialog: { kind: 'settings' } },
        { type: 'dialog.opened', dialog: { kind: 'end' } },
        ...(table?.code === 'hosting' ? [{ type: 'commands.pressed', commands: START }] : []),
        { type: 'leave.pressed' },
      ];
    case 'seated':
      return muted.length > 0
        ? [{ type: 'mute.pressed', memberId: 'theo' }]
        : [...chat, ...(text === '' ? [{ type: 'leave.pressed' }] : [])];
    case 'removed':
      return [{ type: 'commands.pressed', commands: SIT }];
    case 'elsewhere':
      return [{ type: 'reclaim.pressed' }];
    default:
      return [];
  }
}

/** What can happen in a state; a table that was left for another screen is not followed further. */
function eventsIn({ value, context }: LobbySnapshot, around: Around): readonly AnyEventObject[] {
  const { place, table, dialog, text, saying } = context;
  if (place === 'drafting' || place === 'over' || around.hasLeft) return [];
  if (value.act === 'showingCode') return answers('showCode').filter(({ output }) => output?.ok !== false);
  if (value.act === 'asking') return answers('ask');
  if (around.isOpening) return toldIn(context);
  if (saying !== '')
    return [...answers('say'), ...(text === saying ? [{ type: 'text.typed', text: 'Hello you' }] : [])];
  if (context.fresh.length > 0) return [{ type: 'lines.faded', lines: [LINE] }];
  if (!isPlain(context)) return pressesIn(context);
  const isLive = context.line === 'live';
  const happens =
    isLive && table !== null && (place === 'seated' || place === 'counting') && dialog === null
      ? HAPPENED.map((happened) => ({ type: 'table.happened', ...happened, table }))
      : [];
  const wishes =
    value.wish === 'none' && (place === 'opening' || place === 'locked') ? [{ type: 'seat.wished' }] : [];
  const ticks =
    place === 'counting'
      ? [{ type: 'clock.ticked', wording: 'half a second later', atMs: context.clockMs + 500 }]
      : [];
  return [
    ...toldIn(context),
    ...pressesIn(context),
    ...happens,
    ...wishes,
    ...ticks.slice(0, context.clockMs === 1000 ? 1 : 0),
  ];
}

function keyOf({ value, context }: LobbySnapshot) {
  const { table, line, dialog, asks, text, saying, chatRefusal, fresh, muted, clockMs } = context;
  return [
    value,
    table?.code,
    line,
    dialog?.kind,
    asks,
    text,
    saying,
    chatRefusal,
    fresh.length,
    muted.length,
    clockMs,
  ];
}

/** Each place, each change of the line and each sentence is walked once; all their combinations are walked in simulation. */
function outcomesOf(event: AnyEventObject, before: AnyMachineSnapshot, after: AnyMachineSnapshot) {
  const [was, is] = [before, after].map(({ value }) => (value as LobbySnapshot['value']).line);
  return [
    provedBy({ event, before, after }, LOBBY_PROOFS).says,
    `at ${after.context.place}`,
    ...(was === is ? [] : [`the line from ${was} to ${is}`]),
  ];
}

/** A table before its draft, pressed as a player would; what comes from its room and the server is the test's. */
export function lobbyWalker(site: BrowserSite): Walker {
  const watch = watchTransitions(lobbyMachine);
  let visiting: Promise<Arrived> | null = null;
  return {
    name: MACHINE,
    where: 'browser',
    machine: lobbyMachine,
    paths: coveringTours(lobbyMachine, {
      input: { ...FIRST, myId: ME, muted: [], atMs: 1000 },
      longestSteps: LONGEST_STEPS,
      around: NOTHING_AROUND,
      changed: aroundAfter,
      events: (snapshot, around) => eventsIn(snapshot as LobbySnapshot, around),
      key: (snapshot, around) => [keyOf(snapshot as LobbySnapshot), around],
      outcomesOf,
    }),
    watch,
    proofs: LOBBY_PROOFS,
    async open() {
      visiting ??= arrive(site, (names) => names.forEach(watch.note));
      await loadMessages('lobby');
      return screenUnderTest(site, await visiting);
    },
    close: async () => {
      await (await visiting)?.visit.close();
    },
  };
}

interface Arrived {
  readonly visit: Visit;
  readonly userId: string;
}

async function arrive(site: BrowserSite, hear: (names: readonly string[]) => void): Promise<Arrived> {
  const visit = await site.visit(hear);
  const { page } = visit;
  const member = await newMember(site, ME);
  await page.goto('/login');
  await submitLogin(page, member);
  await soon(
    async () => expectSame(await page.locator('.topbar-who').count(), 1, 'Nobody is signed in.'),
    () => visit.pass(TURN_MS),
    PATIENCE_MS,
  );
  return { visit, userId: member.userId };
}

/** The same with the member who walks in the place of `kim`. */
const asWalked = <Value>(value: Value, userId: string): Value =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) =>
      (key === 'memberId' || key === 'hostId') && part === ME ? userId : part,
    ),
  );

async function screenUnderTest(site: BrowserSite, { visit, userId }: Arrived): Promise<WalkedSystem> {
  const { page } = visit;
  const { hub } = site.proxy;
  const codes: Route[] = [];
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/api\/invitations/, async (route) => {
    if (route.request().method() === 'POST') codes.push(route);
    else await route.continue();
  });
  hub.forget();
  const asked = ['start', 'sit', 'stand', 'changeSettings', 'endTable', 'clearSeat'].map(
    (type) => `Command ${type}`,
  );
  hub.delay('OpenTable', 'Say', ...asked);
  await page.evaluate(() => localStorage.removeItem('passleft.muted'));
  await page.goto(`/drafts/${DRAFT}`);
  let world: World = FIRST_WORLD;
  const check = () =>
    soon(
      async () => expectSame(await seen(page), shownOf(world)),
      () => visit.pass(TURN_MS),
      PATIENCE_MS,
    );
  const waits = (name: string) =>
    soon(
      async () => expectSame(hub.waiting(name).length > 0, true, `${name} is not asked.`),
      () => visit.pass(TURN_MS),
      PATIENCE_MS,
    );
  await waits('OpenTable');
  await check();
  const room = (event: object) => sendTo(page, 'draftRoom', asWalked(event, userId));
  const hands = handsOf(visit);
  const answer = async (port: string, { output, error }: AnyEventObject) => {
    if (port === 'showCode') {
      await soon(
        async () => expectSame(codes.length > 0, true, 'The code is not shown.'),
        () => visit.pass(TURN_MS),
        PATIENCE_MS,
      );
      const route = codes.shift()!;
      if (error === undefined) return route.fulfill({ json: { draftId: DRAFT } });
      return route.fulfill({ status: 429, json: { code: 'tooFast', message: 'No.', requestId: 'walk' } });
    }
    const name = port === 'say' ? 'Say' : `Command ${world.waiting[0]?.commands[0]?.type}`;
    await waits(name);
    if (error === undefined) hub.answer(name, output);
    else hub.fail(name, 'The server could not do that.');
  };
  const told: Readonly<Record<string, (event: AnyEventObject) => Promise<unknown>>> = {
    'room.told': ({ shown }) => room(factOf(shown, world.line)),
    'table.happened': ({ events, lines, table }) =>
      room({
        type: 'hub.tableChanged',
        table: {
          ...table,
          lobbyEvents: events.map((event: object) => ({ ...event, seq: nextSeq() })),
          chat: lines.map((line: object) => ({ ...line, id: `line ${nextSeq()}` })),
        },
      }),
    'lines.faded': () => visit.pass(BUBBLE_MS),
    'clock.ticked': () => visit.pass(500),
    'seat.wished': (event) => sendTo(page, MACHINE, event),
  };
  const executors: Executors = new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        async ({ event }: { event: AnyEventObject }) => {
          const port = /^xstate\.\w+\.actor\.(\w+)$/.exec(type)?.[1];
          if (port !== undefined) await answer(port, event);
          else await (told[type] ?? hands[type])!(event);
          world = after(world, event);
          if (aroundAfter(NOTHING_AROUND, event).isOpening) world = { ...world, line: 'joining' };
        },
    },
  );
  return { executors, check, picture: () => page.screenshot() };
}

let seq = 100;
const nextSeq = () => {
  seq += 1;
  return seq;
};

/** What the hub would have said for the room to be like this. */
function factOf({ table, line, message }: Told['shown'], before: string): object {
  switch (line) {
    case 'lost':
      return { type: before === 'offline' ? 'browser.cameOnline' : 'hub.dropped' };
    case 'offline':
      return { type: 'browser.wentOffline' };
    case 'removed':
      return { type: 'hub.removed', message };
    case 'superseded':
      return { type: 'hub.superseded' };
    case 'absent':
      return { type: 'hub.notOpened', message: 'There is no such table.' };
    default:
      return { type: 'hub.opened', opened: { table: lively(table), room: null, news: null }, atMs: 0 };
  }
}

/** What was said before is not said again. */
const lively = (table: TableView | null) => table && { ...table, lobbyEvents: [], chat: table.chat };

type Act = (event: AnyEventObject) => Promise<unknown>;

/** By hand, as a player would. */
function handsOf({ page, pass }: Visit): Readonly<Record<string, Act>> {
  const t = messagesFor('en', 'lobby');
  const dialog = page.getByRole('dialog');
  const press = (name: string) =>
    page.getByRole('button', { name, exact: true }).first().click({ timeout: 5000 });
  // A menu is fetched when it is opened, and comes only while the clock goes. What closed meanwhile is opened by the
  // key that never closes it, and that nothing which lies over the button keeps away.
  const choose = async (menu: string, name: string | RegExp) => {
    const button = page.getByRole('button', { name: menu, exact: true }).first();
    const item = page.getByRole('menuitem', { name, exact: true });
    await button.click({ timeout: 5000 });
    return soon(
      async () => {
        if ((await button.getAttribute('aria-expanded')) === 'false')
          await button.press('ArrowDown', SHORTLY);
        expectSame(await item.count(), 1, 'The menu does not open.');
        await item.click(SHORTLY);
      },
      () => pass(TURN_MS),
      PATIENCE_MS,
    );
  };
  return {
    'commands.pressed': ({ commands }) => press(commands === START ? t('startAnyway') : t('sitAgain')),
    'leave.pressed': async () => {
      const tools = page.getByRole('button', { name: t('hostTools'), exact: true });
      return (await tools.count()) === 0 ? press(t('leave')) : choose(t('hostTools'), t('leave'));
    },
    'reclaim.pressed': () => press(t('useHere')),
    'dialog.opened': async ({ dialog: { kind } }) => {
      if (kind === 'settings') return press(t('change'));
      return choose(t('hostTools'), t('endTable'));
    },
    'dialog.closed': () => dialog.getByRole('button', { name: 'Cancel', exact: true }).click(),
    'question.confirmed': () =>
      dialog.getByRole('button', { name: new RegExp(`^(${t('endTable')}|${t('leave')})$`) }).click(),
    'settings.confirmed': async ({ settings }) => {
      await dialog.getByLabel(t('tableName'), { exact: true }).fill(settings.name);
      await dialog.getByRole('button', { name: t('changeSettings'), exact: true }).click();
    },
    'mute.pressed': async () => {
      await choose(t('muteOrReport'), /ute theo$/);
    },
    'text.typed': ({ text }) => page.getByLabel(t('say')).fill(text),
    'say.pressed': () => press(t('send')),
  };
}

/** What a player sees of it. */
async function seen(page: Page) {
  const t = messagesFor('en', 'lobby');
  const shown = await page.evaluate((say) => {
    const wordsOf = (elements: Iterable<Element>) =>
      [...elements].map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '');
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue?.trim() ?? '');
    const field = document.querySelector<HTMLInputElement>(`input[aria-label="${say}"]`);
    return {
      path: location.pathname,
      texts,
      buttons: wordsOf(document.querySelectorAll('button')),
      dialogs: wordsOf(document.querySelectorAll('dialog[open] h2')),
      waits: wordsOf(document.querySelectorAll('[role=status]')),
      bubbles: wordsOf(document.querySelectorAll('li > span[aria-hidden] > span')),
      text: field?.value ?? null,
      isRefused: field?.form?.querySelector('[role=alert]') != null,
    };
  }, t('say'));
  const says = (words: string) => shown.texts.includes(words);
  const offers = (name: string) => shown.buttons.includes(name);
  const signs: readonly (readonly [string, boolean])[] = [
    ['drafting', shown.path.endsWith('/room')],
    ['over', shown.path.endsWith('/results')],
    ['left', shown.path.endsWith('/drafts')],
    ['elsewhere', says(t('otherWindow'))],
    ['absent', says(t('noTable'))],
    ['cancelled', says(t('ended', { table: 'Tea' }))],
    ['closed', says(t('drafting', { table: 'Tea' }))],
    ['removed', says(t('removed'))],
    [
      'counting',
      shown.texts.some((text) => /^The draft starts in \d+ seconds?$|^Packs are being dealt$/.test(text)),
    ],
    ['locked', says(t('tableLocked'))],
    ['hosting', offers(t('start'))],
    ['seated', offers(t('sayReady'))],
    ['watching', says(t('watching'))],
    ['standing', offers(t('sitDown'))],
    ['opening', shown.waits.includes(t('opening'))],
  ];
  const place = signs.find(([, isThere]) => isThere)?.[0] ?? 'nowhere';
  const dialogs = [
    ['settings', t('changeSettings')],
    ['end', t('endTitle')],
    ['leaveAndEnd', t('leaveTitle')],
  ] as const;
  const isSeated = place === 'seated';
  return {
    place,
    line: says(t('reconnecting')) ? 'lost' : says(t('offline')) ? 'offline' : 'up',
    dialog: dialogs.find(([, title]) => shown.dialogs.includes(title))?.[0] ?? null,
    text: isSeated ? shown.text : null,
    isRefused: isSeated && shown.isRefused,
    isBubbleShown: shown.bubbles.includes('Hi'),
  };
}

/** The same as the oracle promises it. */
function shownOf(world: World) {
  const place = placeIn(world);
  const { line, dialog, text, chatRefusal, fresh, did } = world;
  const hasLeft = did.includes('go to the tables');
  return {
    place: hasLeft ? 'left' : place,
    line: line === 'lost' || line === 'offline' ? line : 'up',
    dialog,
    text: place === 'seated' && !hasLeft ? text : null,
    isRefused: place === 'seated' && !hasLeft && chatRefusal !== '',
    isBubbleShown: fresh.length > 0 && !hasLeft,
  };
}
