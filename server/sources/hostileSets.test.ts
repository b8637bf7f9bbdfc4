import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { PUSH_CERTIFICATE_FILE } from '#tests/harness/pushService/pushService.ts';
import {
  GENERATED,
  generatedAnswers,
  generatedSources,
} from '#tests/harness/sources/generated/generatedSources.ts';
import { hostile } from '#tests/harness/sources/hostile.ts';
import { type SourceStand, standSource } from '#tests/harness/sources/sourceStand.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { parseCardFiles } from '../imports/cardFiles.ts';
import { createDownloads, type Downloads } from './fetching/downloads.ts';
import { fetchSet } from './fetchSet.ts';
import { type AskedRecipe, askedAt } from './recipes/askedAt.ts';
import { SHIPPED_RECIPES } from './recipes/shippedRecipes.ts';
import { readIndex } from './sourceIndex.ts';

const ASK = { seed: 7, todayIso: '2027-03-14' };

let db: Database;
let stand: SourceStand;
let folder: string;
let downloads: Downloads;

beforeAll(async () => {
  db = await openTestDatabase(ANY_KIND);
  stand = await standSource({ others: generatedSources(ASK) });
});
beforeEach(async () => {
  stand.answers = {};
  await db.query('delete from source_turn');
  folder = mkdtempSync(join(tmpdir(), 'hostile-sets-'));
  downloads = createDownloads({
    db,
    folder,
    now: () => Date.parse(`${ASK.todayIso}T12:00:00Z`),
    userAgent: 'Passleft (+https://draft.example.org)',
    rules: { allowsLoopback: true, trustedCertificate: readFileSync(PUSH_CERTIFICATE_FILE, 'utf8') },
    silenceMs: 500,
  });
  return () => rmSync(folder, { recursive: true });
});
afterAll(async () => {
  await stand.stop();
  await db.close();
});

type Id = keyof typeof GENERATED;

function recipeAt(id: Id): AskedRecipe {
  const recipe = SHIPPED_RECIPES.find((one) => one.id === id);
  if (!recipe) throw new Error(`There is no recipe ${id}.`);
  return { ...askedAt(recipe, { [id]: `${stand.origin}/${id}` }), everyMs: 1 };
}

const fetched = (id: Id, recipe = recipeAt(id), signal = new AbortController().signal) =>
  fetchSet(downloads, recipe, GENERATED[id].newest, signal, () => undefined);

/** MTGJSON as it would be without checksums. */
function believed(): AskedRecipe {
  const { item, ...recipe } = recipeAt('mtgjson');
  const { sha256: _, ...unsummed } = item;
  return { ...recipe, item: unsummed };
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'fetched',
    (fault: { why?: string }) => fault.why,
  );

const SET = '/mtgjson/api/v5/XKL.json.gz';
const PAGES = SHIPPED_RECIPES.find(({ id }) => id === 'pokemontcg-io')?.item.addresses[0] ?? '';
/** The address of a set's only page, as it is asked for. */
const pageAsked = () => new URL(PAGES.replace('{code}', 'xkp2').replace('{page}', '1'));
const body = (target: string) => generatedAnswers(ASK)(target)?.body ?? Buffer.alloc(0);
const MANY = '{"data":"kites over the harbour"}'.repeat(20);

describe('a set whose source answers otherwise', () => {
  it.each([
    ['endlessly', () => hostile.endless(), 'tooLarge'],
    ['endlessly without a length', () => hostile.endlessWithoutLength(), 'tooLarge'],
    ['with a page', () => hostile.html(), 'checksum'],
    ['with a page that is not found', () => hostile.html(404), 'missing'],
    ['by leading elsewhere', () => hostile.redirectTo('https://example.org/XKL.json.gz'), 'changed'],
    ['by leading inside', () => hostile.redirectToLoopback(), 'changed'],
    ['with half of it', () => hostile.hangsInTheMiddle(body(SET)), 'away'],
    ['with less than it says', () => hostile.lyingLength(body(SET)), 'away'],
    ['that it is asked too often', () => hostile.tooMany('120'), 'busy'],
    ['that it is asked too often, without a time', () => hostile.tooMany(), 'busy'],
  ] as const)('%s is refused, and fetched once it answers again', async (_, answer, why) => {
    stand.answers[SET] = answer();
    expect(await faultOf(fetched('mtgjson'))).toBe(why);
    stand.answers = {};
    await db.query('delete from source_turn');
    expect(await faultOf(fetched('mtgjson'))).toBe('fetched');
  });

  it('with another checksum is refused', async () => {
    stand.answers[`${SET}.sha256`] = hostile.wrongChecksum();
    expect(await faultOf(fetched('mtgjson'))).toBe('checksum');
  });

  it.each([
    ['packed twice', () => hostile.packedTwice(MANY), 'changed'],
    ['cut off', () => hostile.truncatedGzip(MANY.repeat(50)), 'changed'],
    ['more than a server unpacks', () => hostile.gzipBomb(80), 'tooLarge'],
    ['a page', () => hostile.html(), 'changed'],
  ] as const)(
    'without a checksum and %s is refused, and fetched once it is whole',
    async (_, answer, why) => {
      stand.answers[SET] = answer();
      expect(await faultOf(fetched('mtgjson', believed()))).toBe(why);
      stand.answers = {};
      expect(await faultOf(fetched('mtgjson', believed()))).toBe('fetched');
    },
  );

  it('not at all can be stopped', async () => {
    const stop = new AbortController();
    const isAsked = new Promise<void>((asked) => {
      stand.answers[SET] = (request, response) => {
        hostile.silent()(request, response);
        asked();
      };
    });
    const fault = faultOf(fetched('mtgjson', recipeAt('mtgjson'), stop.signal));
    await isAsked;
    stop.abort();
    expect(await fault).toBe('cancelled');
  });

  it('without its checksum is refused', async () => {
    stand.answers[`${SET}.sha256`] = hostile.html(404);
    expect(await faultOf(fetched('mtgjson'))).toBe('missing');
  });

  it('slowly is waited for', async () => {
    stand.answers[SET] = hostile.slow(body(SET), 10 * body(SET).byteLength);
    expect(await faultOf(fetched('mtgjson'))).toBe('fetched');
  });

  it('in another shape is told by its reader', async () => {
    stand.answers[SET] = hostile.otherShapePacked();
    const { files } = await fetched('mtgjson', believed());
    const texts = files.map(({ fileName, bytes }) => ({ fileName, text: new TextDecoder().decode(bytes) }));
    expect(parseCardFiles(texts, { gameSlug: 'kites' }).ok).toBe(false);
  });

  it.each([
    ['in another shape', () => hostile.otherShape(), 'changed'],
    ['with a page', () => hostile.html(), 'changed'],
    ['endlessly', () => hostile.endlessWithoutLength(), 'tooLarge'],
  ] as const)('%s instead of a page of records is refused', async (_, answer, why) => {
    const { pathname, search } = pageAsked();
    stand.answers[`/pokemontcg-io${pathname}${search}`] = answer();
    expect(await faultOf(fetched('pokemontcg-io'))).toBe(why);
    expect(stand.asked.at(-1)?.path).toBe(`/pokemontcg-io${pathname}${search}`);
  });
});

describe('a list of sets', () => {
  it.each([
    ['in another shape', () => hostile.otherShape(), 'changed'],
    ['that is a page', () => hostile.html(), 'changed'],
    ['that is not there', () => hostile.html(404), 'missing'],
    ['that never ends', () => hostile.endless('[{"setId":"'), 'tooLarge'],
  ] as const)('%s is refused, and read once it is there again', async (_, answer, why) => {
    const read = () => faultOf(readIndex(downloads, recipeAt('swu-db'), new AbortController().signal));
    stand.answers['/swu-db/sets'] = answer();
    expect(await read()).toBe(why);
    stand.answers = {};
    expect(await read()).toBe('fetched');
  });
});
