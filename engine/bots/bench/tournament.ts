import { secretOf } from '#tests/support/engine/inventedGame.ts';
import type { CardIndex } from '../../core/cards.ts';
import { apply, deal, viewFor } from '../../draft.ts';
import type { DraftView, Setup } from '../../formats/registry.ts';
import { autoAction } from '../autoAction.ts';
import { steadyPersona } from '../lanePosterior.ts';
import { prepareCatalogue } from '../prepare.ts';
import { simpleBotAction } from './simpleBot.ts';

/** A game to measure bots on: what they see is in the setup, what cards are truly worth stands beside it. */
export interface BenchGame {
  readonly name: string;
  readonly setup: Setup;
  readonly trueRating: (card: CardIndex) => number;
}

/** A game to measure on, anew for every seed. */
export interface BenchGames {
  readonly name: string;
  readonly gameOf: (seed: number) => BenchGame;
}

export type BenchBot = 'lane' | 'simple';

/** A mean and half the width of its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

export interface Comparison {
  readonly lane: Estimate;
  readonly simple: Estimate;
  /** Of the paired differences, lane minus simple: the same packs, the same seat. */
  readonly gain: Estimate;
  /** Whether the whole interval of the lane bot lies above that of SimpleBot. */
  readonly isBetter: boolean;
}

/** Mean true rating of the best legal deck that a seat drafted; one bot of a kind among SimpleBots. */
export function playSet(game: BenchGame, kind: BenchBot, seat: number, seed: number): number {
  const { setup } = game;
  const secret = secretOf(seed);
  let state = deal(setup, secret);
  while (state.phase !== 'complete') {
    for (let at = 0; at < setup.seats; at += 1) {
      const view = viewFor(setup, state, { seat: at });
      if (!view.pack) continue;
      const applied = apply(setup, state, decide(setup, view, at === seat ? kind : 'simple', at));
      if (!applied.ok) throw new Error(`A bot was refused: ${applied.refusal}`);
      state = applied.state;
    }
  }
  return bestDeckMean(
    game,
    viewFor(setup, state, { seat }).pool.map(({ card }) => card),
  );
}

function decide(setup: Setup, view: DraftView, kind: BenchBot, seat: number) {
  if (kind === 'lane') return autoAction(setup, view, undefined, steadyPersona).action;
  if (!view.pack) throw new Error('No pack in hand');
  return simpleBotAction(setup.catalogue, view, view.pack, seat);
}

function bestDeckMean({ setup, trueRating }: BenchGame, pool: readonly CardIndex[]): number {
  const { laneSets, laneBits } = prepareCatalogue(setup.catalogue);
  const { deckSize } = setup.catalogue;
  const means = laneSets.map((set) => {
    const worth = pool
      .filter((card) => (laneBits[card]! & ~set) === 0)
      .map(trueRating)
      .sort((a, b) => b - a)
      .slice(0, deckSize);
    const sum = worth.reduce((total, rating) => total + rating, 0);
    return (sum - (deckSize - worth.length) * 1.5) / deckSize;
  });
  return Math.max(...means);
}

/** Plays the same sets twice, once with each bot in the same seat, and compares what the seat drafted. */
export function compareBots(
  gameOf: (seed: number) => BenchGame,
  sets: number,
  firstSeed: number,
): Comparison {
  const pairs = Array.from({ length: sets }, (_, index) => {
    const seed = firstSeed + index;
    const game = gameOf(seed);
    const seat = index % game.setup.seats;
    return { lane: playSet(game, 'lane', seat, seed), simple: playSet(game, 'simple', seat, seed) };
  });
  const lane = estimateOf(pairs.map((pair) => pair.lane));
  const simple = estimateOf(pairs.map((pair) => pair.simple));
  const gain = estimateOf(pairs.map((pair) => pair.lane - pair.simple));
  return { lane, simple, gain, isBetter: lane.mean - lane.error > simple.mean + simple.error };
}

/** The mean of independent values with its 95 % interval; wants two at least. */
export function estimateOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, error: 1.96 * Math.sqrt(variance / values.length) };
}
