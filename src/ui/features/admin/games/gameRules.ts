import { gameFormSchema } from '#contract/admin/gameForm.ts';
import type { AdminGame } from '#contract/admin/games.ts';
import type { GameDefinition } from '#contract/games/game.ts';
import { isSameText, rebased } from '#src/machines/forms/rebased.ts';
import type { FieldFaults, RecordRules } from '#src/machines/forms/recordEditor.ts';
import { faultsOf } from '../editor/useRecordEditor.ts';

/** While it's being read. */
const UNREAD: GameDefinition = {
  ...{ slug: '', name: '', tagline: '', cardAspect: 0.714, laneWord: '', laneRule: { kind: 'any' } },
  ...{ lanes: [], rarities: [], buckets: [], attributes: [], freeCards: [] },
  ...{ deckSize: 0, maxCopies: null, featuredType: null },
};

const textsOf = (typed: readonly string[]) => typed.flatMap((text) => text.trim() || []);

/** Without what only stands in a form, such as empty lines. */
export const storable = (definition: GameDefinition): GameDefinition => ({
  ...definition,
  ...(definition.cardBack && { cardBack: definition.cardBack.trim() }),
  freeCards: textsOf(definition.freeCards),
  attributes: definition.attributes.map((attribute) =>
    attribute.sort?.by === 'listed'
      ? {
          ...attribute,
          sort: { by: 'listed', values: textsOf(attribute.sort.values.join(',').split(',')) },
        }
      : attribute,
  ),
});

/** By the path of the field, such as `rarities.1.name`. */
export const faultsOfGame = (definition: GameDefinition): FieldFaults =>
  faultsOf(gameFormSchema, storable(definition), (path) =>
    path[0] === 'freeCards' ? 'freeCards' : path.slice(0, 3).join('.'),
  );

type Versions<Entry> = readonly [base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]];

/** Entry by entry, as `rebased` does it field by field; the order is mine if I moved entries, and theirs otherwise. */
export function rebasedEntries<Entry>(
  keyOf: (entry: Entry) => string,
  [base, mine, theirs]: Versions<Entry>,
) {
  const keysOf = (entries: readonly Entry[]) => entries.map(keyOf);
  const isAmbiguous = new Set(keysOf(mine)).size < mine.length;
  if (isAmbiguous || isSameText(theirs, base)) return [...mine];
  if (isSameText(mine, base)) return [...theirs];
  const inBoth = (entries: readonly Entry[], others: readonly Entry[]) =>
    keysOf(entries).filter((key) => keysOf(others).includes(key));
  const isMoved = !isSameText(inBoth(mine, base), inBoth(base, mine));
  const keys = isMoved ? [...keysOf(mine), ...keysOf(theirs)] : [...keysOf(theirs), ...keysOf(mine)];
  return [...new Set(keys)].flatMap((key) => {
    const [stored, here, there] = [base, mine, theirs].map((entries) =>
      entries.find((entry) => keyOf(entry) === key),
    );
    const isMine = here === undefined ? stored !== undefined : !isSameText(here, stored);
    return (isMine ? here : there) ?? [];
  });
}

function rebasedGame(base: GameDefinition, mine: GameDefinition, theirs: GameDefinition): GameDefinition {
  const { key, code } = {
    key: (entry: { key: string }) => entry.key,
    code: (entry: { code: string }) => entry.code,
  };
  const rarities = rebasedEntries(code, [base.rarities, mine.rarities, theirs.rarities]);
  return {
    ...rebased(base, mine, theirs),
    lanes: rebasedEntries(key, [base.lanes, mine.lanes, theirs.lanes]),
    buckets: rebasedEntries(key, [base.buckets, mine.buckets, theirs.buckets]),
    attributes: rebasedEntries(key, [base.attributes, mine.attributes, theirs.attributes]),
    rarities: isSameText(rarities, theirs.rarities)
      ? rarities
      : rarities.map((rarity, place) => ({ ...rarity, order: place + 1 })),
  };
}

/** How a game is edited, by every screen that shows a part of it. */
export const GAME_RULES: RecordRules<AdminGame, GameDefinition> = {
  formOf: (game) => game?.definition ?? UNREAD,
  check: faultsOfGame,
  rebase: rebasedGame,
};
