import type { FormatOracle } from '../../core/format.ts';
import { somePacks } from '../sealed/oracle.ts';
import type { TeamSealedShape } from './teamSealed.types.ts';

/** Team sealed as people play it: a team knows its own cards, wherever they lie, and no others. */
export const teamSealedOracle: FormatOracle<TeamSealedShape> = {
  someSetup: (catalogue, chance) => {
    const teams = 2 + chance(2);
    return {
      catalogue,
      template: { format: 'teamSealed', packs: somePacks(Object.keys(catalogue.packs), chance), teams },
      seats: teams * (1 + chance(2)),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ seats, piles }) => [
    ...piles.flat(),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: ({ template: { teams } }, { seats, piles }, viewer) => {
    if (viewer === 'watcher') return [];
    const team = viewer.seat % teams;
    const claimed = seats.filter((_, seat) => seat % teams === team).flatMap(({ pool }) => pool);
    return [...(piles[team] ?? []), ...claimed.map(({ id }) => id)];
  },
  withOtherSecrets: (state) => state,
};
