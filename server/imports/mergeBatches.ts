import type { GameDefinition } from '#contract/game.ts';
import type { ImportBatch, ProposedGame } from './batch.ts';
import { withDistinctLooks } from './looks/rarityLooks.ts';

/** Joins batches of one game: what is told first stays, but a real card takes the place of a name-only one. */
export function mergeBatches(batches: readonly ImportBatch[]): ImportBatch {
  const cards = new Map<string, ImportBatch['cards'][number]>();
  for (const card of batches.flatMap((batch) => batch.cards)) {
    const before = cards.get(card.name);
    if (!before || (before.isNameOnly && !card.isNameOnly)) cards.set(card.name, card);
  }
  const printings = firstBy(
    batches.flatMap((batch) => batch.printings),
    ({ key }) => key,
  );
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
    nameOnly: [...cards.values()].filter((card) => card.isNameOnly).map((card) => card.name),
  };
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
