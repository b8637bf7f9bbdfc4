import { type PreparedLayout, type PreparedPack, type PreparedRound, roundOf } from './prepare.ts';

/** So many packs are opened in a round, from 0; null: in any rounds. */
export interface PackOpening {
  readonly count: number;
  readonly round: number | null;
}

/**
 * The most that these packs can ask for in all, when a pack of a layout asks for `demandOf` it: every pack has the
 * greediest layout of its round, or, from a bag, the bag gives its greediest layouts first.
 */
export function worstDemand(
  pack: PreparedPack,
  openings: readonly PackOpening[],
  demandOf: (layout: PreparedLayout) => number,
): number {
  const byRound = new Map<PreparedRound | null, number>();
  for (const { count, round } of openings) {
    const key = round === null && pack.rounds.length > 1 ? null : roundOf(pack, round ?? 0);
    byRound.set(key, (byRound.get(key) ?? 0) + count);
  }
  const isBag = pack.definition.layoutDraw === 'bag';
  let total = 0;
  for (const [round, count] of byRound) {
    total +=
      round && isBag
        ? fromBag(bagOf(pack, round, demandOf), count)
        : count * greediest(pack, round ? [round] : pack.rounds, demandOf);
  }
  return total;
}

function greediest(
  pack: PreparedPack,
  rounds: readonly PreparedRound[],
  demandOf: (layout: PreparedLayout) => number,
): number {
  const possible = rounds.flatMap(({ layouts, copies }) =>
    layouts.filter((_, option) => copies[option]! > 0),
  );
  return Math.max(0, ...possible.map((layout) => demandOf(pack.layouts[layout]!)));
}

/** What each layout of a full bag asks for, greediest first. */
function bagOf(
  pack: PreparedPack,
  { layouts, copies }: PreparedRound,
  demandOf: (layout: PreparedLayout) => number,
): readonly number[] {
  return layouts
    .flatMap((layout, option) => new Array<number>(copies[option]!).fill(demandOf(pack.layouts[layout]!)))
    .sort((a, b) => b - a);
}

function fromBag(bag: readonly number[], count: number): number {
  const sumOf = (demands: readonly number[]) => demands.reduce((total, demand) => total + demand, 0);
  if (bag.length === 0) return 0;
  return Math.floor(count / bag.length) * sumOf(bag) + sumOf(bag.slice(0, count % bag.length));
}
