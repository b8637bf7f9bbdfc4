import type { GameDefinition } from '#contract/game.ts';
import { slugOf } from './slug.ts';

type Lane = GameDefinition['lanes'][number];

const hues = ['ember', 'tide', 'grove', 'dusk', 'volt', 'bone'];

/** Lanes from words, in the order given, with a hue and a sign each. */
export function lanesOf(words: Iterable<string>): Lane[] {
  return [...new Set(words)].map((label, index) => {
    const hue = hues[index % hues.length] ?? 'bone';
    return { key: slugOf(label), label, hue, glyph: hue };
  });
}
