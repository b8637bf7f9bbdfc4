import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../..');

const sourcesOf = (ending: RegExp) =>
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !path.includes('.test.'))
    .map((path) => ({ path, text: readFileSync(join(SOURCE, path), 'utf8') }));

/** What is laid over the page without being a dialog; only `.stack` tells that something happened. */
const LAID_OVER: Readonly<Record<string, string>> = {
  '.stack': 'the notification queue',
  '.tabs': 'the ways of the site on a phone',
  '.sheet': 'the recovery codes of the profile, on paper',
  '.ghost': 'a card that is dragged in the draft room',
  '.peek,\n.ghost': 'a card under the pointer, or dragged, in the deck builder',
  'ui/features/streams/overlay/OverlayScreen.tsx': 'the overlay of a stream, a page of its own',
  'ui/features/lobby/NextStep.tsx': "the lobby's buttons on a phone",
  'ui/features/deck-builder/boards/DragLayer.tsx': 'where a card that is dragged would go',
  'ui/features/deck-builder/boards/SelectedBar.tsx': 'what can be done with the chosen cards',
};

describe('what the product has to tell', () => {
  it('is laid over the page by the notification queue alone', () => {
    const fixed = sourcesOf(/\.css$/).flatMap(({ text }) =>
      [...text.matchAll(/([^{};/]+)\{[^{}]*position: fixed/g)].map(([, selector = '']) => selector.trim()),
    );
    const parts = sourcesOf(/\.tsx$/).filter(({ text }) => /\bpos(?:ition)?="fixed"/.test(text));
    const over = [...fixed, ...parts.map(({ path }) => path)];
    expect(over.toSorted()).toEqual(Object.keys(LAID_OVER).toSorted());
  });

  it('is told by no second kind of notice', () => {
    const second = /\btoaster\b|\btoast\(|createToaster|<Toaster/;
    const found = sourcesOf(/\.tsx?$/).filter(({ text }) => second.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});
