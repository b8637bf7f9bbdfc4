import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../..');

const sourcesOf = (ending: RegExp) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

/** What is laid over the page without being a dialog; only `.notes` tells that something happened. */
const LAID_OVER: Readonly<Record<string, string>> = {
  '.notes': 'the notification queue',
  '.lobby-bar': "the lobby's buttons on a phone",
  '.tabbar': 'the ways of the site on a phone',
  '.sheet': 'the recovery codes of the profile, on paper',
  '.deck-dock': "the deck builder's buttons on a phone",
  '.deck-menu': 'the menu of a card',
  '.deck-peek': 'a card under the pointer',
  '.deck-ghost': 'a card that is dragged',
  '.ghost': 'a card that is dragged in the draft room',
  '.deck-drag-words': 'where a card that is dragged would go',
  '.deck-selected': 'what can be done with the chosen cards',
};

describe('what the product has to tell', () => {
  it('is laid over the page by the notification queue alone', () => {
    const fixed = sourcesOf(/\.css$/).flatMap(({ text }) =>
      [...text.matchAll(/([^{};/]+)\{[^{}]*position: fixed/g)].map(([, selector = '']) => selector.trim()),
    );
    expect(fixed.toSorted()).toEqual(Object.keys(LAID_OVER).toSorted());
  });

  it('is told by no second kind of notice', () => {
    const second = /\btoaster\b|\btoast\(|createToaster|<Toaster|position="fixed"|pos="fixed"/;
    const found = sourcesOf(/\.tsx?$/).filter(({ text }) => second.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
