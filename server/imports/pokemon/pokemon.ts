import type { CardRecord, GameDefinition, PrintingRecord } from '#contract/games/game.ts';
import type { Recognised } from '../batch.ts';
import { cardNamed, Gathering } from '../cards/gathering.ts';
import { lanesOf } from '../cards/laneScale.ts';
import { twoBuckets } from '../cards/magicGame.ts';
import { rarityScale } from '../cards/rarityScale.ts';
import { dayOf } from '../parsing/day.ts';
import { cut } from '../parsing/shortened.ts';
import { slugOf } from '../parsing/slug.ts';
import { languageOf, translated, translationAttributes } from '../parsing/translations.ts';
import { rejectIssue } from '../rejectIssue.ts';
import { type PokemonCard, pokemonCardSchema, pokemonSetSchema } from './pokemonSchema.ts';

/** A file of pokemon-tcg-data: cards of one set, or the list of sets. */
export interface PokemonFile {
  readonly part: 'cards' | 'sets';
  readonly records: readonly unknown[];
  /** Its path, which tells the language. */
  readonly fileName: string;
  readonly file?: string | undefined;
}

const format = 'pokemon-tcg-data JSON';

/** Kinds of cards of which all that share a name are one card; others are told apart by their rules. */
const knownByName = new Set(['trainer', 'energy']);

const mostTypes = 40;

const attributes: GameDefinition['attributes'] = [
  { key: 'subtypes', label: 'Subtypes', type: 'list' },
  { key: 'hitPoints', label: 'Hit points', type: 'number' },
  { key: 'evolvesFrom', label: 'Evolves from', type: 'text' },
  { key: 'retreatCost', label: 'Retreat cost', type: 'number' },
  { key: 'regulationMark', label: 'Regulation mark', type: 'text' },
];

/**
 * Reads cards and sets of pokemon-tcg-data. Creatures share names while their rules differ, so that their cards are named
 * with the id of the first printing in the set: `Name (base1-58)`; printings of a set with the same rules are one card.
 * A second language of the same ids becomes translations.
 */
export function readPokemon(files: readonly PokemonFile[]): Recognised {
  const out = new Gathering();
  for (const { part, records, file } of files) {
    if (part === 'sets')
      for (const [index, record] of records.entries()) addSet(record, index + 1, file, out);
  }
  const cardFiles = files.filter(({ part }) => part === 'cards');
  const first = cardFiles.find(({ fileName }) => languageOf(fileName) === 'en') ?? cardFiles[0];
  const language = first ? languageOf(first.fileName) : null;
  const isMain = (file: PokemonFile) => languageOf(file.fileName) === language;
  const types = new Set<string>();
  const languages = new Set<string>();
  for (const file of cardFiles.filter(isMain)) addCards(file, types, out);
  for (const file of cardFiles.filter((other) => !isMain(other)))
    addTranslations(file, languages, types, out);
  if (cardFiles.length === 0) return out.finish(format, {});
  return out.finish(format, {
    ...twoBuckets,
    lanes: lanesOf([...types].sort()),
    laneRule: { kind: 'best', lanes: 2 },
    laneWord: 'type',
    rarities: rarityScale([...out.printings.values()].map(({ rarity }) => rarity)),
    attributes: [...attributes, ...translationAttributes(languages)],
  });
}

function addSet(record: unknown, row: number, file: string | undefined, out: Gathering): void {
  const set = pokemonSetSchema.safeParse(record);
  if (!set.success) {
    out.reject(rejectIssue(row, record, set.error), file);
    return;
  }
  out.addSet({ code: set.data.id, name: set.data.name, releasedOn: dayOf(set.data.releaseDate) });
}

function addCards({ records, file }: PokemonFile, types: Set<string>, out: Gathering): void {
  const nameByRules = new Map<string, string>();
  for (const [index, record] of records.entries()) {
    const card = pokemonCardSchema.safeParse(record);
    if (!card.success) out.reject(rejectIssue(index + 1, record, card.error), file);
    else addCard(card.data, index + 1, file, nameByRules, types, out);
  }
}

function addCard(
  card: PokemonCard,
  row: number,
  file: string | undefined,
  nameByRules: Map<string, string>,
  types: Set<string>,
  out: Gathering,
): void {
  const rules = JSON.stringify([setOf(card), card.name, card.hp, card.types, card.subtypes, rulesOf(card)]);
  const isKnownByName = knownByName.has(card.supertype.toLowerCase());
  const name = isKnownByName ? card.name : (nameByRules.get(rules) ?? `${card.name} (${card.id})`);
  nameByRules.set(rules, name);
  for (const type of isKnownByName ? [] : card.types) if (types.size < mostTypes) types.add(type);
  if (!out.printings.has(card.id)) out.addCard(cardOf(card, name, types));
  if (card.set)
    out.addSet({ code: setOf(card), name: card.set.name, releasedOn: dayOf(card.set.releaseDate) });
  out.addPrinting(printingOf(card, name), row, 'id', file);
}

function addTranslations(
  file: PokemonFile,
  languages: Set<string>,
  types: Set<string>,
  out: Gathering,
): void {
  const language = languageOf(file.fileName) ?? 'other';
  const strangers: unknown[] = [];
  for (const record of file.records) {
    const read = pokemonCardSchema.safeParse(record);
    const known = read.success ? out.cards.get(out.printings.get(read.data.id)?.card ?? '') : undefined;
    if (!read.success || !known) {
      strangers.push(record);
      continue;
    }
    languages.add(language);
    out.cards.set(
      known.name,
      translated(known, { language, name: read.data.name, rules: rulesOf(read.data) }),
    );
  }
  if (strangers.length > 0) addCards({ ...file, records: strangers }, types, out);
}

function setOf(card: PokemonCard): string {
  return card.id.slice(0, card.id.lastIndexOf('-'));
}

function cardOf(card: PokemonCard, name: string, types: ReadonlySet<string>): CardRecord {
  const hitPoints = Number(card.hp);
  const isKnown = knownByName.has(card.supertype.toLowerCase());
  return cardNamed(name, {
    lanes: isKnown ? [] : card.types.filter((type) => types.has(type)).map(slugOf),
    type: card.supertype,
    typeLine: [card.supertype, card.subtypes.join(' ')].filter(Boolean).join(' — '),
    rules: rulesOf(card),
    stats: card.hp ?? null,
    attributes: {
      ...(card.subtypes.length > 0 && { subtypes: card.subtypes }),
      ...(Number.isFinite(hitPoints) && { hitPoints }),
      ...(card.evolvesFrom && { evolvesFrom: card.evolvesFrom }),
      ...(card.retreatCost.length > 0 && { retreatCost: card.retreatCost.length }),
      ...(card.regulationMark && { regulationMark: card.regulationMark }),
    },
  });
}

function rulesOf(card: PokemonCard): string {
  const effects = (word: string, list: PokemonCard['weaknesses']) =>
    list.length > 0 ? [`${word}: ${list.map(({ type, value }) => `${type} ${value}`).join(', ')}`] : [];
  return [
    ...card.abilities.map(({ type, name, text }) => `${type}: ${name}. ${text}`),
    ...card.attacks.map(({ name, cost, damage, text }) =>
      [`${cost.join(' ')}: ${name}`, damage, text].filter(Boolean).join(' — '),
    ),
    ...card.rules,
    ...effects('Weakness', card.weaknesses),
    ...effects('Resistance', card.resistances),
  ].join('\n');
}

function printingOf(card: PokemonCard, name: string): PrintingRecord {
  return {
    key: card.id,
    card: name,
    set: setOf(card),
    number: card.number,
    rarity: rarityOf(card),
    image: card.images.large ?? card.images.small ?? null,
    flavour: card.flavorText,
    externalIds: {},
    isDraftable: true,
  };
}

/** Basic energy has no rarity; some languages write rarities without blanks. */
function rarityOf({ rarity, supertype }: PokemonCard): string {
  if (rarity === undefined || rarity === '') return supertype.toLowerCase() === 'energy' ? 'basic' : '';
  return cut(rarity.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase(), 120);
}
