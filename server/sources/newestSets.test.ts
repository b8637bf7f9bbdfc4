import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportView } from '#contract/admin/imports.ts';
import type { SourceList } from '#contract/sources/sources.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import {
  type AnswerFor,
  GENERATED,
  generatedAnswers,
  generatedOrigins,
  generatedSources,
} from '#tests/harness/sources/generated/generatedSources.ts';
import { GENERATED_CUBE, GENERATED_DRAFTS } from '#tests/harness/sources/generated/scryfall.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { openWholeServer, TestBrowser, type TestServer, testSettings } from '#tests/support/testServer.ts';

let server: TestServer;
let stand: SourceStand;
let admin: TestBrowser;
let dataDir: string;
let answerFor: AnswerFor;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'newest-sets-'));
  stand = await standSource();
  const settings = testSettings({
    ...{ DEMO_MODE: '1', DATA_DIR: dataDir, PUSH_LOOPBACK_CERTIFICATE: PUSH_CERTIFICATE_FILE },
    SOURCES: generatedOrigins(stand.origin),
  });
  server = await openWholeServer('server', { settings });
  const todayIso = new Date(server.clock.nowMs).toISOString().slice(0, 10);
  stand.others = generatedSources({ seed: 7, todayIso });
  answerFor = generatedAnswers({ seed: 7, todayIso });
  admin = new TestBrowser(server.app);
  await admin.enter('/api/auth/register', {
    ...{ handle: 'Vera', email: 'vera@example.org', password: 'kites over the harbour', acceptTerms: true },
  });
  await server.db.query("update member set roles = array['Admin'], verified_at = now()");
});
afterAll(async () => {
  await server?.close();
  await stand?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function imported(id: string, code: string): Promise<ImportView> {
  await server.db.query('delete from source_turn');
  const begun = await admin.send('POST', `/api/admin/sources/${id}/imports`, { code });
  expect([begun.statusCode, begun.json()]).toEqual([200, { id: expect.any(String) }]);
  return settled(begun.json().id, ({ state, rejected }) => state === 'ready' && rejected === 0);
}

/** An import once nothing of it moves any more. */
async function settled(id: string, goesOn = (_: ImportView) => false): Promise<ImportView> {
  let view: ImportView = (await admin.send('GET', `/api/admin/imports/${id}`)).json();
  while (['reading', 'storing'].includes(view.state) || goesOn(view))
    view = (await admin.send('GET', `/api/admin/imports/${id}?seen=${view.version}`)).json();
  return view;
}

/** Sources whose newest set comes with a pack of its preset, and the size of the first pack of its draft. */
const SETS = [
  ['mtgjson', 14],
  ['lorcanajson', 12],
  ['swu-db', 3],
  ['the-fab-cube', 15],
  ['pokemon-tcg-data', 10],
] as const;

describe('the newest set of a public source', () => {
  it.each(SETS)('of %s is imported without a question and drafted at once', async (id, cards) => {
    const view = await imported(id, 'newest');
    expect([view.state, view.refusal, view.groups]).toEqual(['done', null, []]);
    const { next, game } = view;
    expect([next?.missing, next?.status]).toEqual([null, 'published']);
    const opened = await admin.send('POST', '/api/drafts', {
      ...{ game: game.slug, template: next?.template, solo: false },
    });
    expect(opened.statusCode).toBe(200);
    const [pack] = await server.db.query<{ size: number }>(
      `select sum((slot->>'count')::int)::int as size from draft d
         join draft_template t on t.game_id = d.game_id and t.slug = $2
         join pack_definition p on p.game_id = t.game_id and p.slug = t.definition->'rounds'->0->>'pack'
         cross join jsonb_array_elements(p.definition->'layouts'->0->'slots') slot
       where d.id = $1`,
      [opened.json().draftId, next?.template],
    );
    expect(pack?.size).toBe(cards);
  });

  it.each([
    ['lorcanajson', '/lorcanajson/files/current/en/allCards.json', 'allCards.json.gz'],
    ['swu-db', `/swu-db/cards/${GENERATED['swu-db'].sets[0]?.code}`, 'cards.gz'],
  ])('of %s is known by its shape where its file is brought, packed', async (id, path, name) => {
    const answer = answerFor(path);
    expect(answer?.status).toBe(200);
    const bytes = gzipSync(answer?.body ?? '');
    const head = { game: `brought-${id}`, newGameName: 'Brought', files: [{ name, bytes: bytes.length }] };
    const payload = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
    const sent = { payload, headers: { 'content-type': 'application/octet-stream' } };
    const begun = await admin.send('POST', '/api/admin/imports', undefined, sent);
    const view = await settled(begun.json().id);
    expect([view.state, view.refusal]).toEqual(['ready', null]);
    const [packs] = await server.db.query<{ count: number }>(
      "select count(*)::int as count from import_row where batch_id = $1 and kind = 'pack'",
      [view.id],
    );
    expect(packs?.count).toBeGreaterThan(0);
  });

  it('of every other source that lists sets is imported, too', async () => {
    const { sources }: SourceList = (await admin.send('GET', '/api/admin/sources')).json();
    await admin.send('PUT', '/api/admin/sources/scryfall', { isOn: true });
    const done = SETS.map(([id]) => id as string);
    const others = sources.filter(({ id, brings }) => brings === 'sets' && !done.includes(id));
    const states: Record<string, unknown> = {};
    for (const { id } of others) {
      const { state, refusal, rejected, game } = await imported(id, 'newest');
      const [here] = await server.db.query<{ cards: number }>(
        'select count(*)::int as cards from card c join game g on g.id = c.game_id where g.slug = $1',
        [game.slug],
      );
      states[id] = state === 'done' ? [state, (here?.cards ?? 0) > 30] : [state, refusal, rejected];
    }
    expect(states).toEqual(Object.fromEntries(others.map(({ id }) => [id, ['done', true]])));
  });

  it('gets its bots’ ratings from published drafts, the earlier a card is taken the higher', async () => {
    const [code = ''] = GENERATED_DRAFTS.sets;
    await imported('mtgjson', code);
    const view = await imported('17lands', code);
    expect([view.state, view.refusal, view.groups]).toEqual(['done', null, []]);
    const rated = await server.db.query<{ number: string; rating: number }>(
      `select min(p.number) as number, (c.record->>'rating')::float as rating from card c join game g on g.id = c.game_id
         join printing p on p.card_id = c.id and p.set_code = $1
       where g.slug = 'magic' and c.record->>'rating' is not null group by c.id order by rating desc, number`,
      [code],
    );
    expect(rated.length).toBeGreaterThan(50);
    // People there take the card with the lowest number.
    const numbers = rated.map(({ number }) => Number.parseInt(number, 10));
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(numbers.slice(0, 10))).toBeLessThan(mean(numbers.slice(-10)) / 2);
  });

  it('is told as a change where it is a cube that is here', async () => {
    const path = `/cubecobra/cube/api/cubeJSON/${GENERATED_CUBE.id}`;
    const cube = JSON.parse(String(answerFor(path)?.body));
    const bring = async (mainboard: readonly unknown[]) => {
      rmSync(join(dataDir, 'sources'), { recursive: true, force: true });
      const body = JSON.stringify({ ...cube, cards: { ...cube.cards, mainboard } });
      stand.answers[path] = (_, response) => void response.end(body);
      const { state, refusal, cubeChange } = await imported('cubecobra', GENERATED_CUBE.id);
      return [state, refusal, cubeChange];
    };
    const { mainboard, maybeboard } = cube.cards;
    expect(await bring(mainboard)).toEqual(['done', null, null]);
    expect(await bring([...mainboard.slice(3), ...maybeboard.slice(0, 2)])).toEqual([
      'done',
      null,
      { in: 2, out: 3 },
    ]);
  });
});
