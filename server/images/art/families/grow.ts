import type { Brush, Family } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { below, between, oneOf } from '../seededRandom.ts';
import { dot, HEIGHT, num, oval, placed, shape, stroke, times, WIDTH } from '../svgText.ts';

interface Shoot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
  readonly depth: number;
}

function leaf({ random, colours }: Brush, kind: number, x: number, y: number, angle: number): string {
  const colour = oneOf(random, [colours.body, colours.bright, colours.light]);
  if (kind === 0)
    return oval(
      x,
      y,
      6 + random() * 6,
      3 + random() * 4,
      colour,
      `transform="rotate(${num(angle * 57)} ${num(x)} ${num(y)})"`,
    );
  if (kind === 1) return dot(x, y, between(random, 2.5, 6), colour);
  return placed(shape('M0 0Q8 -9 20 0Q8 9 0 0Z', colour), x, y, angle * 57);
}

function tree(brush: Brush, spread: number, kind: number): string {
  const { random, colours } = brush;
  const wood: string[] = [];
  const leaves: string[] = [];
  const branch = ({ x, y, angle, length, width, depth }: Shoot): void => {
    if (depth === 0 || length < 5) {
      leaves.push(leaf(brush, kind, x, y, angle));
      return;
    }
    const toX = x + Math.cos(angle) * length;
    const toY = y + Math.sin(angle) * length;
    const bend = (random() - 0.5) * length * 0.4;
    wood.unshift(
      stroke(
        `M${num(x)} ${num(y)}Q${num((x + toX) / 2 + bend)} ${num((y + toY) / 2)} ${num(toX)} ${num(toY)}`,
        colours.night,
        width,
        'stroke-linecap="round"',
      ),
    );
    const count = random() > 0.82 ? 3 : 2;
    for (let i = 0; i < count; i++)
      branch({
        x: toX,
        y: toY,
        angle: angle + (i - (count - 1) / 2) * spread * 2 + (random() - 0.5) * 0.35,
        length: length * (0.68 + random() * 0.16),
        width: width * 0.68,
        depth: depth - 1,
      });
  };
  branch({ x: WIDTH / 2, y: HEIGHT * 0.97, angle: -1.57, length: 64, width: 13, depth: 6 });
  return wood.join('') + leaves.join('');
}

/** A tree before a moon, its leaves round, long or beaded. */
export const grow: Family = (brush) => {
  const { random, colours } = brush;
  const moon = glow(200, 135, 150) + dot(200, 126, between(random, 60, 90), colours.light, 'opacity=".85"');
  const crown = tree(brush, between(random, 0.36, 0.64), below(random, 3));
  const roots = times(5, (i) =>
    stroke(
      `M200 284q${num((i - 2) * 26)} 2 ${num((i - 2) * 44)} 22`,
      colours.night,
      7,
      'stroke-linecap="round"',
    ),
  );
  return (
    backdrop(brush) +
    motes(brush, 22, 150) +
    moon +
    crown +
    roots +
    oval(WIDTH / 2, HEIGHT + 18, 260, 52, colours.night) +
    motes(brush, 12, 270, 2.2)
  );
};
