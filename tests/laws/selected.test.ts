import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g;
/** Strings, and words between tags. */
const WORDS = /'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`|>([^<>{}=[]+)</g;
/** A word by itself, as a person reads it: not the name of a state, a class or a field. */
const IS_READ = /\bReserve[ds]?\b|\s\W*reserve[ds]?\b|\breserve[ds]?\s+[a-z]/;

const filesIn = (folder: string, isWanted: (file: string) => boolean) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isWanted)
    .map((file) => join(folder, file));

const shown = () =>
  filesIn('src/ui', (file) => /\.tsx?$/.test(file) && !file.includes('.test')).flatMap((file) => {
    const source = readFileSync(file, 'utf8').replaceAll(COMMENT, '');
    return [...source.matchAll(WORDS)].map(([all, ...parts]) => ({
      file,
      words: parts.find((part) => part !== undefined) ?? all,
    }));
  });

describe('the word for a card that is chosen and not taken yet', () => {
  it('[N20] is "selected" everywhere a person reads it', () => {
    const words = shown();
    expect(words.length).toBeGreaterThan(10_000);
    const isClass = (text: string) => /[`{}]|room-|\bpc\b/.test(text);
    expect(words.filter(({ words: text }) => IS_READ.test(text) && !isClass(text))).toEqual([]);
  });

  it('[N20] is "select" in the vocabulary and in the rules of the formats', () => {
    const rules = filesIn('engine/formats', (file) => file.endsWith('rules.md')).map((file) =>
      readFileSync(file, 'utf8'),
    );
    expect(rules.filter((text) => /\breserved\b/.test(text))).toEqual([]);
    expect(readFileSync('docs/vocabulary.md', 'utf8')).toContain('| **select** |');
  });
});
