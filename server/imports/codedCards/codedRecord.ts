import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { cardNamed } from '../cards/gathering.ts';
import { cut, joined } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import type { CodedCard } from './codedCardSchema.ts';
import { wordsOfCode } from './codedParts.ts';

/** What codes are called: types by code, and the factions that are lanes. */
export interface CodedWords {
  readonly types: ReadonlyMap<string, string>;
  readonly lanes: ReadonlyMap<string, string>;
}

/** Fields that are told elsewhere or mean something to the site they come from only. */
const untold = new Set([
  'code',
  'title',
  'name',
  'subname',
  'stage',
  'type_code',
  'faction_code',
  'pack_code',
  'position',
  'cost',
  'text',
  'flavor',
  'keywords',
  'traits',
  'illustrator',
  'back_link',
  'back_name',
  'back_text',
  'back_flavor',
  'duplicate_of',
  'octgn_id',
  'imagesrc',
  'meta',
  'errata',
  'stripped_text',
  'stripped_title',
  'set_position',
  'hidden',
  'double_sided',
]);

const mostAttributes = 100;

/** What a card is called: stage and second name belong to its name, since cards that share the first are others. */
export function nameOfCoded({ title, name, subname, stage }: CodedCard): string {
  const more = [subname, stage].filter((part) => part !== null && part !== undefined && part !== '');
  return cut([title ?? name ?? '', ...more.map((part) => `(${part})`)].join(' '), 300);
}

/** The card of a record; `back` is the record of its other side. */
export function cardOfCoded(
  card: CodedCard,
  record: Readonly<Record<string, unknown>>,
  back: CodedCard | null,
  words: CodedWords,
): CardRecord {
  const lane = words.lanes.get(card.faction_code);
  const subtypes = subtypesOf(card);
  const cost = typeof card.cost === 'number' && card.cost >= 0 ? card.cost : null;
  return cardNamed(nameOfCoded(card), {
    cost,
    costText: 'cost' in record ? (cost === null ? 'X' : String(cost)) : '',
    lanes: lane === undefined ? [] : [slugOf(lane)],
    type: typeOf(card, words),
    typeLine: typeLineOf(card, words),
    rules: plainText(card.text),
    flavour: plainText(card.flavor),
    stats: statsOf(card),
    sides: sidesOf(card, back, words),
    attributes: { ...(subtypes.length > 0 && { subtypes }), ...attributesOf(record) },
  });
}

/** The printing of a record; its code is the key. */
export function printingOfCoded(card: CodedCard): PrintingRecord {
  return {
    key: card.code,
    card: nameOfCoded(card),
    set: card.pack_code,
    number: card.position == null ? '' : String(card.position),
    rarity: '',
    image: card.imagesrc || null,
    flavour: plainText(card.flavor),
    externalIds: {},
    isDraftable: true,
  };
}

function sidesOf(card: CodedCard, back: CodedCard | null, words: CodedWords): CardRecord['sides'] {
  const front = { ...sideOf(card, words), image: card.imagesrc || null };
  if (back) return [front, { ...sideOf(back, words), image: back.imagesrc || null }];
  if (!card.back_text && !card.back_name) return [];
  const name = card.back_name || front.name;
  return [front, { ...front, name, rules: plainText(card.back_text), stats: null, image: null }];
}

function sideOf(card: CodedCard, words: CodedWords): Omit<CardRecord['sides'][number], 'image'> {
  return {
    name: nameOfCoded(card),
    typeLine: typeLineOf(card, words),
    rules: plainText(card.text),
    stats: statsOf(card),
  };
}

function typeOf(card: CodedCard, { types }: CodedWords): string {
  return types.get(card.type_code) ?? wordsOfCode(card.type_code);
}

function typeLineOf(card: CodedCard, words: CodedWords): string {
  const subtypes = joined(subtypesOf(card));
  return subtypes === '' ? typeOf(card, words) : `${typeOf(card, words)} — ${subtypes}`;
}

function subtypesOf({ keywords, traits }: CodedCard): string[] {
  const parts = keywords ? keywords.split(' - ') : (traits ?? '').split(/\.\s+|\.$/);
  return parts.map((part) => part.trim()).filter(Boolean);
}

function statsOf({ strength, attack, health }: CodedCard): string | null {
  if (strength != null) return String(strength);
  if (attack != null && health != null) return `${attack}/${health}`;
  return health == null ? null : String(health);
}

/** Text without the tags of web pages; signs such as `[credit]` stay. */
function plainText(text: string | null | undefined): string {
  return (text ?? '').replace(/<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,200})?>/gi, '').trim();
}

function attributesOf(record: Readonly<Record<string, unknown>>): CardRecord['attributes'] {
  const attributes = new Map<string, string | number>();
  for (const [key, value] of Object.entries(record)) {
    const name = camelOf(key);
    if (untold.has(key) || name === '' || attributes.size >= mostAttributes) continue;
    if (typeof value === 'number' && Number.isFinite(value)) attributes.set(name, value);
    if (typeof value === 'string' && value !== '') attributes.set(name, cut(value, 2000));
    if (value === true) attributes.set(name, 'yes');
  }
  return Object.fromEntries(attributes);
}

function camelOf(key: string): string {
  const joined = key
    .replace(/_code$/, '')
    .replace(/[_-]+([\p{L}\p{N}])/gu, (_, letter: string) => letter.toUpperCase());
  return cut(joined, 60);
}
