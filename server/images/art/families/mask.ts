import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between, type Random } from '../seededRandom.ts';
import { dot, HEIGHT, mix, num, type Point, polygon, ring, shape, stroke, times } from '../svgText.ts';
import { crown } from './maskCrown.ts';

/** Half widths of the face from brow to chin, as shares of its breadth. */
const FACES: readonly (readonly number[])[] = [
  [0.5, 0.86, 1, 0.9, 0.66, 0.34],
  [0.92, 1, 0.96, 0.9, 0.8, 0.6],
  [1.1, 0.98, 0.78, 0.6, 0.42, 0.2],
  [0.5, 0.66, 0.78, 0.98, 1.05, 0.72],
  [0.74, 0.7, 1.04, 0.62, 0.56, 0.44],
];
const BREADTHS = [92, 88, 104, 86, 96];

interface Face {
  readonly kind: number;
  readonly breadth: number;
  readonly widths: readonly number[];
}

function faceOf(random: Random): Face {
  const kind = below(random, FACES.length);
  const widths = (FACES[kind] ?? []).map((w) => w * between(random, 0.9, 1.1));
  return { kind, breadth: BREADTHS[kind] ?? 90, widths };
}

function halfFace({ widths, breadth }: Face, share: number, top: number, height: number): string {
  const side = widths.map(
    (w, i): Point => [200 + w * breadth * share, top + (i / (widths.length - 1)) * height],
  );
  return polygon([[199.5, top - 14], ...side, [199.5, top + height + 18]]);
}

function plates({ colours }: Brush, face: Face): string {
  const { night, deep, body, bright } = colours;
  return (
    shape(halfFace(face, 1, 57, 204), night, 'opacity=".94"') +
    shape(halfFace(face, 0.85, 66, 186), mix(deep, body, 0.5)) +
    shape(halfFace(face, 0.57, 78, 156), mix(body, bright, 0.4)) +
    shape('M199.5 60L214 132L199.5 236Z', '#fff', 'opacity=".1"')
  );
}

function eye({ colours }: Brush, kind: number, x: number, y: number, tilt: number): string {
  const lid = 'M-19 0Q0-14 19 0Q0 12-19 0Z';
  const at = (dx: number, dy: number, scale: number, inner: string) =>
    `<g transform="translate(${num(200 + x + dx)} ${num(y + dy)}) rotate(${num(-tilt)}) scale(${scale})">${inner}</g>`;
  const { night, light, bright } = colours;
  if (kind === 0) return at(0, 0, 1.1, shape(lid, night) + dot(0, 0, 5.5, light));
  if (kind === 1)
    return at(
      0,
      0,
      1,
      shape('M-24 0Q-2-20 24-8Q8 16-24 0Z', night) + shape('M-13-1Q0-11 15-5Q4 7-13-1Z', light),
    );
  if (kind === 2) return at(0, 0, 1.15, shape('M-20 2L18-7L12 5Z', light));
  if (kind === 3)
    return (
      at(0, -8, 0.85, shape(lid, night) + dot(0, 0, 6, light)) +
      at(-5, 20, 0.55, shape(lid, night) + dot(0, 0, 6, light))
    );
  if (kind === 4) return at(0, 0, 1, dot(0, 0, 19, night) + ring(0, 0, 13, bright, 2) + dot(0, 0, 5, light));
  return at(0, 0, 1, shape('M-17 -9H19V9H-17Z', night) + shape('M-12 -2H15V3H-12Z', light));
}

function lower({ colours }: Brush, kind: number): string {
  const { night, light, bright } = colours;
  if (kind === 0)
    return (
      shape('M199.5 159L217 186L199.5 240Z', night) +
      shape('M199.5 165L209 186L199.5 210Z', light, 'opacity=".85"')
    );
  if (kind === 1)
    return times(3, (i) => shape(`M${195 + i * 13} ${204 - i * 4}h10l-4 ${24 - i * 6}Z`, light));
  if (kind === 2)
    return times(4, (i) =>
      stroke(
        `M${200 + i * 11} 180V${num(252 - i * 11)}`,
        i % 2 ? bright : light,
        3,
        'stroke-linecap="round" stroke-dasharray="1 6" opacity=".9"',
      ),
    );
  if (kind === 3)
    return (
      shape('M199.5 175L226 189L199.5 258Z', night, 'opacity=".85"') +
      shape('M199.5 192L212 198L199.5 234Z', bright, 'opacity=".9"')
    );
  return (
    shape('M199.5 196H230L222 210H199.500Z', night) +
    times(3, (i) => shape(`M${200 + i * 9} 197v9h6v-9Z`, light, 'opacity=".9"'))
  );
}

function paint({ colours }: Brush, kind: number): string {
  const { light, bright, night } = colours;
  if (kind === 0)
    return times(3, (i) =>
      stroke(
        `M${222 + i * 8} ${166 + i * 9}l30 ${-12 + i * 3}`,
        light,
        2.6,
        'stroke-linecap="round" opacity=".75"',
      ),
    );
  if (kind === 1) return shape('M236 96l22 24l-8 60l-10 -50Z', bright, 'opacity=".55"');
  if (kind === 2)
    return times(5, (i) => dot(222 + i * 9, 104 + i * 3 - Math.abs(i - 2) * 2, 2.8, light, 'opacity=".85"'));
  if (kind === 3) return shape('M199.5 74L212 96L199.5 128Z', night, 'opacity=".55"');
  return '';
}

function behind(brush: Brush, kind: number): string {
  const { bright, light } = brush.colours;
  if (kind === 0)
    return (
      ring(200, 146, 128, bright, 1.5, 'opacity=".5"') +
      ring(200, 146, 138, bright, 5, 'opacity=".3" stroke-dasharray="2 14"')
    );
  if (kind === 1) return motes(brush, 46, HEIGHT, 2.4);
  if (kind === 2)
    return dot(200, 120, 104, light, 'opacity=".22"') + ring(200, 120, 104, light, 1.5, 'opacity=".6"');
  return '';
}

/** A mirrored faceted mask: five faces, eight crowns, six kinds of eye, five jaws, five paints, four grounds. */
export const mask: Family = (brush) => {
  const { random } = brush;
  const ground = backdrop(brush) + glow(200, 144, 165) + behind(brush, below(random, 4));
  const face = faceOf(random);
  const head = crown(brush, kindOf(brush, 8));
  const spacing = ([28, 35, 30, 30, 32][face.kind] ?? 30) + between(random, -1, 6);
  const eyes = eye(
    brush,
    below(random, 6),
    spacing,
    HEIGHT * between(random, 0.42, 0.5),
    between(random, 4, 26),
  );
  const half =
    head + plates(brush, face) + paint(brush, below(random, 5)) + eyes + lower(brush, below(random, 5));
  const gem = random() > 0.35 ? shape('M200 64l8 14l-8 14l-8 -14Z', brush.colours.light) : '';
  return `${ground}<g id="h">${half}</g><use href="#h" transform="matrix(-1 0 0 1 400 0)"/>${shape('M200 60L187 132L200 236Z', '#000', 'opacity=".18"')}${gem}`;
};
