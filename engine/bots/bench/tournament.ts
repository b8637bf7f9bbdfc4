import type { CardIndex } from '../../cards.ts';
import { apply, deal, viewFor } from '../../draft.ts';
import type { DraftView } from '../../draft.types.ts';
import type { Setup } from '../../setup.ts';
import { secretOf } from '../../testing/inventedGame.ts';
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

export type BenchBot = 'lane' | 'simple';

export interface Comparison {
  readonly lane: number;
  readonly simple: number;
  /** Mean of the paired differences, lane minus simple, and half the width of its 95 % interval. */
  readonly gain: number;
  readonly gainError: number;
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
    const game = gameOf(firstSeed + index);
    const seat = index % game.setup.seats;
    return {
      lane: playSet(game, 'lane', seat, firstSeed + index),
      simple: playSet(game, 'simple', seat, firstSeed + index),
    };
  });
  const gains = pairs.map(({ lane, simple }) => lane - simple);
  const gain = mean(gains);
  const variance = mean(gains.map((value) => (value - gain) ** 2)) * (sets / Math.max(1, sets - 1));
  return {
    lane: mean(pairs.map(({ lane }) => lane)),
    simple: mean(pairs.map(({ simple }) => simple)),
    gain,
    gainError: 1.96 * Math.sqrt(variance / sets),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
