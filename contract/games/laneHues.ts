import { LOOK_HUES } from './lookHues.ts';

/** A colour as Oklab has it: lightness, green to red, blue to yellow; distances in it are those that eyes see. */
type Oklab = readonly [number, number, number];

/** Of a hue in degrees, as the look draws it. */
const LIGHTNESS = 0.78;
const CHROMA = 0.13;
/** As light as the look's own hues. */
const CIRCLE = Array.from({ length: 24 }, (_, step) => hexOfHsl(step * 15, 0.62, 0.68));
/** Nearer than this two lanes are taken for one another. */
const TOO_NEAR = 0.05;

function hexOfHsl(degrees: number, saturation: number, lightness: number): string {
  const channel = (offset: number) => {
    const place = (offset + degrees / 30) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    const part = lightness - range * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(part * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

/** Of `#rrggbb`, by the matrices of Björn Ottosson's "A perceptual color space for image processing". */
function oklabOfHex(hex: string): Oklab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** Of what a lane calls its hue: a name of the look, `#rrggbb` or degrees; null for anything else. */
function oklabOf(hue: string): Oklab | null {
  const named = LOOK_HUES[hue.toLowerCase()] ?? hue;
  if (/^#[0-9a-f]{6}$/i.test(named)) return oklabOfHex(named);
  if (!/^\d{1,3}$/.test(named)) return null;
  const angle = (Number(named) * Math.PI) / 180;
  return [LIGHTNESS, CHROMA * Math.cos(angle), CHROMA * Math.sin(angle)];
}

const apart = (one: Oklab, other: Oklab) => Math.hypot(...one.map((part, at) => part - (other[at] ?? 0)));

/** How far a hue is from the nearest of those in use; infinite where none is. */
function roomOf(hue: string, used: readonly string[]): number {
  const own = oklabOf(hue);
  if (own === null) return Number.POSITIVE_INFINITY;
  const others = used.flatMap((other) => {
    const known = oklabOf(other);
    return known === null ? [] : [apart(own, known)];
  });
  return Math.min(...others);
}

/** Whether a hue is taken for one of those in use. */
export const isTakenHue = (hue: string, used: readonly string[]): boolean => roomOf(hue, used) < TOO_NEAR;

/** The hue that is farthest from those in use: a name of the look while one is free, `#rrggbb` after that. */
export function farthestHue(used: readonly string[]): string {
  const free = Object.keys(LOOK_HUES).filter((name) => !isTakenHue(name, used));
  const from = free.length > 0 ? free : CIRCLE;
  return from.reduce((best, hue) => (roomOf(hue, used) > roomOf(best, used) ? hue : best));
}
