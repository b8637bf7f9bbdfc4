import { type Fields, isFields, textOf } from '../imports/parsing/jsonValues.ts';
import type { CubeCopy } from '../imports/sources/cubeCopies.ts';
import { recordsUnder } from '../imports/sources/records.ts';
import type { SourceAnswer } from './fetching/askSource.ts';

/** A card as Draftmancer lists describe their own: what readers of lists know of it beside its name. */
type OwnCard = Readonly<Record<string, unknown>> & { readonly name: string };

/** Scryfall takes so many ids in one question. */
const IDS_AT_ONCE = 75;
const SHOWN_NUMBERS = 40;

const isBare = ({ card, printing }: CubeCopy): boolean =>
  card.typeLine === '' || card.rules === '' || printing.image === null;

/**
 * What is known of the cards of a cube that no game here has: as the cube describes them, completed by Scryfall where
 * `askScryfall` is given and answers. Each card once, in the order of the cube.
 */
export async function facesOfCube(
  copies: readonly CubeCopy[],
  isKnown: (name: string) => boolean,
  askScryfall: ((ids: readonly string[]) => Promise<SourceAnswer>) | null,
): Promise<OwnCard[]> {
  const unknown = new Map(
    copies.filter(({ card }) => !isKnown(card.name)).map((copy) => [copy.card.name, copy]),
  );
  const bare = [...unknown.values()].filter(isBare);
  const ids = bare.flatMap(({ printing }) => printing.externalIds.scryfallId ?? []);
  const found = askScryfall === null ? new Map<string, Fields>() : await collected(ids, askScryfall);
  return [...unknown.values()].flatMap((copy) => {
    const answer = found.get(copy.printing.externalIds.scryfallId ?? '');
    const face = answer ? ofScryfall(copy, answer) : ofCube(copy);
    return face === null ? [] : [face];
  });
}

/** Scryfall's cards by id; those of a question that fails stay as the cube has them. */
async function collected(
  ids: readonly string[],
  ask: (ids: readonly string[]) => Promise<SourceAnswer>,
): Promise<Map<string, Fields>> {
  const found = new Map<string, Fields>();
  for (let from = 0; from < ids.length; from += IDS_AT_ONCE) {
    const answer = await ask(ids.slice(from, from + IDS_AT_ONCE));
    if (!answer.ok) break;
    for (const card of recordsUnder(answer.value, 'data')) found.set(textOf(card.id), card);
  }
  return found;
}

/** Null for a card of which the cube tells no more than its name. */
function ofCube({ card, printing, filtered }: CubeCopy): OwnCard | null {
  if (card.typeLine === '' && card.rules === '' && printing.image === null) return null;
  const [power, toughness] = card.stats?.split('/') ?? [];
  const [, back] = card.sides;
  return {
    name: card.name,
    mana_cost: card.costText,
    type: card.typeLine,
    colors: [...filtered.colours],
    ...placeOf(printing),
    ...(card.rules !== '' && { oracle_text: card.rules }),
    ...(printing.image !== null && { image: printing.image }),
    ...(toughness === undefined ? {} : { power, toughness }),
    ...(back && { back: { name: back.name, ...(back.image !== null && { image: back.image }) } }),
  };
}

/** As Scryfall has it; a card of two faces has costs, texts and pictures on each. */
function ofScryfall({ card, printing }: CubeCopy, answer: Fields): OwnCard {
  const [front = answer, back] = recordsUnder(answer.card_faces, '');
  const type = textOf(front.type_line) || textOf(answer.type_line);
  return {
    name: card.name,
    mana_cost: textOf(answer.mana_cost) || textOf(front.mana_cost),
    type,
    colors: colorsOf(answer) ?? colorsOf(front) ?? [],
    ...placeOf(printing),
    ...sideOf(front),
    ...(imageOf(answer) === '' ? {} : { image: imageOf(answer) }),
    ...(back && {
      back: { name: textOf(back.name) || card.name, type: textOf(back.type_line), ...sideOf(back) },
    }),
  };
}

const placeOf = ({ set, number, rarity }: CubeCopy['printing']) => ({
  ...{ set, rarity },
  ...(number !== '' && number.length <= SHOWN_NUMBERS && { collector_number: number }),
});

const colorsOf = ({ colors }: Fields): string[] | null =>
  Array.isArray(colors) ? colors.map(textOf).filter((letter) => letter !== '') : null;

const imageOf = ({ image_uris }: Fields): string => (isFields(image_uris) ? textOf(image_uris.normal) : '');

function sideOf(face: Fields): Fields {
  const texts = ['oracle_text', 'power', 'toughness', 'loyalty'].flatMap((key) => {
    const text = textOf(face[key]);
    return text === '' ? [] : [[key, text] as const];
  });
  const image = imageOf(face);
  return { ...Object.fromEntries(texts), ...(image !== '' && { image }) };
}
