import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadOf, loadWords, type Manifest } from '../firstLoad.ts';
import { builtWeb } from './builtWeb.ts';

/** What an overlay waits for: React, the design system, the live line and the cards. */
const OVERLAY_AT_MOST_BYTES = 190 * 1024;
/** What an embedded replay waits for: React, the design system, the replay and the cards. */
const EMBED_AT_MOST_BYTES = 230 * 1024;

const web = builtWeb();
const manifest: Manifest = JSON.parse(readFileSync(join(web, '.vite/standalone.json'), 'utf8'));
const PAGES = {
  overlay: ['overlay.html', 'src/standalone/showOverlay.tsx', 'src/ui/messages/en/room/streams.ts'],
  embed: [
    'embed.html',
    'src/standalone/showEmbed.tsx',
    'src/ui/messages/en/room/streams.ts',
    'src/ui/messages/en/results.ts',
  ],
} as const;

/** Every script that these chunks may ever load, late ones too. */
function everythingFrom(keys: readonly string[], seen = new Set<string>()): ReadonlySet<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (seen.has(key) || !chunk) continue;
    seen.add(key);
    everythingFrom([...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], seen);
  }
  return seen;
}

describe('pages that are no part of the application', () => {
  it.each([
    ['overlay', OVERLAY_AT_MOST_BYTES],
    ['embed', EMBED_AT_MOST_BYTES],
  ] as const)('load little: %s', (page, most) => {
    const load = loadOf(web, manifest, PAGES[page]);
    console.info(loadWords(page, load));
    expect(load.packedBytes).toBeLessThanOrEqual(most);
  });

  it.each(['overlay', 'embed'] as const)('have neither router, session nor storage: %s', (page) => {
    const files = [...everythingFrom(PAGES[page])].flatMap((key) => manifest[key]?.file ?? []);
    expect(files.length).toBeGreaterThan(5);
    const scripts = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(web, file), 'utf8'));
    for (const mark of [
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'document.cookie',
      'serviceWorker',
      'auth-token',
      '/auth/refresh',
      'pushState',
      'replaceState',
    ])
      expect([mark, scripts.filter((text) => text.includes(mark)).length]).toEqual([mark, 0]);
  });

  it('share no file with the application', () => {
    const application: Manifest = JSON.parse(readFileSync(join(web, '.vite/manifest.json'), 'utf8'));
    const scripts = (known: Manifest) =>
      Object.values(known).flatMap(({ file }) => (file.endsWith('.js') ? [file] : []));
    const own = new Set(scripts(application));
    const catalogues = new Set(
      Object.entries(manifest).flatMap(([key, { file }]) => (key.includes('/messages/') ? [file] : [])),
    );
    expect(scripts(manifest).filter((file) => own.has(file) && !catalogues.has(file))).toEqual([]);
  });

  it('draw their own ground from the first byte: none of them is linked to a style sheet', () => {
    const html = readFileSync(join(web, 'overlay.html'), 'utf8');
    expect(existsSync(join(web, 'overlay.ja.html'))).toBe(true);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).not.toContain('style=');
  });
});
