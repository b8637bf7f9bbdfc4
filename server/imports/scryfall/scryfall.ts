import { languageTagOf, namesBeside } from '#contract/games/cardNames.ts';
import type { CardRecord, PrintingRecord } from '#contract/games/game.ts';
import { type ImportOptions, type Recognised, refuse } from '../batch.ts';
import { Gathering } from '../cards/gathering.ts';
import { magicLaneKeys, proposeMagicGame } from '../cards/magicGame.ts';
import { readManaCost } from '../cards/manaCost.ts';
import { readTypeLine } from '../cards/typeLine.ts';
import { counted } from '../parsing/counted.ts';
import { dayOf } from '../parsing/day.ts';
import { firstNames } from '../parsing/shortened.ts';
import { printingKey } from '../parsing/slug.ts';
import { rejectIssue } from '../rejectIssue.ts';
import {
  type ScryfallCard,
  type ScryfallFace,
  scryfallCardSchema,
  scryfallSetSchema,
} from './scryfallSchema.ts';

/** A file of Scryfall-shaped objects. */
export interface ScryfallFile {
  readonly part: 'cards' | 'sets';
  readonly records: readonly unknown[];
  readonly file?: string | undefined;
}

const format = 'Scryfall-shaped card JSON';

/** Layouts whose second face is printed on the back. */
const backLayouts = new Set([
  'transform',
  'modal_dfc',
  'double_faced_token',
  'reversible_card',
  'art_series',
]);

/**
 * Reads Scryfall-shaped cards and sets: a printing an object, cards by name. Printings in another language than English are
 * left out, once they told what their card is called there. Codes of sets are in capitals, as other formats write them.
 */
export function readScryfall(files: readonly ScryfallFile[], options: ImportOptions): Recognised {
  const out = new Gathering();
  const related: string[] = [];
  const foreign: ScryfallCard[] = [];
  for (const { part, records, file } of files) {
    for (const [index, record] of records.entries()) {
      const row = index + 1;
      if (part === 'sets') addSet(record, row, file, out);
      else {
        const card = scryfallCardSchema.safeParse(record);
        if (!card.success) out.reject(rejectIssue(row, record, card.error), file);
        else if (card.data.lang && card.data.lang !== 'en') foreign.push(card.data);
        else addCard(card.data, row, file, { out, related, options });
      }
    }
  }
  const named = nameBy(foreign, out);
  if (named > 0)
    out.warnings.push(
      `${counted(named, 'printing in another language than English', 'printings in other languages than English')} gave names to cards.`,
    );
  if (foreign.length > named)
    out.warnings.push(
      `${counted(foreign.length - named, 'card in another language than English was', 'cards in other languages than English were')} left out.`,
    );
  warnOfRelated(related, out, options);
  if (out.printings.size === 0 && out.sets.size === 0 && foreign.length > 0)
    return refuse('The file has no card in English.', out.rejected);
  const proposed =
    out.printings.size === 0
      ? {}
      : proposeMagicGame(
          new Set(out.cards.keys()),
          [...out.printings.values()].map(({ rarity }) => rarity),
        );
  return out.finish(format, proposed);
}

function addSet(record: unknown, row: number, file: string | undefined, out: Gathering): void {
  const set = scryfallSetSchema.safeParse(record);
  if (!set.success) {
    out.reject(rejectIssue(row, record, set.error), file);
    return;
  }
  const { code, name, released_at } = set.data;
  out.addSet({ code: code.toUpperCase(), name, releasedOn: dayOf(released_at) });
}

interface Into {
  readonly out: Gathering;
  readonly related: string[];
  readonly options: ImportOptions;
}

function addCard(
  card: ScryfallCard,
  row: number,
  file: string | undefined,
  { out, related, options }: Into,
): void {
  const set = card.set.toUpperCase();
  const printing = printingOf(card, set);
  if (out.printings.has(printing.key)) {
    out.addPrinting(printing, row, 'id', file);
    return;
  }
  const known = options.placeOf?.(printing.key)?.name ?? null;
  const name = out.addIdentity(cardOf(card), `${set} ${printing.number}`, known);
  out.addSet({ code: set, name: card.set_name ?? set, releasedOn: dayOf(card.released_at) });
  for (const part of relatedOf(card)) related.push(part);
  out.addPrinting({ ...printing, card: name }, row, 'id', file);
}

/**
 * Names cards by their printings in other languages, each the card that is printed there in English, else the one of its
 * name. Answers how many named one: a card has to be in the files in English.
 */
function nameBy(foreign: readonly ScryfallCard[], { cards, printings }: Gathering): number {
  const placeOf = (set: string, number: string) => `${set.toUpperCase()} ${number}`;
  const byPlace = new Map(
    foreign.length === 0
      ? []
      : [...printings.values()].map(({ set, number, card }) => [placeOf(set, number), card]),
  );
  return foreign.filter((card) => {
    const tag = languageTagOf(card.lang ?? '');
    const name = printedNameOf(card);
    const place = placeOf(card.set, String(card.collector_number));
    const known = cards.get(byPlace.get(place) ?? '') ?? cards.get(card.name);
    if (!known || tag === null || name === '') return false;
    const all = [...Object.entries(known.names ?? {}), [tag, name] as const];
    cards.set(known.name, { ...known, ...namesBeside(card.name, all) });
    return true;
  }).length;
}

/** What is printed on a card, the names of its faces joined; empty where that is not told of all of them. */
function printedNameOf({ printed_name, card_faces }: ScryfallCard): string {
  const faces = (card_faces ?? []).map((face) => face.printed_name ?? '');
  return printed_name ?? (faces.includes('') ? '' : faces.join(' // '));
}

/** The names that a record of Draftmancer's has by language, those of its back behind the front's. */
function namesOf({ name, printed_names, back }: ScryfallCard): Pick<CardRecord, 'names'> {
  const names = Object.entries(printed_names ?? {}).flatMap(([language, front]) => {
    const tag = languageTagOf(language);
    const behind = back?.printed_names?.[language];
    return tag === null ? [] : [[tag, behind === undefined ? front : `${front} // ${behind}`] as const];
  });
  return namesBeside(name, names);
}

function printingOf(card: ScryfallCard, set: string): PrintingRecord {
  const number = String(card.collector_number);
  return {
    key: card.id ?? printingKey(set, number, card.name),
    card: card.name,
    set,
    number,
    rarity: readTypeLine(typeLineOf(card)).typeLine.startsWith('Basic') ? 'basic' : card.rarity.toLowerCase(),
    image: imageOf(card) ?? imageOf(card.card_faces?.[0]),
    flavour: card.flavor_text ?? card.card_faces?.[0]?.flavor_text ?? '',
    externalIds: externalIdsOf(card),
    isDraftable: card.in_booster ?? card.booster ?? true,
  };
}

function cardOf(card: ScryfallCard): CardRecord {
  const faces = card.card_faces ?? [];
  const isBack = backLayouts.has(card.layout ?? '');
  const shown = isBack && faces[0] ? [faces[0]] : faces.length > 0 ? faces : [card];
  const join = (read: (face: ScryfallFace) => string | null | undefined, by: string) =>
    shown
      .map((face) => read(face) ?? '')
      .filter(Boolean)
      .join(by);
  const costText = card.mana_cost || join((face) => face.mana_cost, ' // ');
  const colours = card.colors ?? shown.flatMap((face) => face.colors ?? []);
  const line = readTypeLine(typeLineOf(card), card.subtypes ?? []);
  const sides = card.back ? [card, card.back] : faces;
  const related = relatedOf(card);
  return {
    name: card.name,
    ...namesOf(card),
    cost: card.cmc ?? readManaCost(costText).cost,
    costText,
    lanes: magicLaneKeys(colours),
    ...(line.type === 'Land' && card.produced_mana && { makes: magicLaneKeys(card.produced_mana) }),
    type: line.type,
    typeLine: line.typeLine,
    rules: card.oracle_text || join((face) => face.oracle_text, '\n//\n'),
    flavour: card.flavor_text ?? '',
    stats: statsOf(card) ?? statsOf(faces[0]),
    rating: card.rating ?? null,
    sides: sides.length > 1 ? sides.map((face) => sideOf(face, isBack ? null : imageOf(card))) : [],
    attributes: {
      subtypes: line.subtypes,
      ...(card.keywords && { keywords: card.keywords }),
      ...(card.layout && card.layout !== 'normal' && { layout: card.layout }),
      ...(related.length > 0 && { relatedCards: related }),
    },
    isNameOnly: false,
  };
}

function typeLineOf(card: ScryfallCard): string {
  return card.type_line ?? card.type ?? card.card_faces?.[0]?.type_line ?? '';
}

function sideOf(face: ScryfallFace, shared: string | null): CardRecord['sides'][number] {
  return {
    name: face.name,
    typeLine: readTypeLine(face.type_line ?? face.type ?? '', face.subtypes ?? []).typeLine,
    rules: face.oracle_text ?? '',
    stats: statsOf(face),
    image: imageOf(face) ?? shared,
  };
}

function statsOf(face: ScryfallFace | undefined): string | null {
  if (!face) return null;
  const { power, toughness, loyalty, defense } = face;
  if (power != null && toughness != null) return `${power}/${toughness}`;
  const single = loyalty ?? defense;
  return single == null ? null : String(single);
}

function imageOf(face: ScryfallFace | undefined): string | null {
  const images = face?.image_uris ?? {};
  return images.normal ?? images.en ?? images.large ?? Object.values(images)[0] ?? null;
}

function externalIdsOf(card: ScryfallCard): Record<string, string> {
  const ids: Record<string, unknown> = {
    scryfallId: card.id,
    scryfallOracleId: card.oracle_id,
    mtgoId: card.mtgo_id,
    mtgArenaId: card.arena_id,
    tcgplayerProductId: card.tcgplayer_id,
    multiverseId: card.multiverse_ids?.[0],
  };
  return Object.fromEntries(
    Object.entries(ids).flatMap(([key, id]) => (id == null || id === '' ? [] : [[key, String(id)]])),
  );
}

function relatedOf(card: ScryfallCard): string[] {
  const named = (card.related_cards ?? []).filter((entry) => typeof entry === 'string');
  const parts = (card.all_parts ?? []).map((part) => part.name).filter((name) => name !== card.name);
  return [...new Set([...named, ...parts])];
}

function warnOfRelated(related: readonly string[], out: Gathering, options: ImportOptions): void {
  const ids = new Set([...out.printings.keys()]);
  const isKnown = (name: string) =>
    out.cards.has(name) || ids.has(name) || options.knownCards?.(name) === true;
  const lost = [...new Set(related)].filter((name) => !isKnown(name));
  if (lost.length === 0) return;
  out.warnings.push(
    `${counted(lost.length, 'related card was', 'related cards were')} not found: ${firstNames(lost)}.`,
  );
}
