import { apart, type LinearRgb, linearRgbOf, oklabOfLinear } from '#contract/games/oklab.ts';

/** How somebody sees colours: all of them, or without those that red or green cones tell apart. */
export type Vision = 'all' | 'noRed' | 'noGreen';

/** What is hard to see about a rarity. */
export type RarityWarning =
  | { readonly kind: 'faint'; readonly contrast: number }
  | { readonly kind: 'alike'; readonly name: string; readonly vision: Vision };

interface Marked {
  readonly code: string;
  readonly name: string;
  readonly colour: string;
  readonly shape: string;
}

/** The dark scrim that rarity marks stand on. */
const CARD_INK = '#0a100f';
const LEAST_CONTRAST = 3;
/** In Oklab; closer colours are one colour at the size of a mark. */
const ALIKE_BELOW = 0.09;

const weighed = (rgb: LinearRgb, [red, green, blue]: LinearRgb) =>
  rgb[0] * red + rgb[1] * green + rgb[2] * blue;
const luminance = (rgb: LinearRgb) => weighed(rgb, [0.2126, 0.7152, 0.0722]);

/** WCAG contrast of a colour with the ground of a card's mark, 1 to 21; 0 for what is no colour. */
export function contrastOnCard(hex: string): number {
  const [colour, ink] = [linearRgbOf(hex), linearRgbOf(CARD_INK)];
  if (!colour || !ink) return 0;
  const [one, other] = [luminance(colour), luminance(ink)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear red, green and blue. */
const SEEN: Readonly<Record<Exclude<Vision, 'all'>, readonly [LinearRgb, LinearRgb, LinearRgb]>> = {
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

function seenAs(hex: string, vision: Vision) {
  const rgb = linearRgbOf(hex);
  if (!rgb || vision === 'all') return rgb && oklabOfLinear(rgb);
  const [red, green, blue] = SEEN[vision];
  return oklabOfLinear([weighed(rgb, red), weighed(rgb, green), weighed(rgb, blue)]);
}

/** Whether two colours are hard to tell apart for somebody who sees like this. */
export function isAlike(one: string, other: string, vision: Vision): boolean {
  const [first, second] = [seenAs(one, vision), seenAs(other, vision)];
  return first !== null && second !== null && apart(first, second) < ALIKE_BELOW;
}

const VISIONS: readonly Vision[] = ['all', 'noRed', 'noGreen'];

/** What is hard to see about a rarity beside the others of its game; at most one that it looks like. */
export function rarityWarnings(rarity: Marked, others: readonly Marked[]): readonly RarityWarning[] {
  const contrast = contrastOnCard(rarity.colour);
  const faint = contrast > 0 && contrast < LEAST_CONTRAST;
  const alike = others
    .filter(({ shape }) => shape === rarity.shape)
    .flatMap(({ name, code, colour }): RarityWarning[] => {
      const vision = VISIONS.find((one) => isAlike(rarity.colour, colour, one));
      return vision === undefined ? [] : [{ kind: 'alike', name: name || code, vision }];
    });
  return [...(faint ? [{ kind: 'faint', contrast } as const] : []), ...alike.slice(0, 1)];
}
