import { expect, it } from 'vitest';
import { createLruCache } from './lruCache.ts';

it('a cache of the entries used last never holds more than it may', () => {
  const cache = createLruCache<string, number>(2);
  cache.set('first', 1);
  cache.set('second', 2);
  expect(cache.get('first')).toBe(1);
  cache.set('third', 3);
  expect([cache.get('first'), cache.get('second'), cache.get('third')]).toEqual([1, undefined, 3]);
  for (let key = 0; key < 1000; key++) cache.set(String(key), key);
  expect(cache.size).toBe(2);
});
