import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { box, dot, mix, num, placed, polygon, shape, stroke, times } from '../svgText.ts';
import { celestial } from './celestial.ts';

function cargo({ random, colours }: Brush, count: number): string {
  return times(count, (i) => {
    const x = -74 + i * 33;
    const row = (y: number, s: number) => {
      const fill = mix(mix(colours.deep, colours.body, 0.8), colours.bright, random());
      return (
        box(x, y, 30, s, fill, `rx="2" stroke="${colours.night}" stroke-opacity=".6"`) +
        times(3, (j) => stroke(`M${x + 7 + j * 8} ${y + 3}v${s - 6}`, colours.night, 1.2, 'opacity=".4"')) +
        (random() > 0.6 ? box(x + 9, y + 6, 12, 6, colours.light) : '')
      );
    };
    return row(-31, 25) + row(9, 25);
  });
}

function engine({ random, colours }: Brush): string {
  const flame = between(random, 70, 150);
  const jet = (y: number, r: number) =>
    shape(
      `M-122 ${num(y - r)}Q${num(-122 - flame * 0.5)} ${num(y - r * 0.6)} ${num(-122 - flame)} ${num(y)}Q${num(-122 - flame * 0.5)} ${num(y + r * 0.6)} -122 ${num(y + r)}Z`,
      colours.bright,
      'opacity=".75"',
    ) +
    shape(
      `M-122 ${num(y - r * 0.5)}L${num(-122 - flame * 0.6)} ${num(y)}L-122 ${num(y + r * 0.5)}Z`,
      colours.light,
    );
  const bell = (y: number) =>
    shape(
      polygon([
        [-104, y - 8],
        [-124, y - 13],
        [-124, y + 13],
        [-104, y + 8],
      ]),
      mix(colours.night, colours.body, 0.5),
    );
  return (
    jet(-18, 11) +
    jet(18, 11) +
    bell(-18) +
    bell(18) +
    shape(
      polygon([
        [-78, -34],
        [-108, -28],
        [-108, 28],
        [-78, 34],
      ]),
      mix(colours.body, colours.bright, 0.4),
    ) +
    shape(
      polygon([
        [-78, 0],
        [-108, 0],
        [-108, 28],
        [-78, 34],
      ]),
      mix(colours.deep, colours.body, 0.5),
    )
  );
}

function bow({ colours }: Brush, x: number, kind: number): string {
  const top = mix(colours.body, colours.bright, 0.62);
  const under = mix(colours.deep, colours.body, 0.65);
  const nose = [
    shape(
      polygon([
        [x, -30],
        [x + 40, -22],
        [x + 78, 0],
        [x, 0],
      ]),
      top,
    ) +
      shape(
        polygon([
          [x, 0],
          [x + 78, 0],
          [x + 40, 20],
          [x, 30],
        ]),
        under,
      ),
    shape(`M${x} -34C${x + 50} -34 ${x + 64} -16 ${x + 64} 0H${x}Z`, top) +
      shape(`M${x} 0H${x + 64}C${x + 64} 16 ${x + 50} 34 ${x} 34Z`, under),
    shape(
      polygon([
        [x, -40],
        [x + 30, -40],
        [x + 44, -10],
        [x + 86, -6],
        [x + 86, 0],
        [x, 0],
      ]),
      top,
    ) +
      shape(
        polygon([
          [x, 0],
          [x + 86, 0],
          [x + 50, 14],
          [x + 20, 34],
          [x, 34],
        ]),
        under,
      ),
  ][kind];
  return `${nose}${shape(
    polygon([
      [x + 14, -22],
      [x + 34, -17],
      [x + 42, -8],
      [x + 14, -8],
    ]),
    colours.light,
  )}${times(4, (i) => dot(x + 12 + i * 10, 12, 2.4, colours.light))}`;
}

/** A freighter with its containers under way. */
export const freighter: Family = (brush) => {
  const { random, colours } = brush;
  const sky =
    backdrop(brush) +
    motes(brush, 80, 300) +
    celestial(brush, between(random, 70, 330), between(random, 60, 120), between(random, 34, 80));
  const streaks = times(9, () =>
    stroke(
      `M${num(between(random, -20, 300))} ${num(between(random, 20, 280))}h${num(between(random, 30, 110))}`,
      colours.light,
      1,
      'opacity=".3"',
    ),
  );
  const count = 3 + below(random, 3);
  const end = -74 + count * 33;
  const spine =
    box(-80, -6, count * 33 + 10, 14, mix(colours.night, colours.deep, 0.5)) +
    box(-80, -6, count * 33 + 10, 3, colours.bright);
  const bridge =
    random() > 0.5
      ? shape(
          polygon([
            [-60, -31],
            [-50, -54],
            [-18, -54],
            [-10, -31],
          ]),
          mix(colours.body, colours.bright, 0.5),
        ) + box(-48, -48, 26, 6, colours.light)
      : stroke('M-40 -31V-66M-40 -58h16', colours.bright, 2.4) + dot(-40, -68, 3.4, colours.light);
  const ship = engine(brush) + spine + bridge + cargo(brush, count) + bow(brush, end, below(random, 3));
  const scale = num(1.38 - count * 0.07);
  return (
    sky +
    streaks +
    glow(200, 168, 150, 0.5) +
    placed(
      ship,
      238 - count * 5,
      168,
      between(random, -16, 12),
      random() > 0.5 ? `-${scale} ${scale}` : scale,
    )
  );
};
