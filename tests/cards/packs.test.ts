import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '#engine/core/setup.ts';
import { openPack } from '#engine/packs/open.ts';
import { preparePack } from '#engine/packs/prepare.ts';
import { keyring } from '#engine/random/streams.ts';
import { findGame, freezeCatalogue } from '#server/cards/catalogue.ts';
import type { Database } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { hasCardData } from '../harness/cardData.ts';
import { importCardData } from '../harness/runningServer.ts';

const PACKS = 10_000;
const secret = new Uint8Array(32).fill(7);
const hasData = hasCardData('mtg/mtgjson5/ISD.json', 'packs of the imported ISD and ARN data');

interface Opened {
  readonly catalogue: Catalogue;
  readonly packs: readonly (readonly { readonly card: number; readonly finish: 'plain' | 'foil' }[])[];
}

async function openMany(db: Database, game: string, slug: string, count: number): Promise<Opened> {
  const row = await findGame(db, { slug: game });
  if (!row) throw new Error(`There is no game ${game}.`);
  const catalogue = await freezeCatalogue(db, row, [slug]);
  const definition = catalogue.packs[slug];
  if (!definition) throw new Error(`There is no pack ${slug}.`);
  const prepared = preparePack(definition, catalogue.cards);
  const stream = keyring(secret);
  const packs = Array.from({ length: count }, (_, index) => openPack(prepared, stream(`pack/${index}`)));
  return { catalogue, packs };
}

const shareOf = <T>(packs: readonly T[], has: (pack: T) => boolean) =>
  packs.filter(has).length / packs.length;

describe.skipIf(!hasData)('packs of the imported ISD data', () => {
  let db: Database;
  let isd: Opened;
  let doubleFaced: ReadonlySet<number>;

  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
    await importCardData(db, 'mtg/mtgjson5/ISD.json', 'isd');
    await importCardData(db, 'mtg/mtgjson5/ARN.json', 'arn');
    isd = await openMany(db, 'isd', 'isd-default', PACKS);
    doubleFaced = new Set(isd.catalogue.packs['isd-default']?.sheets.dfc?.cards.map(({ card }) => card));
  });
  afterAll(() => db?.close());

  it('come from 264 draftable cards of 284 objects', async () => {
    const [count] = await db.query<{ draftable: number; printings: number }>(
      `select count(*) filter (where p.is_draftable)::int as draftable, count(*)::int as printings
       from printing p join game g on g.id = p.game_id where g.slug = 'isd'`,
    );
    expect(count).toEqual({ draftable: 264, printings: 264 });
  });

  it('hold 15 cards and a foil in 22.5 % (±1.5) of 10,000', () => {
    expect(new Set(isd.packs.map((pack) => pack.length))).toEqual(new Set([15]));
    const foils = shareOf(isd.packs, (pack) => pack.some(({ finish }) => finish === 'foil'));
    expect(foils).toBeGreaterThan(0.21);
    expect(foils).toBeLessThan(0.24);
  });

  it('hold exactly one plain card of the dfc sheet each', () => {
    const counts = isd.packs.map(
      (pack) => pack.filter(({ card, finish }) => finish === 'plain' && doubleFaced.has(card)).length,
    );
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  it('hold a second double-faced card, the foil, in 1.58 % (±0.5)', () => {
    const second = shareOf(isd.packs, (pack) =>
      pack.some(({ card, finish }) => finish === 'foil' && doubleFaced.has(card)),
    );
    expect(second).toBeGreaterThan(0.0108);
    expect(second).toBeLessThan(0.0208);
  });

  it('never hold the same printing twice on one sheet', () => {
    const isDouble = (pack: Opened['packs'][number]) => {
      const plain = pack.filter(({ finish }) => finish === 'plain').map(({ card }) => card);
      return new Set(plain).size !== plain.length;
    };
    expect(isd.packs.filter(isDouble)).toEqual([]);
  });

  it('have 8 cards in ARN', async () => {
    const arn = await openMany(db, 'arn', 'arn-default', 200);
    expect(new Set(arn.packs.map((pack) => pack.length))).toEqual(new Set([8]));
  });
});
