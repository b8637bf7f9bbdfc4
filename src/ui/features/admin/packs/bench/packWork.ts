import type { PackDefinition } from '#engine/packs/definition.ts';
import { type PackOdds, packOdds } from '#engine/packs/odds/odds.ts';
import { type BenchCatalogue, type ManyPacks, openMany } from './packFigures.ts';

/** What the worker is asked; the catalogue is sent once. */
export type PackAsk =
  | { readonly kind: 'catalogue'; readonly catalogue: BenchCatalogue }
  | {
      readonly kind: 'odds';
      readonly id: number;
      readonly definition: PackDefinition;
      readonly round: number;
      readonly packs: number;
    }
  | {
      readonly kind: 'many';
      readonly id: number;
      readonly definition: PackDefinition;
      readonly round: number;
      readonly packs: number;
      readonly firstRoll: number;
    };

export type PackAnswer =
  | { readonly kind: 'odds'; readonly id: number; readonly odds: PackOdds }
  | { readonly kind: 'many'; readonly id: number; readonly many: ManyPacks }
  | { readonly kind: 'failed'; readonly id: number };

/** Answers what packs of a catalogue come to; one for each catalogue. */
export function createPackWork() {
  let catalogue: BenchCatalogue = { cards: [], draftable: 0 };
  return (ask: PackAsk): PackAnswer | null => {
    if (ask.kind === 'catalogue') {
      catalogue = ask.catalogue;
      return null;
    }
    try {
      if (ask.kind === 'odds')
        return {
          kind: 'odds',
          id: ask.id,
          odds: packOdds(ask.definition, catalogue.cards, ask.packs, ask.round),
        };
      return { kind: 'many', id: ask.id, many: openMany(ask.definition, catalogue, ask) };
    } catch {
      return { kind: 'failed', id: ask.id };
    }
  };
}
