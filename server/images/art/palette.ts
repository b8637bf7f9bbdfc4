import { below, type Random } from './seededRandom.ts';
import { mix } from './svgText.ts';

export const HUES = ['ember', 'tide', 'grove', 'dusk', 'volt', 'bone'] as const;
export type Hue = (typeof HUES)[number];

/** One hue, or two joined by a hyphen for a picture of two lanes. */
export type HueKey = Hue | `${Hue}-${Hue}`;

/** Five colours from the darkest to the lightest. */
export interface Palette {
  readonly night: string;
  readonly deep: string;
  readonly body: string;
  readonly bright: string;
  readonly light: string;
}

const palette = (night: string, deep: string, body: string, bright: string, light: string): Palette => ({
  night,
  deep,
  body,
  bright,
  light,
});

type Moods = readonly [Palette, Palette, Palette];

/** Each hue has three moods, so that forty pictures of one lane are kin and not clones. */
const MOODS: Readonly<Record<Hue, Moods>> = {
  ember: [
    palette('#1a0b12', '#5b1330', '#c8372d', '#ff9a4d', '#ffe3a8'),
    palette('#170c0d', '#4a1a1a', '#b5481f', '#ffb04d', '#fff0b8'),
    palette('#1a0a17', '#561239', '#c22a48', '#ff7d5c', '#ffd9b0'),
  ],
  tide: [
    palette('#04141a', '#0b4152', '#1a8a9c', '#74d9cf', '#eafff4'),
    palette('#051719', '#0c4a4c', '#239184', '#8be3bd', '#f4ffe6'),
    palette('#06131f', '#0d3b57', '#1f86a3', '#86d6e4', '#f0fdff'),
  ],
  grove: [
    palette('#08160f', '#14452f', '#3c8a4b', '#b5d568', '#fbf7c9'),
    palette('#0b160a', '#254519', '#648a2f', '#d3d65c', '#fffbd0'),
    palette('#06170f', '#0f4a34', '#2c8a5c', '#92d88a', '#f2fbd2'),
  ],
  dusk: [
    palette('#0f0b1f', '#3a2063', '#8746a6', '#f08bb0', '#ffe6d6'),
    palette('#120a1c', '#4a1c55', '#a0408f', '#ff94a0', '#ffe9d0'),
    palette('#100a20', '#3d1d66', '#8a42b4', '#e79be6', '#ffeaf0'),
  ],
  volt: [
    palette('#080a24', '#1a1f86', '#4256f0', '#a3b4ff', '#fff2a0'),
    palette('#080a28', '#17249a', '#3a4df7', '#8fb0ff', '#ffe97a'),
    palette('#070c22', '#14277c', '#3564f2', '#9ec4ff', '#fff7b5'),
  ],
  bone: [
    palette('#14110e', '#473b32', '#97816a', '#dcc9a3', '#fff7e2'),
    palette('#13120f', '#3d3f3a', '#858677', '#d3cfae', '#fffbe8'),
    palette('#15100f', '#4a352f', '#9c7460', '#e3bf9d', '#fff3e0'),
  ],
};

/** The first mood of a hue: the one for things that stand for the hue itself. */
export const paletteOf = (hue: Hue): Palette => MOODS[hue][0];

const isHue = (text: string): text is Hue => HUES.some((hue) => hue === text);

/** The hues in a key, or null when it is not one of ours. */
export function huesOf(key: string): readonly [Hue] | readonly [Hue, Hue] | null {
  const [first, second, ...rest] = key.split('-');
  if (rest.length > 0 || first === undefined || !isHue(first)) return null;
  if (second === undefined) return [first];
  return isHue(second) && second !== first ? [first, second] : null;
}

/** The colours of one picture: a mood of its hue, or shadows of the first and lights of the second hue. */
export function paletteFor(key: HueKey, random: Random): Palette {
  const mood = below(random, 3);
  const hues = huesOf(key) ?? (['bone'] as const);
  const first = MOODS[hues[0]][mood] ?? paletteOf(hues[0]);
  const other = hues[1];
  if (other === undefined) return first;
  const second = MOODS[other][0];
  return palette(
    mix(first.night, second.night, 0.3),
    first.deep,
    first.body,
    mix(second.body, second.bright, 0.6),
    second.light,
  );
}
