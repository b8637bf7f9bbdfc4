import type { GameLook } from '#contract/games/faces.ts';

type Rarity = GameLook['rarities'][number];
type Rgb = readonly [number, number, number];

/** How somebody sees colours: all of them, or without those that red or green cones tell apart. */
export type Vision = 'all' | 'noRed' | 'noGreen';

/** The dark scrim that rarity marks stand on. */
const CARD_INK: Rgb = [0x0a / 255, 0x10 / 255, 0x0f / 255];
export const LEAST_CONTRAST = 3;
/** In OKLab; closer colours are one colour at the size of a mark. */
const ALIKE_BELOW = 0.09;

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

function rgbOf(hex: string): Rgb | null {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => Number.parseInt(part, 16) / 255);
  return [red, green, blue];
}

const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map(toLinear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

/** WCAG contrast of a colour with the ground of a card's mark, 1 to 21; 0 for what is no colour. */
export function contrastOnCard(hex: string): number {
  const rgb = rgbOf(hex);
  if (!rgb) return 0;
  const [one, other] = [luminance(rgb), luminance(CARD_INK)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear red, green and blue. */
const SEEN: Readonly<Record<Vision, readonly [Rgb, Rgb, Rgb]>> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  noRed: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  noGreen: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

const times = (rows: readonly [Rgb, Rgb, Rgb], [a, b, c]: Rgb): Rgb => {
  const [first, second, third] = rows.map((row) => row[0] * a + row[1] * b + row[2] * c);
  return [first ?? 0, second ?? 0, third ?? 0];
};

function okLab(linear: Rgb): Rgb {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  const [l, m, s] = cones.map(Math.cbrt);
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [l ?? 0, m ?? 0, s ?? 0],
  );
}

function labOf(hex: string, vision: Vision): Rgb | null {
  const rgb = rgbOf(hex);
  if (!rgb) return null;
  const [red = 0, green = 0, blue = 0] = rgb.map(toLinear);
  return okLab(times(SEEN[vision], [red, green, blue]));
}

/** Whether two colours are hard to tell apart for somebody who sees like this. */
export function isAlike(one: string, other: string, vision: Vision): boolean {
  const [first, second] = [labOf(one, vision), labOf(other, vision)];
  if (!first || !second) return false;
  return Math.hypot(...first.map((part, at) => part - (second[at] ?? 0))) < ALIKE_BELOW;
}

const WHO: Readonly<Record<Vision, string>> = {
  all: '',
  noRed: ' to people who do not see red',
  noGreen: ' to people who do not see green',
};

/** What is hard to see about a rarity among the others of its game, in sentences; empty when nothing is. */
export function rarityWarnings(rarity: Rarity, all: readonly Rarity[]): readonly string[] {
  const contrast = contrastOnCard(rarity.colour);
  const faint =
    contrast > 0 && contrast < LEAST_CONTRAST
      ? [`Hard to see on a card: its contrast is ${contrast.toFixed(1)} to 1 and should be 3 or more.`]
      : [];
  const sameShape = all.filter((other) => other !== rarity && other.shape === rarity.shape);
  const visions: readonly Vision[] = ['all', 'noRed', 'noGreen'];
  const alike = sameShape.flatMap((other) => {
    const vision = visions.find((one) => isAlike(rarity.colour, other.colour, one));
    return vision === undefined
      ? []
      : [`Looks like ${other.name || other.code}${WHO[vision]}. Give it another shape or colour.`];
  });
  return [...faint, ...alike.slice(0, 1)];
}
