import { avatarSvg } from './avatar.ts';
import { type ArtRarity, RARITIES } from './brush.ts';
import { type CardPicture, cardArtSvg } from './cardArt.ts';
import { cardBackSvg } from './cardBack.ts';
import { isArtFamily } from './familyNames.ts';
import { logoSvg } from './logo.ts';
import { packWrapperSvg } from './packWrapper.ts';
import { type Hue, type HueKey, huesOf } from './palette.ts';
import { setSymbolSvg } from './setSymbol.ts';

const SLUG = /^[a-z0-9][a-z0-9-]{0,59}$/;
const CODE = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** Ids of members are base64url, which may begin with any of its letters. */
const SEED = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_NAME = 120;
const LONGEST_ADDRESS = 1200;

const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*.]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Address of the picture of a card: `/art/cards/<game>/<family>/<hue>/<rarity>/<name>.svg`. */
export const cardArtAddress = ({ game, family, hue, rarity, name }: CardPicture): string =>
  `/art/cards/${game}/${family}/${hue}/${rarity}/${encoded(name)}.svg`;

/** Address of a face; `seed` is letters, digits, `_` and `-`, at most 64, such as a member's id or handle. */
export const avatarAddress = (seed: string): string => `/art/avatars/${seed}.svg`;

/** Address of a set's wrapper without lettering. */
export const packAddress = (set: string, hue: Hue): string => `/art/packs/${set}/${hue}.svg`;

/** Address of a game's card back. */
export const backAddress = (game: string, hue: Hue): string => `/art/backs/${game}/${hue}.svg`;

/** Address of a set's emblem. */
export const symbolAddress = (set: string, hue: Hue): string => `/art/symbols/${set}/${hue}.svg`;

const rarityOf = (text: string): ArtRarity | undefined => RARITIES.find((rarity) => rarity === text);

function hueKeyOf(text: string): HueKey | undefined {
  const hues = huesOf(text);
  if (hues === null) return undefined;
  return hues[1] === undefined ? hues[0] : `${hues[0]}-${hues[1]}`;
}

function hueOf(text: string): Hue | undefined {
  const hues = huesOf(text);
  return hues?.length === 1 ? hues[0] : undefined;
}

/** The name in the last part of an address, only when it is written exactly as we write it. */
function nameOf(part: string): string | undefined {
  try {
    const name = decodeURIComponent(part);
    return name.trim() !== '' && name.length <= LONGEST_NAME && encoded(name) === part ? name : undefined;
  } catch {
    return undefined;
  }
}

function drawCard(parts: readonly string[]): string | null {
  if (parts.length !== 5) return null;
  const [game = '', familyText = '', hueText = '', rarityText = '', nameText = ''] = parts;
  const hue = hueKeyOf(hueText);
  const rarity = rarityOf(rarityText);
  const name = nameOf(nameText);
  if (!SLUG.test(game) || !isArtFamily(familyText) || !hue || !rarity || name === undefined) return null;
  return cardArtSvg({ game, family: familyText, hue, rarity, name });
}

function drawTinted(
  parts: readonly string[],
  pattern: RegExp,
  draw: (of: string, hue: Hue) => string,
): string | null {
  if (parts.length !== 2) return null;
  const [of = '', hueText = ''] = parts;
  const hue = hueOf(hueText);
  return hue && pattern.test(of) ? draw(of, hue) : null;
}

/** The picture at one of our own addresses as SVG text, or null when the address is not exactly one we build. */
export function drawArt(address: string): string | null {
  if (address.length > LONGEST_ADDRESS || !address.startsWith('/art/') || !address.endsWith('.svg'))
    return null;
  const [kind = '', ...parts] = address.slice('/art/'.length, -'.svg'.length).split('/');
  switch (kind) {
    case 'cards':
      return drawCard(parts);
    case 'avatars':
      return parts.length === 1 && SEED.test(parts[0] ?? '') ? avatarSvg(parts[0] ?? '') : null;
    case 'packs':
      return drawTinted(parts, CODE, (set, hue) => packWrapperSvg({ set, hue, name: null }));
    case 'backs':
      return drawTinted(parts, SLUG, (game, hue) => cardBackSvg({ game, hue }));
    case 'symbols':
      return drawTinted(parts, CODE, (set, hue) => setSymbolSvg({ set, hue }));
    case 'logo':
      return parts.length === 0 ? logoSvg() : null;
    default:
      return null;
  }
}
