import type { PackDefinition } from '#engine/packs/definition.ts';
import { type PackOdds, packOdds } from '#engine/packs/odds/odds.ts';
import { type BenchCatalogue, type ManyPacks, openMany } from './packFigures.ts';

/** What a pack comes to, as far as it's known. */
export interface Reckoned {
  readonly odds: PackOdds | null;
  readonly isReckoning: boolean;
  readonly many: ManyPacks | null;
  readonly isOpening: boolean;
}

/** What the worker is asked: the odds, first from few simulated packs and then from more, or many opened packs. */
export type PackAsk = {
  readonly catalogue: BenchCatalogue;
  readonly definition: PackDefinition;
  readonly round: number;
} & (
  | { readonly kind: 'odds'; readonly packs: readonly number[] }
  | { readonly kind: 'many'; readonly packs: number; readonly firstRoll: number }
);

/** What is known then: odds that a formula reaches at once, others better and better. */
export function* packAnswers(ask: PackAsk): Generator<Partial<Reckoned>> {
  const { catalogue, definition, round } = ask;
  try {
    if (ask.kind === 'many') yield { many: openMany(definition, catalogue, ask) };
    else
      for (const packs of ask.packs) {
        const odds = packOdds(definition, catalogue.cards, packs, round);
        yield { odds };
        if (odds.simulatedPacks === 0) break;
      }
  } catch {
    // What was known before stays.
  } finally {
    yield ask.kind === 'many' ? { isOpening: false } : { isReckoning: false };
  }
}
