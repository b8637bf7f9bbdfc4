import type { Rarity } from '../../../components/cards/gameLook.ts';
import { DEMO_CARDS, type Printed } from '../../../messages/demoCards.ts';

/** A card of the pack on Home. */
export interface ShownFace extends Omit<Printed, 'rarity'> {
  readonly lane: { readonly hue: string; readonly glyph: string };
  readonly rarity: Rarity;
}

const EMBER = {
  hue: '#ff8a55',
  glyph:
    'M12 2.5c1 4-5 6.3-5 12a5.6 5.6 0 0 0 11 1.6c.6-3-1-4.6-1.8-6.6-.7 1.5-1.5 2-2.4 2.2C14.6 8 14.2 4.6 12 2.5Z',
};
const TIDE = {
  hue: '#63c7d8',
  glyph:
    'M2.5 14.5c3 0 3.4-2 4.8-5.3C8.7 6 11 4.5 13.8 4.5c3.6 0 6 2.2 6.2 4.8-1.3-1.3-3.2-1.7-4.6-.7-2 1.4-1.3 4.5 1 5.3 1.6.6 3.4.5 5.1-.1v5.7h-19Z',
};
const GROVE = {
  hue: '#93c565',
  glyph:
    'M20.5 3.5c-9-.6-15.6 3-15.7 9.6 0 1.7.5 3.2 1.3 4.4L3.6 20l1.5 1.5 2.5-2.6c1.2.8 2.7 1.2 4.3 1.1 6.6-.2 9.6-7.5 8.6-16.5Z',
};
const DUSK = {
  hue: '#c79bea',
  glyph: 'M15.5 3A9.2 9.2 0 1 0 21 15.3 7.8 7.8 0 0 1 15.5 3Z',
};
const VOLT = {
  hue: '#8fa9ff',
  glyph: 'M13.8 2 4.5 13.6h6L9 22l9.8-12.2h-6.2Z',
};

const COMMON: Rarity = { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 };
const UNCOMMON: Rarity = {
  code: 'uncommon',
  name: 'Uncommon',
  colour: '#6CC3F2',
  shape: 'diamond',
  order: 2,
};
const RARE: Rarity = { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 };
const MYTHIC: Rarity = { code: 'mythic', name: 'Mythic', colour: '#FF8157', shape: 'star', order: 4 };

const { saltwindDrifter, arcSavant, cinderVale, mosskeeperUna, hollowOrchard } = DEMO_CARDS;

/** As they are printed, so that the pack is painted before any data is asked for. */
export const SHOWN_FACES: readonly ShownFace[] = [
  { ...saltwindDrifter, lane: TIDE, rarity: COMMON },
  { ...arcSavant, lane: VOLT, rarity: RARE },
  { ...cinderVale, lane: EMBER, rarity: RARE },
  { ...mosskeeperUna, lane: GROVE, rarity: MYTHIC },
  { ...hollowOrchard, lane: DUSK, rarity: UNCOMMON },
];
