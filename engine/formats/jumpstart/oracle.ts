import type { FormatOracle } from '../../core/format.ts';
import type { Catalogue } from '../../core/setup.ts';
import type { PackDefinition } from '../../packs/definition.ts';
import type { HalfDeck, JumpstartShape } from './jumpstart.types.ts';

/** Jumpstart as people play it: half-decks are sealed until their seat has chosen them. */
export const jumpstartOracle: FormatOracle<JumpstartShape> = {
  someSetup: (catalogue, chance) => {
    const themes = 1 + chance(9);
    const shelf = { ...shelfOfThemes(catalogue, themes), ...someShelving(themes, chance) };
    return {
      catalogue: { ...catalogue, packs: { shelf } },
      template: { format: 'jumpstart', pack: 'shelf', offered: 2 + chance(4), chosen: 1 + chance(4) },
      seats: 1 + chance(5),
      solo: chance(3) === 0,
    };
  },
  whereCardsLie: ({ seats, offers, putAway }) => [
    ...putAway,
    ...offers.flat(2).flatMap(({ cards }) => cards),
    ...seats.flatMap(({ pool }) => pool.map(({ id }) => id)),
  ],
  mayKnow: (_setup, { seats }, viewer) =>
    viewer === 'watcher' ? [] : (seats[viewer.seat]?.pool ?? []).map(({ id }) => id),
  withOtherSecrets: (state, viewer) => {
    const renamed = (halfDeck: HalfDeck) => ({ ...halfDeck, theme: `Not ${halfDeck.theme}` });
    const isOwn = (seat: number) => viewer !== 'watcher' && viewer.seat === seat;
    return {
      ...state,
      offers: state.offers.map((offers, seat) =>
        offers.map((offer, place) => (isOwn(seat) && place === 0 ? offer : offer.map(renamed))),
      ),
      taken: state.taken.map((themes, seat) =>
        isOwn(seat) ? themes : themes.map((theme) => `Not ${theme}`),
      ),
    };
  },
};

/** A plain shelf, one whose cards lie in piles, or one with the even themes first and the odd ones after them. */
function someShelving(themes: number, chance: (below: number) => number): Partial<PackDefinition> {
  const kind = chance(3);
  if (kind === 0) return {};
  if (kind === 1) return { replacement: 'table', edition: 2 };
  const every = Array.from({ length: themes }, (_, theme) => ({ layout: `theme ${theme}`, weight: 1 }));
  const odd = every.filter((_, theme) => theme % 2 === 1);
  const even = every.filter((_, theme) => theme % 2 === 0);
  return { rounds: [even, odd.length > 0 ? odd : even], edition: 2 };
}

/** Half-decks of three cards; every theme has a third of all cards to draw from, and the first has two variants. */
export function shelfOfThemes({ cards }: Pick<Catalogue, 'cards'>, themes: number): PackDefinition {
  const names = Array.from({ length: themes }, (_, theme) => `theme ${theme}`);
  const sheetOf = (theme: number) => ({
    kind: { type: 'random' } as const,
    cards: cards.flatMap((_, card) => (card % 3 === theme % 3 ? [{ card, weight: 1 }] : [])),
  });
  const slotOf = (name: string) =>
    ({ name, count: 3, finish: 'plain', sheets: [{ sheet: name, weight: 1 }] }) as const;
  return {
    layouts: [...names, 'theme 0'].map((name, place) => ({ name, weight: 1 + place, slots: [slotOf(name)] })),
    sheets: Object.fromEntries(names.map((name, theme) => [name, sheetOf(theme)])),
    replacement: 'pack',
    refill: false,
  };
}
