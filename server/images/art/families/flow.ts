import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow } from '../scene.ts';
import { below, between, oneOf, type Random } from '../seededRandom.ts';
import { dot, HEIGHT, num, oval, polygon, ring, shape, times, WIDTH } from '../svgText.ts';

function current(random: Random): (x: number, y: number) => number {
  const waves = Array.from(
    { length: 5 },
    () => [random() * 6.28, 0.004 + random() * 0.012, 0.004 + random() * 0.012] as const,
  );
  return (x, y) => waves.reduce((sum, [a, b, c]) => sum + Math.sin(a + x * b) + Math.cos(a * 2 + y * c), 0);
}

function strand({ random, colours }: Brush, angle: (x: number, y: number) => number): string {
  let x = random() * WIDTH;
  let y = random() * HEIGHT;
  const start = `M${Math.round(x)} ${Math.round(y)}l`;
  const steps = 8 + below(random, 18);
  const moves = Array.from({ length: steps }, () => {
    const a = angle(x, y);
    const u = Math.round(Math.cos(a) * 10);
    const v = Math.round(Math.sin(a) * 10);
    x += u;
    y += v;
    return `${u} ${v}`;
  });
  const colour = oneOf(random, [colours.body, colours.bright, colours.light]);
  return `<path d="${start}${moves.join(' ')}" stroke="${colour}" stroke-width="${num(0.5 + random() * random() * 3.6)}" opacity="${num(between(random, 0.3, 0.9))}"/>`;
}

function heart(brush: Brush, x: number, y: number): string {
  const { night, light, bright } = brush.colours;
  const r = between(brush.random, 18, 34);
  const kind = kindOf(brush, 4);
  if (kind === 0) return dot(x, y, r, night) + ring(x, y, r, light, 2.5);
  if (kind === 1) return dot(x, y, r, light) + dot(x + r * 0.4, y - r * 0.2, r * 0.9, night);
  if (kind === 2)
    return (
      oval(x, y, r * 1.7, r * 0.86, night, `stroke="${light}" stroke-width="2.5"`) +
      dot(x, y, r * 0.62, light) +
      oval(x, y, r * 0.16, r * 0.56, night)
    );
  return times(3, (i) =>
    shape(
      polygon([
        [x - r + i * r, y - r * 1.3 + (i % 2) * -12],
        [x - r * 0.55 + i * r, y],
        [x - r + i * r, y + r * 1.3 + (i % 2) * 12],
        [x - r * 1.45 + i * r, y],
      ]),
      i === 1 ? light : bright,
      `stroke="${night}" stroke-width="3"`,
    ),
  );
}

/** Currents around a dark sun, an eye, a crescent or three crystals: the family of rites. */
export const flow: Family = (brush) => {
  const { random } = brush;
  const angle = current(random);
  const x = WIDTH * between(random, 0.32, 0.68);
  const y = HEIGHT * between(random, 0.36, 0.6);
  const strands = times(130, () => strand(brush, angle));
  return `${backdrop(brush)}${glow(x, y, 150)}<g fill="none" stroke-linecap="round" stroke-linejoin="round">${strands}</g>${heart(brush, x, y)}`;
};
