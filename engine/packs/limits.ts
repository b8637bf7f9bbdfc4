import type { SetupBase } from '../core/setup.ts';
import type { OpenedPacks } from './odds/capacity.ts';
import { type PreparedPack, preparePack } from './prepare.ts';

/** Cards that one pack may have. */
export const PACK_CARDS_AT_MOST = 100;

/** Cards that all piles of a table may have together: every copy is shuffled before the first pack. */
export const PILE_CARDS_AT_MOST = 100_000;

/** What no table can deal, in one sentence: a pack or piles that are too large; null when nothing is. */
export function sizeProblem(
  { catalogue }: Pick<SetupBase, 'catalogue'>,
  opened: readonly OpenedPacks[],
): string | null {
  const kinds = new Set(opened.flatMap((need) => ('printings' in need ? [] : [need.pack])));
  const packs = [...kinds].flatMap((kind) => {
    const definition = catalogue.packs[kind];
    return definition ? [preparePack(definition, catalogue.cards)] : [];
  });
  const largest = Math.max(0, ...packs.map(cardsOfLargest));
  if (largest > PACK_CARDS_AT_MOST)
    return `A pack would have ${largest} cards; at most ${PACK_CARDS_AT_MOST} are possible.`;
  const piled = packs.reduce((total, pack) => total + cardsInPiles(pack), 0);
  return piled > PILE_CARDS_AT_MOST
    ? `The piles of the table would have ${piled} cards; at most ${PILE_CARDS_AT_MOST} are possible.`
    : null;
}

/** Only layouts that some round gives a weight. */
function cardsOfLargest({ layouts, rounds }: PreparedPack): number {
  const open = rounds.flatMap((round) => round.layouts.filter((_, option) => round.copies[option]! > 0));
  const sizes = open.map((at) => layouts[at]!.slots.reduce((sum, { count }) => sum + count, 0));
  return sizes.reduce((largest, size) => Math.max(largest, size), 0);
}

function cardsInPiles({ definition, sheets }: PreparedPack): number {
  if (definition.replacement !== 'table') return 0;
  return sheets.reduce(
    (total, { kind, copies }) =>
      kind.type === 'random' ? copies.reduce((sum, each) => sum + each, total) : total,
    0,
  );
}
