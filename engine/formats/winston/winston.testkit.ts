import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply } from '../../draft.ts';
import type { WinstonShape, WinstonState } from './winston.types.ts';

/** Card `n` of the catalogue is rated n. */
export const catalogue = inventedCatalogue(
  [0, 1, 2, 3, 4, 5].map((rating) => inventedCard(`card ${rating}`, { rating })),
  {
    packs: {
      five: packOf([layoutOf(1, [slotOf('all', 5)])], { all: randomSheet([0, 1, 2, 3, 4, 5]) }),
    },
  },
);

export const two: SetupOf<WinstonShape> = {
  catalogue,
  template: { format: 'winston', pack: 'five', packs: 2, piles: 3 },
  seats: 2,
  solo: false,
};

/** A table whose cards are written as their names: `a3` is a card rated 3. The first seat is in turn. */
export function tableOf(piles: readonly string[], stack: string): WinstonState {
  const ids = (text: string) => text.split(' ').filter(Boolean).map(instanceId);
  const all = ids([...piles, stack].join(' '));
  const looking = piles.findIndex((pile) => pile !== '');
  return {
    format: 'winston',
    phase: 'drafting',
    round: 0,
    instances: Object.fromEntries(all.map((id) => [id, { card: Number(id.slice(1)), finish: 'plain' }])),
    seats: [
      { pool: [], decisions: 0, bot: false },
      { pool: [], decisions: 0, bot: false },
    ],
    stack: ids(stack),
    piles: piles.map(ids),
    turn: 0,
    looking,
    seen: piles.map((pile, at) => (at === looking ? ids(pile).length : 0)),
    lastTake: null,
    before: null,
  };
}

/** A seat's choice in the turn that is now. */
export function choose(state: WinstonState, option: string, seat = 0) {
  const turnNumber = (state.seats[seat]?.decisions ?? 0) + 1;
  return apply(two, state, { type: 'choose', seat, turnId: `turn${state.turn + 1}`, turnNumber, option });
}

/** The table after these choices, each by the seat in turn. */
export function played(state: WinstonState, ...options: readonly string[]): WinstonState {
  return options.reduce((now, option) => {
    const done = choose(now, option, now.turn % 2);
    if (!done.ok || done.state.format !== 'winston') throw new Error(`${option} was not accepted`);
    return done.state;
  }, state);
}
