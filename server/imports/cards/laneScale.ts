import type { GameDefinition } from '#contract/games/game.ts';
import { farthestHue } from '#contract/games/laneHues.ts';
import { LOOK_HUES } from '#contract/games/lookHues.ts';
import { withSigns } from '../looks/laneSigns.ts';
import { slugOf } from '../parsing/slug.ts';

type Lane = GameDefinition['lanes'][number];

const names = Object.keys(LOOK_HUES);

/** Lanes from words, with a hue each in the order given, and the sign that goes with their name. */
export function lanesOf(words: Iterable<string>): Lane[] {
  const lanes: Omit<Lane, 'glyph'>[] = [];
  for (const label of new Set(words)) {
    const hue = names[lanes.length] ?? farthestHue(lanes.map((lane) => lane.hue));
    lanes.push({ key: slugOf(label), label, hue });
  }
  return withSigns(lanes);
}
