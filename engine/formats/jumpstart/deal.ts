import type { CardInstance, InstanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { type Keyring, keyring } from '../../random/streams.ts';
import { nameCards } from '../shared/opener.ts';
import { freshSeats } from '../shared/seats.ts';
import type { JumpstartShape, JumpstartState, Offer } from './jumpstart.types.ts';
import { drawThemes, type Shelf, shelfOf } from './shelf.ts';

type Instances = Record<InstanceId, CardInstance>;

/**
 * Draws every offer of every seat. Labels: `jumpstart/seat/<s>` for the themes of a seat, and for half-deck h of its
 * offer o `jumpstart/seat/<s>/offer/<o>/<h>` for the cards and `ids/` before that for their ids.
 */
export function dealJumpstart(setup: SetupOf<JumpstartShape>, secret: Uint8Array): JumpstartState {
  const streamOf = keyring(secret);
  const shelf = shelfOf(setup.catalogue, setup.template.pack, streamOf);
  const isEmpty = shelf.themesOf(0).length === 0;
  const instances: Instances = {};
  const seats = freshSeats(setup.seats);
  const offers = seats.map((_, seat) => dealSeat(setup, shelf, seat, streamOf, instances));
  return {
    format: 'jumpstart',
    phase: isEmpty ? 'complete' : 'drafting',
    round: 0,
    instances,
    seats,
    offers: isEmpty ? seats.map(() => []) : offers,
    taken: seats.map(() => []),
    putAway: [],
    before: null,
  };
}

function dealSeat(
  { template: { offered, chosen } }: SetupOf<JumpstartShape>,
  shelf: Shelf,
  seat: number,
  streamOf: Keyring,
  instances: Instances,
): readonly Offer[] {
  const themes = drawThemes(shelf, offered, chosen, streamOf(`jumpstart/seat/${seat}`));
  return themes.map((offer, number) =>
    offer.map((theme, place) => {
      const label = `jumpstart/seat/${seat}/offer/${number}/${place}`;
      const cards = nameCards(
        shelf.open(theme, number, streamOf(label)),
        streamOf(`ids/${label}`),
        instances,
      );
      return { theme, cards };
    }),
  );
}
