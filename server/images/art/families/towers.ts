import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, mist, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { box, dot, HEIGHT, mix, num, polygon, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

function roof({ x, width, top }: Tower, kind: number): string {
  const half = width / 2;
  if (kind === 0)
    return polygon([
      [x - half - 4, top],
      [x, top - width * 1.5],
      [x + half + 4, top],
    ]);
  if (kind === 1)
    return `M${num(x - half)} ${num(top)}a${num(half)} ${num(half * 1.15)} 0 0 1 ${num(width)} 0ZM${num(x - 1)} ${num(top - half)}v-16h2v16Z`;
  if (kind === 2)
    return times(
      3,
      (i) => `M${num(x - half - 3 + (i * (width + 2)) / 2.7)} ${num(top)}v-9h${num(width / 4)}v9Z`,
    );
  return polygon([
    [x - half, top],
    [x - half * 0.2, top - width * 0.5],
    [x + half * 0.1, top - 4],
    [x + half, top - width * 0.9],
    [x + half, top],
  ]);
}

function tower(brush: Brush, at: Tower, fill: string, lit: string, kind: number): string {
  const { x, width, top } = at;
  const half = width / 2;
  const wall = polygon([
    [x - half, HEIGHT],
    [x - half * 0.86, top],
    [x + half * 0.86, top],
    [x + half, HEIGHT],
  ]);
  const side = polygon([
    [x - half, HEIGHT],
    [x - half * 0.86, top],
    [x - half * 0.3, top],
    [x - half * 0.3, HEIGHT],
  ]);
  const windows = times(Math.floor((230 - top) / 20), (i) =>
    brush.random() > 0.35
      ? box(x - 1 + (i % 2) * half * 0.45, top + 12 + i * 19, 3, 7, brush.colours.light, 'rx="1.5"')
      : '',
  );
  return shape(wall + roof(at, kind), fill) + shape(side, lit, 'opacity=".4"') + windows;
}

/** A skyline of old spires on a rise, some joined by bridges. */
export const towers: Family = (brush) => {
  const { random, colours } = brush;
  const kind = kindOf(brush, 4);
  const sky =
    backdrop(brush) +
    motes(brush, 42, 170) +
    celestial(brush, WIDTH * between(random, 0.2, 0.8), between(random, 60, 112), between(random, 24, 52));
  const far = times(9, (i) =>
    tower(
      brush,
      {
        x: 20 + i * 45 + between(random, -12, 12),
        width: between(random, 12, 22),
        top: between(random, 120, 190),
      },
      mix(colours.body, colours.deep, 0.45),
      colours.body,
      kind,
    ),
  );
  const places = Array.from(
    { length: 5 },
    (_, i): Tower => ({
      x: 52 + i * 74 + between(random, -14, 14),
      width: between(random, 24, 42),
      top: 190 - 110 * Math.exp(-((i - 2) ** 2) / 2.4) + between(random, -18, 26),
    }),
  );
  const near = places
    .map((at) => tower(brush, at, mix(colours.deep, colours.night, 0.55), colours.body, kind))
    .join('');
  const bridges = places
    .slice(1)
    .map((to, i) => {
      const from = places[i] ?? to;
      const y = Math.max(from.top, to.top) + 24;
      return random() > 0.4
        ? stroke(
            `M${num(from.x)} ${num(y)}Q${num((from.x + to.x) / 2)} ${num(y + 26)} ${num(to.x)} ${num(y)}`,
            mix(colours.deep, colours.night, 0.6),
            3,
          ) + dot((from.x + to.x) / 2, y + 15, 2, colours.light)
        : '';
    })
    .join('');
  const ground = shape(`M0 ${HEIGHT}V264Q90 236 190 250T${WIDTH} 246V${HEIGHT}Z`, colours.night);
  return sky + far + mist(150, 110, 0.3) + bridges + near + mist(210, 70, 0.16) + ground;
};
