import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROWS_KEPT_MS, sweepBatches } from '#server/cards/batches/sweepBatches.ts';
import { undoBatch } from '#server/cards/batches/undoBatch.ts';
import { importFiles, readInThisThread } from '#server/cards/importFile.ts';
import { readFilesAt } from '#server/commands/filesAt.ts';
import type { Database } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/testDatabases.ts';
import { CARD_DATA, hasCardData } from '../harness/cardData.ts';

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

const TABLES = ['game', 'game_set', 'card', 'printing', 'pack_definition', 'draft_template', 'import_row'];

async function traceOf(db: Database): Promise<Record<string, number>> {
  const counts = TABLES.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const [row] = await db.query<Record<string, number>>(`select ${counts.join(', ')}`);
  return row ?? {};
}

const isHere = hasCardData('MANIFEST.tsv', 'importing real files into the database, twice, and undoing it');

describe.skipIf(!isHere)('a real file', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase('server');
  });
  afterAll(() => db?.close());

  it.each(IMPORTS)(
    'comes in whole, once, and goes without a trace: $what',
    async ({ path, cards, printings }) => {
      const nothing = await traceOf(db);
      const ask = {
        files: await readFilesAt([join(CARD_DATA, path)]),
        gameSlug: 'real',
        gameName: 'Real',
        createGame: true,
        acceptNew: true,
        dryRun: false,
        skipRejects: false,
        map: null,
        nowMs: 1_000_000,
      };
      const first = await importFiles(db, ask, readInThisThread);
      expect(first).toMatchObject({ refusal: null, cards, printings, created: cards + printings });
      const stored = await traceOf(db);
      const again = await importFiles(db, ask, readInThisThread);
      expect(again).toMatchObject({ refusal: null, created: 0, updated: 0, skipped: cards + printings });
      expect(await traceOf(db)).toEqual(stored);
      const undone = await undoBatch(db, { batchId: first.batchId ?? '', nowMs: () => 2_000_000 });
      expect(undone).toEqual({ ok: true, isGameGone: true });
      // Its rows stay for a redo, and then go, too.
      expect(await traceOf(db)).toEqual({ ...nothing, import_row: stored.import_row });
      await sweepBatches(db, Date.now() + ROWS_KEPT_MS + 1_000);
      expect(await traceOf(db)).toEqual(nothing);
    },
  );
});
