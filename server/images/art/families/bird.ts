import { type Brush, type Family, kindOf } from '../brush.ts';
import { backdrop, glow, motes } from '../scene.ts';
import { between } from '../seededRandom.ts';
import { dot, mix, num, oval, placed, shape, times } from '../svgText.ts';
import { celestial } from './celestial.ts';

function wing({ colours }: Brush, lift: number, span: number): string {
  const feather = (length: number, width: number) =>
    `M0 0C${num(length * 0.3)} ${num(-width)} ${num(length * 0.8)} ${num(-width * 0.8)} ${num(length)} 0C${num(length * 0.8)} ${num(width * 0.5)} ${num(length * 0.3)} ${num(width * 0.6)} 0 0Z`;
  return [0, 1, 2]
    .map((row) => {
      const count = 9 - row * 2;
      return times(count, (i) => {
        const share = i / (count - 1);
        const length = (1 - 0.42 * share) * span * (1 - row * 0.26);
        const fill =
          row === 0
            ? mix(colours.night, colours.body, 0.5 + 0.25 * (i % 2))
            : row === 1
              ? mix(colours.body, colours.bright, 0.1 + 0.2 * (i % 2))
              : mix(colours.body, colours.bright, 0.62 + 0.25 * (i % 2));
        return placed(
          shape(feather(length, 15 - row * 3), fill, `stroke="${colours.night}" stroke-opacity=".4"`),
          214,
          132 + i * 2,
          -lift + share * (lift + 64),
        );
      });
    })
    .join('');
}

function tail({ colours, random }: Brush): string {
  const length = between(random, 70, 116);
  const forked = random() > 0.5;
  return [2, 1, 0]
    .map((i) =>
      placed(
        shape(
          `M-8 0Q${-12 - i} ${num(length * 0.6)} 0 ${num(forked ? length * (0.74 + i * 0.16) : length - i * 8)}Q${12 + i} ${num(length * 0.6)} 8 0Z`,
          mix(colours.deep, colours.bright, 0.2 + i * 0.16),
          `stroke="${colours.night}" stroke-opacity=".5"`,
        ),
        200,
        170,
        -i * 13,
      ),
    )
    .join('');
}

function head({ colours }: Brush, kind: number): string {
  const { night, body, bright, light } = colours;
  const shade = mix(body, bright, 0.3);
  const beak = (y: number, length: number) =>
    shape(`M193 ${y}Q200 ${y - 6} 207 ${y}L200 ${y + length}Z`, light) +
    shape(`M200 ${y - 3}L207 ${y}L200 ${y + length}Z`, '#000', 'opacity=".25"');
  const pair = (x: number, draw: (x: number) => string) => draw(200 - x) + draw(200 + x);
  if (kind === 0)
    return (
      shape('M166 82L160 46L186 64Q200 58 214 64L240 46L234 82Q236 116 200 120Q164 116 166 82Z', shade) +
      pair(15, (x) => dot(x, 84, 14, night) + dot(x, 84, 10.5, light) + dot(x, 84, 5, night)) +
      beak(92, 16)
    );
  if (kind === 1)
    return (
      shape(
        'M176 92Q178 64 200 62Q222 64 224 92Q222 114 200 120Q178 114 176 92Z',
        mix(body, colours.night, 0.35),
      ) +
      pair(11, (x) => dot(x, 88, 4, light)) +
      beak(92, 34)
    );
  return (
    shape('M188 132Q192 96 186 70Q188 50 200 48Q212 50 214 70Q208 96 212 132Z', shade) +
    times(3, (i) =>
      placed(shape('M-2 0Q-5 -22 0 -34Q5 -22 2 0Z', i === 1 ? light : bright), 200, 52, (i - 1) * 26),
    ) +
    pair(7, (x) => dot(x, 66, 3.6, night)) +
    beak(70, 26)
  );
}

/** A bird with spread wings against a moon: owls, crows and cranes. */
export const bird: Family = (brush) => {
  const { random, colours } = brush;
  const sky =
    backdrop(brush) +
    motes(brush, 34, 260) +
    celestial(brush, between(random, 150, 250), between(random, 86, 150), between(random, 44, 84)) +
    glow(200, 130, 130, 0.6);
  const wings = wing(brush, between(random, 12, 52), between(random, 136, 172));
  const trunk =
    oval(200, 144, 26, 46, mix(colours.night, colours.body, 0.6)) +
    times(9, (i) =>
      shape(
        `M${num(186 + (i % 3) * 14 - (Math.floor(i / 3) % 2) * 5)} ${124 + Math.floor(i / 3) * 17}q7 13 14 0Z`,
        mix(colours.body, colours.bright, 0.3 + (i % 3) * 0.14),
      ),
    );
  return `${sky}<g id="h">${tail(brush)}${wings}</g><use href="#h" transform="matrix(-1 0 0 1 400 0)"/>${trunk}${head(brush, kindOf(brush, 3))}`;
};
