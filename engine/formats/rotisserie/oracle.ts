import type { FormatOracle } from '../../core/format.ts';
import type { RotisserieMode, RotisserieShape } from './rotisserie.types.ts';

/** Rotisserie as people play it: the whole table lies open to everybody. */
export const rotisserieOracle: FormatOracle<RotisserieShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: { format: 'rotisserie', pack: kinds[chance(kinds.length)]!, mode: someMode(chance) },
      seats: 2 + chance(5),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ cards, taken, seats }) => [
    ...cards.filter((_, place) => !taken.includes(place)),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (_setup, { instances }) => Object.keys(instances),
  withOtherSecrets: (state) => state,
};

function someMode(chance: (below: number) => number): RotisserieMode {
  return chance(3) === 0
    ? { kind: 'packs', packsPerSeat: 1 + chance(2) }
    : { kind: 'singleton', cardsPerSeat: 1 + chance(6), lay: chance(2) === 0 ? 'enough' : 'all' };
}
