import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import { GENERATED, generatedSources } from '#tests/harness/sources/generated/generatedSources.ts';
import type { ExpectedSource } from '#tests/harness/sources/generated/kit.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { parseCardFiles } from '../imports/cardFiles.ts';
import { createDownloads, type Downloads } from './fetching/downloads.ts';
import { fetchSet } from './fetchSet.ts';
import { draftCardsIn, openedPacks } from './presets/openPresets.testkit.ts';
import { keptFiles, withRecipe } from './reading/applyRecipe.ts';
import { type AskedRecipe, askedAt } from './recipes/askedAt.ts';
import { SHIPPED_RECIPES } from './recipes/shippedRecipes.ts';
import { newestOf, readIndex } from './sourceIndex.ts';

const TODAY = '2027-03-14';
const NOW = Date.parse(`${TODAY}T12:00:00Z`);
const newSignal = () => new AbortController().signal;

let db: Database;
let stand: SourceStand;
let folder: string;
let downloads: Downloads;

beforeAll(async () => {
  db = await openTestDatabase(ANY_KIND);
  stand = await standSource({ others: generatedSources({ seed: 7, todayIso: TODAY }) });
  folder = mkdtempSync(join(tmpdir(), 'source-index-'));
  downloads = createDownloads({
    db,
    folder,
    now: () => NOW,
    userAgent: 'Passleft (+https://draft.example.org)',
    rules: { allowsLoopback: true, trustedCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8') },
  });
});
afterAll(async () => {
  await stand.stop();
  await db.close();
  rmSync(folder, { recursive: true });
});

function recipeAt(id: string): AskedRecipe {
  const recipe = SHIPPED_RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`There is no recipe ${id}.`);
  return { ...askedAt(recipe, { [id]: `${stand.origin}/${id}` }), everyMs: 1 };
}

const IDS = Object.keys(GENERATED) as (keyof typeof GENERATED)[];

describe('the sets of a source', () => {
  it.each(IDS)(
    'are read with their days, and the newest that is out and drafted is known: %s',
    async (id) => {
      const sets = await readIndex(downloads, recipeAt(id), newSignal());
      const draftable = (all: readonly { readonly code: string; readonly isDraftable: boolean }[]) =>
        all.flatMap(({ code, isDraftable }) => (isDraftable ? [code] : [])).sort();
      const isOut = ({ releasedOn }: (typeof sets)[number]) => releasedOn === null || releasedOn <= TODAY;
      expect(sets.map(({ code, name }) => `${code} ${name}`).sort()).toEqual(
        GENERATED[id].sets.map(({ code, name }) => `${code} ${name}`).sort(),
      );
      expect(draftable(sets.filter(isOut))).toEqual(draftable(GENERATED[id].sets));
      expect(newestOf(sets, NOW)).toMatchObject(GENERATED[id].newest);
    },
  );
});

describe('the newest set of a source', () => {
  it.each(IDS)('comes whole, with the packs that it was sold in: %s', async (id) => {
    const recipe = recipeAt(id);
    const { newest, pack, sets }: ExpectedSource = GENERATED[id];
    const fetched = await fetchSet(downloads, recipe, newest, newSignal(), () => undefined);
    expect(fetched.missing).toEqual([]);
    const listed = await readIndex(downloads, recipe, newSignal());
    const applied = {
      ...{ game: recipe.game, presets: recipe.presets, keep: recipe.item.keep },
      sets: listed.filter(({ code }) => fetched.sets.includes(code)),
    };
    const files = fetched.files.map(({ fileName, bytes }) => ({
      fileName,
      text: new TextDecoder().decode(bytes),
    }));
    const read = parseCardFiles(keptFiles(files, applied), { gameSlug: 'generated' });
    if (!read.ok) throw new Error(read.sentence);
    const batch = withRecipe(read.batch, applied);
    expect(batch.rejected).toEqual([]);
    const expected = sets.find(({ code }) => code === newest.code);
    const own = batch.printings.filter(({ set }) => set === (expected?.fileCode ?? newest.code));
    expect(own).toHaveLength(expected?.printings ?? -1);
    expect(batch.templates.length).toBeGreaterThan(0);
    if (pack === null) return;

    const sold = batch.packs.find(({ slug }) => /-(booster|play)$/.test(slug));
    if (!sold) throw new Error('There is no pack.');
    const opened = openedPacks(sold, draftCardsIn(batch), { count: 20, seed: 3 });
    expect(new Set(opened.map((cards) => cards.length))).toEqual(new Set([pack.size]));
  });
});
