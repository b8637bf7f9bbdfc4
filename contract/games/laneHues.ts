import { LOOK_HUES } from './lookHues.ts';
import { apart, linearRgbOf, type Oklab, oklabOfLinear } from './oklab.ts';

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

/** Of what a lane calls its hue: a name of the look, `#rrggbb` or degrees; null for anything else. */
function oklabOf(hue: string): Oklab | null {
  const named = LOOK_HUES[hue.toLowerCase()] ?? hue;
  const linear = linearRgbOf(named);
  if (linear !== null) return oklabOfLinear(linear);
  if (!/^\d{1,3}$/.test(named)) return null;
  const angle = (Number(named) * Math.PI) / 180;
  return [LIGHTNESS, CHROMA * Math.cos(angle), CHROMA * Math.sin(angle)];
}

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
