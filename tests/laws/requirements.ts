import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './testTitles.ts';

/** A table of requirements. Tests carry its numbers in their titles, after its word: `[spec 4.3, 4.4]`, `[A7]`. */
export interface RequirementTable {
  readonly file: string;
  readonly word: 'spec' | '' | 'fault' | 'ASVS';
  readonly number: RegExp;
}

export const TABLES = {
  specification: { file: 'docs/specification.md', word: 'spec', number: /^\d+\.\d+$/ },
  security: { file: 'docs/security.md', word: '', number: /^[ASODIPRXZHWC]\d+$/ },
  faults: { file: 'docs/faults.md', word: 'fault', number: /^[FR]\d+$/ },
  asvs: { file: 'docs/asvs.md', word: 'ASVS', number: /^V\d+\.\d+\.\d+$/ },
} as const satisfies Record<string, RequirementTable>;

export interface TaggedTest {
  readonly file: string;
  /** Without its tags. */
  readonly title: string;
  readonly word: string;
  readonly number: string;
}

const TAG = /\s*\[(?:(spec|fault|ASVS) )?([A-Z]?\d[\d.]*(?:, [A-Z]?\d[\d.]*)*)\]/g;

/** A title without its tags. */
export const bareTitle = (title: string): string => title.replaceAll(TAG, '').trim();

/** What a title says it shows; nothing where it has no tags. */
export function tagsIn(file: string, title: string): readonly TaggedTest[] {
  const bare = bareTitle(title);
  return [...title.matchAll(TAG)].flatMap(([, word = '', numbers = '']) =>
    numbers.split(', ').map((number) => ({ file, title: bare, word, number })),
  );
}

const AREAS = ['engine', 'contract', 'src', 'server', 'tests', 'demo'];
const IS_TEST = /\.(test|spec)\.tsx?$/;

/** Every tag of every test that runs. */
export const taggedTests = (): readonly TaggedTest[] =>
  AREAS.flatMap((area) =>
    readdirSync(area, { recursive: true, encoding: 'utf8' })
      .filter((name) => IS_TEST.test(name))
      .map((name) => join(area, name))
      .toSorted()
      .flatMap((file) => titlesIn(readFileSync(file, 'utf8')).flatMap((title) => tagsIn(file, title))),
  );

const CELL = /(?<!\\)\|/;

/** The numbers of a table's rows, each with the row's cells. */
export function requirementsIn(
  document: string,
  { number }: Pick<RequirementTable, 'number'>,
): ReadonlyMap<string, readonly string[]> {
  const rows = document.split('\n').map((line) => line.split(CELL).map((cell) => cell.trim()));
  return new Map(rows.flatMap(([, first = '', ...cells]) => (number.test(first) ? [[first, cells]] : [])));
}

const isOf = (table: RequirementTable, { word, number }: TaggedTest) =>
  word === table.word && table.number.test(number);

/** Tests by the number of the requirement that they show. */
export function testsByNumber(
  table: RequirementTable,
  tests: readonly TaggedTest[],
): ReadonlyMap<string, readonly TaggedTest[]> {
  const shown = new Map<string, TaggedTest[]>();
  for (const test of tests)
    if (isOf(table, test)) shown.set(test.number, [...(shown.get(test.number) ?? []), test]);
  return shown;
}

/** Tags of this table that none of its rows has. */
export function strayTags(
  table: RequirementTable,
  numbers: readonly string[],
  tests: readonly TaggedTest[],
): readonly string[] {
  return tests
    .filter((test) => isOf(table, test) && !numbers.includes(test.number))
    .map(({ file, title, number }) => `${number}: ${file} › ${title}`);
}

/** The table with one more column: the tests that show each row. */
export function withTests(document: string, table: RequirementTable, tests: readonly TaggedTest[]): string {
  const shown = testsByNumber(table, tests);
  return document
    .split('\n')
    .map((line, at, lines) => {
      const number = line.split(CELL)[1]?.trim() ?? '';
      if (line.startsWith('| No. |')) return `${line} Shown by |`;
      if (lines[at - 1]?.startsWith('| No. |')) return `${line}---|`;
      if (!table.number.test(number)) return line;
      const names = shown
        .get(number)
        ?.map(({ file, title }) => `\`${file} › ${title.replaceAll('|', '\\|')}\``);
      return `${line} ${names?.join('<br>') ?? ''} |`;
    })
    .join('\n');
}
