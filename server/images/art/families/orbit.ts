import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { box, dot, mix, num, oval, placed, polygon, ring, shape, stroke, times } from '../svgText.ts';

function world({ random, colours }: Brush, x: number, y: number, r: number): string {
  const bands = times(6, (i) =>
    oval(
      x + between(random, -20, 20),
      y - r + (i + 0.6) * ((r * 2) / 6),
      r * between(random, 0.8, 1.3),
      r * between(random, 0.04, 0.12),
      i % 2 ? colours.bright : mix(colours.deep, colours.body, 0.4),
      `opacity="${num(between(random, 0.3, 0.6))}"`,
    ),
  );
  return `${glow(x, y, r * 1.7, 0.8)}<clipPath id="c"><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}"/></clipPath><g clip-path="url(#c)">${dot(x, y, r, mix(colours.body, colours.bright, 0.2))}${bands}${dot(x + r * 0.42, y + r * 0.3, r * 1.12, colours.night, 'opacity=".55"')}</g>${ring(x, y, r, colours.light, 1.6, 'opacity=".7"')}`;
}

function belt({ colours, random }: Brush, x: number, y: number, r: number, front: boolean): string {
  const d = front
    ? `M${num(x - r)} ${num(y)}A${num(r)} ${num(r * 0.26)} 0 0 0 ${num(x + r)} ${num(y)}`
    : `M${num(x - r)} ${num(y)}A${num(r)} ${num(r * 0.26)} 0 0 1 ${num(x + r)} ${num(y)}`;
  return (
    stroke(d, colours.bright, 6, 'opacity=".75"') +
    stroke(d, colours.light, 1.4) +
    stroke(d, colours.night, 2, `stroke-dasharray="2 ${Math.round(between(random, 9, 16))}" opacity=".6"`)
  );
}

function wheel({ colours }: Brush, size: number): string {
  const spokes = times(6, (i) => placed(box(-2, -size, 4, size, colours.bright), 0, 0, i * 60));
  const pods = times(12, (i) =>
    placed(
      box(-5, -size - 5, 10, 10, i % 3 ? mix(colours.body, colours.bright, 0.4) : colours.light, 'rx="2"'),
      0,
      0,
      i * 30,
    ),
  );
  return (
    ring(0, 0, size, mix(colours.deep, colours.bright, 0.55), 6) +
    spokes +
    pods +
    dot(0, 0, size * 0.26, mix(colours.body, colours.bright, 0.6)) +
    dot(0, 0, size * 0.1, colours.light)
  );
}

function spindle({ colours }: Brush, size: number): string {
  const panel = (s: number) =>
    times(3, (i) =>
      box(
        s > 0 ? 14 + i * size * 0.4 : -14 - (i + 1) * size * 0.4 + 2,
        -size * 0.26,
        size * 0.38,
        size * 0.52,
        mix(colours.deep, colours.body, 0.6 + i * 0.12),
        `stroke="${colours.bright}"`,
      ),
    );
  return (
    box(-size * 1.3, -2, size * 2.6, 4, colours.bright) +
    panel(1) +
    panel(-1) +
    shape(
      polygon([
        [-13, -size * 0.8],
        [13, -size * 0.8],
        [17, 0],
        [10, size * 0.9],
        [-10, size * 0.9],
        [-17, 0],
      ]),
      mix(colours.body, colours.bright, 0.7),
    ) +
    shape(
      polygon([
        [0, -size * 0.8],
        [13, -size * 0.8],
        [17, 0],
        [10, size * 0.9],
        [0, size * 0.9],
      ]),
      mix(colours.deep, colours.body, 0.6),
    ) +
    times(6, (i) => box(-8, -size * 0.6 + i * size * 0.22, 5, 3, colours.light)) +
    stroke(`M0 ${num(-size * 0.8)}V${num(-size * 1.3)}`, colours.bright, 2) +
    dot(0, -size * 1.3, 3, colours.light)
  );
}

function tower({ colours }: Brush, size: number): string {
  return (
    times(
      5,
      (i) =>
        shape(
          polygon([
            [-size * (0.9 - i * 0.15), -size + i * size * 0.46],
            [size * (0.9 - i * 0.15), -size + i * size * 0.46],
            [size * (0.6 - i * 0.1), -size + i * size * 0.46 + size * 0.24],
            [-size * (0.6 - i * 0.1), -size + i * size * 0.46 + size * 0.24],
          ]),
          mix(colours.body, colours.bright, 0.75 - i * 0.16),
          `stroke="${colours.night}" stroke-opacity=".5"`,
        ) +
        times(6 - i, (j) =>
          box(
            -size * 0.5 + i * size * 0.1 + j * size * 0.19,
            -size + i * size * 0.46 + 5,
            3.5,
            3.5,
            colours.light,
          ),
        ),
    ) + box(-2, -size * 1.5, 4, size * 0.5, colours.bright)
  );
}

/** A world with a station before it: wheel, spindle or tower, and the routes of ships. */
export const orbit: Family = (brush) => {
  const { random, colours } = brush;
  const left = random() > 0.5;
  const r = between(random, 76, 128);
  const x = left ? between(random, 60, 130) : between(random, 270, 340);
  const y = between(random, 130, 230);
  const routes = times(3, (i) =>
    stroke(
      `M${num(x)} ${num(y)}m${num(-r - 30 - i * 34)} 0a${num(r + 30 + i * 34)} ${num((r + 30 + i * 34) * 0.5)} -18 1 0 ${num(2 * (r + 30 + i * 34))} 0`,
      colours.light,
      1,
      `opacity="${num(0.55 - i * 0.12)}" stroke-dasharray="${i === 1 ? '1 6' : '10 5'}"`,
    ),
  );
  const station = [wheel, spindle, tower][kindOf(brush, 3)] ?? wheel;
  const sx = left ? between(random, 260, 310) : between(random, 90, 140);
  const sy = between(random, 112, 158);
  const hasBelt = random() > 0.5;
  return (
    backdrop(brush) +
    motes(brush, 70, 300) +
    routes +
    (hasBelt ? belt(brush, x, y, r * 1.6, false) : '') +
    world(brush, x, y, r) +
    (hasBelt ? belt(brush, x, y, r * 1.6, true) : '') +
    glow(sx, sy, 90, 0.5) +
    placed(station(brush, between(random, 48, 62)), sx, sy, between(random, -18, 18))
  );
};
