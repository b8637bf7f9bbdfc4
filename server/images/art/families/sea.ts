import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { box, dot, HEIGHT, mix, num, polygon, shape, stroke, times, WIDTH } from '../svgText.ts';
import { celestial } from './celestial.ts';

const HORIZON = 158;

function glitter(brush: Brush, x: number): string {
  const { random, colours } = brush;
  return times(26, (i) => {
    const y = HORIZON + 5 + i * 5.2;
    const w = between(random, 8, 26) + i * 1.5;
    return box(
      x - w / 2 + between(random, -1, 1) * (6 + i * 0.9),
      y,
      w,
      1.6 + i * 0.05,
      colours.light,
      `rx="1" opacity="${num(0.72 - i * 0.026)}"`,
    );
  });
}

function swell(brush: Brush, row: number): string {
  const { random, colours } = brush;
  const y = HORIZON + 34 + row * 30;
  const reach = 34 + row * 12;
  const start = -between(random, 0, reach);
  const humps = times(
    Math.ceil((WIDTH + reach) / reach) + 1,
    () => `q${num(reach / 2)} ${num(-9 - row * 2)} ${num(reach)} 0`,
  );
  const fill = mix(mix(colours.deep, colours.body, 0.55), colours.night, 0.15 + row * 0.24);
  return (
    shape(`M${num(start)} ${num(y)}${humps}V${HEIGHT}H${num(start)}Z`, fill) +
    stroke(`M${num(start)} ${num(y)}${humps}`, colours.bright, 1.3, `opacity="${num(0.5 - row * 0.1)}"`)
  );
}

function rocks(brush: Brush): string {
  const { random, colours } = brush;
  return times(3, () => {
    const x = random() > 0.5 ? between(random, 10, 130) : between(random, 270, 390);
    const h = between(random, 22, 74);
    const w = between(random, 18, 40);
    const face = polygon([
      [x - w, HORIZON + 14],
      [x - w * 0.5, HORIZON - h * 0.6],
      [x - w * 0.1, HORIZON - h],
      [x + w * 0.4, HORIZON - h * 0.5],
      [x + w, HORIZON + 14],
    ]);
    const lit = polygon([
      [x - w, HORIZON + 14],
      [x - w * 0.5, HORIZON - h * 0.6],
      [x - w * 0.1, HORIZON - h],
      [x - w * 0.2, HORIZON + 14],
    ]);
    return (
      shape(face, mix(colours.night, colours.deep, 0.65)) +
      shape(lit, mix(colours.deep, colours.body, 0.3), 'opacity=".8"')
    );
  });
}

function boat(brush: Brush): string {
  const { random, colours } = brush;
  const x = between(random, 90, 310);
  const y = HORIZON + 46;
  return (
    shape(`M${num(x - 30)} ${num(y)}q30 22 62 0l-7 16q-24 9-48 0Z`, colours.night) +
    shape(`M${num(x)} ${num(y - 4)}v-58q34 26 27 54Z`, colours.light, 'opacity=".92"') +
    shape(`M${num(x - 4)} ${num(y - 4)}v-44q-22 22-20 42Z`, colours.bright)
  );
}

function lanterns(brush: Brush): string {
  const { random, colours } = brush;
  return times(11, (i) => {
    const x = 18 + i * 36 + between(random, -12, 12);
    const y = HORIZON + between(random, 20, 108);
    return (
      glow(x, y, 15, 0.8) +
      dot(x, y, 2.6, colours.light) +
      stroke(
        `M${num(x)} ${num(y + 6)}v${num(between(random, 12, 30))}`,
        colours.light,
        1.6,
        'opacity=".4" stroke-dasharray="4 3"',
      )
    );
  });
}

/** Water under a low sun, with rocks, a boat or floating lanterns. */
export const sea: Family = (brush) => {
  const { colours, random } = brush;
  const x = WIDTH * between(random, 0.25, 0.75);
  const what = kindOf(brush, 3);
  const sky =
    backdrop(brush) +
    motes(brush, 36, HORIZON) +
    celestial(brush, x, HORIZON - between(random, 16, 84), between(random, 22, 44));
  const water =
    box(0, HORIZON, WIDTH, HEIGHT - HORIZON, mix(colours.deep, colours.body, 0.5)) +
    box(0, HORIZON, WIDTH, 1.5, colours.light, 'opacity=".55"');
  const rows = [0, 1, 2, 3]
    .map((row) => (what === 1 && row === 1 ? boat(brush) : '') + swell(brush, row))
    .join('');
  return (
    sky +
    (what === 0 || random() > 0.6 ? rocks(brush) : '') +
    water +
    rows +
    glitter(brush, x) +
    (what === 2 ? lanterns(brush) : '')
  );
};
