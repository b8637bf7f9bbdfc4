import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameBundle } from '#contract/games/templates.ts';
import type { Database } from '#server/db/open.ts';
import { canaryGame } from '#tests/harness/canaryGame.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { findGame, freezeCatalogue, loadCatalogue, storeCatalogue } from './catalogue.ts';
import { storeBundle } from './games.ts';

/** Ten birds, of which the last three are printed but not for drafting; the pack names one of those. */
function game(): GameBundle {
  const bundle = canaryGame(10);
  const printings = bundle.printings.map((printing, index) => ({ ...printing, isDraftable: index < 7 }));
  const [pack] = bundle.packs;
  if (!pack) throw new Error('The game has a pack.');
  const named = { printing: printings[8]?.key ?? '', weight: 3 };
  const sheets = {
    ...pack.sheets,
    token: { kind: { type: 'random' as const }, cards: [named] },
    both: { kind: { type: 'random' as const }, cards: [named], filter: {} },
  };
  const slots = ['all', 'token', 'both'].map((sheet) => ({
    name: sheet,
    count: 1,
    finish: 'plain' as const,
    sheets: [{ sheet, weight: 1 }],
  }));
  return { ...bundle, printings, packs: [{ ...pack, sheets, layouts: [{ name: 'all', weight: 1, slots }] }] };
}

describe('the frozen cards of a draft [spec 3.9, 9.8]', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await storeBundle(db, game(), 0);
  });
  afterAll(() => db?.close());

  async function frozen() {
    const row = await findGame(db, { slug: 'canary' });
    if (!row) throw new Error('The game is stored.');
    return freezeCatalogue(db, row, ['canary-pack']);
  }

  it('hold a printing that is not for drafting only where a sheet names it', async () => {
    const { cards, packs } = await frozen();
    const keysOf = (sheet: string) =>
      packs['canary-pack']?.sheets[sheet]?.cards.map(
        ({ card, weight }) => `${cards[card]?.printing}:${weight}`,
      );
    const { printings } = game();
    const draftable = printings.slice(0, 7).map(({ key }) => `${key}:1`);
    const named = `${printings[8]?.key}:3`;
    expect(keysOf('all')?.sort()).toEqual([...draftable].sort());
    expect(keysOf('token')).toEqual([named]);
    expect(keysOf('both')?.sort()).toEqual([named, ...draftable].sort());
    expect(cards).toHaveLength(8);
  });

  it('are stored once and shared in memory', async () => {
    const catalogue = await frozen();
    const hash = await storeCatalogue(db, catalogue);
    expect(await storeCatalogue(db, catalogue)).toBe(hash);
    const [a, b] = await Promise.all([loadCatalogue(db, hash), loadCatalogue(db, hash)]);
    expect(a).toBe(b);
    expect(a).toEqual(catalogue);
    await expect(loadCatalogue(db, 'none')).rejects.toThrow('Catalogue none is missing.');
  });

  it('are not touched by storing the same game again', async () => {
    await db.query("update card set record = jsonb_set(record, '{rules}', '\"Changed by an admin.\"')");
    expect(await storeBundle(db, game(), 1)).toBeNull();
    expect((await frozen()).cards.every(({ rules }) => rules === 'Changed by an admin.')).toBe(true);
  });
});
