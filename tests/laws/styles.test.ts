import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { straySelectors } from './styleRooms.ts';

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' });
const SHEETS = FILES.filter((name) => name.endsWith('.css'));
/** The classes of a CSS module are its own by construction. */
const GLOBAL_SHEETS = SHEETS.filter((name) => !name.endsWith('.module.css'));
const COMPONENTS = FILES.filter((name) => name.endsWith('.tsx') && !/\.test(?:kit)?\.tsx$/.test(name));

const sourcesOf = (names: readonly string[]) =>
  names
    .filter((name) => name.startsWith('ui/'))
    .map((name) => ({ path: name.slice('ui/'.length), text: readFileSync(join('src', name), 'utf8') }));

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

describe('style sheets', () => {
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

  it('find a rule that reaches another room', () => {
    const stray = (css: string, ...components: string[]) =>
      straySelectors(
        [{ path: 'admin/sheet.css', text: css }],
        components.map((text) => ({ path: 'results/Table.tsx', text })),
      );
    const worn = '<i className="round" />';
    expect(stray('.round { gap: 1px }', worn)).toEqual(['admin/sheet.css: .round also reaches results']);
    expect(stray('@media (max-width: 9px) { .light .round > p { gap: 1px } }', worn)).toHaveLength(1);
    expect(stray('.round { gap: 1px }', "<i className={is ? 'felt round' : 'felt'} />")).toHaveLength(1);
    expect(stray('.round { gap: 1px }', "const look = 'round'; <i className={look} />")).toHaveLength(1);
    expect(stray('.round:not(.flat) { gap: 1px }', worn)).toHaveLength(1);
    expect(stray('p { gap: 1px }')).toEqual(['admin/sheet.css: p also reaches every page']);
    expect(stray('.bench .round { gap: 1px }', worn)).toEqual([]);
    expect(stray('.round { gap: 1px }', `import '../admin/sheet.css';\n${worn}`)).toEqual([]);
  });

  it('reach only the room they stand in, whatever was looked at before', () => {
    expect(straySelectors(sourcesOf(GLOBAL_SHEETS), sourcesOf(COMPONENTS))).toEqual([]);
  });
});
