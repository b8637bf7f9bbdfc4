import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { growingIn, mayGrow } from './caches.ts';

/** What grows with its module, and why it cannot grow without end. Everything else uses `createLruCache` or a WeakMap. */
const BOUNDED: Readonly<Record<string, string>> = {
  'server/cards/catalogue.ts inMemory':
    'catalogues that drafts in memory hold; those let go are dropped whenever one is added',
  'server/cards/batches/parseInside.ts names':
    'a thread that reads one import and ends; the game has so many cards',
  'server/cards/batches/parseInside.ts printings': 'the same thread; the game has so many printings',
  'server/cards/batches/parseInside.ts packs':
    'the same thread; the game has so many packs that wait for cards',
  'server/previews/picture/letters.ts loaded': 'one for each of the two weights of the font',
  'contract/messages/translator.ts made':
    'one for each tag of a language and each options that the code writes',
  'src/ui/features/admin/kit/grid/useKeptText.ts listeners':
    'one for each part on screen that shows the text',
  'src/ui/messages/load.ts asked': 'one for each language and feature',
  'src/ui/messages/load.ts here': 'one for each language and feature',
  'src/ui/messages/messagesFor.ts translators': 'one for each language and feature',
  'src/ui/components/cards/usePictureState.ts waiting':
    'pictures of this page that wait to be shown; emptied in each frame',
  'src/ui/components/hooks/afterPress.ts waiting': 'emptied after each press',
  'src/ui/components/hooks/useDocumentClass.ts holders': 'one for each class name that the code writes',
  'src/ui/components/preferences/cardSize.ts listeners': 'parts on the page, removed when they leave it',
  'src/ui/system/look/scheme.ts listeners': 'parts on the page, removed when they leave it',
};

const sources = ['server', 'contract', 'engine', 'src'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\.(test|testkit)\.tsx?$/.test(path)),
);

const growing = sources.flatMap((path) => {
  const text = readFileSync(path, 'utf8');
  if (!mayGrow(text)) return [];
  return growingIn(path, text).map(({ name }) => `${path} ${name}`);
});

describe('what lives as long as the process', () => {
  it('grows only up to a bound that is written down [S3, C19] [ASVS V15.2.2]', () => {
    expect(sources.length).toBeGreaterThan(1000);
    expect(growing.filter((one) => !(one in BOUNDED))).toEqual([]);
  });

  it('has no bound written down that nothing needs any more', () => {
    expect(Object.keys(BOUNDED).filter((one) => !growing.includes(one))).toEqual([]);
  });

  it('is found as a map, a set, an object, an array, a static, and in what is called while a file is loaded', () => {
    const text = `
      const zones = new Map<string, Intl.DateTimeFormat>();
      export const seen: Set<string> = new Set();
      const texts: Record<string, string> = {};
      const lines: string[] = [];
      class Kept { static readonly all = new Map<string, string>(); }
      function kept() { const made = new Map<string, string>(); return (key: string) => made.set(key, key); }
      const words = kept();
      const FIXED = new Set(['a']);
      const weak = new WeakMap<object, string>();
      export function remember(key: string) {
        const local = new Map<string, string>();
        zones.set(key, new Intl.DateTimeFormat()); seen.add(key); texts[key] = key; lines.push(key);
        local.set(key, words(key)); weak.set({}, key);
        return FIXED.has(key);
      }`;
    expect(growingIn('a.ts', text).map(({ name }) => name)).toEqual([
      ...['zones', 'seen', 'texts', 'lines', 'made', 'all'],
    ]);
  });
});
