import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { dot, mix, num, placed, ring, shape, stroke, times } from '../svgText.ts';

const PETALS = [
  (l: number, w: number) =>
    `M0 0C${num(w)} ${num(-l * 0.3)} ${num(w)} ${num(-l * 0.85)} 0 ${num(-l)}C${num(-w)} ${num(-l * 0.85)} ${num(-w)} ${num(-l * 0.3)} 0 0Z`,
  (l: number, w: number) =>
    `M0 0C${num(w * 1.5)} ${num(-l * 0.5)} ${num(w * 1.3)} ${num(-l)} ${num(w * 0.3)} ${num(-l * 0.94)}Q0 ${num(-l * 0.84)} ${num(-w * 0.3)} ${num(-l * 0.94)}C${num(-w * 1.3)} ${num(-l)} ${num(-w * 1.5)} ${num(-l * 0.5)} 0 0Z`,
  (l: number, w: number) =>
    `M0 0L${num(w * 0.8)} ${num(-l * 0.55)}L0 ${num(-l)}L${num(-w * 0.8)} ${num(-l * 0.55)}Z`,
] as const;

function stem({ random, colours }: Brush, x: number, y: number): string {
  const foot = between(random, 150, 250);
  const green = mix(colours.night, colours.deep, 0.7);
  const leaves = times(3, (i) =>
    placed(
      shape('M0 0C20 -34 66 -40 96 -22C70 6 30 14 0 0Z', mix(colours.deep, colours.body, 0.3 + i * 0.2)) +
        stroke('M4 -1Q50 -10 90 -21', colours.bright, 1.2, 'opacity=".6"'),
      x + (foot - x) * (0.45 + i * 0.2),
      y + (304 - y) * (0.5 + i * 0.16),
      i % 2 ? 196 : -12,
      i % 2 ? '1 -1' : '',
    ),
  );
  return (
    stroke(
      `M${num(foot)} 306Q${num(foot)} ${num((y + 304) / 2)} ${num(x)} ${num(y)}`,
      green,
      8,
      'stroke-linecap="round"',
    ) + leaves
  );
}

function head({ random, colours }: Brush, x: number, y: number, size: number, kind: number): string {
  const petal = PETALS[kind] ?? PETALS[0];
  const count = 6 + below(random, 6);
  const layers = [0, 1, 2].map((layer) =>
    times(count, (i) => {
      const fill =
        [
          mix(colours.deep, colours.body, 0.85),
          mix(colours.body, colours.bright, 0.6),
          mix(colours.bright, colours.light, 0.55),
        ][layer] ?? colours.bright;
      const shade = i % 2 ? mix(fill, colours.light, 0.14) : fill;
      const l = size * (1 - layer * 0.26);
      return `<g transform="rotate(${num(((i + layer * 0.5) * 360) / count)})">${shape(petal(l, (l * 2.2) / count + 4), shade, `stroke="${colours.night}" stroke-opacity=".3"`)}</g>`;
    }),
  );
  const eye =
    dot(0, 0, size * 0.2, colours.night) +
    ring(0, 0, size * 0.2, colours.light, 2) +
    times(8, (i) =>
      dot(Math.cos(i * 0.785) * size * 0.12, Math.sin(i * 0.785) * size * 0.12, 2.2, colours.light),
    );
  return placed(`${layers.flat().join('')}${eye}`, x, y, random() * 40, '1 .88');
}

/** One great flower, or three, on its stem under drifting pollen. */
export const flower: Family = (brush) => {
  const { random } = brush;
  const kind = below(random, 3);
  const x = between(random, 176, 224);
  const y = between(random, 116, 138);
  const small =
    random() > 0.45
      ? (
          [
            [92, 196],
            [314, 180],
          ] as const
        )
          .map(([sx, sy]) => stem(brush, sx, sy) + head(brush, sx, sy, between(random, 40, 54), kind))
          .join('')
      : '';
  return (
    backdrop(brush) +
    glow(x, y, 175) +
    motes(brush, 44, 290, 2.4) +
    small +
    stem(brush, x, y) +
    head(brush, x, y, between(random, 92, 112), kind)
  );
};
