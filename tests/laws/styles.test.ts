import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { semanticTokens } from '#src/ui/system/semanticTokens.ts';
import { tokens } from '#src/ui/system/tokens.ts';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' });
const SHEETS = FILES.filter((name) => name.endsWith('.css'));
/** Sheets whose classes are not their own. All others are modules. */
const GLOBAL: Readonly<Record<string, string>> = {
  'assets/offline.css': 'a page without scripts',
  'ui/components/cards/card.css': 'its parts are styled by boards, decks and replays',
  'ui/system/css/firstPaint.css': 'index.html uses its classes',
  'ui/system/css/fonts.css': 'names fonts only',
  'ui/system/css/reset.css': 'elements, not classes',
  'ui/system/css/tokens.css': 'variables only',
};

/** What holds most of a page: a `:has()` on it is asked again for every element that comes or goes below. */
const HOLDS_MUCH =
  /(?:^|[\s>+~,])(?:(?:html|body|main|\.shell|\.lamp|\.room|\.room-main|\.room-board|\.format-board|\.deck|\.admin)(?:\.[\w-]+|\[[^\]]*\])*)?:has\(/;

/** Only asked where it is printed. */
const ON_PAPER = [
  'body:has(> .print-only) > *:not(.print-only)',
  'body:has(> .print-only)',
  'html:has(.sheet) body',
];

const broadHas = (css: string) =>
  css
    .split('\n')
    .map((line) => line.trim().replace(/(?: \{|,)$/, ''))
    .filter((line) => line.includes(':has(') && HOLDS_MUCH.test(line) && !ON_PAPER.includes(line));

/** Set by libraries on their own elements. */
const OF_LIBRARIES: readonly string[] = ['available-height'];

const SOURCES = FILES.filter((name) => /\.(?:css|tsx?)$/.test(name) && !/\.test\./.test(name));
/** The two that make names out of their arguments; what they made is asked instead. */
const MAKES_NAMES: readonly string[] = ['ui/system/tokens.ts', 'ui/system/semanticTokens.ts'];

const usedIn = (text: string) => [...text.matchAll(/var\(\s*--([\w-]*)/g)].map(([, name = '']) => name);
const setIn = (text: string) =>
  [...text.matchAll(/--([\w-]+)['"`]?\]?\s*:|setProperty\(\s*['"`]--([\w-]+)/g)].map(
    ([, name, other]) => name ?? other ?? '',
  );

describe('custom properties', () => {
  const textOf = (name: string) => readFileSync(join('src', name), 'utf8');
  const known = new Set([...OF_LIBRARIES, ...SOURCES.flatMap((name) => setIn(textOf(name)))]);

  it('are found where they are used and set', () => {
    expect(usedIn('a { color: var(--b); c: var( --d-e, red) } var(--f-$')).toEqual(['b', 'd-e', 'f-']);
    expect(setIn("--a: 1; { '--b-c': 2, ['--d']: 3 } setProperty('--e', 4) var(--f)")).toEqual([
      'a',
      'b-c',
      'd',
      'e',
    ]);
  });

  it('that are used are set somewhere, and named whole, so that who removes one finds its users', () => {
    const missing = SOURCES.filter((name) => !MAKES_NAMES.includes(name)).flatMap((name) =>
      usedIn(textOf(name))
        .filter((used) => !known.has(used))
        .map((used) => `${name}: --${used}`),
    );
    expect(missing).toEqual([]);
  });

  it('that the tokens of the design system point at are set', () => {
    const used = usedIn(JSON.stringify({ tokens, semanticTokens }));
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !known.has(name))).toEqual([]);
  });

  it('that the sheet of tokens sets are used', () => {
    const used = new Set(usedIn(JSON.stringify({ tokens, semanticTokens }) + SOURCES.map(textOf).join('')));
    const set = setIn(textOf('ui/system/css/tokens.css'));
    expect(set.length).toBeGreaterThan(100);
    expect(set.filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('style sheets', () => {
  it('are CSS modules, but for those that cannot be', () => {
    const plain = SHEETS.filter((name) => !name.endsWith('.module.css'));
    expect(plain.toSorted()).toEqual(Object.keys(GLOBAL).toSorted());
  });

  it('that are modules are imported by name: the build drops one that is imported for its effect alone', () => {
    const forEffect = /import '[^']*\.module\.css'/;
    expect(forEffect.test("import './a.module.css';")).toBe(true);
    const sources = FILES.filter((name) => /\.tsx?$/.test(name));
    expect(sources.filter((name) => forEffect.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
  });

  it('find what holds too much', () => {
    expect(broadHas('html:has(dialog[open]) {')).toHaveLength(1);
    expect(broadHas('.light .room.narrow:has(.low) .card,')).toHaveLength(1);
    expect(broadHas(':has(> .chip) {')).toHaveLength(1);
    expect(broadHas('.shell[data-frame="page"]:has(.bar) {')).toHaveLength(1);
    expect(broadHas('.room-take:has(.clock) {')).toEqual([]);
  });

  it('never ask a whole page whether something is in it', () => {
    expect(SHEETS.length).toBeGreaterThan(50);
    for (const sheet of SHEETS) expect(broadHas(readFileSync(join('src', sheet), 'utf8')), sheet).toEqual([]);
  });
});
