import { type PreparedPack, type PreparedRound, roundOf } from './prepare.ts';

/** So many packs are opened in a round, from 0; null: in any rounds. */
export interface PackOpening {
  readonly count: number;
  readonly round: number | null;
}

/** The rounds in which these packs may be opened, with how many of them are opened in each; null: in any of them. */
export function packsByRound(
  pack: PreparedPack,
  openings: readonly PackOpening[],
): ReadonlyMap<PreparedRound | null, number> {
  const byRound = new Map<PreparedRound | null, number>();
  for (const { count, round } of openings) {
    const key = round === null && pack.rounds.length > 1 ? null : roundOf(pack, round ?? 0);
    byRound.set(key, (byRound.get(key) ?? 0) + count);
  }
  return byRound;
}

/** The places of the layouts that packs of these rounds may have. */
export function openedLayouts(
  pack: PreparedPack,
  byRound: ReadonlyMap<PreparedRound | null, number>,
): ReadonlySet<number> {
  const rounds = byRound.has(null) ? pack.rounds : [...byRound.keys()].flatMap((round) => round ?? []);
  const opened = new Set<number>();
  for (const { layouts, copies } of rounds)
    for (const [option, layout] of layouts.entries()) if (copies[option]! > 0) opened.add(layout);
  return opened;
}

/**
 * The most that these packs can ask for in all, when a pack of layout i asks for `demands[i]`: every pack has the
 * greediest layout of its round, or, from a bag, the bag gives its greediest layouts first.
 */
export function worstDemand(
  pack: PreparedPack,
  byRound: ReadonlyMap<PreparedRound | null, number>,
  demands: readonly number[],
): number {
  const isBag = pack.definition.layoutDraw === 'bag';
  let total = 0;
  for (const [round, count] of byRound) {
    total +=
      round && isBag
        ? fromBag(bagOf(round, demands), count)
        : count * greediest(round ? [round] : pack.rounds, demands);
  }
  return total;
}

function greediest(rounds: readonly PreparedRound[], demands: readonly number[]): number {
  let most = 0;
  for (const { layouts, copies } of rounds)
    for (const [option, layout] of layouts.entries())
      if (copies[option]! > 0) most = Math.max(most, demands[layout]!);
  return most;
}

/** What each layout of a full bag asks for, greediest first. */
function bagOf({ layouts, copies }: PreparedRound, demands: readonly number[]): readonly number[] {
  return layouts
    .flatMap((layout, option) => new Array<number>(copies[option]!).fill(demands[layout]!))
    .sort((a, b) => b - a);
}

function fromBag(bag: readonly number[], count: number): number {
  const sumOf = (demands: readonly number[]) => demands.reduce((total, demand) => total + demand, 0);
  if (bag.length === 0) return 0;
  return Math.floor(count / bag.length) * sumOf(bag) + sumOf(bag.slice(0, count % bag.length));
}
