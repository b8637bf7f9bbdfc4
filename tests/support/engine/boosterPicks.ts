import type { PickAction } from '#engine/core/actions.ts';
import type { DraftEvent } from '#engine/core/events.ts';
import type { SetupOf } from '#engine/core/format.ts';
import { applyIn } from '#engine/core/frame.ts';
import type { Round, Step } from '#engine/core/template.ts';
import { booster } from '#engine/formats/booster/booster.ts';
import type { BoosterShape, BoosterState } from '#engine/formats/booster/booster.types.ts';
import { packOf, secretOf, slotOf } from './inventedGame.ts';
import { smallCatalogue } from './setups.ts';

type Setup = SetupOf<BoosterShape>;

export const SECRET = secretOf(11);

export const pick = (count: number): Step => ({ do: 'pick', count });
export const burn = (count: number): Step => ({ do: 'burn', count });
export const random = (count: number): Step => ({ do: 'random', count });
export const pass = (direction: 'left' | 'right' | 'none'): Step => ({ do: 'pass', direction });
export const discardRest: Step = { do: 'discardRest' };

/** The small game with packs of so many cards under their number: `'2'` has two. */
const catalogue = {
  ...smallCatalogue,
  packs: {
    ...smallCatalogue.packs,
    ...Object.fromEntries(
      [0, 1, 2, 3, 4].map((count) => [
        `${count}`,
        packOf(
          [{ name: 'only', weight: 1, slots: [slotOf('common', count)] }],
          smallCatalogue.packs.plain!.sheets,
        ),
      ]),
    ),
  },
};

/** A round of packs of so many cards, each of which goes through the same steps until it is empty. */
export const roundOf = (cards: number, ...steps: readonly Step[]): Round => ({
  pack: `${cards}`,
  opening: [],
  steps,
});

/** A booster draft of these rounds. */
export const setupOf = (seats: number, ...rounds: readonly Round[]): Setup => ({
  catalogue,
  template: { format: 'booster', rounds },
  seats,
  solo: false,
});

export const dealtIn = (setup: Setup): BoosterState => booster.deal(setup, SECRET);

/** The first cards of the pack in hand as the answer to what the seat is asked; throws when it is asked nothing. */
export function firstCards(setup: Setup, state: BoosterState, seat: number): PickAction {
  const pack = state.seats[seat]?.queue[0];
  const ask = booster.askOf(setup, state, seat);
  if (!pack || ask?.kind !== 'pick') throw new Error(`Seat ${seat} has no pack`);
  const { picks, burns } = ask.demand;
  return {
    type: 'pick',
    seat,
    packId: pack.id,
    pickNumber: ask.turnNumber,
    cardInstanceIds: pack.cards.slice(0, picks),
    burnIds: pack.cards.slice(picks, picks + burns),
    destination: 'main',
  };
}

/** The state after each of these seats has taken the first cards it is asked for, and everything that was told of it. */
export function playedBy(
  setup: Setup,
  dealt: BoosterState,
  ...seats: readonly number[]
): { readonly state: BoosterState; readonly events: readonly DraftEvent[] } {
  let state = dealt;
  const events: DraftEvent[] = [];
  for (const seat of seats) {
    const applied = applyIn(booster, setup, state, firstCards(setup, state, seat));
    if (!applied.ok) throw new Error(`refused: ${applied.refusal}`);
    state = applied.state;
    events.push(...applied.events);
  }
  return { state, events };
}

/** How many cards the packs in front of each seat have, the one in hand first. */
export const queuesOf = ({ seats }: BoosterState) =>
  seats.map(({ queue }) => queue.map(({ cards }) => cards.length));
