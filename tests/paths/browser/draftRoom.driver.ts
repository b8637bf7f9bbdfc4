import type { Page } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import type { Step } from '#src/machines/paths/model.ts';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { connectPlayer } from '../../harness/player.ts';
import { QUIET_MS, RING_MS } from '../draftRoom/draftRoom.oracle.ts';
import { expectSame } from '../walker.ts';
import { comes, type Happening, type RoomBrowser } from './draftRoom.browser.ts';
import { QUIET_PASSES, RING_PASSES } from './draftRoom.cases.ts';
import { chooseFirst, confirm, orderWishes, press, reclaim, star } from './draftRoom.hands.ts';
import type { HubMessage } from './hubLine.ts';
import { soon } from './soon.ts';

/** What waits on the line until a step lets it go. */
export const DELAYED = ['OpenTable', 'change', 'room', 'Command pick', 'Command choose'];
const TURN_MS = 16;
/** The longest pause between two tries of a lost line. */
const RETRY_MS = 250;
const FAULT = 'The server could not do that.';

const hubOf = ({ site }: RoomBrowser) => site.proxy.hub;
const roomOf = (step: Step) => (step.after as DraftRoomSnapshot).context.room;

/** Makes the draft at the server what it is after the step. */
async function bringAbout(walk: RoomBrowser, step: Step): Promise<void> {
  const { table } = walk;
  const wanted = roomOf(step);
  if (wanted === null) return;
  const isHanded = wanted.seats[0]?.bot ?? false;
  if ((await table.now()).isHanded && !isHanded) await table.asAna({ type: 'takeSeatBack' });
  if ((await table.now()).phase === 'paused' && wanted.phase !== 'paused')
    await table.asBen({ type: 'resume' });
  if (wanted.phase === 'complete') return playToTheEnd(walk);
  if (isHanded && !(await table.now()).isHanded) await table.asBen({ type: 'handToBot', seat: 1 });
  if (isHanded) await soon(async () => expectSame((await table.now()).isAsked, wanted.pack !== null));
  if (wanted.pack === null && (await table.now()).isAsked) await table.anaPicks();
  while (wanted.pack !== null && !(await table.now()).isAsked) await table.benPicks();
  if (wanted.phase === 'paused' && (await table.now()).phase !== 'paused')
    await table.asBen({ type: 'pause' });
}

async function playToTheEnd({ table }: RoomBrowser): Promise<void> {
  for (let now = await table.now(); !now.isOver; now = await table.now()) {
    if (now.isAsked) await table.anaPicks();
    else await table.benPicks();
  }
}

function release({ site }: RoomBrowser, name: string): void {
  const { hub } = site.proxy;
  while (hub.waiting(name).length > 0) hub.release(name);
}

const heard = (walk: RoomBrowser, name: string) =>
  hubOf(walk)
    .heard()
    .filter((message) => message.name === name);

/** Lets the questions for the table go, and their answers come. */
async function open(walk: RoomBrowser, step: Step): Promise<readonly AnyEventObject[]> {
  const hub = hubOf(walk);
  if (hub.waiting('answer OpenTable').length > 0) {
    hub.letGo('answer OpenTable');
    hub.letGo('table');
    return [];
  }
  await comes(walk, 'OpenTable', RETRY_MS);
  await bringAbout(walk, step);
  const before = heard(walk, 'answer OpenTable').length;
  const asked = hub.waiting('OpenTable').length;
  release(walk, 'OpenTable');
  const isAnswered = async () =>
    expectSame(heard(walk, 'answer OpenTable').length, before + asked, 'No answer comes.');
  await soon(isAnswered);
  return [];
}

/** Lets everything be told that the server has to tell of the draft. */
async function tell(walk: RoomBrowser): Promise<readonly AnyEventObject[]> {
  await soon(async () => {
    release(walk, 'change');
    const last: { readonly version?: number } = Object(heard(walk, 'change').at(-1)?.body);
    expectSame(last.version, (await walk.table.now()).version, 'A change does not come.');
  });
  return [];
}

async function change(walk: RoomBrowser, step: Step): Promise<readonly AnyEventObject[]> {
  const { table } = walk;
  const { wording } = step.event;
  switch (wording) {
    case 'early':
    case 'early, after one that was lost':
      return changeEarly(walk, wording);
    case 'after one that was lost':
      return loseOne(walk);
    case 'late':
    case 'her pick is known':
      await comes(walk, 'change');
      return tell(walk);
    case 'her seat back':
      await press(walk, 'Take my seat back');
      await soon(async () => expectSame((await table.now()).isHanded, false));
      return tell(walk);
    case 'both have picked':
      await table.anaPicks();
      await table.benPicks();
      return tell(walk);
    default:
      await bringAbout(walk, step);
      return tell(walk);
  }
}

/** The draft is paused and goes on, and of the pause nothing is heard. */
async function loseOne(walk: RoomBrowser): Promise<readonly AnyEventObject[]> {
  const { table } = walk;
  await table.asBen({ type: 'pause' });
  await comes(walk, 'change');
  hubOf(walk).lose('change');
  await table.asBen({ type: 'resume' });
  await comes(walk, 'change');
  release(walk, 'change');
  return [];
}

/** The answer to the first question is overtaken by what happens after it. */
async function changeEarly(walk: RoomBrowser, wording: string): Promise<readonly AnyEventObject[]> {
  const hub = hubOf(walk);
  hub.delay('answer OpenTable', 'table');
  await comes(walk, 'OpenTable');
  hub.release('OpenTable');
  await comes(walk, 'answer OpenTable');
  if (wording !== 'early') return loseOne(walk);
  await walk.table.asBen({ type: 'pause' });
  await comes(walk, 'change');
  release(walk, 'change');
  return [];
}

const dropsIn = ({ walked }: RoomBrowser) =>
  walked.filter((name) => name.startsWith('draftRoom.') && name.includes(' on hub.dropped ')).length;

async function lose(walk: RoomBrowser, { event, before }: Step): Promise<readonly AnyEventObject[]> {
  // Only an open line can be lost, and it is open when it has asked for the table.
  if (!before.matches({ line: 'live' })) await comes(walk, 'OpenTable', RETRY_MS);
  walk.droppedAtMs = walk.site.nowMs();
  const drops = dropsIn(walk);
  hubOf(walk).cut(event.wording === 'thrown off' ? 'drop' : 'halfClose');
  // Before a table is open nothing on the page shows that the line is lost, and what is done next could come first.
  await soon(async () => expectSame(dropsIn(walk) > drops, true, 'The page does not notice.'));
  return [event];
}

async function reconnect(walk: RoomBrowser, { event }: Step): Promise<readonly AnyEventObject[]> {
  hubOf(walk).restore();
  await comes(walk, 'OpenTable', RETRY_MS);
  return [event];
}

const isNetworkSaidToBe = ({ network }: RoomBrowser, offline: boolean) =>
  network.send('Network.overrideNetworkState', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });

async function goOffline(walk: RoomBrowser, { event }: Step): Promise<readonly AnyEventObject[]> {
  await isNetworkSaidToBe(walk, true);
  if (event.wording !== 'and came back') return [event];
  await isNetworkSaidToBe(walk, false);
  return [event, { type: 'browser.cameOnline' }];
}

/** The seat is opened in another window. */
async function openElsewhere(walk: RoomBrowser): Promise<readonly AnyEventObject[]> {
  const { site, people, table, visit } = walk;
  const { ana } = people;
  const token = (await visit.page.evaluate(() => localStorage.getItem('auth-token'))) ?? '';
  const nothing = () => Promise.reject(new Error('Only the hub is used.'));
  const account = {
    url: site.serverUrl,
    userId: ana.userId,
    handle: ana.handle,
    token: () => token,
    headers: {},
  };
  await walk.otherWindow?.leave();
  walk.otherWindow = await connectPlayer({
    ...account,
    get: nothing,
    post: nothing,
    put: nothing,
    call: nothing,
  });
  await walk.otherWindow.open(table.draftId);
  return [];
}

/** The command that waits on the line gets its answer. */
async function answer(walk: RoomBrowser, { event }: Step): Promise<readonly AnyEventObject[]> {
  const hub = hubOf(walk);
  const name = hub.waiting('Command pick').length > 0 ? 'Command pick' : 'Command choose';
  if (event.type.startsWith('xstate.error')) {
    hub.fail(name, FAULT);
    return [event];
  }
  if (event.wording === 'refused') await walk.table.anaPicks();
  hub.release(name);
  await soon(async () => expectSame(heard(walk, `answer ${name}`).length > 0, true, 'No answer comes.'));
  return [];
}

async function outwaitQuiet({ visit, site, droppedAtMs }: RoomBrowser, { event }: Step) {
  const banner = visit.page.locator('[data-room=banner]');
  await visit.pass(Math.max(0, droppedAtMs + QUIET_MS - 1 - site.nowMs()));
  expectSame(await banner.count(), 0, 'The lost line is told before its time.');
  await soon(
    async () => expectSame(await banner.count(), 1, 'The lost line is not told.'),
    () => visit.pass(TURN_MS),
  );
  return [event];
}

async function outwaitRing({ visit }: RoomBrowser, { event }: Step): Promise<readonly AnyEventObject[]> {
  await visit.pass(RING_MS);
  return [event];
}

/** The host starts: what there is to see comes with the room. */
async function start(walk: RoomBrowser): Promise<readonly AnyEventObject[]> {
  await walk.table.asBen({ type: 'start' });
  await comes(walk, 'room', RETRY_MS);
  release(walk, 'room');
  return [];
}

/** How each event is brought about. */
export const HAPPENINGS: Readonly<Record<string, Happening>> = {
  'hub.opened': open,
  'hub.notOpened': open,
  'hub.roomChanged': change,
  'hub.roomReplaced': start,
  'hub.tableChanged': async ({ site, table, people: { ana } }) => {
    const before = site.proxy.hub.heard().filter(({ name }) => name === 'table').length;
    await site.tables.say(ana.userId, table.draftId, 'Hello');
    const tables = () => site.proxy.hub.heard().filter(({ name }) => name === 'table').length;
    await soon(async () => expectSame(tables() > before, true, 'No chat line comes.'));
    return [];
  },
  'hub.dropped': lose,
  'hub.reconnected': reconnect,
  'hub.superseded': openElsewhere,
  'hub.removed': async ({ table }) => {
    await table.asBen({ type: 'clearSeat', seat: 1 });
    return [];
  },
  'browser.wentOffline': goOffline,
  'browser.cameOnline': async (walk, { event }) => {
    await isNetworkSaidToBe(walk, false);
    return [event];
  },
  'seat.reclaimed': reclaim,
  'card.chosen': chooseFirst,
  'card.starred': star,
  'stars.ordered': orderWishes,
  'pick.confirmed': confirm,
  'decision.confirmed': confirm,
  'xstate.done.actor.sendPick': answer,
  'xstate.error.actor.sendPick': answer,
  [QUIET_PASSES]: outwaitQuiet,
  [RING_PASSES]: outwaitRing,
};

/** What the browser was told over the line, as the machine's events. */
export function toldBy({ name, body }: HubMessage, atMs: number): readonly AnyEventObject[] {
  const told = Object(body);
  switch (name) {
    case 'answer OpenTable':
      return told.ok
        ? [{ type: 'hub.opened', opened: told.value, atMs }]
        : [{ type: 'hub.notOpened', message: told.message }];
    case 'change':
      return [{ type: 'hub.roomChanged', change: body, atMs }];
    case 'room':
      return [{ type: 'hub.roomReplaced', room: body, atMs }];
    case 'superseded':
      return [{ type: 'hub.superseded' }];
    case 'removed':
      return [{ type: 'hub.removed', message: told.message }];
    case 'answer Command pick':
    case 'answer Command choose':
      return [{ type: 'xstate.done.actor.sendPick', output: body }];
    default:
      return [];
  }
}

/** The page of Ana with her token, about to open the table. */
export async function openRoom(page: Page, token: string, href: string): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate((text) => localStorage.setItem('auth-token', text), token);
  await page.goto(href);
}
