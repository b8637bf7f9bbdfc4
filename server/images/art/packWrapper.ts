import { forest } from './families/forest.ts';
import { orbit } from './families/orbit.ts';
import { peaks } from './families/peaks.ts';
import { sea } from './families/sea.ts';
import { towers } from './families/towers.ts';
import { type Hue, paletteOf } from './palette.ts';
import { oneOf, randomOf } from './seededRandom.ts';
import { setEmblem } from './setSymbol.ts';
import { dot, escaped, mix, num, ring, shape, times } from './svgText.ts';

/** `name` null leaves the wrapper without lettering, for a page that sets its own type over it. */
export interface Wrapper {
  readonly set: string;
  readonly hue: Hue;
  readonly name: string | null;
}

const EDGE = 42;
const TEETH = 25;

function outline(): string {
  const step = 400 / TEETH;
  const top = times(TEETH, (i) => `L${num(i * step + step / 2)} 0L${num((i + 1) * step)} 7`);
  const bottom = times(
    TEETH,
    (i) => `L${num(400 - i * step - step / 2)} 600L${num(400 - (i + 1) * step)} 593`,
  );
  return `M0 7${top}L400 593${bottom}Z`;
}

function crimp(y: number): string {
  const foil = `<rect y="${y}" width="400" height="${EDGE}" fill="url(#f)"/>`;
  return (
    foil +
    times(
      50,
      (i) =>
        `<path d="M${i * 8} ${y}v${EDGE}" stroke="${i % 2 ? '#fff6dc' : '#4a3512'}" stroke-opacity="${i % 2 ? 0.4 : 0.5}" stroke-width="3"/>`,
    )
  );
}

const SHEEN = `<linearGradient id="h" x1="0" y1="0" x2="1" y2=".22"><stop offset=".12" stop-color="#fff" stop-opacity="0"/><stop offset=".26" stop-color="#fff" stop-opacity=".34"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#fff" stop-opacity="0"/><stop offset=".76" stop-color="#fff" stop-opacity=".2"/><stop offset=".86" stop-color="#fff" stop-opacity="0"/></linearGradient><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="#04080a" stop-opacity="0"/><stop offset="1" stop-color="#04080a" stop-opacity=".86"/></linearGradient><linearGradient id="w" x1="0" y1="0" x2="1" y2="0"><stop stop-opacity=".5"/><stop offset=".08" stop-opacity="0"/><stop offset=".92" stop-opacity="0"/><stop offset="1" stop-opacity=".5"/></linearGradient>`;

function lettering(name: string | null, colour: string): string {
  if (name === null) return '';
  const size = Math.min(58, 640 / Math.max(8, name.length));
  return `<text x="200" y="498" text-anchor="middle" font-family="Fraunces, Georgia, serif" font-weight="600" font-size="${num(size)}" letter-spacing="-1" fill="${colour}" stroke="#04080a" stroke-opacity=".55" stroke-width="6" paint-order="stroke">${escaped(name)}</text>`;
}

/** A booster wrapper of 400 x 600 with crimped ends of 7 %, a picture, a foil sheen and the emblem of the set. */
export function packWrapperSvg({ set, hue, name }: Wrapper): string {
  const random = randomOf(`wrapper/${set}/${hue}`);
  const colours = paletteOf(hue);
  const draw = oneOf(random, set.startsWith('ORB') ? [orbit] : [peaks, sea, towers, forest, peaks]);
  const picture = draw({ colours, random, rarity: 'common', kind: null });
  const brass = mix('#c79844', colours.bright, 0.28);
  const foil = `<linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${mix(brass, '#fff2cf', 0.5)}"/><stop offset=".5" stop-color="${brass}"/><stop offset="1" stop-color="${mix(brass, '#3a270c', 0.5)}"/></linearGradient>`;
  const seal = `<g transform="translate(200 396)">${dot(0, 0, 45, '#0a1210', 'opacity=".72"')}${ring(0, 0, 45, mix(brass, '#fff2cf', 0.45), 2.5)}${ring(0, 0, 39, mix(brass, '#fff2cf', 0.45), 1, 'opacity=".5"')}<g transform="scale(.6)">${setEmblem(set, colours.light)}</g></g>`;
  const body = `<rect width="400" height="600" fill="${colours.night}"/><g transform="translate(-200 -8) scale(2 2.05)">${picture}</g><rect width="400" height="600" fill="url(#d)"/>${seal}${lettering(name, colours.light)}<rect width="400" height="600" fill="url(#h)"/>${crimp(0)}${crimp(600 - EDGE)}<rect width="400" height="600" fill="url(#w)"/>${shape(`M0 ${EDGE}H400M0 ${600 - EDGE}H400`, 'none', 'stroke="#04080a" stroke-opacity=".6" stroke-width="2"')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600"><defs><clipPath id="o"><path d="${outline()}"/></clipPath>${foil}${SHEEN}</defs><g clip-path="url(#o)">${body}</g></svg>`;
}
