import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, mix, num, oval, placed, polygon, ring, shape, stroke, times } from '../svgText.ts';

function water({ random, colours }: Brush): string {
  const top = between(random, 120, 280);
  const shafts = times(6, (i) =>
    shape(
      polygon([
        [top - 50 + i * 20, -6],
        [top - 30 + i * 20, -6],
        [top - 190 + i * 84, 310],
        [top - 260 + i * 84, 310],
      ]),
      colours.light,
      'opacity=".07"',
    ),
  );
  const weeds = times(13, (i) => {
    const x = i * 33 + between(random, -10, 10);
    const h = between(random, 26, 92) * (Math.abs(i - 6) / 7 + 0.3);
    return stroke(
      `M${num(x)} 304q${num(between(random, -16, 16))} ${num(-h / 2)} 0 ${num(-h)}`,
      mix(colours.night, colours.deep, 0.6),
      between(random, 4, 8),
      'stroke-linecap="round"',
    );
  });
  const bubbles = times(16, () =>
    ring(
      between(random, 20, 380),
      between(random, 20, 270),
      between(random, 1.5, 6),
      colours.light,
      1.1,
      `opacity="${num(between(random, 0.3, 0.8))}"`,
    ),
  );
  return shafts + weeds + bubbles;
}

function tailFin({ colours }: Brush, size: number): string {
  return times(9, (i) => {
    const a = -0.95 + (i * 1.9) / 8;
    return stroke(
      `M92 0Q${num(92 + Math.cos(a) * size * 0.6)} ${num(Math.sin(a) * size * 0.4)} ${num(92 + Math.cos(a * 0.8) * size)} ${num(Math.sin(a) * size)}`,
      mix(colours.body, colours.bright, i % 2 ? 0.35 : 0.8),
      7.5,
      'stroke-linecap="round"',
    );
  });
}

function scales({ colours }: Brush): string {
  return times(8, (c) =>
    times(6, (r) =>
      dot(
        -36 + c * 17 + (r % 2) * 8,
        -46 + r * 17,
        10,
        r < 2 ? mix(colours.deep, colours.body, 0.9) : mix(colours.body, colours.bright, 0.12 + r * 0.13),
        `stroke="${mix(colours.night, colours.body, 0.45)}" stroke-width="1.4"`,
      ),
    ),
  );
}

function extras({ colours }: Brush, kind: number, tall: number): string {
  const { light, bright, night } = colours;
  if (kind === 0)
    return (
      stroke(`M-64 ${num(-tall * 0.5)}C-80 -104 -128 -104 -136 -64`, bright, 2.6) +
      glow(-136, -60, 34) +
      dot(-136, -60, 7, light)
    );
  if (kind === 1)
    return stroke('M-104 10Q-136 24 -150 62M-100 14Q-118 40 -120 78', bright, 2.6, 'stroke-linecap="round"');
  if (kind === 2)
    return (
      shape('M-106 -5L-186 -26L-106 6Z', light) +
      stroke('M-120 -4L-172 -20', night, 1, 'opacity=".4" stroke-dasharray="3 5"')
    );
  return '';
}

function swimmer(brush: Brush, tall: number): string {
  const { colours, random } = brush;
  const { night, body, bright, light } = colours;
  const outline = `M-112 4C-66 ${num(-tall * 1.3)} 40 ${num(-tall)} 104 -7L104 8C44 ${num(tall * 0.9)} -62 ${num(tall * 1.2)} -112 4Z`;
  const back = times(8, (i) =>
    stroke(
      `M${-44 + i * 14} ${num(-tall * (0.84 - i * 0.05))}L${-26 + i * 15} ${num(-tall * 0.9 - 34 + Math.abs(i - 2) * 6)}`,
      i % 2 ? bright : mix(body, bright, 0.4),
      6,
      'stroke-linecap="round"',
    ),
  );
  const side = shape(
    `M-34 12C-16 ${num(tall * 0.5)} -8 ${num(tall * 0.95)} 12 ${num(tall * 1.1)}C20 ${num(tall * 0.7)} 8 26 -10 8Z`,
    bright,
    `stroke="${night}" stroke-opacity=".4"`,
  );
  const face = shape(
    `M-112 4C-92 ${num(-tall * 0.62)} -66 ${num(-tall * 0.82)} -40 ${num(-tall * 0.9)}Q-62 0 -42 ${num(tall * 0.86)}C-70 ${num(tall * 0.8)} -94 ${num(tall * 0.5)} -112 4Z`,
    mix(body, bright, 0.42),
  );
  const eye =
    dot(-76, -9, 10, night) +
    dot(-76, -9, 7, light) +
    dot(-78, -9, 3.4, night) +
    stroke('M-110 9Q-96 16 -86 12', night, 2.4, 'stroke-linecap="round"');
  return `<clipPath id="c"><path d="${outline}"/></clipPath>${tailFin(brush, between(random, 52, 78))}${back}${shape(outline, mix(night, body, 0.6))}<g clip-path="url(#c)">${scales(brush)}${oval(0, tall, 120, tall * 0.45, light, 'opacity=".28"')}</g>${face}${side}${eye}${extras(brush, kindOf(brush, 4), tall)}`;
}

/** A fish in a shaft of light: lanterned, whiskered, horned or plain. */
export const fish: Family = (brush) => {
  const { random, colours } = brush;
  const shoal = times(7, () =>
    placed(
      shape('M-14 0Q0 -8 14 0L22 -6V6L14 0Q0 8 -14 0Z', mix(colours.deep, colours.body, 0.75)),
      between(random, 20, 380),
      between(random, 24, 110),
      between(random, -20, 20),
    ),
  );
  const turn = between(random, -16, 16);
  const flip = random() > 0.5 ? '-1 1' : '';
  return (
    backdrop(brush) +
    glow(200, 130, 170, 0.8) +
    water(brush) +
    shoal +
    placed(swimmer(brush, between(random, 46, 66)), 200, 154, turn, flip)
  );
};
