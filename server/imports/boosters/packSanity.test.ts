import { expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import { pickOneRounds } from '../passing.ts';
import { checkPacks } from './packSanity.ts';

const pack = (slug: string, printing: string, sheet: string): StoredPack => ({
  slug,
  name: slug,
  layouts: [
    {
      name: 'P',
      weight: 1,
      slots: [{ name: 'S', count: 1, finish: 'plain', sheets: [{ sheet, weight: 1 }] }],
    },
  ],
  sheets: { A: { kind: { type: 'random' }, cards: [{ printing, weight: 1 }] } },
  replacement: 'pack',
  refill: false,
});

const template = (slug: string) => ({
  slug: `${slug}-draft`,
  name: slug,
  blurb: '',
  format: 'booster' as const,
  rounds: pickOneRounds([slug]),
  seats: 8,
  clock: 'standard' as const,
});

it('a pack with an unknown printing or sheet is left out with its templates, each with a reject', () => {
  const packs = [
    pack('good', 'known', 'A'),
    pack('lost-card', 'unknown', 'A'),
    pack('lost-sheet', 'known', 'B'),
  ];
  const checked = checkPacks(
    packs,
    packs.map((one) => template(one.slug)),
    (key) => key === 'known',
  );
  expect(checked.packs.map((one) => one.slug)).toEqual(['good']);
  expect(checked.templates.map((one) => one.slug)).toEqual(['good-draft']);
  expect(checked.rejected).toEqual([
    {
      row: 2,
      column: 'pack lost-card, sheet A',
      found: 'unknown',
      expected: 'a printing of the file or of the game',
    },
    { row: 3, column: 'pack lost-sheet, layout P, slot S', found: 'B', expected: 'a sheet of the pack' },
    { row: 2, column: 'template lost-card-draft', found: 'lost-card', expected: 'a pack of this file' },
    { row: 3, column: 'template lost-sheet-draft', found: 'lost-sheet', expected: 'a pack of this file' },
  ]);
});

it('a pack of more cards than any table opens, or of numbers that are none, is left out', () => {
  const sized = (slug: string, count: number, weight = 1): StoredPack => {
    const whole = pack(slug, 'known', 'A');
    const layouts = whole.layouts.map((layout) => ({
      ...layout,
      weight,
      slots: layout.slots.map((slot) => ({ ...slot, count })),
    }));
    return { ...whole, layouts };
  };
  const packs = [
    sized('full', 100),
    sized('huge', 3_000_000_000),
    sized('endless', 1, Number.POSITIVE_INFINITY),
  ];
  const checked = checkPacks(packs, [], (key) => key === 'known');
  expect(checked.packs.map(({ slug }) => slug)).toEqual(['full']);
  expect(checked.rejected.map(({ row, found, expected }) => [row, found, expected])).toEqual([
    [2, '3000000000 cards', 'at most 100 cards'],
    [3, 'numbers that are none', 'weights and whole counts'],
  ]);
});

it('a template of more steps than anybody walks through is left out', () => {
  const steps = Array.from({ length: 201 }, () => ({ do: 'pick' as const, count: 1 }));
  const long = { ...template('good'), rounds: [{ pack: 'good', opening: [], steps }] };
  const checked = checkPacks([pack('good', 'known', 'A')], [long], () => true);
  expect([checked.packs.length, checked.templates.length]).toEqual([1, 0]);
  expect(checked.rejected).toEqual([
    { row: 1, column: 'template good-draft', found: '201 steps', expected: 'at most 200 steps' },
  ]);
});
