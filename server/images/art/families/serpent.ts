import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { dot, HEIGHT, mix, num, type Point, placed, polygon, shape, stroke, times } from '../svgText.ts';
import { celestial } from './celestial.ts';

const STEPS = 46;

/** The middle of the body from tail to neck: a rising wave or a spiral. */
function spine(brush: Brush): readonly Point[] {
  const { random } = brush;
  const kind = kindOf(brush, 3);
  const phase = between(random, -0.4, 0.4);
  const wide = between(random, 92, 124);
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    if (kind === 0) return [200 + wide * (1 - t * 0.45) * Math.sin(t * 9.2 + phase), 292 - t * 204];
    if (kind === 1) {
      const a = 2.4 + t * 7.3 + phase;
      const r = 132 - t * 66;
      return [200 + Math.cos(a) * r * 1.15, 158 + Math.sin(a) * r * 0.82];
    }
    return [24 + t * 268, 190 + Math.sin(t * 8.4 + phase) * (60 - t * 14) - t * 62];
  });
}

interface Rib {
  readonly at: Point;
  readonly left: Point;
  readonly right: Point;
  readonly width: number;
  readonly angle: number;
}

function ribsOf(middle: readonly Point[], thickness: number): readonly Rib[] {
  return middle.map((at, i): Rib => {
    const before = middle[Math.max(0, i - 1)] ?? at;
    const after = middle[Math.min(middle.length - 1, i + 1)] ?? at;
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const t = i / STEPS;
    const width = thickness * Math.min(1, 0.1 + t * 2.2) * (1 - Math.max(0, t - 0.82) * 2.1);
    const nx = -Math.sin(angle) * width;
    const ny = Math.cos(angle) * width;
    return { at, left: [at[0] + nx, at[1] + ny], right: [at[0] - nx, at[1] - ny], width, angle };
  });
}

function scales({ colours }: Brush, ribs: readonly Rib[]): string {
  return ribs
    .slice(1)
    .map((rib, i) => {
      const from = ribs[i] ?? rib;
      const fill = mix(colours.body, colours.bright, i % 2 ? 0.06 : 0.26);
      const belly: Point = [rib.at[0] * 0.45 + rib.left[0] * 0.55, rib.at[1] * 0.45 + rib.left[1] * 0.55];
      const bellyFrom: Point = [
        from.at[0] * 0.45 + from.left[0] * 0.55,
        from.at[1] * 0.45 + from.left[1] * 0.55,
      ];
      const outline = polygon([from.left, rib.left, rib.right, from.right]);
      return (
        shape(outline, fill, `stroke="${colours.night}" stroke-width="1.2" stroke-opacity=".55"`) +
        shape(polygon([from.left, rib.left, belly, bellyFrom]), mix(colours.bright, colours.light, 0.4)) +
        (i % 2 && i > 5
          ? shape(
              polygon([
                from.right,
                rib.right,
                [
                  rib.right[0] + (rib.right[0] - rib.at[0]) * 0.75,
                  rib.right[1] + (rib.right[1] - rib.at[1]) * 0.75,
                ],
              ]),
              colours.bright,
            )
          : '')
      );
    })
    .join('');
}

function head({ colours }: Brush, neck: Rib, kind: number, size: number): string {
  const { night, body, bright, light } = colours;
  const frill =
    kind === 0
      ? times(5, (i) =>
          placed(shape('M0 0L-34 -9L-26 6Z', i % 2 ? bright : mix(body, bright, 0.5)), -4, 0, -64 + i * 32),
        )
      : kind === 1
        ? shape('M-4 -12C-40 -52 -54 -20 -62 -44C-52 -2 -30 2 -6 -2Z', light) +
          shape('M-4 12C-40 40 -54 12 -62 36C-52 -6 -30 4 -6 2Z', mix(light, body, 0.4))
        : shape('M-16 0C-30 -44 6 -44 14 -16L14 16C6 44 -30 44 -16 0Z', mix(body, bright, 0.4));
  const skull =
    shape(
      polygon([
        [-14, -15],
        [10, -20],
        [30, -12],
        [54, -5],
        [56, 4],
        [32, 13],
        [8, 17],
        [-14, 14],
      ]),
      mix(body, bright, 0.3),
      `stroke="${night}" stroke-opacity=".5"`,
    ) +
    shape(
      polygon([
        [-14, -15],
        [10, -20],
        [30, -12],
        [54, -5],
        [22, -2],
        [-12, 0],
      ]),
      mix(body, bright, 0.66),
    );
  const tongue = stroke('M55 2q12 4 18 -1l8 -5m-8 5l9 4', light, 1.8, 'stroke-linecap="round"');
  return placed(
    frill + tongue + skull + dot(16, -9, 5, night) + dot(17, -9, 3.2, light),
    neck.at[0],
    neck.at[1],
    (neck.angle * 180) / Math.PI,
    num(size),
  );
}

/** A long scaled body around a light: wave, coil or swimmer. */
export const serpent: Family = (brush) => {
  const { random, colours } = brush;
  const thickness = between(random, 15, 22);
  const ribs = ribsOf(spine(brush), thickness);
  const neck = ribs[ribs.length - 1];
  const sky =
    backdrop(brush) +
    motes(brush, 44, 270, 1.8) +
    celestial(brush, 200, 138, between(random, 40, 66)) +
    glow(200, 150, 150, 0.5);
  const ground = shape(`M0 ${HEIGHT}V282Q100 262 200 278T400 270V${HEIGHT}Z`, colours.night);
  const body = `${scales(brush, ribs)}${neck ? head(brush, neck, below(random, 3), between(random, 0.95, 1.2)) : ''}`;
  const turned = random() > 0.5 ? `<g transform="matrix(-1 0 0 1 400 0)">${body}</g>` : body;
  return `${sky}${turned}${ground}`;
};
