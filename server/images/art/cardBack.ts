import { type Hue, paletteOf } from './palette.ts';
import { oneOf, randomOf } from './seededRandom.ts';
import { mix, num, times } from './svgText.ts';

const BRASS = '#e6b964';

function petals(count: number, kind: number): string {
  const d =
    kind === 0
      ? 'M0 -96C22 -128 22 -156 0 -176C-22 -156 -22 -128 0 -96Z'
      : kind === 1
        ? 'M0 -98L15 -134L0 -178L-15 -134Z'
        : 'M0 -98C26 -116 20 -160 0 -176C6 -150 -6 -122 0 -98Z';
  return times(
    count,
    (i) =>
      `<path d="${d}" transform="rotate(${num((i * 360) / count)})" fill="${BRASS}" fill-opacity="${i % 2 ? 0 : 0.1}" stroke="${BRASS}" stroke-opacity=".5" stroke-width="1.5"/>`,
  );
}

function beams(): string {
  return times(24, (i) => {
    const a = (i * Math.PI) / 12;
    return `<path d="M200 280L${num(200 + 420 * Math.cos(a))} ${num(280 + 420 * Math.sin(a))}" stroke="${BRASS}" stroke-opacity="${i % 2 ? 0.07 : 0.13}" stroke-width="${i % 2 ? 1 : 1.5}"/>`;
  });
}

/** The back of a game's cards, 400 x 560: felt tinted by the hue, brass lines, the pass mark in a seal. */
export function cardBackSvg({ game, hue }: { readonly game: string; readonly hue: Hue }): string {
  const random = randomOf(`back/${game}`);
  const { deep, body, night } = paletteOf(hue);
  const felt = (base: string, tint: string, share: number) => mix(base, tint, share);
  const seal = `<g transform="translate(200 280)">${petals(oneOf(random, [8, 10, 12, 14, 16]), oneOf(random, [0, 1, 2]))}<circle r="96" fill="${felt('#0c1a16', night, 0.5)}" stroke="${BRASS}" stroke-width="2.5"/><circle r="86" fill="none" stroke="${BRASS}" stroke-opacity=".4"/><path d="M20 -46L-26 0L20 46" fill="none" stroke="${BRASS}" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/><circle r="190" fill="none" stroke="${BRASS}" stroke-opacity=".28" stroke-dasharray="2 9" stroke-linecap="round"/></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560"><defs><radialGradient id="b" cx=".42" cy=".34" r=".8"><stop stop-color="${felt('#2f5a4c', body, 0.42)}"/><stop offset=".5" stop-color="${felt('#18332b', deep, 0.55)}"/><stop offset="1" stop-color="${felt('#0b1815', night, 0.6)}"/></radialGradient></defs><rect width="400" height="560" fill="#0a1210"/><rect x="10" y="10" width="380" height="540" rx="10" fill="url(#b)"/>${beams()}<rect x="10" y="10" width="380" height="540" rx="10" fill="none" stroke="${BRASS}" stroke-opacity=".75" stroke-width="2.5"/><rect x="24" y="24" width="352" height="512" rx="5" fill="none" stroke="${BRASS}" stroke-opacity=".35" stroke-width="1.2"/><path d="M24 74L74 24M326 24L376 74M376 486L326 536M74 536L24 486" stroke="${BRASS}" stroke-opacity=".6" stroke-width="1.5"/>${seal}</svg>`;
}
