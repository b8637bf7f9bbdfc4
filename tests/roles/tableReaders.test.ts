import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { methodsOf } from '#server/hub/draftHub.ts';
import { EVENT_GATHER_MS } from '#server/queue/startQueued.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { TestBrowser } from '#tests/support/testServer.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { connectEventGoer } from '../harness/eventGoer.ts';
import { letIn } from '../harness/invited.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { ask, gatherPeople, granted, type Steered, soon, startSteered, tableOf } from '../harness/steered.ts';
import { hubArgument } from './hubMatrix.ts';
import { sampleBody } from './sampleBody.ts';
import {
  EXPECTED,
  LIVE_MESSAGES,
  OTHER_METHODS,
  PUSHED,
  READERS,
  type Reader,
  TABLE_METHODS,
  TABLE_ROUTES,
  TABLES,
  type TableKind,
} from './tableReaders.ts';

interface Read {
  readonly kind: TableKind;
  readonly draftId: string;
  readonly code: string;
  /** Null where this table has no such reader, or for visitors. */
  readonly people: Readonly<Record<Reader, Account | null>>;
}

const STAGES = ['lobby', 'drafting', 'finished'] as const;

describe('what each kind of reader is sent of a table', { timeout: 180_000 }, () => {
  let steered: Steered;
  const lines: Player[] = [];
  let strangers: Readonly<Record<'guest' | 'member' | 'PowerUser' | 'Admin', Account>>;
  const url = () => steered.server().url;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND, { environment: { DEMO_MODE: '1' } });
    strangers = {
      guest: await guestAccount(url()),
      member: await registerAccount(url(), 'member'),
      PowerUser: await withRole('PowerUser'),
      Admin: await withRole('Admin'),
    };
  });
  afterAll(async () => {
    for (const line of lines) await line.leave();
    await steered?.stop();
  });

  const withRole = async (role: 'PowerUser' | 'Admin') => {
    const account = await registerAccount(url(), role.toLowerCase());
    await steered.db.query('update member set roles = $2 where id = $1', [account.userId, [role]]);
    return account;
  };

  /** A table of a host and two others, one of whom the host has removed. */
  async function ownTable(kind: TableKind) {
    const watchers = kind.endsWith('Watched');
    const table = await gatherPeople(steered, 3, { watchers }, 3);
    const [host, seated, removed] = table.people;
    if (!host || !seated || !removed) throw new Error('Somebody is missing.');
    if (kind.startsWith('public'))
      await steered.db.query(
        `update draft set settings = settings || '{"visibility": "open"}' where id = $1`,
        [table.draftId],
      );
    granted(await table.ask(0, { type: 'clearSeat', seat: 2 }));
    granted(await table.ask(0, { type: 'addBot', seat: 2 }));
    return { draftId: table.draftId, host, seated, removed, entrant: null };
  }

  /** The second pod of an event, at which its host does not sit. */
  async function eventTable() {
    const host = await connectEventGoer(await withRole('PowerUser'));
    lines.push(host.player);
    const settings = { name: 'Cup', tableSeats: 2, mostPlayers: 8, visibility: 'code' };
    const order = {
      commandId: 'matrix',
      game: 'canary',
      template: 'canary-draft',
      hostPlays: false,
      settings,
    };
    const { eventId } = await host.account.post<{ eventId: string }>('/events', order);
    const { code } = granted(await host.watch(eventId));
    const people: Account[] = [];
    while (people.length < 4) {
      const goer = await connectEventGoer(await guestAccount(url()));
      lines.push(goer.player);
      granted(await goer.watch(eventId, code ?? ''));
      granted(await goer.ask({ type: 'join', key: code ?? '' }));
      people.push(goer.account);
    }
    const view = granted(await host.ask({ type: 'seatPods' }));
    const draftId = view.tables[0]?.draftId ?? '';
    const at = view.people.filter((person) => person.draftId === draftId);
    const seated = people.find(({ userId }) => userId === at[0]?.playerId);
    const entrant = people.find(({ userId }) => at.every(({ playerId }) => playerId !== userId));
    if (!seated || !entrant) throw new Error('Somebody is missing.');
    return { draftId, host: host.account, seated, removed: null, entrant };
  }

  async function prepared(kind: TableKind): Promise<Read> {
    const { draftId, ...own } = await (kind === 'event' ? eventTable() : ownTable(kind));
    const invited = await guestAccount(url());
    await letIn(steered, invited, draftId);
    const [row] = await steered.db.query<{ code: string }>('select code from draft where id = $1', [draftId]);
    const people = {
      visitor: null,
      ...strangers,
      invited,
      ...own,
    };
    return { kind, draftId, code: row?.code ?? '', people };
  }

  async function moveOn({ kind, draftId, people }: Read, stage: (typeof STAGES)[number]): Promise<void> {
    if (stage === 'drafting' && kind === 'event') {
      steered.clock.nowMs += EVENT_GATHER_MS + 1;
      await steered.server().queue.sweep();
      await steered.server().tables.sweep();
      await soon(async () => (await steered.server().tables.running(draftId)) !== null, 'the event drafts');
    }
    if (stage === 'drafting' && kind !== 'event' && people.host)
      granted(await ask(steered, people.host, draftId, { type: 'start' }));
    if (stage === 'finished')
      await steered.db.query("update draft set status = 'finished', finished_at = $2 where id = $1", [
        draftId,
        new Date(steered.clock.nowMs),
      ]);
  }

  const readersOf = ({ people }: Read) =>
    READERS.filter((reader) => reader === 'visitor' || people[reader] !== null);
  const said = ({ kind }: Read, stage: string) => `The cat is out: ${kind}, ${stage}`;

  /** Every call about the table, and what in its answer the reader may not have; empty where all is well. */
  async function routeFaults(table: Read, reader: Reader, stage: string): Promise<string[]> {
    const { kind, draftId, code, people } = table;
    const sent = EXPECTED[kind][reader];
    const browser = new TestBrowser(steered.server().app);
    browser.token = people[reader]?.token() ?? '';
    const faults: string[] = [];
    const lists = ['GET /api/drafts', 'GET /api/drafts/mine', 'GET /api/home'];
    for (const route of [...Object.keys(TABLE_ROUTES), ...lists]) {
      const [method = '', path = ''] = route.split(' ');
      const isAbout = path.includes(':draftId');
      // What changes a table is asked by those alone for whom there is none.
      if (method !== 'GET' && (sent !== '-' || stage !== 'lobby')) continue;
      // A draft that runs has nothing more to tell over REST than its table.
      if (stage === 'drafting' && isAbout && TABLE_ROUTES[route] !== 'table') continue;
      const places: Readonly<Record<string, string>> = {
        draftId,
        memberId: people.seated?.userId ?? '',
        slug: 'plain-text',
        kind: 'mtgo',
      };
      const address = path.replaceAll(/:(\w+)/g, (_, name: string) => places[name] ?? 'nowhere');
      const body = sampleBody(steered.server().app.routeTable.get(route));
      const reply = await browser.send(method as 'GET', address, body);
      const fault = (words: string) => faults.push(`${reader}, ${kind}, ${stage}: ${route} ${words}`);
      const isAdminsOnly = path.startsWith('/api/admin') || path.endsWith('/card-figures');
      const shut = reader === 'visitor' ? [401] : isAdminsOnly ? [403, 404] : [404];
      if (isAbout && sent === '-' && !shut.includes(reply.statusCode)) fault(`answers ${reply.statusCode}`);
      const mayHold = !isAbout || TABLE_ROUTES[route] === 'table';
      if (reply.body.includes(said(table, stage)) && !(mayHold && sent.includes('h')))
        fault('tells the chat');
      if (reply.body.includes(code) && !(mayHold && sent.includes('c'))) fault('tells the code');
      const isListed = kind.startsWith('public');
      if (!isAbout && !isListed && sent === '-' && reply.body.includes(draftId)) fault('tells the id');
      if (route === 'GET /api/drafts/:draftId' && sent !== '-') {
        const holds = [reply.body.includes(said(table, stage)), reply.body.includes(code)];
        const right = [sent.includes('h'), sent.includes('c')];
        if (holds.join() !== right.join()) fault(`holds chat and code: ${holds.join()}`);
      }
    }
    return faults;
  }

  async function methodFaults(table: Read, reader: Reader, line: Player): Promise<string[]> {
    const sent = EXPECTED[table.kind][reader];
    const faults: string[] = [];
    if (sent !== '-') return faults;
    for (const method of TABLE_METHODS) {
      const reply = await line.invoke(method, hubArgument(method, table));
      if (reply.ok || reply.refusal !== 'notFound')
        faults.push(`${reader}, ${table.kind}: ${method} answers ${JSON.stringify(reply).slice(0, 80)}`);
    }
    return faults;
  }

  const targetsIn = (messages: readonly string[]) =>
    [...messages.join('').matchAll(/"type":1,"target":"(\w+)"/g)].map(([, target = '']) => target);

  it('is written down for every route about a table and for every method of the hub [Z14]', () => {
    const routes = [...steered.server().app.routeTable.keys()].filter((route) => route.includes('/:draftId'));
    expect(routes.toSorted()).toEqual(Object.keys(TABLE_ROUTES).toSorted());
    const methods = Object.keys(methodsOf({} as never, () => undefined));
    expect(methods.toSorted()).toEqual([...TABLE_METHODS, ...OTHER_METHODS].toSorted());
  });

  it.each(TABLES)(
    'is exactly that in the answers and on the live line: %s [Z14] [ASVS V8.2.2]',
    async (kind) => {
      const table = await prepared(kind);
      const { draftId, people } = table;
      const { host, seated } = people;
      if (!host || !seated) throw new Error('Nobody is at the table.');
      const faults: string[] = [];
      for (const stage of STAGES) {
        await moveOn(table, stage);
        const open = new Map<Reader, Player>();
        for (const reader of readersOf(table)) {
          const account = people[reader];
          if (account === null) continue;
          const line = await connectPlayer(account);
          lines.push(line);
          faults.push(...(await methodFaults(table, reader, line)));
          const reply = await line.open(draftId);
          if (reply.ok !== (EXPECTED[kind][reader] !== '-'))
            faults.push(`${reader}, ${kind}: opens ${reply.ok}`);
          open.set(reader, line);
        }
        granted(await steered.server().tables.say(host.userId, draftId, said(table, stage)));
        if (stage === 'drafting')
          await tableOf(steered, draftId, [seated])
            .take(0)
            .catch(() => undefined);
        const hears = ([reader, line]: readonly [Reader, Player]) =>
          !EXPECTED[kind][reader].includes('h') || line.wire.messages.join('').includes(said(table, stage));
        await soon(() => [...open].every(hears), `everybody who may hears the chat: ${kind}, ${stage}`);
        for (const [reader, line] of open) {
          const sent = EXPECTED[kind][reader];
          const wire = line.wire.messages.join('');
          const targets = targetsIn(line.wire.messages);
          const isLive = line.room() !== null || targets.some((target) => LIVE_MESSAGES.has(target));
          const holds = [wire.includes(said(table, stage)), wire.includes(table.code), isLive];
          const right = [sent.includes('h'), sent.includes('c'), sent.includes('l') && stage !== 'lobby'];
          if (holds.join() !== right.join())
            faults.push(
              `${reader}, ${kind}, ${stage}: hears chat, code, draft ${holds.join()}, not ${right.join()}`,
            );
          faults.push(...targets.filter((target) => !PUSHED.has(target)).map((one) => `${one} is pushed`));
        }
        for (const reader of readersOf(table)) faults.push(...(await routeFaults(table, reader, stage)));
        for (const line of open.values()) await line.leave();
      }
      expect(faults).toEqual([]);
    },
  );
});
