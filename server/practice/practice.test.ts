import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PracticeSet, practiceSetSchema } from '#contract/practice.ts';
import type { Setup } from '#engine/formats/registry.ts';
import { setupHashOf } from '#engine/sealedLog.ts';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { openWholeServer, type TestServer } from '#tests/support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openWholeServer('server');
  await storeBundle(server.db, canaryGame(360), server.clock.now());
});
afterAll(() => server?.close());
beforeEach(() => server.db.query('delete from rate_limit'));

const ask = (path = 'canary/canary-draft') => server.app.inject(`/api/practice/${path}`);
const codeOf = async (path?: string) => {
  const reply = await ask(path);
  return [reply.statusCode, reply.json().code];
};
const UNKNOWN = [404, 'gameUnknown'];

describe('what practice needs', () => {
  it('is told to anybody: the cards of a published draft, without what they were learned from', async () => {
    const reply = await ask();
    const set: PracticeSet = reply.json();
    expect([reply.statusCode, set.template, set.setup.solo]).toEqual([200, 'canary-draft', true]);
    expect(set.setup.catalogue.cards.length).toBeGreaterThan(50);
    expect(reply.body).not.toMatch(/ratedFromPicks|seed/);
    expect((await ask()).json().hash).toBe(set.hash);
  });

  it('is hashed as the browser reads it, also where the game gives cards for nothing', async () => {
    const [card] = await server.db.query<{ name: string }>('select name from card order by name limit 1');
    const give = (names: readonly string[]) =>
      server.db.query("update game set definition = jsonb_set(definition, '{freeCards}', $1::jsonb)", [
        JSON.stringify(names),
      ]);
    await give([card?.name ?? '']);
    const { hash, setup } = practiceSetSchema.parse((await ask()).json());
    await give([]);
    expect(setup.catalogue.freeCards).toEqual([card?.name]);
    expect(setupHashOf(setup as Setup)).toBe(hash);
  });

  it.each([
    [
      'a game that is not published',
      "update game set status = 'draft'",
      "update game set status = 'published'",
    ],
    [
      'a draft that is not published',
      "update draft_template set status = 'preview'",
      "update draft_template set status = 'published'",
    ],
  ])('is not there of %s', async (_, hide, show) => {
    await server.db.query(hide);
    expect(await codeOf()).toEqual(UNKNOWN);
    await server.db.query(show);
    expect((await ask()).statusCode).toBe(200);
  });

  it.each(['nowhere/canary-draft', 'canary/nowhere', 'canary/..%2Fcanary-draft'])(
    'is not there at %s',
    async (path) => expect(await codeOf(path)).toEqual(UNKNOWN),
  );

  it('is made sixty times an hour for an address', async () => {
    const statuses: number[] = [];
    while (statuses.length < 61) statuses.push((await ask()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429]);
    server.clock.nowMs += 3_600_000;
    expect((await ask()).statusCode).toBe(200);
  });
});
