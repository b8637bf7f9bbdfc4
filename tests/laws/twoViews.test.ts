import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { comparingFunctions, programOf } from './twoViews.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 240_000;
const SAMPLE = path.join(import.meta.dirname, 'samples/comparing.ts');

const filesOf = (folder: string) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testkit)\.tsx?$/.test(file))
    .map((file) => path.join(ROOT, folder, file));

/** Worth its time: nothing else gives a function two views, not even by the types of what it is handed to. */
const mayHoldViews = (file: string) =>
  /\b(RoomView|DraftView|TableView|BoardView|OpenedTable|HubMessages|TableLink|DraftRoom\w*|use(Table|Room)\w*)\b/.test(
    readFileSync(file, 'utf8'),
  );

describe('what happened in a draft comes as events, so that nobody compares two views of it', () => {
  it('finds every way to take two views of a kind', () => {
    const found = comparingFunctions(programOf(ROOT, [SAMPLE]), (file) => file === SAMPLE);
    expect(found.map(({ name }) => name)).toEqual([
      'engine',
      'before',
      'nullable',
      'oneObject',
      'named',
      'parts',
      'listed',
      'contextual',
    ]);
  });

  it(
    'holds for every function of the pages and of the hub',
    () => {
      const files = new Set(['src', 'server/hub'].flatMap(filesOf).filter(mayHoldViews));
      const program = programOf(ROOT, [...files]);
      expect(comparingFunctions(program, (file) => files.has(file))).toEqual([]);
    },
    PATIENCE_MS,
  );
});
