import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, mist, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { box, dot, HEIGHT, mix, num, oval, polygon, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

function windows({ random, colours }: Brush, x: number, top: number, width: number, foot: number): string {
  const columns = Math.floor((width - 6) / 8);
  const rows = Math.min(12, Math.floor((foot - top - 8) / 11));
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      if (random() > 0.5) d += `M${num(x + 5 + c * 8)} ${num(top + 8 + r * 11)}h3.500v5h-3.500Z`;
  return d ? shape(d, random() > 0.4 ? colours.light : colours.bright, 'opacity=".85"') : '';
}

function block(brush: Brush, x: number, top: number, width: number, fill: string): string {
  const { random, colours } = brush;
  const kind = below(random, 5);
  const w = width;
  const roofs = [
    `M${num(x)} ${num(top)}h${num(w)}V${HEIGHT}h${num(-w)}Z`,
    `M${num(x)} ${num(top + 18)}L${num(x + w)} ${num(top)}V${HEIGHT}h${num(-w)}Z`,
    `M${num(x)} ${num(top)}q${num(w / 2)} ${num(-w * 0.9)} ${num(w)} 0V${HEIGHT}h${num(-w)}Z`,
    `M${num(x)} ${num(top + 20)}h${num(w * 0.25)}v-20h${num(w * 0.5)}v20h${num(w * 0.25)}V${HEIGHT}h${num(-w)}Z`,
    `M${num(x)} ${num(top)}h${num(w)}l${num(-w * 0.14)} 26V${HEIGHT}h${num(-w * 0.72)}V${num(top + 26)}Z`,
  ];
  const mast =
    kind === 0 || kind === 3
      ? stroke(`M${num(x + w / 2)} ${num(top)}v-22`, fill, 2) + dot(x + w / 2, top - 23, 2.4, colours.light)
      : '';
  return (
    shape(roofs[kind] ?? '', fill) +
    shape(
      `M${num(x)} ${num(top + 26)}h${num(w * 0.3)}V${HEIGHT}h${num(-w * 0.3)}Z`,
      colours.bright,
      'opacity=".1"',
    ) +
    windows(brush, x, top + (kind === 1 || kind === 4 ? 18 : 2), w, 268) +
    mast
  );
}

function traffic({ random, colours }: Brush): string {
  return times(4, (i) => {
    const y = between(random, 96, 210);
    const bend = between(random, -26, 26);
    return stroke(
      `M-10 ${num(y)}Q200 ${num(y + bend)} 410 ${num(y - bend)}`,
      i % 2 ? colours.light : colours.bright,
      1.6,
      `stroke-dasharray="${Math.round(between(random, 6, 18))} ${Math.round(between(random, 16, 44))}" opacity=".75"`,
    );
  });
}

function dome({ colours }: Brush): string {
  return (
    oval(200, 300, 235, 232, 'none', `stroke="${colours.light}" stroke-width="1.5" opacity=".5"`) +
    times(5, (i) => oval(200, 300, 40 + i * 44, 232, 'none', `stroke="${colours.light}" opacity=".16"`)) +
    times(3, (i) =>
      stroke(
        `M${[10, 38, 84][i]} ${[200, 150, 108][i]}Q200 ${[170, 112, 78][i]} ${[390, 362, 316][i]} ${[200, 150, 108][i]}`,
        colours.light,
        1,
        'opacity=".16"',
      ),
    )
  );
}

/** A station city at night: blocks, lit windows, traffic and now and then a dome. */
export const skyline: Family = (brush) => {
  const { random, colours } = brush;
  const sky =
    backdrop(brush) +
    motes(brush, 50, 160) +
    celestial(brush, WIDTH * between(random, 0.2, 0.8), between(random, 58, 120), between(random, 26, 62));
  const row = (count: number, low: number, high: number, fill: string) =>
    times(count, (i) =>
      block(
        brush,
        (i * WIDTH) / count - 6 + between(random, -6, 6),
        between(random, low, high),
        (WIDTH / count) * between(random, 0.72, 1.1),
        fill,
      ),
    );
  const pier =
    shape(
      polygon([
        [0, 300],
        [0, 272],
        [400, 266],
        [400, 300],
      ]),
      colours.night,
    ) + box(0, 270, WIDTH, 1.5, colours.light, 'opacity=".5"');
  return (
    sky +
    (random() > 0.6 ? dome(brush) : '') +
    row(11, 120, 200, mix(colours.deep, colours.body, 0.55)) +
    mist(130, 120, 0.3) +
    traffic(brush) +
    row(8, 130, 225, mix(colours.night, colours.deep, 0.75)) +
    mist(190, 100, 0.14) +
    glow(200, 290, 120, 0.3) +
    pier
  );
};
