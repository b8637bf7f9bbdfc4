import type { Brush } from '../brush.ts';
import { glow } from '../scene.ts';
import { below, between } from '../seededRandom.ts';
import { dot, num, oval, ring, shape, times } from '../svgText.ts';

/** A waning moon that lets the sky show through. */
export const crescent = (x: number, y: number, r: number, fill: string): string =>
  shape(
    `M${num(x + r * 0.34)} ${num(y - r * 0.94)}A${num(r)} ${num(r)} 0 1 0 ${num(x + r * 0.94)} ${num(y + r * 0.34)}A${num(r * 0.82)} ${num(r * 0.82)} 0 1 1 ${num(x + r * 0.34)} ${num(y - r * 0.94)}Z`,
    fill,
  );

/** A sun, moon, ringed world or eclipse with its glow. */
export function celestial(brush: Brush, x: number, y: number, radius: number): string {
  const { colours, random } = brush;
  const light = glow(x, y, radius * 4);
  const kind = below(random, 6);
  const tilt = between(random, -20, 20);
  const disc = dot(x, y, radius, colours.light);
  if (kind === 0)
    return (
      light +
      disc +
      oval(
        x,
        y,
        radius * 2,
        radius * 0.35,
        'none',
        `stroke="${colours.bright}" stroke-width="2" transform="rotate(${Math.round(tilt)} ${Math.round(x)} ${Math.round(y)})"`,
      )
    );
  if (kind === 1) return light + crescent(x, y, radius, colours.light);
  if (kind === 2)
    return (
      light +
      dot(x, y, radius, colours.night) +
      ring(x, y, radius, colours.light, 3.5) +
      ring(x, y, radius + 9, colours.bright, 1, 'opacity=".6"')
    );
  if (kind === 3)
    return light + disc + dot(x + radius * 1.7, y + radius * 0.7, radius * 0.34, colours.bright);
  if (kind === 4)
    return (
      light +
      disc +
      times(3, (i) =>
        dot(
          x - radius * 0.4 + i * radius * 0.42,
          y - radius * 0.3 + ((i * 7) % 3) * radius * 0.35,
          radius * (0.2 - i * 0.04),
          colours.bright,
          'opacity=".45"',
        ),
      )
    );
  return light + disc;
}
