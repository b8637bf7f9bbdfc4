import type { GameDefinition } from '#contract/games/game.ts';
import { cardArtAddress } from '../images/art/artAddress.ts';
import { FAMILIES } from '../images/art/familyNames.ts';
import { HUES } from '../images/art/palette.ts';

const DRAWN = 6;
const LONGEST_SLUG = 60;
const LONGEST_NAME = 100;

/** A small number that is always the same for a text. */
export const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/**
 * Addresses of the pictures that a game is shown by, at least one: those of its cards that we drew, else scenes drawn for
 * its slug in the hues of its lanes, as imported games have none of ours.
 */
export function gameArt(
  { slug, name, lanes }: Pick<GameDefinition, 'slug' | 'name' | 'lanes'>,
  pictures: readonly string[] | null,
): readonly string[] {
  if (pictures !== null && pictures.length > 0) return pictures;
  const ofLanes = HUES.filter((hue) => lanes.some((lane) => lane.hue === hue || lane.key === hue));
  const hues = ofLanes.length > 0 ? ofLanes : HUES;
  const seed = hashOf(slug);
  return Array.from({ length: DRAWN }, (_, place) =>
    cardArtAddress({
      game: slug.slice(0, LONGEST_SLUG),
      family: chosen(FAMILIES, hashOf(`${slug} ${place}`)),
      hue: chosen(hues, seed + place),
      rarity: 'rare',
      name: `${name.slice(0, LONGEST_NAME).trim()} ${place + 1}`,
    }),
  );
}

function chosen<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
