import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import type { Database } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { type Account, registerAccount } from '../../harness/account.ts';
import { canaryGame } from '../../harness/canaryGame.ts';
import { type RunningServer, startServer } from '../../harness/runningServer.ts';

interface Negotiated {
  readonly url?: string;
  readonly connectionToken?: string;
}

/** As a page of the site asks that is at this server. */
async function negotiate(url: string, { token }: Account, draftId: string | null): Promise<Negotiated> {
  const address = new URL(url);
  if (!address.pathname.startsWith('/api')) address.pathname = '/api/hub';
  address.pathname += '/negotiate';
  address.searchParams.set('negotiateVersion', '1');
  if (draftId !== null) address.searchParams.set('draft', draftId);
  const headers = { authorization: `Bearer ${token()}`, origin: address.origin };
  const response = await fetch(address, { method: 'POST', headers });
  expect(response.status).toBe(200);
  return (await response.json()) as Negotiated;
}

const nameIn = ({ url }: Negotiated) => (url === undefined ? null : new URL(url).searchParams.get('p'));
const soon = (isSo: () => Promise<void>) => vi.waitFor(isSo, { timeout: 15_000, interval: 100 });
const someIds = Array.from({ length: 40 }, () => randomUUID());

async function began(db: Database, name: string): Promise<RunningServer> {
  const server = await startServer(db, { environment: { PROCESS_NAME: name } });
  await server.resume();
  return server;
}

describe('two processes with names on one database server', () => {
  let db: Database;
  let one: RunningServer;
  let two: RunningServer;
  let ann: Account;
  let bob: Account;

  beforeAll(async () => {
    db = await openTestDatabase('server');
    await storeBundle(db, canaryGame(90), 0);
    [one, two] = [await began(db, 'one'), await began(db, 'two')];
    [ann, bob] = [await registerAccount(one.url, 'ann'), await registerAccount(one.url, 'bob')];
    await soon(async () => expect(nameIn(await negotiate(one.url, ann, someIds[0] ?? ''))).not.toBeNull());
  }, 120_000);
  afterAll(async () => {
    await one?.stop();
    await two?.stop();
    await db?.close();
  });

  it('lead a line to the one that prefers its draft, and both say the same [T]', async () => {
    const names = new Set<string | null>();
    for (const draftId of someIds) {
      const name = nameIn(await negotiate(one.url, ann, draftId));
      names.add(name);
      expect(nameIn(await negotiate(two.url, ann, draftId))).toBe(name);
    }
    // Also to the one that was asked: the WebSocket is a request of its own.
    expect(names).toStrictEqual(new Set(['one', 'two']));
  });

  it('lead it once, and within the site [T]', async () => {
    const { url = '' } = await negotiate(one.url, ann, someIds[0] ?? '');
    expect(new URL(url).origin).toBe(new URL(one.url).origin);
    const again = await negotiate(url, ann, null);
    expect([again.url, typeof again.connectionToken]).toStrictEqual([undefined, 'string']);
    // A balancer that maps nothing may bring it to any.
    const elsewhere = new URL(url);
    elsewhere.port = new URL(two.url).port;
    expect((await negotiate(elsewhere.href, ann, null)).url).toBeUndefined();
  });

  it('lead a line without a draft nowhere [T]', async () => {
    expect((await negotiate(one.url, ann, null)).connectionToken).toEqual(expect.any(String));
  });

  it('say of a table that is no business of somebody what they say of one that does not exist [T]', async () => {
    const settings = { name: 'Birds', visibility: 'code', seats: 2, clock: 'relaxed' };
    const [{ slug = '' } = {}] = await db.query<{ slug: string }>('select slug from game limit 1');
    const [{ key = '' } = {}] = await db.query<{ key: string }>(
      'select slug as key from draft_template limit 1',
    );
    const { draftId } = await ann.post<{ draftId: string }>('/drafts', {
      game: slug,
      template: key,
      solo: false,
      settings,
    });
    const [own, hidden] = [await negotiate(one.url, ann, draftId), await negotiate(one.url, bob, draftId)];
    expect(hidden).toStrictEqual(own);
    const absent = await negotiate(one.url, bob, randomUUID());
    expect(Object.keys(absent)).toStrictEqual(Object.keys(hidden));
  });

  it('lead nobody to one that has ended [T]', async () => {
    await two.stop();
    await soon(async () => {
      for (const draftId of someIds) expect((await negotiate(one.url, ann, draftId)).url).toBeUndefined();
    });
    expect(await db.query('select name from server_process')).toStrictEqual([{ name: 'one' }]);
  });
});

describe('one process with the embedded database', () => {
  it('sends no heartbeat and leads nobody, whatever its name [T]', async () => {
    const db = await openTestDatabase('embedded');
    const server = await began(db, 'one');
    const ann = await registerAccount(server.url, 'ann');
    for (const draftId of someIds.slice(0, 5))
      expect((await negotiate(server.url, ann, draftId)).connectionToken).toEqual(expect.any(String));
    expect(await db.query('select name from server_process')).toStrictEqual([]);
    await server.stop();
    await db.close();
  }, 60_000);
});
