import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { HEIGHT, mix, num, placed, polygon, shape, times, WIDTH } from '../svgText.ts';

interface Shard {
  readonly at: number;
  readonly height: number;
  readonly width: number;
  readonly lean: number;
  readonly lit: number;
}

function shard(
  { colours }: Brush,
  { at, height: h, width: w, lean, lit }: Shard,
  x: number,
  foot: number,
): string {
  const left = shape(
    polygon([
      [0, 0],
      [-w, -h * 0.24],
      [-w * 0.7, -h * 0.8],
      [0, -h],
    ]),
    mix(colours.deep, colours.bright, 0.3 + lit),
  );
  const right = shape(
    polygon([
      [0, 0],
      [w, -h * 0.28],
      [w * 0.65, -h * 0.76],
      [0, -h],
    ]),
    mix(mix(colours.body, colours.bright, 0.55 + lit), colours.light, lit),
  );
  return placed(
    `${left}${right}${shape(`M0 0V${num(-h)}`, 'none', `stroke="${colours.light}" stroke-opacity=".7"`)}`,
    x + at * 90,
    foot,
    lean,
  );
}

/** A cluster of crystals on dark ground, growing up or hanging in the air. */
export const shards: Family = (brush) => {
  const { random, colours } = brush;
  const x = WIDTH * between(random, 0.4, 0.6);
  const foot = HEIGHT * 0.86;
  const count = 9 + Math.floor(random() * 5);
  const cluster = Array.from({ length: count }, (_, i): Shard => {
    const at = i / (count - 1) - 0.5;
    return {
      at,
      height: (60 + random() * 60 + 150 * (1 - Math.abs(at) * 1.7)) * 0.78,
      width: 12 + random() * 16,
      lean: at * 62 + (random() - 0.5) * 12,
      lit: random() * 0.35,
    };
  }).sort((a, b) => Math.abs(b.at) - Math.abs(a.at));
  const floating =
    random() > 0.6
      ? times(7, (i) =>
          shard(
            brush,
            {
              at: 0,
              height: between(random, 22, 52),
              width: between(random, 5, 9),
              lean: between(random, -40, 40),
              lit: 0.3,
            },
            40 + i * 54,
            between(random, 60, 130),
          ),
        )
      : '';
  const wave = Array.from(
    { length: WIDTH / 8 + 1 },
    (_, i) => `L${i * 8} ${num(foot + 6 - 16 * Math.sin(i / 8.7 + x) - 7 * Math.sin(i / 2.4))}`,
  ).join('');
  return (
    backdrop(brush) +
    glow(x, 150, 160) +
    floating +
    cluster.map((one) => shard(brush, one, x, foot)).join('') +
    shape(`M0 ${HEIGHT}${wave}L${WIDTH} ${HEIGHT}Z`, colours.night) +
    motes(brush, 50, 255, 2)
  );
};
