// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { picturesOf, textFileOf } from './chosenFiles.ts';

const nameOf = (name: string) => name;

describe('files that somebody chose as pictures', () => {
  it.each(['crest.svg', 'scan.bmp', 'photo.HEIC', 'notes.txt', 'no-ending'])(
    'name %s as left out, and take the others',
    async (name) => {
      const { pictures, leftOut } = await picturesOf(['12.png', name, 'kite.JPEG'], nameOf, 10);
      expect(pictures).toEqual(['12.png', 'kite.JPEG']);
      expect(leftOut).toContain(name);
      expect(leftOut).toContain('JPEG, PNG, WebP, AVIF and GIF');
    },
  );

  it('say nothing where every one is taken', async () => {
    expect((await picturesOf(['a.png', 'b.webp', 'c.avif', 'd.gif', 'e.jpg'], nameOf, 10)).leftOut).toBe('');
  });

  it('say that there were too many, and name only some of many', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `${at}.svg`);
    const { pictures, leftOut } = await picturesOf(['a.png', 'b.png', ...many], nameOf, 1);
    expect(pictures).toEqual(['a.png']);
    expect(leftOut).toContain('40 files');
    expect(leftOut).not.toContain('39.svg');
    expect(leftOut).toContain('first 1 ');
  });
});

describe('a file that somebody chose as text', () => {
  const text = new File(['4 Kite'], 'deck.txt', { type: 'text/plain' });

  it('is that file', async () => {
    expect(await textFileOf([text])).toBe(text);
  });

  it.each([
    [[text, text], 'Choose one file at a time.'],
    [[new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' })], '“crest.svg” isn’t a text file.'],
    [[new File(['PK\u0000\u0000'], 'cards.zip')], '“cards.zip” isn’t a text file.'],
  ])('is refused in words (%#)', async (files, sentence) => {
    await expect(textFileOf(files)).rejects.toThrow(sentence);
  });
});

/** Hand every file on to the server, which says of each what it is. */
const TAKES_ALL = ['features/admin/import/DropZone.tsx', 'features/sources/Offline.tsx'];

describe('every place where files are chosen or dropped', () => {
  it('asks here which of them it takes', () => {
    const folder = join(import.meta.dirname, '../..');
    const places = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(?<!\.test)\.tsx$/.test(path))
      .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
      .filter(({ text }) => /type="file"|dataTransfer\.files/.test(text));
    expect(places.length).toBeGreaterThan(4);
    const silent = places.filter(({ text }) => !/\b(picturesOf|textFileOf)\(/.test(text));
    expect(silent.map(({ path }) => path).toSorted()).toEqual(TAKES_ALL);
  });
});
