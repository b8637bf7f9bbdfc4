import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SHEETS = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** What holds most of a page: a `:has()` on it is asked again for every element that comes or goes below. */
const HOLDS_MUCH =
  /(?:^|[\s>+~,])(?:(?:html|body|main|\.shell|\.lamp|\.room|\.room-main|\.room-board|\.format-board|\.deck|\.admin)(?:\.[\w-]+|\[[^\]]*\])*)?:has\(/;

/** Only asked where it is printed. */
const ON_PAPER = [
  'body:has(> .print-only) > *:not(.print-only)',
  'body:has(> .print-only)',
  'html:has(.account-sheet) body',
];

const broadHas = (css: string) =>
  css
    .split('\n')
    .map((line) => line.trim().replace(/(?: \{|,)$/, ''))
    .filter((line) => line.includes(':has(') && HOLDS_MUCH.test(line) && !ON_PAPER.includes(line));

describe('style sheets', () => {
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
