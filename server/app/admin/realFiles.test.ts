import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportKind, ImportView } from '#contract/admin/imports.ts';
import { readFilesAt } from '#server/commands/filesAt.ts';
import { importCommand } from '#server/commands/importCommand.ts';
import type { Database } from '#server/db/open.ts';
import { CARD_DATA, hasCardData } from '#tests/harness/cardData.ts';
import { type AdminServer, openAdminServer } from './admin.testkit.ts';

interface RealImport {
  readonly what: string;
  readonly path: string;
  readonly cards: number;
  readonly printings: number;
}

/** Repeated names are one card with further printings. */
const IMPORTS: readonly RealImport[] = [
  { what: 'the Pokémon folder', path: 'pokemon', cards: 632, printings: 730 },
  { what: 'the Flesh and Blood tables', path: 'fab', cards: 3878, printings: 2125 },
  { what: 'the Lorcana records', path: 'lorcana/api_data_cache.json', cards: 1020, printings: 1020 },
  { what: 'the Netrunner folder', path: 'netrunner', cards: 302, printings: 304 },
  { what: 'the Digimon card file', path: 'digimon/Digimon TCG.xml', cards: 3251, printings: 3251 },
  { what: 'an MTGJSON set', path: 'mtg/mtgjson5/ISD.json', cards: 254, printings: 264 },
  {
    what: 'a Draftmancer list',
    path: 'lorcana/retail_sets/shimmering_skies.draftmancer.txt',
    cards: 1020,
    printings: 1020,
  },
];

/** Each file is imported three times and more: a run takes the smaller ones, and all of them when it is asked to. */
const isOfEachRun = ({ printings }: RealImport) => printings < 1000 || process.env.EVERY_FILE !== undefined;

const TABLES = ['game', 'game_set', 'card', 'printing', 'pack_definition', 'draft_template'];

async function traceOf(db: Database) {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await db.query<Record<string, number>>(`select ${counts.join(', ')}`);
  return row ?? {};
}

const isHere = hasCardData(
  'MANIFEST.tsv',
  'importing real files by the command and by the calls of the screen',
);

describe.skipIf(!isHere)('a real file', { timeout: 600_000 }, () => {
  let server: AdminServer;
  beforeAll(async () => {
    server = await openAdminServer();
  });
  afterAll(() => server?.close());

  async function command(...args: string[]) {
    const { exitCode, lines } = await importCommand.run(server.db, args, server.clock.nowMs);
    expect(exitCode).toBe(0);
    return lines[0] ?? '';
  }

  async function until(id: string, isThere: (view: ImportView) => boolean): Promise<ImportView> {
    for (let seen = -1; ; ) {
      const reply = await server.admin.send('GET', `/api/admin/imports/${id}?seen=${seen}`);
      const view = reply.json<ImportView>();
      if (isThere(view)) return view;
      seen = view.version;
    }
  }
  async function onScreen(path: string): Promise<ImportView> {
    const files = await readFilesAt([path]);
    const head = {
      game: 'real',
      newGameName: 'Real',
      files: files.map(({ fileName, bytes }) => ({ name: fileName, bytes: bytes.byteLength })),
    };
    const payload = Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...files.map(({ bytes }) => bytes),
    ]);
    const headers = { 'content-type': 'application/octet-stream' };
    const begun = await server.admin.send('POST', '/api/admin/imports', undefined, { payload, headers });
    expect(begun.statusCode).toBe(200);
    return until(begun.json<{ id: string }>().id, ({ state }) => state !== 'reading');
  }
  async function stored({ id, asks }: ImportView): Promise<void> {
    const ofKind = (kind: string) =>
      Object.fromEntries(
        (asks?.questions ?? []).filter((ask) => ask.kind === kind).map(({ key }) => [key, 'add']),
      );
    await server.admin.send('PUT', `/api/admin/imports/${id}/answers`, {
      rarity: ofKind('rarity'),
      lane: ofKind('lane'),
      attribute: ofKind('attribute'),
    });
    const reply = await server.admin.send('POST', `/api/admin/imports/${id}/store`, { skipRejects: false });
    expect(reply.statusCode).toBe(200);
    await until(id, ({ state }) => state === 'done');
  }
  const countsOf = ({ counts }: ImportView, kind: ImportKind) => counts[kind];

  it.each(IMPORTS.filter(isOfEachRun))(
    'comes in whole, once, and goes without a trace, by the command and on the screen: $what',
    async ({ path, cards, printings }) => {
      const whole = join(CARD_DATA, path);
      const nothing = await traceOf(server.db);
      const first: { import: string } = JSON.parse(
        await command(whole, '--game', 'real', '--create-game', '--name', 'Real', '--json'),
      );
      expect(first).toMatchObject({ cards, printings, created: cards + printings, rejected: [] });
      const byCommand = await traceOf(server.db);
      const again = await onScreen(whole);
      expect(again).toMatchObject({ state: 'ready', refusal: null, rejected: 0 });
      expect([countsOf(again, 'card'), countsOf(again, 'printing')]).toEqual([
        { create: 0, update: 0, skip: cards },
        { create: 0, update: 0, skip: printings },
      ]);
      await server.admin.send('DELETE', `/api/admin/imports/${again.id}`);
      expect(await traceOf(server.db)).toEqual(byCommand);
      expect(await command('--undo', first.import, '--yes')).toBe(
        'The import is undone, and the game it made is gone.',
      );
      expect(await traceOf(server.db)).toEqual(nothing);

      const shown = await onScreen(whole);
      expect([countsOf(shown, 'card'), countsOf(shown, 'printing')]).toEqual([
        { create: cards, update: 0, skip: 0 },
        { create: printings, update: 0, skip: 0 },
      ]);
      expect((await traceOf(server.db)).card).toBe(nothing.card);
      await stored(shown);
      expect(await traceOf(server.db)).toEqual(byCommand);
      const twice = JSON.parse(await command(whole, '--game', 'real', '--json'));
      expect(twice).toMatchObject({ created: 0, updated: 0, skipped: cards + printings });
      expect(await traceOf(server.db)).toEqual(byCommand);
      const undone = await server.admin.send('POST', `/api/admin/imports/${shown.id}/undo`);
      expect(undone.json()).toEqual({ isGameGone: true });
      expect(await traceOf(server.db)).toEqual(nothing);
    },
  );
});
