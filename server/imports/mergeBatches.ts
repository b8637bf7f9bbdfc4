import type { GameDefinition } from '#contract/games/game.ts';
import type { ImportBatch, ProposedGame } from './batch.ts';
import { withDistinctLooks } from './looks/rarityLooks.ts';
import { isFields } from './parsing/jsonValues.ts';
import { isEmptyValue, type Says } from './parsing/says.ts';

type Card = ImportBatch['cards'][number];
type Printing = ImportBatch['printings'][number];

/**
 * Joins batches of one game: what is told first stays and later files fill in what it lacks, but a real card takes the place
 * of a name-only one.
 */
export function mergeBatches(batches: readonly ImportBatch[]): ImportBatch {
  const cards = new Map<string, Card>();
  const found = new Map<string, Printing>();
  const says = {
    cards: new Map<string, Says>(),
    printings: new Map<string, Says>(),
    sets: new Map<string, Says>(),
  };
  for (const batch of batches) {
    for (const card of batch.cards) {
      const said = batch.says?.cards?.get(card.name);
      const before = cards.get(card.name);
      const isFirst = !before || (before.isNameOnly && !card.isNameOnly);
      if (isFirst && said) says.cards.set(card.name, said);
      else if (isFirst) says.cards.delete(card.name);
      if (!before) cards.set(card.name, card);
      else if (isFirst) cards.set(card.name, filled(card, before, {}));
      else cards.set(card.name, filled(before, card, said ?? {}));
    }
    for (const printing of batch.printings) {
      const said = batch.says?.printings?.get(printing.key);
      const before = found.get(printing.key);
      if (!before && said) says.printings.set(printing.key, said);
      found.set(printing.key, before ? filled(before, printing, said ?? {}) : printing);
    }
    for (const [code, said] of batch.says?.sets ?? []) if (!says.sets.has(code)) says.sets.set(code, said);
  }
  const printings = [...found.values()];
  const repeated = batches.reduce((sum, batch) => sum + batch.printings.length, 0) - printings.length;
  const warnings = batches.flatMap((batch) => batch.warnings);
  return {
    format: [...new Set(batches.map((batch) => batch.format))].join(', '),
    sets: mergedSets(batches),
    cards: [...cards.values()],
    printings,
    packs: firstBy(
      batches.flatMap((batch) => batch.packs),
      ({ slug }) => slug,
    ),
    templates: firstBy(
      batches.flatMap((batch) => batch.templates),
      ({ slug }) => slug,
    ),
    proposedGame: mergedGame(batches.map((batch) => batch.proposedGame)),
    rejected: batches.flatMap((batch) => batch.rejected),
    warnings:
      repeated > 0
        ? [...warnings, `${repeated} printings stand in several files and were taken from the first.`]
        : warnings,
    undealable: batches.flatMap(({ undealable = [] }) => undealable),
    nameOnly: [...cards.values()].filter((card) => card.isNameOnly).map((card) => card.name),
    says,
    ...withLists(batches.flatMap(({ list }) => list ?? [])),
  };
}

/** One review of all lists. */
function withLists(lists: readonly NonNullable<ImportBatch['list']>[]): Pick<ImportBatch, 'list'> {
  const [first] = lists;
  if (!first) return {};
  const leftOut = [...new Set(lists.flatMap((list) => list.leftOut.map(({ section }) => section)))];
  return {
    list: {
      ...first,
      questions: lists.flatMap(({ questions }) => questions),
      readAs: lists.flatMap(({ readAs }) => readAs),
      leftOut: leftOut.map((section) => {
        const here = lists.flatMap((list) => list.leftOut.filter((part) => part.section === section));
        const cards = here.reduce((sum, part) => sum + part.cards, 0);
        return { section, cards, names: [...new Set(here.flatMap(({ names }) => names))] };
      }),
    },
  };
}

/** A row with what a later file says of it where it has nothing; attributes and external ids one by one. */
function filled<Row extends Card | Printing>(row: Row, later: Row, { defaults = [] }: Says): Row {
  const out: Record<string, unknown> = { ...row };
  for (const [field, value] of Object.entries(later)) {
    const before = out[field];
    if (isFields(before) && isFields(value)) out[field] = { ...value, ...before };
    else if (isEmptyValue(before) && !defaults.includes(field)) out[field] = value;
  }
  return { ...row, ...out };
}

function mergedSets(batches: readonly ImportBatch[]): ImportBatch['sets'] {
  const sets = batches.flatMap((batch) => batch.sets);
  const named = sets.filter((set) => set.name !== set.code);
  return firstBy([...named, ...sets], ({ code }) => code);
}

function mergedGame(games: readonly ProposedGame[]): ProposedGame {
  const all: ProposedGame = Object.assign({}, ...games.toReversed());
  const joined = <T>(read: (game: ProposedGame) => readonly T[] | undefined, key: (item: T) => string) =>
    firstBy(
      games.flatMap((game) => read(game) ?? []),
      key,
    );
  const lanes = games.find((game) => (game.lanes?.length ?? 0) > 0);
  return {
    ...all,
    ...(lanes && { lanes: lanes.lanes, laneRule: lanes.laneRule, laneWord: lanes.laneWord }),
    rarities: ordered(
      joined(
        (game) => game.rarities,
        ({ code }) => code,
      ),
    ),
    attributes: joined(
      (game) => game.attributes,
      ({ key }) => key,
    ),
    freeCards: joined(
      (game) => game.freeCards,
      (name) => name,
    ),
  };
}

function ordered(rarities: readonly GameDefinition['rarities'][number][]): GameDefinition['rarities'] {
  return withDistinctLooks(rarities.map((rarity, index) => ({ ...rarity, order: index + 1 })));
}

function firstBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const found = new Map<string, T>();
  for (const item of items) if (!found.has(key(item))) found.set(key(item), item);
  return [...found.values()];
}
