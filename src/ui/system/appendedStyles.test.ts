import type { EmotionCache } from '@emotion/react';
import { expect, test } from 'vitest';
import { appendStyles } from './appendedStyles.ts';

/** As the sheet of emotion behaves: a new tag where the count says so, behind its last one or at the end. */
function fakeCache(isSpeedy: boolean) {
  const head: string[] = [];
  const sheet = {
    isSpeedy,
    ctr: 0,
    tags: [] as string[],
    insert(this: { ctr: number; tags: string[] }, rule: string) {
      if (this.ctr === 0) {
        const last = this.tags.at(-1);
        head.splice(last === undefined ? head.length : head.indexOf(last) + 1, 0, `of ${rule}`);
        this.tags.push(`of ${rule}`);
      }
      this.ctr += 1;
    },
  };
  return { head, sheet, cache: { sheet } as unknown as EmotionCache };
}

test('styles of one drawing share a sheet, those of the next have one behind all others', async () => {
  const { head, sheet, cache } = fakeCache(true);
  appendStyles(cache);
  appendStyles(cache);
  sheet.insert('a');
  sheet.insert('b');
  await Promise.resolve();
  head.push('link');
  sheet.insert('c');
  sheet.insert('d');
  expect(head).toEqual(['of a', 'link', 'of c']);
  expect(sheet.tags).toEqual(['of a', 'of c']);
});

test('a sheet that has a tag for each rule is left as it is', () => {
  const { sheet, cache } = fakeCache(false);
  const { insert } = sheet;
  appendStyles(cache);
  expect(sheet.insert).toBe(insert);
});
