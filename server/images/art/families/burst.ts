import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between, type Random } from '../seededRandom.ts';
import {
  dot,
  mix,
  num,
  type Point,
  placed,
  polygon,
  polyline,
  ring,
  shape,
  stroke,
  times,
} from '../svgText.ts';

function zigzag(random: Random, from: Point, to: Point, steps: number, spread: number): readonly Point[] {
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    const off = i === 0 || i === steps ? 0 : between(random, -spread, spread);
    return [from[0] + (to[0] - from[0]) * t + off, from[1] + (to[1] - from[1]) * t + off * 0.3];
  });
}

function bolt(brush: Brush): string {
  const { random, colours } = brush;
  const top: Point = [between(random, 110, 290), -6];
  const hit: Point = [between(random, 150, 250), 232];
  const main = zigzag(random, top, hit, 8, 34);
  const forks = times(4, (i) => {
    const start = main[2 + i] ?? hit;
    const end: Point = [
      start[0] + (i % 2 ? 1 : -1) * between(random, 40, 110),
      start[1] + between(random, 50, 96),
    ];
    return stroke(
      polyline(zigzag(random, start, end, 5, 13)),
      colours.bright,
      2.6 - i * 0.3,
      'opacity=".85" stroke-linejoin="round"',
    );
  });
  const d = polyline(main);
  const clouds = times(9, (i) =>
    dot(
      i * 52 - 10,
      between(random, -8, 22),
      between(random, 30, 52),
      mix(colours.night, colours.deep, 0.45 + (i % 3) * 0.2),
    ),
  );
  const ground = shape(
    `M0 300V250L60 236L130 246L${num(hit[0])} 230L290 244L350 234L400 248V300Z`,
    colours.night,
  );
  return (
    glow(hit[0], hit[1], 140) +
    clouds +
    stroke(d, colours.bright, 13, 'opacity=".3" stroke-linejoin="round"') +
    forks +
    stroke(d, colours.light, 5, 'stroke-linejoin="round"') +
    ground +
    times(5, (i) =>
      stroke(
        `M${num(hit[0])} ${num(hit[1])}l${num((i - 2) * 24)} ${num(-26 + Math.abs(i - 2) * 9)}`,
        colours.light,
        1.6,
      ),
    )
  );
}

function comet(brush: Brush): string {
  const { random, colours } = brush;
  const turn = between(random, 18, 50) * (random() > 0.5 ? 1 : -1);
  const tails = times(30, (i) => {
    const y = (i - 15) * 3.4;
    const length = between(random, 60, 250) * (1 - Math.abs(i - 15) / 20);
    return stroke(
      `M${num(-6 + Math.abs(y) * 0.5)} ${num(y)}q${num(-length / 2)} ${num(y * 0.35)} ${num(-length)} ${num(y * 0.2)}`,
      i % 3 ? colours.bright : colours.light,
      between(random, 1, 4.5),
      `stroke-linecap="round" opacity="${num(between(random, 0.4, 0.9))}"`,
    );
  });
  const front =
    shape('M-6 -50C40 -46 56 -24 60 0C56 24 40 46 -6 50C20 20 20 -20 -6 -50Z', colours.bright) +
    dot(8, 0, 34, colours.light) +
    shape('M12 -22C30 -14 34 14 12 22C22 8 22 -8 12 -22Z', mix(colours.bright, colours.body, 0.5));
  return glow(230, 150, 150) + placed(tails + front, 240, 150, turn, random() > 0.5 ? '-1 1' : '');
}

function shockwave(brush: Brush): string {
  const { random, colours } = brush;
  const x = between(random, 150, 250);
  const y = between(random, 126, 174);
  const blades = times(22, (i) => {
    const r = between(random, 90, 220);
    return placed(
      shape(
        polygon([
          [28, -between(random, 2, 6)],
          [r, 0],
          [28, between(random, 2, 6)],
        ]),
        i % 3 === 0 ? colours.light : i % 3 === 1 ? colours.bright : mix(colours.body, colours.bright, 0.4),
      ),
      x,
      y,
      i * 16.4 + random() * 9,
    );
  });
  const rings = times(3, (i) =>
    ring(x, y, 52 + i * 34, colours.light, 3 - i * 0.8, `opacity="${num(0.7 - i * 0.18)}"`),
  );
  return glow(x, y, 170) + blades + rings + dot(x, y, 30, colours.night) + dot(x, y, 22, colours.light);
}

function blades(brush: Brush): string {
  const { random, colours } = brush;
  const turn = between(random, -26, 26);
  const one = (i: number) => {
    const length = between(random, 120, 180);
    const w = between(random, 9, 15);
    const steel =
      shape(
        polygon([
          [0, -length / 2],
          [w, -length / 2 + 26],
          [w * 0.7, length / 2],
          [0, length / 2],
        ]),
        mix(colours.bright, colours.light, 0.4),
      ) +
      shape(
        polygon([
          [0, -length / 2],
          [-w, -length / 2 + 26],
          [-w * 0.7, length / 2],
          [0, length / 2],
        ]),
        mix(colours.body, colours.bright, 0.35),
      );
    return placed(
      steel +
        shape(
          polygon([
            [-22, length / 2],
            [22, length / 2],
            [16, length / 2 + 8],
            [-16, length / 2 + 8],
          ]),
          colours.night,
        ) +
        shape(`M-4 ${num(length / 2 + 8)}h8v28h-8Z`, mix(colours.deep, colours.body, 0.5)),
      200 + (i - 1) * 86,
      138 + Math.abs(i - 1) * 16,
      turn + (i - 1) * 22,
    );
  };
  return glow(200, 140, 170) + times(3, one);
}

const KINDS = [bolt, comet, shockwave, blades] as const;

/** Force let loose: lightning, a comet, a shock or three blades. */
export const burst: Family = (brush) => {
  const draw = KINDS[kindOf(brush, KINDS.length)] ?? bolt;
  return backdrop(brush) + motes(brush, 46, 290, 2) + draw(brush);
};
