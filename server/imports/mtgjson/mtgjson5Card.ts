import { languageTagOf, namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { magicLaneKeys } from '../cards/magicGame.ts';
import { mainTypeOf } from '../cards/typeLine.ts';
import type { Face } from './mtgjson5Schema.ts';

/** Layouts whose other face is printed on the back of the card. */
const backLayouts = new Set([
  'transform',
  'modal_dfc',
  'double_faced_token',
  'reversible_card',
  'art_series',
  'meld',
]);

const divider = ' // ';

/** A card from its faces, the front first. Halves on one front are read together; a back is told by `sides` alone. */
export function cardOfFaces(faces: readonly Face[]): CardRecord {
  const [front] = faces;
  if (!front) throw new Error('A card needs a face.');
  const shown = backLayouts.has(front.layout) ? [front] : faces;
  const join = (read: (face: Face) => string, by: string) => shown.map(read).filter(Boolean).join(by);
  return {
    name: front.name,
    ...namesBeside(front.name, namesOf(faces)),
    cost: front.manaValue ?? front.convertedManaCost ?? null,
    costText: join((face) => face.manaCost, divider),
    lanes: magicLaneKeys(shown.flatMap((face) => face.colors)),
    type: mainTypeOf(front.types),
    typeLine: join((face) => face.type, divider),
    rules: join((face) => face.text, '\n//\n'),
    flavour: front.flavorText,
    stats: statsOf(front),
    rating: null,
    sides: faces.length > 1 ? faces.map((face) => sideOf(face)) : [],
    attributes: {
      subtypes: [...new Set(shown.flatMap((face) => face.subtypes))],
      supertypes: [...new Set(shown.flatMap((face) => face.supertypes))],
      keywords: [...new Set(faces.flatMap((face) => face.keywords))],
      ...(front.layout !== 'normal' && { layout: front.layout }),
    },
    isNameOnly: false,
  };
}

/** The printing of a card from its faces; basic lands get the rarity `basic`, which sheets by rarity leave out. */
export function printingOfFaces(faces: readonly Face[], set: string, isDraftable: boolean): PrintingRecord {
  const [front] = faces;
  if (!front) throw new Error('A printing needs a face.');
  return {
    key: front.uuid,
    card: front.name,
    set,
    number: front.number,
    rarity: front.supertypes.includes('Basic') ? 'basic' : front.rarity,
    image: imageOf(front),
    flavour: front.flavorText,
    externalIds: externalIdsOf(front),
    isDraftable,
  };
}

/** The names of a card of these faces in other languages, those of faces joined where each of them has one. */
function namesOf(faces: readonly Face[]): (readonly [tag: string, name: string])[] {
  return (faces[0]?.foreignData ?? []).flatMap(({ language, name }) => {
    const tag = languageTagOf(language);
    if (tag === null) return [];
    const halves = faces.flatMap(
      ({ foreignData }) => foreignData?.find((other) => other.language === language)?.faceName ?? [],
    );
    const isWhole = faces.length > 1 && halves.length === faces.length;
    return [[tag, isWhole ? halves.join(divider) : (name ?? '')] as const];
  });
}

/** Languages of a face that no tag stands for, such as Phyrexian. */
export const unknownLanguagesOf = ({ foreignData }: Face): string[] =>
  (foreignData ?? []).flatMap(({ language }) => (languageTagOf(language) === null ? [language] : []));

function sideOf(face: Face): CardRecord['sides'][number] {
  return {
    name: face.faceName ?? face.name,
    typeLine: face.type,
    rules: face.text,
    stats: statsOf(face),
    image: imageOf(face),
  };
}

function statsOf(face: Face): string | null {
  if (face.power != null && face.toughness != null) return `${face.power}/${face.toughness}`;
  return face.loyalty ?? face.defense ?? null;
}

function imageOf(face: Face): string | null {
  const id = face.identifiers.scryfallId;
  if (typeof id !== 'string' || !/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(id)) return null;
  const isBack = face.side !== undefined && face.side !== null && face.side !== 'a';
  const folder = isBack && backLayouts.has(face.layout) && face.layout !== 'meld' ? 'back' : 'front';
  return `https://cards.scryfall.io/normal/${folder}/${id[0]}/${id[1]}/${id}.jpg`;
}

function externalIdsOf(face: Face): Record<string, string> {
  const ids = Object.entries(face.identifiers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(ids);
}
