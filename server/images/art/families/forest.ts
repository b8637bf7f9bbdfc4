import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, mist, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, HEIGHT, mix, num, polygon, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

function conifer(x: number, foot: number, height: number): string {
  const width = height * 0.3;
  const tiers = times(4, (i) => {
    const top = foot - height + (i * height) / 5;
    const half = (width * (i + 1.4)) / 5;
    return polygon([
      [x, top],
      [x + half, top + height * 0.3],
      [x - half, top + height * 0.3],
    ]);
  });
  return `${tiers}M${num(x - 2)} ${num(foot - 8)}h4v14h-4Z`;
}

const broadleaf = (x: number, foot: number, height: number): string => {
  const r = height * 0.26;
  const blob = (bx: number, by: number, br: number) =>
    `M${num(bx - br)} ${num(by)}a${num(br)} ${num(br)} 0 1 0 ${num(br * 2)} 0a${num(br)} ${num(br)} 0 1 0 ${num(-br * 2)} 0`;
  return `M${num(x - 3)} ${num(foot + 6)}L${num(x - 2)} ${num(foot - height * 0.5)}h4L${num(x + 4)} ${num(foot + 6)}Z${blob(x, foot - height * 0.7, r)}${blob(x - r * 0.9, foot - height * 0.52, r * 0.72)}${blob(x + r * 0.95, foot - height * 0.55, r * 0.66)}`;
};

function row(brush: Brush, depth: number, leafy: boolean): string {
  const { random, colours } = brush;
  const foot = HEIGHT * (0.6 + depth * 0.13);
  const step = 13 + depth * 9;
  const trees = times(Math.ceil(WIDTH / step) + 2, (i) => {
    const x = i * step + between(random, -step, step) * 0.5;
    const height = between(random, 46, 82) + depth * 22;
    return leafy ? broadleaf(x, foot, height) : conifer(x, foot, height);
  });
  const fill = mix(mix(colours.body, colours.bright, 0.22), colours.night, 0.14 + depth * 0.27);
  return (
    shape(`${trees}M0 ${num(foot)}H${WIDTH}V${HEIGHT}H0Z`, fill) + mist(foot - 46, 84, 0.26 - depth * 0.07)
  );
}

function trunks(brush: Brush): string {
  const { random, colours } = brush;
  return [between(random, 6, 60), between(random, 330, 392)]
    .map((x) => {
      const lean = between(random, -18, 18);
      const w = between(random, 15, 26);
      const branch = times(3, (i) =>
        stroke(
          `M${num(x + lean * 0.5)} ${num(60 + i * 44)}q${num((x < 200 ? 1 : -1) * 26)} -6 ${num((x < 200 ? 1 : -1) * 50)} ${num(-34 + i * 8)}`,
          colours.night,
          5 - i,
          'stroke-linecap="round"',
        ),
      );
      return (
        shape(
          polygon([
            [x - w, 300],
            [x + lean - w * 0.55, -4],
            [x + lean + w * 0.55, -4],
            [x + w, 300],
          ]),
          colours.night,
        ) + branch
      );
    })
    .join('');
}

/** Rows of trees, a clearing light and two near trunks. */
export const forest: Family = (brush) => {
  const { random, colours } = brush;
  const leafy = kindOf(brush, 2) === 1;
  const x = WIDTH * between(random, 0.32, 0.68);
  const y = between(random, 62, 112);
  const shafts = times(5, (i) =>
    shape(
      polygon([
        [x, y],
        [x - 190 + i * 84, 320],
        [x - 150 + i * 84, 320],
      ]),
      colours.light,
      'opacity=".09"',
    ),
  );
  const sky = backdrop(brush) + motes(brush, 24, 120) + celestial(brush, x, y, between(random, 26, 46));
  const flies = times(18, () =>
    dot(
      random() * WIDTH,
      between(random, 150, 290),
      between(random, 1, 2.4),
      colours.light,
      `opacity="${num(between(random, 0.4, 1))}"`,
    ),
  );
  return (
    sky + row(brush, 0, leafy) + row(brush, 1, leafy) + shafts + row(brush, 2, leafy) + trunks(brush) + flies
  );
};
