import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { json, type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { type AskedRecipe, askedAt } from '../recipes/askedAt.ts';
import { SHIPPED_RECIPES } from '../recipes/shippedRecipes.ts';
import { ANSWER_KEPT_MS, createSources, sweepAnswers } from './askSource.ts';
import { waitForTurn } from './turnAtSource.ts';

let db: Database;
let stand: SourceStand;
let recipe: AskedRecipe;
let nowMs: number;
beforeEach(async () => {
  db = await openTestDatabase(ANY_KIND);
  stand = await standSource();
  const cubeCobra = SHIPPED_RECIPES.find(({ id }) => id === 'cubecobra');
  if (!cubeCobra) throw new Error('CubeCobra has no recipe.');
  recipe = { ...askedAt(cubeCobra, { cubecobra: stand.origin }), everyMs: 1 };
  nowMs = Date.UTC(2026, 10, 28);
});
afterEach(async () => {
  await stand.stop();
  await db.close();
});

const newProcess = () =>
  createSources({
    db,
    now: () => nowMs,
    userAgent: 'Passleft (+https://draft.example.org)',
    rules: { allowsLoopback: true, trustedCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8') },
    limits: { timeMs: 500, answerBytes: 1000 },
  });

describe('asking a public source', () => {
  it('answers with its JSON, and tells it who asks', async () => {
    stand.answers['/kites'] = json({ kites: 3 });
    expect(await newProcess().ask(recipe, { path: '/kites' })).toEqual({
      ok: true,
      value: { kites: 3 },
      fetchedAtMs: nowMs,
    });
    expect(stand.asked).toMatchObject([
      { path: '/kites', userAgent: 'Passleft (+https://draft.example.org)' },
    ]);
  });

  it('posts what is asked as JSON', async () => {
    stand.answers['/collection'] = (request, response) => {
      response.setHeader('x-method', request.method ?? '');
      request.pipe(response);
    };
    const asked = { path: '/collection', body: { ids: [1, 2] } };
    expect(await newProcess().ask(recipe, asked)).toMatchObject({ value: { ids: [1, 2] } });
    expect(await newProcess().ask(recipe, { ...asked, body: { ids: [3] } })).toMatchObject({
      value: { ids: [3] },
    });
  });

  it('asks once for equal questions, and again after a day', async () => {
    stand.answers['/kites'] = json([]);
    const [one, other] = [newProcess(), newProcess()];
    await Promise.all([one.ask(recipe, { path: '/kites' }), one.ask(recipe, { path: '/kites' })]);
    expect(await other.isKept(recipe, { path: '/kites' })).toBe(true);
    await other.ask(recipe, { path: '/kites' });
    expect(stand.asked).toHaveLength(1);
    nowMs += ANSWER_KEPT_MS;
    expect(await other.isKept(recipe, { path: '/kites' })).toBe(false);
    await sweepAnswers(db, nowMs);
    expect(await db.query('select 1 from source_answer')).toEqual([]);
    await other.ask(recipe, { path: '/kites' });
    expect(stand.asked).toHaveLength(2);
  });

  it('lets all processes wait for their turn in one queue', async () => {
    const slow = { ...recipe, everyMs: 60 };
    for (let at = 0; at < 6; at++) stand.answers[`/${at}`] = json(at);
    const [one, other] = [newProcess(), newProcess()];
    const turns = [one, other, one, other, one, other];
    await Promise.all(turns.map((asking, at) => asking.ask(slow, { path: `/${at}` })));
    const times = stand.asked.map(({ atMs }) => atMs).toSorted((a, b) => a - b);
    expect(times).toHaveLength(6);
    expect((times[5] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(4 * 60);
  });

  it('turns away those who would wait longer than 20 seconds', async () => {
    const minute = { ...recipe, everyMs: 60_000 };
    expect(await waitForTurn(db, minute)).toBe(true);
    expect(await newProcess().ask(minute, { path: '/kites' })).toEqual({ ok: false, why: 'busy' });
    expect(stand.asked).toEqual([]);
  });

  it('leaves it alone for as long as it asks, whatever is asked then', async () => {
    stand.answers['/kites'] = (_, response) => void response.writeHead(429, { 'retry-after': '90' }).end();
    stand.answers['/owls'] = json('owls');
    expect(await newProcess().ask(recipe, { path: '/kites' })).toEqual({ ok: false, why: 'busy' });
    expect(await newProcess().ask(recipe, { path: '/owls' })).toEqual({ ok: false, why: 'busy' });
    expect(stand.asked).toHaveLength(1);
  });

  it.each([
    ['missing', 404, {}],
    ['missing', 410, {}],
    ['away', 500, {}],
    ['busy', 503, { 'retry-after': '120' }],
    ['changed', 403, {}],
    ['changed', 302, { location: 'https://example.org/kites' }],
    ['changed', 302, { location: 'https://169.254.169.254/latest/meta-data' }],
    ['changed', 302, { location: 'http://localhost/kites' }],
  ] as const)('is told as %s where it answers %i %o', async (why, status, headers) => {
    stand.answers['/kites'] = (_, response) => void response.writeHead(status, headers).end('<html>');
    expect(await newProcess().ask(recipe, { path: '/kites' })).toEqual({ ok: false, why });
    expect(await db.query('select 1 from source_answer')).toEqual([]);
  });

  it('is told as changed where the answer is no JSON, cut off or without an end', async () => {
    const text = (body: string) => (_: unknown, response: { end: (text: string) => void }) =>
      response.end(body);
    stand.answers['/page'] = text('<!doctype html><title>Cubes</title>');
    stand.answers['/cut'] = text('{"cards": [');
    stand.answers['/nul'] = text('{"name": "a\u0000"}');
    const sources = newProcess();
    for (const path of ['/page', '/cut', '/nul'])
      expect(await sources.ask(recipe, { path })).toEqual({ ok: false, why: 'changed' });
  });

  it('ends an answer that is too large, and one that never ends', async () => {
    stand.answers['/large'] = (_, response) => void response.end(JSON.stringify('a'.repeat(1001)));
    stand.answers['/endless'] = (_, response) => {
      const more = () =>
        void (response.destroyed || response.write('a'.repeat(400), () => setImmediate(more)));
      more();
    };
    stand.answers['/slow'] = (_, response) => void response.write('[');
    const sources = newProcess();
    expect(await sources.ask(recipe, { path: '/large' })).toEqual({ ok: false, why: 'tooLarge' });
    expect(await sources.ask(recipe, { path: '/endless' })).toEqual({ ok: false, why: 'tooLarge' });
    expect(await sources.ask(recipe, { path: '/slow' })).toEqual({ ok: false, why: 'away' });
  });

  it('is told as away where nobody is there, and where the network of the operator would be asked', async () => {
    const gone = { ...recipe, origin: 'https://127.0.0.1:1' };
    expect(await newProcess().ask(gone, { path: '/kites' })).toEqual({ ok: false, why: 'away' });
    const inside = createSources({ db, now: () => nowMs, userAgent: '', rules: { allowsLoopback: false } });
    expect(await inside.ask(recipe, { path: '/kites' })).toEqual({ ok: false, why: 'away' });
    expect(stand.asked).toEqual([]);
  });
});
