import type { GameDefinition } from '#contract/game.ts';
import { farthestHue } from '#contract/laneHues.ts';
import { LOOK_HUES } from '#contract/lookHues.ts';
import { slugOf } from './slug.ts';

type Lane = GameDefinition['lanes'][number];

const names = Object.keys(LOOK_HUES);

/** Lanes from words, in the order given, with a hue each and, while the look's own hues last, a sign. */
export function lanesOf(words: Iterable<string>): Lane[] {
  const lanes: Lane[] = [];
  for (const label of new Set(words)) {
    const name = names[lanes.length];
    const hue = name ?? farthestHue(lanes.map((lane) => lane.hue));
    lanes.push({ key: slugOf(label), label, hue, glyph: name ?? '' });
  }
  return lanes;
}
