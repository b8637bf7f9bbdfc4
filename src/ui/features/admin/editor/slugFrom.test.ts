import { expect, it } from 'vitest';
import { slugFrom } from './slugFrom.ts';

it('makes a short name of a name', () => {
  expect([slugFrom('Émile’s Cube!'), slugFrom('  2 packs  ')]).toEqual(['emiles-cube', '2-packs']);
});
