import type { Brush, Family } from '../brush.ts';
import { backdrop, glow } from '../scene.ts';
import { below, between, oneOf } from '../seededRandom.ts';
import { dot, mix, num, polygon, ring, shape, times } from '../svgText.ts';

function petal(kind: number, layer: number, r: number, colour: string): string {
  if (kind === 0) return shape(`M0 ${-r}q11 11 0 25q-11 -14 0 -25Z`, colour);
  if (kind === 1) return dot(0, -r - 8, 3 + layer * 0.8, colour);
  if (kind === 2)
    return shape(
      polygon([
        [-7 - layer, -r],
        [0, -r - 17],
        [7 + layer, -r],
        [0, -r + 9],
      ]),
      'none',
      `stroke="${colour}" stroke-width="2"`,
    );
  if (kind === 3)
    return shape(
      `M0 ${-r}V${-r - 18}`,
      'none',
      `stroke="${colour}" stroke-width="${num(2 + layer * 0.5)}" stroke-linecap="round"`,
    );
  if (kind === 4) return shape(`M-9 ${-r - 3}Q0 ${-r - 22} 9 ${-r - 3}Q0 ${-r - 11} -9 ${-r - 3}Z`, colour);
  return shape(
    polygon([
      [0, -r - 16],
      [6, -r - 2],
      [0, -r + 2],
      [-6, -r - 2],
    ]),
    colour,
  );
}

function layerOf({ random, colours }: Brush, layer: number, count: number): string {
  const r = 24 + layer * 21;
  const kind = below(random, 6);
  const colour = [colours.body, colours.bright, colours.light][layer % 3] ?? colours.light;
  const shade = layer % 3 === 0 ? mix(colours.body, colours.bright, 0.35) : colour;
  const turn = 360 / count;
  const petals = times(
    count,
    (i) =>
      `<g transform="rotate(${num(i * turn + (layer % 2) * turn * 0.5)})">${petal(kind, layer, r, shade)}</g>`,
  );
  const edge = ring(
    0,
    0,
    r + 20,
    colours.bright,
    1,
    `stroke-opacity=".35"${random() > 0.5 ? ' stroke-dasharray="2 6"' : ''}`,
  );
  return `<g transform="rotate(${num(random() * 60)})">${petals}${edge}</g>`;
}

function star({ random, colours }: Brush): string {
  const count = oneOf(random, [3, 4, 5, 6, 7]);
  const skip = count > 4 ? 2 : 1;
  const r = between(random, 58, 112);
  const at = (i: number): readonly [number, number] => [
    Math.cos((i * 2 * Math.PI) / count - 1.57) * r,
    Math.sin((i * 2 * Math.PI) / count - 1.57) * r,
  ];
  return times(count, (i) =>
    shape(
      `M${at(i).map(num).join(' ')}L${at(i + skip)
        .map(num)
        .join(' ')}`,
      'none',
      `stroke="${colours.light}" stroke-width="1.6" opacity=".55"`,
    ),
  );
}

/** Rings of petals around a spark: the family of spells. */
export const sigil: Family = (brush) => {
  const { random, colours } = brush;
  const count = oneOf(random, [6, 7, 8, 9, 10, 12]);
  const x = between(random, 176, 224);
  const rings = times(5 + below(random, 2), (layer) => layerOf(brush, layer, count));
  const heart =
    random() > 0.5
      ? dot(0, 0, 15, colours.light)
      : dot(0, 0, 18, colours.night) + ring(0, 0, 18, colours.light, 3) + dot(0, 0, 6, colours.light);
  return `${backdrop(brush)}${glow(x, 148, 170, 0.8)}<g transform="translate(${num(x)} 148)">${rings}${random() > 0.45 ? star(brush) : ''}${heart}</g>`;
};
