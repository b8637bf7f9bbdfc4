import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { dot, mix, num, oval, placed, ring, shape, stroke, times } from '../svgText.ts';

const UPPERS = [
  'M4 -4C30 -84 112 -128 166 -104C184 -66 130 -8 4 12Z',
  'M4 -4C50 -110 120 -112 150 -132C160 -92 176 -66 148 -42C110 -16 60 10 4 12Z',
  'M4 -6C60 -60 140 -92 184 -62C176 -24 96 8 4 12Z',
] as const;
const LOWERS = [
  'M4 6C60 0 128 24 124 76C112 112 52 96 4 30Z',
  'M4 6C56 0 108 20 104 58C96 84 84 92 92 132C60 118 30 80 4 30Z',
  'M4 6C70 -2 120 34 96 70C92 104 40 92 4 30Z',
] as const;

function layered(d: string, shades: readonly string[], night: string): string {
  return shades
    .map(
      (fill, i) =>
        `<g transform="scale(${num(1 - i * 0.2)})">${shape(d, fill, `stroke="${night}" stroke-opacity=".5"`)}</g>`,
    )
    .join('');
}

function spots({ colours, random }: Brush, kind: number): string {
  const { night, light, bright } = colours;
  const big = between(random, 12, 19);
  if (kind === 0)
    return (
      dot(112, -62, big, night) +
      ring(112, -62, big * 0.7, bright, 2.5) +
      dot(112, -62, big * 0.34, light) +
      dot(72, 50, big * 0.7, night) +
      dot(72, 50, big * 0.32, light)
    );
  if (kind === 1)
    return (
      times(5, (i) => dot(72 + i * 18, -58 - Math.sin(i) * 14, 4.6 - i * 0.4, light)) +
      times(4, (i) => dot(46 + i * 16, 44 + i * 7, 3.2, light))
    );
  return times(6, (i) =>
    stroke(
      `M14 ${-2 + i * 4}L${num(150 - i * 12)} ${num(-92 + i * 30)}`,
      i % 2 ? bright : night,
      1.6,
      'opacity=".6"',
    ),
  );
}

/** A moth with open wings over a light. */
export const moth: Family = (brush) => {
  const { random, colours } = brush;
  const { night, deep, body, bright, light } = colours;
  const shades = [mix(night, body, 0.45), mix(body, bright, 0.2), mix(body, bright, 0.66)];
  const upper = UPPERS[below(random, 3)] ?? UPPERS[0];
  const lower = LOWERS[below(random, 3)] ?? LOWERS[0];
  const marks = spots(brush, below(random, 3));
  const stretch = `${num(between(random, 0.86, 1.04))} ${num(between(random, 0.9, 1.1))}`;
  const half = placed(
    layered(lower, [mix(deep, body, 0.5), mix(body, bright, 0.4), mix(bright, light, 0.4)], night) +
      layered(upper, shades, night) +
      marks,
    200,
    158,
    -between(random, 0, 10),
    stretch,
  );
  const feeler =
    stroke('M204 106C214 70 244 52 262 56', bright, 2.4, 'stroke-linecap="round"') +
    times(6, (i) =>
      stroke(`M${212 + i * 8} ${num(88 - i * 6 + i * i * 0.3)}l${5 - i * 0.4} ${-13 + i}`, bright, 1.4),
    );
  const trunk =
    times(6, (i) =>
      oval(200, 132 + i * 15, 15 - i * 1.7, 10, i % 2 ? mix(body, bright, 0.45) : mix(night, body, 0.6)),
    ) +
    dot(200, 116, 13, mix(night, body, 0.5)) +
    dot(194, 113, 3.4, light) +
    dot(206, 113, 3.4, light);
  const lamp = dot(200, 52 + below(random, 30), between(random, 34, 62), light, 'opacity=".85"');
  return `${backdrop(brush)}${motes(brush, 44, 300, 2)}${glow(200, 110, 190)}${lamp}<g id="h">${half}${feeler}</g><use href="#h" transform="matrix(-1 0 0 1 400 0)"/>${trunk}`;
};
