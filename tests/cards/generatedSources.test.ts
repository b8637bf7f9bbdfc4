import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportBatch } from '#server/imports/batch.ts';
import type { CardFile } from '#server/imports/cardFile.ts';
import { parseCardFiles } from '#server/imports/cardFiles.ts';
import { draftPriors } from '#server/sources/priors/draftPriors.ts';
import { SHIPPED_RECIPES } from '#server/sources/recipes/shippedRecipes.ts';
import { GENERATED, generatedAnswers } from '#tests/harness/sources/generated/generatedSources.ts';
import { sha256Of } from '#tests/harness/sources/generated/kit.ts';
import { MTGJSON_TOGETHER } from '#tests/harness/sources/generated/mtgjson.ts';
import { GENERATED_CUBE, GENERATED_DRAFTS } from '#tests/harness/sources/generated/scryfall.ts';
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

  it('have a cube of 540 cards with both finishes, whose faces Scryfall knows', () => {
    const { id, cards, maybe } = GENERATED_CUBE;
    const text = answered(`https://cubecobra.com/cube/api/cubeJSON/${id}`).toString();
    const batch = read([{ fileName: 'cube.json', text }]);
    expect([batch.printings.length, batch.rejected]).toEqual([cards, []]);
    expect(batch.warnings.at(-1)).toContain(`${maybe} cards of the maybeboard were left out`);
    expect(answerFor('/cube/api/cubeJSON/other')?.status).toBe(404);
    const ids = batch.printings.slice(0, 75).map(({ key }) => ({ id: key }));
    const asked = answerFor('/cards/collection', { body: JSON.stringify({ identifiers: ids }) });
    expect(JSON.parse(String(asked?.body))).toMatchObject({ not_found: [], data: ids });
    const tooMany = JSON.stringify({ identifiers: [...ids, { id: 'one more' }] });
    expect(answerFor('/cards/collection', { body: tooMany })?.status).toBe(422);
  });

  it('have drafts in which people take the first cards of a set first', async () => {
    const [code = ''] = GENERATED_DRAFTS.sets;
    const address = recipeOf('17lands').item.addresses[0]?.replace('{code}', code) ?? '';
    const priors = await draftPriors(Readable.from([answered(address)]));
    const [header, ...lines] = priors.trim().split('\n');
    expect(header).toBe('name,ATA');
    const averageOf = new Map(
      lines.map((line) => [line.replace(/,[^,]*$/, ''), Number(line.split(',').at(-1))]),
    );
    const { printings } = read(filesOf('mtgjson', GENERATED.mtgjson.newest));
    const averagesIn = (from: number, to: number) =>
      printings.slice(from, to).flatMap(({ card }) => averageOf.get(card) ?? []);
    const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(mean(averagesIn(0, 60))).toBeLessThan(mean(averagesIn(100, 160)));
  });

  it.each(SHIPPED_RECIPES.map(({ id }) => id))(
    'answer what is asked below the id of the recipe: %s',
    (id) => {
      const { index, item } = recipeOf(id);
      const newest = Object.hasOwn(GENERATED, id) ? GENERATED[id as keyof typeof GENERATED].newest : null;
      const values: Readonly<Record<string, string>> = {
        code: newest?.code ?? GENERATED_DRAFTS.sets[0],
        name: newest?.name ?? '',
        id: GENERATED_CUBE.id,
        page: '1',
      };
      const addresses = [...(index && 'address' in index ? [index.address] : []), ...item.addresses];
      const statuses = addresses.map((address) => {
        const filled = address.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
          encodeURIComponent(values[key] ?? ''),
        );
        const { pathname, search } = new URL(filled);
        return answerFor(`/${id}${pathname}${search}`)?.status;
      });
      expect(statuses).toEqual(addresses.map(() => 200));
    },
  );
});
