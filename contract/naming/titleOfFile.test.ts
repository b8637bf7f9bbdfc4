import { expect, it } from 'vitest';
import { titleOfFile } from './titleOfFile.ts';

it.each([
  ['my_cube-v2.txt', 'My cube v2'],
  ['lists/Pauper-Cube.draftmancer.txt', 'Pauper Cube'],
  ['C:\\cubes\\office cube (1).csv', 'Office cube'],
  ['Spider-Man cube.txt', 'Spider-Man cube'],
  ['evening_2026-11-28.json', 'Evening 2026-11-28'],
  ['vintage-cube - Copy.txt', 'Vintage cube'],
  ['élan.csv', 'Élan'],
  ['.txt', ''],
])('makes %s the title %s', (file, title) => {
  expect(titleOfFile(file)).toBe(title);
});
