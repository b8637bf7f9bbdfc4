import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between, type Random } from '../seededRandom.ts';
import {
  box,
  dot,
  HEIGHT,
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
  WIDTH,
} from '../svgText.ts';

function prices(random: Random, count: number, drift: number): readonly Point[] {
  let y = 150 + drift * 56;
  return Array.from({ length: count }, (_, i): Point => {
    y = Math.min(250, Math.max(52, y - (drift * 116) / count + between(random, -20, 20)));
    return [20 + (i * 360) / (count - 1), y];
  });
}

const grid = ({ colours }: Brush): string =>
  times(9, (i) => stroke(`M${i * 50} 0V${HEIGHT}`, colours.bright, 1, 'opacity=".13"')) +
  times(7, (i) => stroke(`M0 ${i * 50}H${WIDTH}`, colours.bright, 1, 'opacity=".13"'));

function candles({ random, colours }: Brush, line: readonly Point[]): string {
  return line
    .map(([x, y], i) => {
      const next = line[i + 1] ?? [x, y];
      const rises = next[1] < y;
      const height = Math.max(10, Math.abs(next[1] - y) + 6);
      const top = Math.min(y, next[1]);
      const fill = rises ? mix(colours.bright, colours.light, 0.35) : mix(colours.deep, colours.body, 0.7);
      return (
        stroke(
          `M${num(x)} ${num(top - between(random, 6, 22))}V${num(top + height + between(random, 6, 22))}`,
          colours.light,
          1.5,
          'opacity=".8"',
        ) + box(x - 8, top, 16, height, fill, `rx="2" stroke="${colours.night}" stroke-opacity=".5"`)
      );
    })
    .join('');
}

function area({ colours }: Brush, line: readonly Point[], share: number): string {
  const d = polyline(line);
  const last = line[line.length - 1] ?? [0, 0];
  return (
    shape(`${d}L380 ${HEIGHT}L20 ${HEIGHT}Z`, mix(colours.body, colours.bright, share), 'opacity=".34"') +
    stroke(d, share > 0.5 ? colours.light : colours.bright, 3.2, 'stroke-linejoin="round"') +
    glow(last[0], last[1], 34) +
    dot(last[0], last[1], 5, colours.light)
  );
}

function bars({ random, colours }: Brush): string {
  return times(12, (i) => {
    const h = between(random, 26, 60) + i * 9 * (i % 3 ? 1 : 0.6);
    const x = 32 + i * 29;
    return (
      shape(
        polygon([
          [x, 262],
          [x, 262 - h],
          [x + 9, 256 - h],
          [x + 9, 256],
        ]),
        mix(colours.body, colours.bright, 0.35),
      ) +
      shape(
        polygon([
          [x + 9, 256],
          [x + 9, 256 - h],
          [x + 19, 262 - h],
          [x + 19, 262],
        ]),
        mix(colours.deep, colours.body, 0.5),
      ) +
      shape(
        polygon([
          [x, 262 - h],
          [x + 9, 256 - h],
          [x + 19, 262 - h],
          [x + 9, 268 - h],
        ]),
        colours.light,
      )
    );
  });
}

function seal({ random, colours }: Brush): string {
  const x = between(random, 86, 314);
  const edge = times(24, (i) => placed(shape('M-5 -50L0 -58L5 -50Z', colours.bright), 0, 0, i * 15));
  const mark =
    [
      shape('M-16 10L0 -22L16 10L0 2Z', colours.light),
      shape('M-18 -4H18V4H-18ZM-4 -18H4V18H-4Z', colours.light),
      ring(0, 0, 16, colours.light, 5),
      shape('M0 -24L20 -8L12 18H-12L-20 -8Z', colours.light),
    ][below(random, 4)] ?? '';
  return (
    glow(x, 96, 96, 0.8) +
    placed(
      edge +
        dot(0, 0, 50, mix(colours.body, colours.bright, 0.3)) +
        ring(0, 0, 42, colours.night, 2, 'opacity=".5"') +
        dot(0, 0, 36, mix(colours.deep, colours.body, 0.4)) +
        mark,
      x,
      96,
      between(random, -14, 14),
    )
  );
}

/** What a market looks like from the exchange: candles, areas or columns, and now and then a seal. */
export const chart: Family = (brush) => {
  const { random } = brush;
  const drift = random() > 0.3 ? 1 : -1;
  const kind = kindOf(brush, 3);
  const body =
    kind === 0
      ? candles(brush, prices(random, 15, drift))
      : kind === 1
        ? area(brush, prices(random, 22, -drift), 0.15) + area(brush, prices(random, 22, drift), 0.7)
        : bars(brush);
  return (
    backdrop(brush) +
    grid(brush) +
    motes(brush, 20, 200) +
    glow(200, 160, 190, 0.5) +
    body +
    (kind === 2 || random() > 0.5 ? seal(brush) : '')
  );
};
