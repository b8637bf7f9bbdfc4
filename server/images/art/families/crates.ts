import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { mix, num, type Point, polygon, shape, stroke, times } from '../svgText.ts';

const HALF = 34;
const RISE = 17;
const TALL = 37;

interface Cell {
  readonly column: number;
  readonly row: number;
  readonly level: number;
}

const cornerOf = ({ column, row, level }: Cell): Point => [
  200 + (column - row) * HALF,
  176 + (column + row) * RISE - level * TALL,
];

function label({ colours }: Brush, x: number, y: number, kind: number): string {
  const left = (inner: string) => `<g transform="matrix(1 .5 0 1 ${num(x - HALF)} ${num(y)})">${inner}</g>`;
  const { light, night, bright } = colours;
  if (kind === 0)
    return left(stroke('M5 9H29M5 27H29', night, 2, 'opacity=".55"') + shape('M11 13h12v10h-12Z', light));
  if (kind === 1) return left(stroke('M4 6L30 31M30 6L4 31', night, 2.4, 'opacity=".5"'));
  if (kind === 2)
    return left(
      `${times(5, (i) => `<rect x="${6 + i * 5}" y="9" width="${1 + (i % 3)}" height="18" fill="${light}"/>`)}`,
    );
  if (kind === 3)
    return left(
      `<circle cx="17" cy="18" r="9" fill="none" stroke="${bright}" stroke-width="3"/><circle cx="17" cy="18" r="3" fill="${light}"/>`,
    );
  return left(times(4, (i) => stroke(`M${7 + i * 7} 4V33`, night, 1.8, 'opacity=".45"')));
}

function crate(brush: Brush, cell: Cell): string {
  const { colours, random } = brush;
  const [x, y] = cornerOf(cell);
  const tone = between(random, -0.12, 0.22);
  const face = (a: string, b: string, share: number) => mix(a, b, Math.max(0, share));
  const edge = `stroke="${colours.night}" stroke-opacity=".55" stroke-linejoin="round"`;
  const top = shape(
    polygon([
      [x, y - RISE],
      [x + HALF, y],
      [x, y + RISE],
      [x - HALF, y],
    ]),
    face(colours.bright, colours.light, 0.25 + tone),
    edge,
  );
  const left = shape(
    polygon([
      [x - HALF, y],
      [x, y + RISE],
      [x, y + RISE + TALL],
      [x - HALF, y + TALL],
    ]),
    face(colours.body, colours.bright, 0.2 + tone),
    edge,
  );
  const right = shape(
    polygon([
      [x + HALF, y],
      [x, y + RISE],
      [x, y + RISE + TALL],
      [x + HALF, y + TALL],
    ]),
    face(colours.deep, colours.body, 0.5 + tone),
    edge,
  );
  return top + left + right + label(brush, x, y, below(random, 6));
}

function cellsOf({ random }: Brush): readonly Cell[] {
  const cells: Cell[] = [];
  for (let row = -1; row < 3; row++)
    for (let column = -1; column < 3; column++) {
      const levels = below(random, 4) - (row + column > 2 ? 2 : 0);
      for (let level = 0; level < levels; level++) cells.push({ column, row, level });
    }
  return cells.length > 3
    ? cells
    : [0, 1, 2, 3].map((i) => ({ column: i % 2, row: i > 1 ? 1 : 0, level: 0 }));
}

function gantry({ colours, random }: Brush): string {
  const x = between(random, 130, 270);
  return (
    stroke('M0 34H400', mix(colours.night, colours.deep, 0.4), 9) +
    stroke('M0 30H400', colours.bright, 1.5, 'opacity=".6"') +
    times(12, (i) => stroke(`M${i * 36} 34l18 16l18 -16`, mix(colours.night, colours.deep, 0.4), 2.5)) +
    stroke(`M${num(x)} 38V78`, colours.light, 1.6) +
    stroke(`M${num(x - 12)} 92l12 -14l12 14`, colours.light, 2.4) +
    shape(`M${num(x - 14)} 26h28v16h-28Z`, colours.body)
  );
}

/** A stack of freight crates on a deck under a gantry. */
export const crates: Family = (brush) => {
  const { colours, random } = brush;
  const floor =
    shape(
      polygon([
        [200, 96],
        [420, 206],
        [200, 316],
        [-20, 206],
      ]),
      mix(colours.night, colours.deep, 0.85),
    ) +
    times(7, (i) =>
      stroke(
        `M${num(-20 + i * 36.7)} ${num(206 - i * 18.3)}l220 110M${num(420 - i * 36.7)} ${num(206 - i * 18.3)}l-220 110`,
        colours.bright,
        1,
        'opacity=".22"',
      ),
    );
  const stacks = cellsOf(brush)
    .map((cell) => crate(brush, cell))
    .join('');
  return (
    backdrop(brush) +
    motes(brush, 26, 130) +
    glow(200, 130, 180, 0.8) +
    floor +
    (random() > 0.4 ? gantry(brush) : '') +
    stacks
  );
};
