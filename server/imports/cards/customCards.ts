import * as z from 'zod/mini';
import { languageTagOf, namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type Reject, rejectRow } from '../batch.ts';
import { type JsonSection, type ListRefusal, refuseLine } from '../lists/listSections.ts';
import { printingKey } from '../parsing/slug.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { type DraftEffects, readDraftEffects } from './draftEffects.ts';
import { magicLaneKeys } from './magicGame.ts';
import { readManaCost } from './manaCost.ts';
import { readTypeLine } from './typeLine.ts';

const shortText = z.string().check(z.maxLength(400));
const textOrNumber = z.union([shortText, z.number()]);
const name = z.string().check(z.minLength(1), z.maxLength(300));
const images = z.record(z.string(), z.string());

const faceSchema = z.object({
  name,
  printed_names: z.optional(z.record(z.string(), z.string().check(z.maxLength(300)))),
  type: z._default(shortText, ''),
  image: z.optional(z.string()),
  image_uris: z.optional(images),
  subtypes: z._default(z.array(z.string()), []),
  mana_cost: z.optional(shortText),
  oracle_text: z._default(z.string(), ''),
  power: z.optional(textOrNumber),
  toughness: z.optional(textOrNumber),
  loyalty: z.optional(textOrNumber),
});

const customCardSchema = z.extend(faceSchema, {
  type: z.optional(shortText),
  colors: z.optional(z.array(z.string())),
  set: z.optional(z.string().check(z.maxLength(40))),
  collector_number: z.optional(textOrNumber),
  rarity: z._default(z.string().check(z.minLength(1), z.maxLength(60)), 'rare'),
  rating: z.optional(z.nullable(z.number())),
  in_booster: z._default(z.boolean(), true),
  flavor_text: z._default(z.string(), ''),
  back: z.optional(z.nullable(faceSchema)),
  related_cards: z._default(z.array(z.union([z.string(), z.object({ name })])), []),
  draft_effects: z._default(z.array(z.unknown()), []),
});
type CustomCard = z.infer<typeof customCardSchema>;
type CustomFace = z.infer<typeof faceSchema>;

/** What a `[CustomCards]` section holds. */
export interface CustomCards {
  readonly cards: Map<string, CardRecord>;
  readonly printings: PrintingRecord[];
  /** The key of each card's first printing, and of each printing by name, set and number. */
  readonly keyByName: Map<string, string>;
  readonly keyByPrinting: Map<string, string>;
  readonly related: { readonly card: string; readonly name: string }[];
  readonly effects: Set<string>;
  readonly cardsWithEffects: Set<string>;
  readonly rejected: Reject[];
  /** Cards whose rating is not between 0 and 5 and was left out. */
  readonly unrated: string[];
}

/** How a printing is found again by what a list line says; without a number it is the first one of the set. */
export function printingName(card: string, set: string, number: string | null): string {
  return JSON.stringify([card, set.toUpperCase(), number]);
}

/** No custom card at all. */
export function noCustomCards(): CustomCards {
  return {
    cards: new Map(),
    printings: [],
    keyByName: new Map(),
    keyByPrinting: new Map(),
    related: [],
    effects: new Set(),
    cardsWithEffects: new Set(),
    rejected: [],
    unrated: [],
  };
}

/**
 * Reads a `[CustomCards]` section. A name that comes again is a further printing, which inherits what it leaves out
 * from the first. A card that is no card is rejected; an unknown draft effect refuses the list.
 */
export function readCustomCards(
  section: JsonSection,
  listSet: string,
  isKnown: (name: string) => boolean,
): CustomCards | ListRefusal {
  if (!Array.isArray(section.value)) {
    return refuseLine(section.line, 'CustomCards', '[CustomCards]', 'a JSON list of cards behind it');
  }
  const out = noCustomCards();
  const first = new Map<string, object>();
  for (const [index, value] of section.value.entries()) {
    const line = section.elementLines[index] ?? section.line;
    const inherited = inherit(value, first);
    const card = customCardSchema.safeParse(inherited);
    if (!card.success) {
      out.rejected.push(rejectIssue(line, inherited, card.error));
      continue;
    }
    const effects = readDraftEffects(card.data.draft_effects);
    if ('unknown' in effects) return unknownEffect(line, card.data.name, effects.unknown);
    if (!first.has(card.data.name) && typeof value === 'object') first.set(card.data.name, value);
    addCustomCard(card.data, effects, line, listSet, isKnown, out);
  }
  return out;
}

function inherit(value: unknown, first: ReadonlyMap<string, object>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const given: unknown = Reflect.get(value, 'name');
  const original = typeof given === 'string' ? first.get(given) : undefined;
  return original ? { ...original, ...value } : value;
}

function unknownEffect(line: number, card: string, effect: string): ListRefusal {
  const reject = rejectRow(line, 'draft_effects', effect, 'a draft effect of the list format');
  return {
    sentence: `Line ${line}: card "${card}" has the draft effect "${reject.found}", which does not exist.`,
    rejected: [reject],
  };
}

function addCustomCard(
  card: CustomCard,
  effects: DraftEffects,
  line: number,
  listSet: string,
  isKnown: (name: string) => boolean,
  out: CustomCards,
): void {
  const isWhole = card.type !== undefined && card.mana_cost !== undefined;
  if (!isWhole && !isKnown(card.name)) {
    const missing = card.type === undefined ? 'type' : 'mana_cost';
    out.rejected.push(rejectRow(line, missing, undefined, 'a text'));
    return;
  }
  const set = card.set === undefined || card.set === '' ? listSet : card.set.toUpperCase();
  const number = card.collector_number === undefined ? '' : String(card.collector_number);
  const named = printingName(card.name, set, number);
  if (out.keyByPrinting.has(named)) {
    out.rejected.push(
      rejectRow(line, 'collector_number', number, 'another set or number than the first of its name'),
    );
    return;
  }
  const key = printingKey(set, number, card.name);
  out.keyByPrinting.set(named, key);
  const anyNumber = printingName(card.name, set, null);
  if (!out.keyByPrinting.has(anyNumber)) out.keyByPrinting.set(anyNumber, key);
  out.printings.push(printingOf(card, key, set, number));
  if (out.keyByName.has(card.name)) return;
  out.keyByName.set(card.name, key);
  if (isWhole) out.cards.set(card.name, cardOf(card, effects, out.unrated));
  noteRelations(card, effects, out);
}

function printingOf(card: CustomCard, key: string, set: string, number: string): PrintingRecord {
  return {
    key,
    card: card.name,
    set,
    number,
    rarity: card.rarity.toLowerCase(),
    image: imageOf(card),
    flavour: card.flavor_text,
    externalIds: {},
    isDraftable: card.in_booster,
  };
}

function noteRelations(card: CustomCard, effects: DraftEffects, out: CustomCards): void {
  for (const related of [...card.related_cards, ...effects.adds]) {
    if (typeof related === 'string') out.related.push({ card: card.name, name: related });
  }
  for (const effect of effects.names) out.effects.add(effect);
  if (effects.names.length > 0) out.cardsWithEffects.add(card.name);
}

function cardOf(card: CustomCard, effects: DraftEffects, unrated: string[]): CardRecord {
  const mana = readManaCost(card.mana_cost ?? '');
  const line = readTypeLine(card.type ?? '', card.subtypes);
  const related = card.related_cards.map((entry) => (typeof entry === 'string' ? entry : entry.name));
  return {
    name: card.name,
    ...namesBeside(card.name, printedNames(card)),
    cost: mana.cost,
    costText: card.mana_cost ?? '',
    lanes: card.colors ? magicLaneKeys(card.colors) : mana.lanes,
    type: line.type,
    typeLine: line.typeLine,
    rules: card.oracle_text,
    flavour: card.flavor_text,
    stats: statsOf(card),
    rating: ratingOf(card, unrated),
    sides: card.back ? [sideOf({ ...card, type: card.type ?? '' }), sideOf(card.back)] : [],
    attributes: {
      subtypes: line.subtypes,
      ...(related.length > 0 && { relatedCards: related }),
      ...(effects.written.length > 0 && { draftEffects: effects.written }),
    },
    isNameOnly: false,
  };
}

/** The names of a card by language, that of its back behind the front's where it has one. */
const printedNames = ({ printed_names: fronts = {}, back }: CustomCard) =>
  Object.entries(fronts).flatMap(([language, front]) => {
    const tag = languageTagOf(language);
    const behind = back?.printed_names?.[language];
    return tag === null ? [] : [[tag, behind === undefined ? front : `${front} // ${behind}`] as const];
  });

function ratingOf(card: CustomCard, unrated: string[]): number | null {
  const rating = card.rating ?? null;
  if (rating === null || (rating >= 0 && rating <= 5)) return rating;
  unrated.push(card.name);
  return null;
}

function sideOf(face: CustomFace): CardRecord['sides'][number] {
  return {
    name: face.name,
    typeLine: readTypeLine(face.type, face.subtypes).typeLine,
    rules: face.oracle_text,
    stats: statsOf(face),
    image: imageOf(face),
  };
}

function statsOf(face: Pick<CustomFace, 'power' | 'toughness' | 'loyalty'>): string | null {
  if (face.power !== undefined && face.toughness !== undefined) return `${face.power}/${face.toughness}`;
  return face.loyalty === undefined ? null : String(face.loyalty);
}

function imageOf(face: Pick<CustomFace, 'image' | 'image_uris'>): string | null {
  const address = face.image ?? face.image_uris?.en ?? Object.values(face.image_uris ?? {})[0] ?? null;
  return address === '' ? null : address;
}
