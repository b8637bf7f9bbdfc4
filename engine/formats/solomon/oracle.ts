import type { FormatOracle } from '../../core/format.ts';
import type { SolomonShape } from './solomon.types.ts';

/** Solomon as people play it: all that was ever laid open is known, only the deck is not. */
export const solomonOracle: FormatOracle<SolomonShape> = {
  someSetup: (catalogue, chance) => {
    const kinds = Object.keys(catalogue.packs);
    return {
      catalogue,
      template: {
        format: 'solomon',
        pack: kinds[chance(kinds.length)]!,
        cardsPerRound: 2 + chance(7),
        rounds: 1 + chance(5),
      },
      seats: 2,
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ seats, middle, deck, aside }) => [
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
    ...(middle.step === 'divide' ? middle.cards : middle.first),
    ...(middle.step === 'divide' ? [] : middle.second),
    ...deck.flat(),
    ...aside,
  ],
  mayKnow: (_setup, { seats, middle }) => [
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
    ...(middle.step === 'divide' ? middle.cards : [...middle.first, ...middle.second]),
  ],
  withOtherSecrets: (state) => state,
};
