import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeBundle } from '#server/cards/games.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { gatherTable, playGathered } from '#tests/harness/wholeDraft.ts';
import { openWholeServer, type TestServer, testSettings } from '#tests/support/testServer.ts';

const CARDS = 360;
const CANARY = /canary[0-9a-z]+x/;

describe('what a server writes down while people draft', () => {
  let server: TestServer;
  const written: string[] = [];

  beforeAll(async () => {
    server = await openWholeServer('server', {
      settings: testSettings({ LOG_LEVEL: 'trace', PORT: '0' }),
      logger: { write: (line) => void written.push(line) },
    });
    await storeBundle(server.db, canaryGame(CARDS), server.clock.now());
  });
  afterAll(() => server?.close());

  it('names no card, no seed and no pick, at the finest level, nor does the look at its health [H13] [ASVS V16.2.5]', async () => {
    const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const order = { url, game: 'canary', template: 'canary-draft', seats: 2 };
    const gathered = await gatherTable(order);
    const seen = new Set<string>();
    const health: string[] = [];
    const played = await playGathered(gathered, {
      ...order,
      onPick: async ({ cards }, count) => {
        for (const card of cards) seen.add(card);
        if (count % 20 !== 0) return;
        for (const path of ['/healthz', '/readyz', '/metrics'])
          health.push(await (await fetch(`${url}${path}`)).text());
        const [host] = gathered.players;
        for (const part of ['', '/log', '/results', `/decks/${host?.account.userId}`])
          await host?.account.call('GET', `/drafts/${gathered.draftId}${part}`);
      },
    });
    await Promise.all(played.players.map((player) => player.leave()));
    const [{ seed = '' } = {}] = await server.db.query<{ seed: string }>(
      `select encode(seed, 'hex') as seed from draft`,
    );
    const all = [...written, ...health].join('\n');
    expect([played.refusals, written.length > 20, seen.size > 50, seed.length]).toEqual([[], true, true, 64]);
    expect(CANARY.test(all)).toBe(false);
    expect([...seen, seed].filter((text) => all.includes(text))).toEqual([]);
  });
});
