import { expect, it } from 'vitest';
import { cubeChange } from './cubeChange.ts';
import { listOfCube } from './cubes.ts';

const cube = (...lines: readonly string[]) => ['[CustomCards]', '[]', '[Cube]', ...lines].join('\n');

it('a cube that changed tells how many copies came in and went out, whatever their printings', () => {
  const before = cube('1 Kite (KIT) 12', '2 Low Tide', '1 Fire // Ash');
  expect(cubeChange(before, cube('1 Kite (OLD) 3a *F*', '1 Low Tide', '1 Ember', '1 Gale'))).toEqual({
    in: 2,
    out: 2,
  });
  expect(cubeChange(before, cube('2 low tide', '1 Fire // Ash', '1 Kite'))).toBeNull();
});

it('a cube that did not change is the same, with faces and without', () => {
  const copies = [{ card: { name: 'Kite' }, printing: { set: '', number: '' }, finish: null }];
  const named = { name: 'Kites', copies: copies as never, leftOut: 0 };
  expect(cubeChange(listOfCube(named, [{ name: 'Kite' }]).text, listOfCube(named, []).text)).toBeNull();
});
