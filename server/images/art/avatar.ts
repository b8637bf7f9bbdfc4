import { HUES, type Palette, paletteFor } from './palette.ts';
import { below, between, oneOf, type Random, randomOf } from './seededRandom.ts';
import { dot, mix, num, polygon, ring, shape, stroke, times } from './svgText.ts';

/** Right halves of the head about x 0, from a round one to a wedge; each spans about -62 to 66. */
const HEADS = [
  'M0 -58C36 -58 54 -34 54 0S34 62 0 66Z',
  'M0 -56L30 -54L58 -34L42 20L0 68Z',
  'M0 -54H40L54 -30V22L34 56L0 64Z',
  'M0 -64L34 -38L48 0L34 38L0 70Z',
  'M0 -52C26 -56 40 -36 36 -10C62 6 54 54 0 64Z',
  'M0 -50C54 -54 62 -16 46 10C40 44 22 60 0 62Z',
] as const;

/** Right halves of what shows above the head. */
const TOPS = [
  (c: Tones) => shape('M18 -50C44 -60 60 -82 54 -104C86 -84 86 -40 48 -24Z', c.back),
  (c: Tones) => shape('M14 -50L48 -102L66 -30Z', c.back) + shape('M30 -50L48 -82L56 -38Z', c.front),
  (c: Tones) =>
    times(4, (i) =>
      shape(
        polygon([
          [i * 16 - 3, -44],
          [8 + i * 24, -104 + i * 17],
          [16 + i * 15, -40 + i * 9],
        ]),
        i % 2 ? c.back : c.front,
      ),
    ),
  (c: Tones) =>
    stroke('M16 -46C40 -104 96 -70 80 -26C70 -2 44 -12 54 -30', c.back, 17, 'stroke-linecap="round"'),
  (c: Tones) =>
    shape('M0 -104Q18 -80 12 -48H0Z', c.front) +
    shape('M16 -50C22 -84 44 -96 64 -94C66 -70 54 -46 34 -36Z', c.back),
  (c: Tones) =>
    shape('M0 -100L16 -70L36 -92L44 -58L72 -66L56 -24L0 -40Z', c.back) +
    shape('M0 -78L12 -58L32 -68L34 -44L0 -40Z', c.front),
  (c: Tones) => shape('M40 -44Q88 -60 92 -28Q76 -20 82 0Q66 4 70 26Q54 26 44 10Z', c.back),
  (c: Tones) => shape('M0 -72C60 -72 78 -26 74 70H56C60 0 50 -44 0 -52Z', c.back),
] as const;

const GROUNDS = [
  (c: Tones) =>
    times(12, (i) => `<path d="M0 0L-13 -112H13Z" fill="${c.pattern}" transform="rotate(${i * 30})"/>`),
  (c: Tones) => times(4, (i) => ring(0, 0, 38 + i * 22, c.pattern, 9)),
  (c: Tones) => times(7, (i) => shape(`M-110 ${-100 + i * 34}H110v15H-110Z`, c.pattern)),
  (c: Tones) => times(25, (i) => dot(-88 + (i % 5) * 44, -88 + Math.floor(i / 5) * 44, 10, c.pattern)),
  (c: Tones) => shape('M-110 -110H0V110H-110Z', c.pattern),
  (c: Tones) => dot(0, -12, 82, c.pattern),
  (c: Tones) =>
    times(6, (i) =>
      stroke(`M-120 ${-96 + i * 42}l30 -26l30 26l30 -26l30 26l30 -26l30 26l30 -26l30 26`, c.pattern, 12),
    ),
  (c: Tones) => shape('M-110 40L110 -70V110H-110Z', c.pattern),
] as const;

const EYES = [
  (c: Tones) => shape('M6 -2Q22 -20 40 -8Q26 10 6 -2Z', c.ink) + dot(24, -5, 5.5, c.light),
  (c: Tones) => dot(24, -4, 16, c.ink) + dot(24, -4, 10.5, c.light) + dot(24, -4, 5, c.ink),
  (c: Tones) => shape('M8 2L44 -16L36 4Z', c.light),
  (c: Tones) => shape('M0 -14H48V4H0Z', c.ink) + shape('M6 -8H42V-2H6Z', c.light),
  (c: Tones) =>
    shape('M8 -2Q24 -18 40 -2', 'none', `stroke="${c.ink}" stroke-width="6" stroke-linecap="round"`),
  (c: Tones) =>
    shape(
      polygon([
        [24, -20],
        [36, -4],
        [24, 12],
        [12, -4],
      ]),
      c.ink,
    ) + dot(24, -4, 5, c.light),
] as const;

const MOUTHS = [
  (c: Tones) => shape('M0 22L14 36L0 60Z', c.ink) + shape('M0 28L7 36L0 48Z', c.light),
  (c: Tones) =>
    shape('M0 32H24L16 46H0Z', c.ink) + times(2, (i) => shape(`M${2 + i * 9} 33h6v7h-6Z`, c.light)),
  (c: Tones) => times(3, (i) => shape(`M${-4 + i * 10} ${36 - i * 2}h9l-4 ${16 - i * 3}Z`, c.light)),
  (c: Tones) => stroke('M0 40Q14 44 22 32', c.ink, 5, 'stroke-linecap="round"'),
  (c: Tones) =>
    times(3, (i) =>
      stroke(`M${i * 9} 24V${52 - i * 6}`, c.light, 4, 'stroke-linecap="round" stroke-dasharray="1 8"'),
    ),
] as const;

interface Tones {
  readonly back: string;
  readonly front: string;
  readonly pattern: string;
  readonly ink: string;
  readonly light: string;
}

function tonesOf({ night, deep, body, bright, light }: Palette, isLit: boolean): Tones {
  return {
    back: isLit ? mix(deep, body, 0.35) : mix(deep, body, 0.9),
    front: mix(body, bright, 0.55),
    pattern: isLit ? mix(body, bright, 0.75) : mix(deep, body, 0.42),
    ink: night,
    light,
  };
}

function face(random: Random, colours: Palette, tones: Tones): string {
  const head = oneOf(random, HEADS);
  const mark = [
    shape('M0 -44l9 14l-9 14Z', tones.light),
    times(3, (i) => dot(14 + i * 11, -30 + i * 3, 3.4, tones.light)),
    shape('M34 6L48 0L30 34Z', tones.light, 'opacity=".7"'),
    '',
  ][below(random, 4)];
  return (
    shape(head, colours.night, 'transform="scale(1.13 1.09)"') +
    shape(head, mix(colours.body, colours.bright, 0.28)) +
    `<g transform="scale(.7 .9)">${shape(head, mix(colours.body, colours.bright, 0.62))}</g>` +
    oneOf(random, MOUTHS)(tones) +
    oneOf(random, EYES)(tones) +
    mark
  );
}

/** A round face of 200 x 200 for a seed: hue, ground, head, top, eyes and mouth all differ, so seats are told apart without colour. */
export function avatarSvg(seed: string): string {
  const random = randomOf(`avatar/${seed}`);
  const hue = oneOf(random, HUES);
  const colours = paletteFor(hue, random);
  const isLit = random() > 0.5;
  const tones = tonesOf(colours, isLit);
  const ground = isLit ? mix(colours.body, colours.bright, 0.3) : colours.deep;
  const tilt = num(between(random, 0, 2) > 1 ? 0 : below(random, 12) * 15);
  const backdrop = `<rect x="-100" y="-100" width="200" height="200" fill="${ground}"/><g transform="rotate(${tilt})">${oneOf(random, GROUNDS)(tones)}</g>`;
  const half = oneOf(random, TOPS)(tones) + face(random, colours, tones);
  const mirrored = `<g transform="translate(0 10)"><g id="h">${half}</g><use href="#h" transform="scale(-1 1)"/></g>`;
  const shade = shape('M0 -44L-12 10L0 72Z', '#000', 'opacity=".14"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200"><defs><clipPath id="c"><circle r="100"/></clipPath><radialGradient id="v" cy=".38" r=".68"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#04080a" stop-opacity=".55"/></radialGradient></defs><g clip-path="url(#c)">${backdrop}${mirrored}${shade}<circle r="100" fill="url(#v)"/></g>${ring(0, 0, 98, '#fff3d8', 2, 'opacity=".28"')}</svg>`;
}
