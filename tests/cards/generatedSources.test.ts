import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportBatch } from '#server/imports/batch.ts';
import { type CardFile, parseCardFiles } from '#server/imports/cardFiles.ts';
import { SHIPPED_RECIPES } from '#server/sources/recipes/shippedRecipes.ts';
import { GENERATED, generatedAnswers } from '#tests/harness/sources/generated/generatedSources.ts';
import { sha256Of } from '#tests/harness/sources/generated/kit.ts';
import { MTGJSON_TOGETHER } from '#tests/harness/sources/generated/mtgjson.ts';
import { SWU_BASES, SWU_LEADERS } from '#tests/harness/sources/generated/swuDb.ts';

const TODAY = '2027-03-14';
const answerFor = generatedAnswers({ seed: 7, todayIso: TODAY });

function recipeOf(id: string) {
  const recipe = SHIPPED_RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`There is no recipe ${id}.`);
  return recipe;
}

/** What the stand answers to an address of a recipe, unpacked. */
function answered(address: string): Buffer {
  const { pathname, search } = new URL(address);
  const answer = answerFor(pathname + search);
  if (answer?.status !== 200) throw new Error(`There is no answer to ${address}.`);
  return pathname.endsWith('.gz') ? gunzipSync(answer.body) : answer.body;
}

/** The files of a set as its recipe asks for them, by its addresses. */
function filesOf(id: string, { code, name }: { readonly code: string; readonly name: string }): CardFile[] {
  return recipeOf(id).item.addresses.map((address) => {
    const whole = address.replaceAll('{code}', code).replaceAll('{name}', encodeURIComponent(name));
    const { pathname } = new URL(whole);
    return { fileName: pathname.slice(1).replace(/\.gz$/, ''), text: answered(whole).toString() };
  });
}

function read(files: readonly CardFile[]): ImportBatch {
  const result = parseCardFiles(files, { gameSlug: 'generated' });
  if (!result.ok) throw new Error(result.sentence);
  return result.batch;
}

const packSize = ({ layouts }: ImportBatch['packs'][number]) =>
  layouts.map(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0));

describe('the generated sets of public sources', () => {
  it.each([
    ['mtgjson', 'MTGJSON v5'],
    ['swu-db', 'swu-db cards'],
    ['pokemon-tcg-data', 'pokemon-tcg-data JSON'],
  ] as const)('are read whole, set by set: %s', (id, format) => {
    for (const set of GENERATED[id].sets.filter(({ printings }) => printings > 0)) {
      const batch = read(filesOf(id, set));
      const own = batch.printings.filter(({ set: code }) => code === set.code);
      expect({ ...set, format: batch.format, rejected: batch.rejected }).toEqual({
        ...set,
        format,
        rejected: [],
        cards: batch.cards.length,
        printings: own.length,
      });
    }
  });

  it.each([
    ['lorcanajson', 'LorcanaJSON'],
    ['the-fab-cube', 'Flesh and Blood tables'],
  ] as const)('are read from one file with several sets: %s', (id, format) => {
    const { sets } = GENERATED[id];
    const batch = read(filesOf(id, GENERATED[id].newest));
    expect([batch.format, batch.rejected]).toEqual([format, []]);
    const counts = sets.map(({ code }) => {
      const own = batch.printings.filter((printing) => printing.set === code);
      return { code, cards: new Set(own.map(({ card }) => card)).size, printings: own.length };
    });
    expect(counts).toEqual(sets.map(({ code, cards, printings }) => ({ code, cards, printings })));
  });

  it('have a play booster of Magic that is whole with all three of its sets', () => {
    const { newest, sets, pack } = GENERATED.mtgjson;
    const files = [newest.code, ...MTGJSON_TOGETHER.others].flatMap((code) =>
      filesOf('mtgjson', sets.find((set) => set.code === code) ?? { code, name: code }),
    );
    const batch = read(files);
    expect([batch.cards.length, batch.printings.length]).toEqual([
      MTGJSON_TOGETHER.cards,
      MTGJSON_TOGETHER.printings,
    ]);
    expect([batch.rejected, batch.warnings]).toEqual([[], []]);
    const play = batch.packs.find(({ slug }) => slug.endsWith('-play'));
    expect(play && packSize(play)).toEqual([pack?.size, pack?.size]);
    const [usual] = play?.layouts ?? [];
    expect(Object.fromEntries(usual?.slots.map(({ name, count }) => [name, count]) ?? [])).toEqual(
      pack?.slots,
    );
    expect(batch.templates.map(({ slug }) => slug)).toHaveLength(1);
  });

  it('have a checksum that is the file’s', () => {
    const path = `/api/v5/${GENERATED.mtgjson.newest.code}.json.gz`;
    const file = answerFor(path);
    expect(file && answerFor(`${path}.sha256`)?.body.toString()).toBe(file && sha256Of(file));
  });

  it('have as many leaders and bases as a set that is sold', () => {
    const batch = read(filesOf('swu-db', GENERATED['swu-db'].newest));
    const count = (type: string) => batch.cards.filter((card) => card.type === type).length;
    expect([count('Leader'), count('Base')]).toEqual([SWU_LEADERS, SWU_BASES]);
    expect(batch.printings.filter(({ isDraftable }) => isDraftable)).toHaveLength(252);
  });

  it('are the same bytes for the same seed and day, and others for another', () => {
    const path = `/api/v5/${GENERATED.mtgjson.newest.code}.json.gz`;
    const bytesOf = (seed: number, todayIso: string) => {
      const answer = generatedAnswers({ seed, todayIso })(path);
      return answer && sha256Of(answer);
    };
    expect(bytesOf(7, TODAY)).toBe(bytesOf(7, TODAY));
    expect(new Set([bytesOf(7, TODAY), bytesOf(8, TODAY), bytesOf(7, '2027-03-15')]).size).toBe(3);
  });
});
