import type { FormatOracle } from '../../core/format.ts';
import type { HousmanShape } from './housman.types.ts';

/** Housman as people play it: own hand and pool, what lies open, and what the last exchanges showed. */
export const housmanOracle: FormatOracle<HousmanShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: {
        format: 'housman',
        pack: kinds[chance(kinds.length)]!,
        handSize: 1 + chance(4),
        revealed: 1 + chance(5),
        exchanges: 1 + chance(3),
        rounds: 1 + chance(3),
        turnOrder: chance(2) === 0 ? 'classic' : 'snake',
      },
      seats: 2 + chance(7),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ seats, hands, open, deck, aside }) => [
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
    ...hands.flat(),
    ...open,
    ...deck.flat(),
    ...aside,
  ],
  mayKnow: (_setup, { seats, hands, open, moves }, viewer) => {
    const shown = [...open, ...moves.flatMap(({ gave, took }) => [gave, took])];
    const own =
      viewer === 'watcher'
        ? []
        : [...(hands[viewer.seat] ?? []), ...(seats[viewer.seat]?.pool ?? []).map(({ id }) => id)];
    return [...shown, ...own].filter((id) => id !== null);
  },
  withOtherSecrets: (state) => state,
};
