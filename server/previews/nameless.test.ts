import { expect, it } from 'vitest';
import { nameless } from './nameless.ts';

it.each([
  "Juno's table",
  'juno and seven bots',
  'What if: ＪＵＮＯ’s table',
  'Friday with Brass Heron',
  'a.b wins',
  'Junos and Juno',
  'Ju\u200Bno’s cube',
])('%j names somebody', (name) => {
  expect(nameless(name, ['Ana', 'Juno', 'Brass Heron', 'a.b'])).toBe('');
});

it.each(['Junos night', 'Savana', 'Innistrad, Fri 28 Nov', 'axb wins', ''])('%j names nobody', (name) => {
  expect(nameless(name, ['Ana', 'Juno', 'Brass Heron', 'a.b', ''])).toBe(name);
});
