import { slugOf } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { farthestHue } from '#contract/games/laneHues.ts';
import { LOOK_HUES } from '#contract/games/lookHues.ts';

/** A key for a name that none of the others has, such as `strength-2`. */
export function freshKey(name: string, taken: readonly string[], otherwise: string): string {
  const plain = slugOf(name).slice(0, 36) || otherwise;
  const used = new Set(taken.map((key) => key.toLowerCase()));
  for (let number = 1; ; number++) {
    const key = number === 1 ? plain : `${plain}-${number}`;
    if (!used.has(key)) return key;
  }
}

/** A lane to begin with, of the colour that is farthest from those of the others; in hexadecimal, as colours are picked. */
export function freshLane({ lanes, laneWord }: GameDefinition): GameDefinition['lanes'][number] {
  const word = laneWord.trim() === '' ? 'lane' : laneWord;
  const keys = lanes.map(({ key }) => key);
  const hue = farthestHue(lanes.map((lane) => lane.hue));
  const hex = (LOOK_HUES[hue] ?? hue).toUpperCase();
  return { key: freshKey('', keys, `${word}-${lanes.length + 1}`), label: '', hue: hex, glyph: '' };
}
