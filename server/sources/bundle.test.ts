import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { importFiles } from '../cards/importFile.ts';
import { type Bundle, openBundle, packBundle } from './bundle.ts';
import { SHIPPED_RECIPES } from './recipes/shippedRecipes.ts';

const nowMs = Date.UTC(2026, 10, 28);
const game = SHIPPED_RECIPES.find(({ id }) => id === 'lorcanajson')?.game ?? null;

const csv = ['name,rarity,set', ...Array.from({ length: 60 }, (_, at) => `Kite ${at},common,KIT`)].join('\n');
const BUNDLE: Bundle = {
  source: {
    id: 'lorcanajson',
    name: 'LorcanaJSON',
    licence: 'Free to use.',
    set: { code: 'KIT', name: 'Kites' },
    sets: ['KIT'],
    missing: [],
    files: [
      { address: 'https://lorcanajson.org/a.json', bytes: 3, sha256: 'a'.repeat(64), fetchedAtMs: nowMs },
    ],
    pictures: ['api.lorcana.ravensburger.com', 'pictures.example.org'],
  },
  recipe: {
    game,
    presets: { packs: [], drafts: [], free: [] },
    keep: undefined,
    sets: [{ code: 'KIT', name: 'Kites', releasedOn: null }],
  },
  map: null,
  files: [{ fileName: 'kites.csv', bytes: strToU8(csv) }],
};

/** The bundle with one of its files changed. */
function changed(name: string, change: (text: string) => string): Uint8Array {
  const files = unzipSync(packBundle(BUNDLE));
  return zipSync({ ...files, [name]: strToU8(change(strFromU8(files[name] ?? new Uint8Array()))) });
}

const DAMAGED = 'This bundle is damaged: what is in it is not what it says. Make it again.';
const OTHER = 'This bundle was made by another version, or is damaged. Make it again.';

describe('a bundle of a source', () => {
  it('holds what was packed, and is the same whenever it is made', () => {
    const packed = packBundle(BUNDLE);
    expect(openBundle(packed)).toEqual(BUNDLE);
    expect(packBundle(BUNDLE)).toEqual(packed);
  });

  it.each([
    ['whose file was changed', changed('files/0', (text) => text.replace('Kite 1', 'Hawk 1')), DAMAGED],
    ['whose manifest is no JSON', changed('manifest.json', () => 'kites'), OTHER],
    ['of another version', changed('manifest.json', (text) => text.replace('bundle-1', 'bundle-2')), OTHER],
    ['with an unknown field', changed('manifest.json', (text) => text.replace('{', '{"run":"me",')), OTHER],
    [
      'whose checksum was changed',
      changed('manifest.json', (text) => text.replace(/"sha256":"\w{9}/, '$&x')),
      OTHER,
    ],
    ['that names a file it does not hold', changed('manifest.json', named), DAMAGED],
    [
      'with a file outside its folder',
      zipSync({ 'manifest.json': strToU8('{}'), '../kites': strToU8('a') }),
      DAMAGED,
    ],
    [
      'with a file that becomes too large',
      withFile(new Uint8Array(65 * 1024 * 1024)),
      'The files of this bundle are larger than 64 MiB together.',
    ],
    ['with a file packed too well', withFile(new Uint8Array(9 * 1024 * 1024)), DAMAGED],
    [
      'with too many files',
      zipSync(
        Object.fromEntries(
          ['manifest.json', ...Array.from({ length: 101 }, (_, at) => `files/${at}`)].map((name) => [
            name,
            strToU8('a'),
          ]),
        ),
      ),
      'A bundle holds at most 100 files.',
    ],
    ['that is cut off', packBundle(BUNDLE).subarray(0, 200), null],
    ['that is another archive', zipSync({ 'kites.txt': strToU8('a') }), null],
  ])('%s is refused [I21]', (_, bytes, expected) => {
    expect(openBundle(bytes)).toBe(expected);
  });
});

function named(text: string): string {
  const manifest: { files: object[] } = JSON.parse(text);
  return JSON.stringify({ ...manifest, files: [...manifest.files, ...manifest.files] });
}

function withFile(bytes: Uint8Array): Uint8Array {
  return zipSync({ ...unzipSync(packBundle(BUNDLE)), 'files/1': bytes });
}

describe('a bundle on another server', () => {
  const open: Database[] = [];
  afterEach(async () => {
    for (const db of open.splice(0)) await db.close();
  });

  async function importedInto(bytes: Uint8Array) {
    const db = await openTestDatabase(ANY_KIND);
    open.push(db);
    const report = await importFiles(db, {
      files: [{ fileName: 'kites.passleft', bytes }],
      ...{ gameSlug: 'lorcana', gameName: 'Disney Lorcana', createGame: true },
      ...{ dryRun: false, skipRejects: false, map: null, nowMs },
    });
    return { db, report };
  }

  async function hostsOf(db: Database): Promise<string[]> {
    const rows = await db.query<{ host: string }>('select host from image_host where host = any($1)', [
      BUNDLE.source.pictures,
    ]);
    return rows.map(({ host }) => host);
  }

  it('is read the same on each, with the game of its source and where it came from', async () => {
    const bytes = packBundle(BUNDLE);
    const [one, other] = [await importedInto(bytes), await importedInto(bytes)];
    expect(one.report).toMatchObject({ refusal: null, cards: 60, printings: 60, created: 120 });
    expect(other.report).toEqual({ ...one.report, batchId: other.report.batchId });
    const [batch] = await one.db.query<{ source: object }>('select source from import_batch where id = $1', [
      one.report.batchId,
    ]);
    expect(batch?.source).toMatchObject({ id: 'lorcanajson', set: { name: 'Kites' }, sets: ['KIT'] });
  });

  it('allows no hosts of pictures but those of the recipe that this server has itself [I21]', async () => {
    const { db } = await importedInto(packBundle(BUNDLE));
    expect(await hostsOf(db)).toEqual(['api.lorcana.ravensburger.com']);
  });

  it('changes nothing where it lies', async () => {
    const { db, report } = await importedInto(changed('files/0', (text) => text.replace('Kite', 'Hawk')));
    expect(report.refusal).toBe(DAMAGED);
    expect(await db.query('select 1 from game')).toEqual([]);
    expect(await hostsOf(db)).toEqual([]);
  });
});
