import type { FormatOracle } from '../../core/format.ts';
import type { PackNeed } from '../../core/template.ts';
import type { SealedShape } from './sealed.types.ts';

/** Sealed as people play it: all cards are in pools, and nobody sees but the own one. */
export const sealedOracle: FormatOracle<SealedShape> = {
  someSetup: (catalogue, chance) => ({
    catalogue,
    template: { format: 'sealed', packs: somePacks(Object.keys(catalogue.packs), chance) },
    seats: 1 + chance(6),
    solo: chance(3) === 0,
  }),
  whereCardsLie: ({ seats }) => seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  mayKnow: (_setup, { seats }, viewer) =>
    viewer === 'watcher' ? [] : (seats[viewer.seat]?.pool ?? []).map(({ id }) => id),
  withOtherSecrets: (state) => state,
};

/** One to three kinds of packs, one or two of each. */
export function somePacks(kinds: readonly string[], chance: (below: number) => number): readonly PackNeed[] {
  return Array.from({ length: 1 + chance(3) }, () => ({
    pack: kinds[chance(kinds.length)]!,
    count: 1 + chance(2),
  }));
}
