import type { Brush } from './brush.ts';
import { below, between } from './seededRandom.ts';
import { box, disc, dot, HEIGHT, num, ring, shape, times, WIDTH } from './svgText.ts';

/** The sky every picture starts with, its gradients, and what the rarity adds behind the subject. */
export function backdrop(brush: Brush): string {
  const { night, deep, body, bright, light } = brush.colours;
  const tilt = num(between(brush.random, 0, 0.4));
  const defs = `<defs><linearGradient id="s" x1="0" y1="0" x2="${tilt}" y2="1"><stop stop-color="${night}"/><stop offset=".55" stop-color="${deep}"/><stop offset="1" stop-color="${body}"/></linearGradient><radialGradient id="g"><stop stop-color="${light}" stop-opacity=".95"/><stop offset=".25" stop-color="${bright}" stop-opacity=".55"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient><linearGradient id="m" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${bright}" stop-opacity="0"/><stop offset=".7" stop-color="${bright}"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></linearGradient><radialGradient id="r" gradientUnits="userSpaceOnUse" cx="200" cy="138" r="250"><stop offset=".2" stop-color="${bright}" stop-opacity=".75"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient></defs>`;
  return `${defs}${box(0, 0, WIDTH, HEIGHT, 'url(#s)')}${rarityLight(brush)}`;
}

function rarityLight({ rarity, colours }: Brush): string {
  if (rarity === 'mythic') return rays(200, 138, 18, 'url(#r)', 0.5);
  if (rarity === 'special')
    return times(4, (i) =>
      ring(
        200,
        140,
        96 + i * 34,
        colours.light,
        1.2,
        `opacity="${num(0.5 - i * 0.1)}" stroke-dasharray="1 5"`,
      ),
    );
  return '';
}

/** Wedges of light out of one point over the whole picture. */
export function rays(x: number, y: number, count: number, colour: string, opacity: number): string {
  const turn = (Math.PI * 2) / count;
  const wedges = times(count, (i) => {
    const at = (share: number) => {
      const a = (i + share) * turn;
      return `${num(x + Math.cos(a) * 340)} ${num(y + Math.sin(a) * 340)}`;
    };
    return `M${num(x)} ${num(y)}L${at(0)}L${at(0.42)}Z`;
  });
  return shape(wedges, colour, `opacity="${opacity}"`);
}

/** Soft light around a point. */
export const glow = (x: number, y: number, radius: number, opacity = 1): string =>
  dot(x, y, radius, 'url(#g)', opacity < 1 ? `opacity="${num(opacity)}"` : '');

/** A layer of haze that starts and ends in nothing. */
export const mist = (y: number, height: number, opacity: number): string =>
  box(0, y, WIDTH, height, 'url(#m)', `opacity="${opacity.toFixed(2)}"`);

const MOTE_OPACITIES = [0.4, 0.6, 0.8] as const;

/** Small lights scattered over the upper `height` of the picture: one path for each brightness, which browsers paint fast. */
export function motes({ random, colours }: Brush, count: number, height: number, largest = 1.5): string {
  const paths = MOTE_OPACITIES.map(() => '');
  for (let mote = 0; mote < count; mote++) {
    const [x, y] = [random() * WIDTH, random() * height];
    const path = disc(x, y, between(random, 0.4, largest));
    paths[below(random, MOTE_OPACITIES.length)] += path;
  }
  return paths
    .map((d, i) => (d ? shape(d, colours.light, `fill-opacity="${MOTE_OPACITIES[i]}"`) : ''))
    .join('');
}

/** The same lamp from the top left and the same vignette over every picture. */
export const finish = (): string =>
  `<defs><radialGradient id="v" cx=".5" cy=".42" r=".75"><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-color="#04080a" stop-opacity=".62"/></radialGradient><linearGradient id="l" x1="0" y1="0" x2=".7" y2="1"><stop stop-color="#ffe7b8" stop-opacity=".2"/><stop offset=".45" stop-color="#ffe7b8" stop-opacity="0"/></linearGradient></defs>${box(0, 0, WIDTH, HEIGHT, 'url(#l)')}${box(0, 0, WIDTH, HEIGHT, 'url(#v)')}`;
