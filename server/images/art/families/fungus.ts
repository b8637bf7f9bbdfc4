import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, mix, num, oval, shape, stroke, times } from '../svgText.ts';
import { celestial } from './celestial.ts';

function cap(brush: Brush, x: number, y: number, size: number, kind: number): string {
  const { colours, random } = brush;
  const { night, deep, body, bright, light } = colours;
  const foot = 290;
  const lean = between(random, -10, 10);
  const stalk =
    shape(
      `M${num(x - size * 0.16)} ${num(y)}Q${num(x + lean)} ${num((y + foot) / 2)} ${num(x - size * 0.2 + lean)} ${foot}H${num(x + size * 0.2 + lean)}Q${num(x + size * 0.22 + lean)} ${num((y + foot) / 2)} ${num(x + size * 0.16)} ${num(y)}Z`,
      mix(bright, light, 0.5),
    ) +
    shape(
      `M${num(x)} ${num(y)}Q${num(x + size * 0.1 + lean)} ${num((y + foot) / 2)} ${num(x + lean)} ${foot}H${num(x + size * 0.2 + lean)}Q${num(x + size * 0.22 + lean)} ${num((y + foot) / 2)} ${num(x + size * 0.16)} ${num(y)}Z`,
      mix(body, bright, 0.3),
      'opacity=".7"',
    );
  const high = size * ([0.95, 0.6, 1.5][kind] ?? 0.95);
  const dome = `M${num(x - size)} ${num(y)}C${num(x - size * 0.9)} ${num(y - high)} ${num(x - size * 0.3)} ${num(y - high * 1.2)} ${num(x)} ${num(y - high * 1.2)}S${num(x + size * 0.9)} ${num(y - high)} ${num(x + size)} ${num(y)}Z`;
  const gills =
    oval(x, y, size, size * 0.2, mix(night, deep, 0.7)) +
    times(9, (i) =>
      stroke(
        `M${num(x)} ${num(y - 2)}L${num(x - size * 0.9 + i * size * 0.225)} ${num(y + size * 0.12)}`,
        bright,
        1,
        'opacity=".5"',
      ),
    );
  const spots = times(6, (i) =>
    oval(
      x - size * 0.62 + i * size * 0.25,
      y - high * (0.3 + ((i * 5) % 3) * 0.24),
      size * 0.1,
      size * 0.08,
      light,
      'opacity=".9"',
    ),
  );
  return (
    glow(x, y, size * 1.9, 0.45) +
    stalk +
    gills +
    shape(dome, mix(body, bright, 0.16 + random() * 0.3)) +
    shape(
      `M${num(x - size)} ${num(y)}C${num(x - size * 0.9)} ${num(y - high)} ${num(x - size * 0.3)} ${num(y - high * 1.2)} ${num(x)} ${num(y - high * 1.2)}Q${num(x - size * 0.62)} ${num(y - high * 0.7)} ${num(x - size * 0.6)} ${num(y)}Z`,
      light,
      'opacity=".22"',
    ) +
    spots
  );
}

/** Lit mushrooms under a night sky: round, flat or pointed. */
export const fungus: Family = (brush) => {
  const { random, colours } = brush;
  const kind = kindOf(brush, 3);
  const sky =
    backdrop(brush) +
    motes(brush, 40, 200, 2) +
    celestial(brush, between(random, 70, 330), between(random, 50, 90), between(random, 20, 40));
  const small = times(4, (i) =>
    cap(
      brush,
      ([48, 128, 300, 364][i] ?? 48) + between(random, -12, 12),
      between(random, 190, 236),
      between(random, 20, 36),
      kind,
    ),
  );
  const tall = cap(
    brush,
    between(random, 182, 232),
    between(random, 120, 152),
    between(random, 62, 82),
    kind,
  );
  const ground =
    shape('M0 300V276Q60 262 120 274T240 270T400 276V300Z', colours.night) +
    times(24, (i) =>
      stroke(
        `M${i * 17} 280q${num(between(random, -5, 5))} -10 ${num(between(random, -10, 10))} ${num(-between(random, 10, 24))}`,
        mix(colours.night, colours.deep, 0.3),
        2.4,
      ),
    );
  return (
    sky +
    tall +
    small +
    ground +
    times(14, () =>
      dot(
        between(random, 20, 380),
        between(random, 90, 260),
        between(random, 1, 2.6),
        colours.light,
        'opacity=".8"',
      ),
    )
  );
};
