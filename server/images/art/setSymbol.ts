import { type Hue, paletteOf } from './palette.ts';
import { below, oneOf, randomOf } from './seededRandom.ts';
import { dot, num, polygon, shape, times } from './svgText.ts';

/** The emblem of a set about the middle 0, 0 with a radius of 50, in one colour. */
export function setEmblem(set: string, colour: string): string {
  const random = randomOf(`set/${set}`);
  const count = oneOf(random, [3, 4, 5, 6, 8]);
  const kind = below(random, 4);
  const blade = [
    'M0 -50C16 -34 16 -20 0 -10C-16 -20 -16 -34 0 -50Z',
    polygon([
      [0, -50],
      [12, -26],
      [0, -8],
      [-12, -26],
    ]),
    'M-15 -46A48 48 0 0 1 15 -46L6 -14H-6Z',
    'M0 -50C26 -40 22 -16 4 -8C10 -24 8 -38 0 -50Z',
  ][kind];
  const blades = times(
    count,
    (i) => `<g transform="rotate(${num((i * 360) / count)})">${shape(blade ?? '', colour)}</g>`,
  );
  const heart =
    random() > 0.5
      ? dot(0, 0, 7, colour)
      : shape(
          polygon([
            [0, -8],
            [8, 0],
            [0, 8],
            [-8, 0],
          ]),
          colour,
        );
  return blades + heart;
}

/** The emblem of a set as a picture of 120 x 120. */
export const setSymbolSvg = ({ set, hue }: { readonly set: string; readonly hue: Hue }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-60 -60 120 120">${setEmblem(set, paletteOf(hue).bright)}</svg>`;
