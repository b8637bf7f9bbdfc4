import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type Recognised, refuse } from '../batch.ts';
import { Gathering } from '../cards/gathering.ts';
import { magicLaneKeys, proposeMagicGame } from '../cards/magicGame.ts';
import { mainTypeOf } from '../cards/typeLine.ts';
import { counted } from '../parsing/counted.ts';
import { dayOf } from '../parsing/day.ts';
import { isFields } from '../parsing/jsonValues.ts';
import { printingKey } from '../parsing/slug.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { addOldBooster } from './mtgjson3Boosters.ts';
import {
  type OldCard,
  type OldPrinting,
  type OldSet,
  oldCardSchema,
  oldSetSchema,
} from './mtgjson3Schema.ts';

/** Layouts whose card objects are faces of one card. */
const joinedLayouts = new Set(['double-faced', 'split', 'flip', 'aftermath', 'meld']);
const divider = ' // ';

const rarityCodes: Readonly<Record<string, string>> = { 'mythic rare': 'mythic', 'basic land': 'basic' };

/**
 * Reads MTGJSON v3: one set, or many by code. Faces are joined and named as MTGJSON v5 does, the booster becomes a pack.
 * Rows of rejects count the card objects of all sets.
 */
export function readMtgjson3(value: unknown, file?: string): Recognised {
  const sets = setsIn(value);
  if (sets.length === 0)
    return refuse('This looks like MTGJSON v3, but it holds no set with a name and cards.');
  const out = new Gathering();
  let row = 0;
  for (const set of sets) {
    const faces: OldCard[] = [];
    for (const record of set.cards) {
      row += 1;
      const card = oldCardSchema.safeParse(record);
      if (card.success) faces.push(card.data);
      else out.reject(rejectIssue(row, record, card.error), file);
    }
    addSet(set, faces, out);
  }
  const rarities = [...out.printings.values()].map(({ rarity }) => rarity);
  return out.finish('MTGJSON v3', proposeMagicGame(new Set(out.cards.keys()), rarities));
}

function setsIn(value: unknown): OldSet[] {
  const one = oldSetSchema.safeParse(value);
  if (one.success) return [one.data];
  return (isFields(value) ? Object.values(value) : []).flatMap((inner) => {
    const set = oldSetSchema.safeParse(inner);
    return set.success ? [set.data] : [];
  });
}

function addSet(set: OldSet, faces: readonly OldCard[], out: Gathering): void {
  out.addSet({ code: set.code, name: set.name, releasedOn: dayOf(set.releaseDate) });
  const printed: OldPrinting[] = [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const sides of joinedFaces(faces)) {
    const [face] = sides;
    if (!face) continue;
    const card = cardOf(sides);
    const key = face.id ?? printingKey(set.code, numberOf(face), card.name);
    if (seen.has(key)) {
      repeated += 1;
      continue;
    }
    seen.add(key);
    out.addCard(card);
    printed.push({ face, printing: printingOf(face, card.name, set.code, key) });
  }
  if (repeated > 0)
    out.warnings.push(
      `${set.name}: ${counted(repeated, 'card stands in the file twice and was', 'cards stand in the file twice and were')} read once.`,
    );
  const drafted = addOldBooster(set, printed, out);
  for (const { printing } of printed) {
    const isDraftable = drafted === null || drafted.has(printing.key);
    out.printings.set(printing.key, { ...printing, isDraftable });
  }
}

/** The faces of each card, the front first; a face whose front is missing stands alone. */
function joinedFaces(faces: readonly OldCard[]): OldCard[][] {
  const groups = new Map<string, OldCard[]>();
  for (const [index, face] of faces.entries()) {
    const isJoined = joinedLayouts.has(face.layout) && (face.names?.length ?? 0) > 1;
    const key = isJoined ? JSON.stringify([face.names, numberOf(face)]) : `#${index}`;
    const group = groups.get(key);
    if (group) group.push(face);
    else groups.set(key, [face]);
  }
  return [...groups.values()].map((group) => group.sort((left, right) => placeOf(left) - placeOf(right)));
}

function placeOf(face: OldCard): number {
  return face.names?.indexOf(face.name) ?? 0;
}

/** A collector number without the letter of the face. */
function numberOf(face: OldCard): string {
  return joinedLayouts.has(face.layout) ? face.number.replace(/^(\d+)[ab]$/, '$1') : face.number;
}

function cardOf(faces: readonly OldCard[]): CardRecord {
  const [front] = faces;
  if (!front) throw new Error('A card needs a face.');
  const shown = front.layout === 'double-faced' || front.layout === 'meld' ? [front] : faces;
  const join = (read: (face: OldCard) => string, by: string) => shown.map(read).filter(Boolean).join(by);
  const colours = shown.flatMap((face) => face.colors.map(letterOf));
  return {
    name: faces.map((face) => face.name).join(divider),
    cost: front.cmc ?? null,
    costText: join((face) => face.manaCost, divider),
    lanes: magicLaneKeys(colours),
    type: mainTypeOf(front.types),
    typeLine: join((face) => face.type, divider),
    rules: join((face) => face.text, '\n//\n'),
    flavour: front.flavor,
    stats: statsOf(front),
    rating: null,
    sides: faces.length > 1 ? faces.map((face) => sideOf(face)) : [],
    attributes: {
      subtypes: [...new Set(shown.flatMap((face) => face.subtypes))],
      supertypes: [...new Set(shown.flatMap((face) => face.supertypes))],
      ...(front.layout !== 'normal' && { layout: front.layout }),
    },
    isNameOnly: false,
  };
}

function letterOf(colour: string): string {
  return colour === 'Blue' ? 'U' : colour.charAt(0);
}

function sideOf(face: OldCard): CardRecord['sides'][number] {
  const { name, type, text } = face;
  return { name, typeLine: type, rules: text, stats: statsOf(face), image: imageOf(face) };
}

function statsOf(face: OldCard): string | null {
  if (face.power !== undefined && face.toughness !== undefined) return `${face.power}/${face.toughness}`;
  return face.loyalty == null ? null : String(face.loyalty);
}

function imageOf(face: OldCard): string | null {
  const id = face.multiverseid;
  return id === undefined ? null : `https://api.scryfall.com/cards/multiverse/${id}?format=image`;
}

function printingOf(face: OldCard, card: string, set: string, key: string): PrintingRecord {
  const rarity = face.rarity.toLowerCase();
  return {
    key,
    card,
    set,
    number: numberOf(face),
    rarity: face.supertypes.includes('Basic') ? 'basic' : (rarityCodes[rarity] ?? rarity),
    image: imageOf(face),
    flavour: face.flavor,
    externalIds: face.multiverseid === undefined ? {} : { multiverseId: String(face.multiverseid) },
    isDraftable: true,
  };
}
