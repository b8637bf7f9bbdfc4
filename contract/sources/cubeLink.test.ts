import { describe, expect, it } from 'vitest';
import { cubeIdOf } from './cubeLink.ts';

describe('a link to a cube', () => {
  it.each([
    ['https://cubecobra.com/cube/list/modovintage', 'modovintage'],
    ['https://www.cubecobra.com/cube/overview/5d2cb3f44153591614458e5d', '5d2cb3f44153591614458e5d'],
    ['http://cubecobra.com/cube/playtest/my_cube-2?view=spoiler#top', 'my_cube-2'],
    ['cubecobra.com/cube/list/pauper', 'pauper'],
    ['https://cubecobra.com/cube/api/cubeJSON/pauper', 'pauper'],
    ['https://cubecobra.com/c/pauper', 'pauper'],
    ['  pauper\n', 'pauper'],
  ])('%o has its id', (pasted, id) => {
    expect(cubeIdOf(pasted)).toBe(id);
  });

  it.each([
    '',
    'https://cubecobra.com/',
    'https://cubecobra.com/cube',
    'https://cubecobra.com/user/view/ana',
    'https://cubecobra.com.example.org/cube/list/pauper',
    'https://example.org/cube/list/pauper',
    'https://127.0.0.1/cube/list/pauper',
    'javascript:alert(1)',
    'two words',
    `https://cubecobra.com/cube/list/${'a'.repeat(101)}`,
    'https://cubecobra.com/cube/list/%2e%2e%2fadmin',
  ])('%o has none', (pasted) => {
    expect(cubeIdOf(pasted)).toBeNull();
  });
});
