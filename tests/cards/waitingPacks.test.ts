import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import { undoBatch } from '#server/cards/batches/undoBatch.ts';
import { importFile, importFiles } from '#server/cards/importFile.ts';
import type { Database } from '#server/db/open.ts';
import { openTestDatabase } from '#tests/support/testDatabases.ts';

const face = (uuid: string) => ({
  uuid,
  name: `Card ${uuid}`,
  number: uuid,
  rarity: 'common',
  type: 'Land',
  types: ['Land'],
  power: null,
  toughness: null,
});
const setOf = (code: string, uuids: readonly string[], booster?: object) =>
  JSON.stringify({ meta: {}, data: { code, name: `Set ${code}`, cards: uuids.map(face), booster } });

const BOOSTER = {
  play: {
    sourceSetCodes: ['ONE', 'TWO'],
    boosters: [{ contents: { common: 1, land: 1 }, weight: 1 }],
    sheets: { common: { cards: { a: 1, b: 1 } }, land: { cards: { x: 1 } } },
  },
};
const ask = (path: string, text: string) => ({
  path,
  text,
  gameSlug: 'pier',
  gameName: 'Pier',
  createGame: true,
  dryRun: false,
  skipRejects: false,
  acceptNew: true,
  map: null,
  nowMs: 1_000_000,
});

describe('a pack whose cards are in a set that comes later', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase('server');
  });
  afterAll(() => db?.close());

  const slots = async () => {
    const [row] = await db.query<{ definition: StoredPack }>('select definition from pack_definition');
    return row?.definition.layouts.map((layout) => layout.slots.map(({ name }) => name));
  };

  it('is imported without them, completed by that set, and as before once that is undone', async () => {
    const first = await importFile(db, ask('one.json', setOf('ONE', ['a', 'b'], BOOSTER)));
    expect([first.refusal, first.warnings.length, await slots()]).toEqual([null, 1, [['common']]]);

    const later = ask('two.json', setOf('TWO', ['x']));
    const { path, text, ...rest } = later;
    const files = [{ fileName: path, bytes: new TextEncoder().encode(text) }];
    const second = await importFiles(db, { ...rest, files });
    expect([second.refusal, second.warnings]).toEqual([
      null,
      ['Set ONE play booster: all of its cards are here now.'],
    ]);
    expect(await slots()).toEqual([['common', 'land']]);

    await undoBatch(db, { batchId: second.batchId ?? '', nowMs: () => 2_000_000 });
    expect(await slots()).toEqual([['common']]);
    const again = await importFile(db, later);
    expect([again.refusal, await slots()]).toEqual([null, [['common', 'land']]]);
  });
});
