import { around } from './kit.ts';

const FIRST =
  'Thimble Kettle Brindle Tallow Pewter Gutter Lantern Harrow Osier Quillwort Marrow Copper Drizzle Bellows Saltpan Tinder Cobble Withy Rushlight Gannet Sedge Pitchpine Barnacle Nettle Clinker Fennel Hobnail Juniper Larder Millrace Oakum Parsnip Ragstone Shingle Teasel Umber Vetch Wicker Yarrow Bramble Candlewick'.split(
    ' ',
  );
const SECOND =
  'Otter Heron Ferryman Warden Piper Cartwright Lamplighter Thresher Beekeeper Cobbler Tinker Rook Badger Weathervane Sluice Orchard Causeway Windmill Drawbridge Almanac Ledger Cistern Trellis Bellringer Mudlark Ratcatcher Sailmaker Stonecutter Gatekeeper Chandler Pedlar Cooper Glazier Hedgehog Kingfisher Lapwing Magpie Pangolin Salamander Tortoise Vole Wagtail Wheelwright'.split(
    ' ',
  );
const TITLES = [
  'Of the Low Pier',
  'Keeper of Keys',
  'Late for Supper',
  'Out of Lamp Oil',
  'Twice Around',
  'First at Dawn',
  'With Wet Boots',
  'Slow to Anger',
  'Far from Home',
  'Half Asleep',
];
const RULES = [
  'When this arrives, draw a card.',
  'While you have another of these, it is a little stronger.',
  'Look at the top three cards. Keep one.',
  'Choose one: mend it, or leave it be.',
  'At the start of your turn, count your lamps.',
  'Trade this for two smaller ones.',
  'Nobody passes without a ticket.',
];
const FLAVOURS = ['Mind the step.', 'The kettle knows.', 'Nobody counts the herons.', 'It rained again.', ''];

/** How many different names there are. */
export const NAMES = FIRST.length * SECOND.length;

/** The invented name at a place; no two places below `NAMES` share one. */
export function nameAt(place: number): string {
  const at = place % NAMES;
  const first = at % FIRST.length;
  return `${around(FIRST, first)} ${around(SECOND, first + Math.floor(at / FIRST.length))}`;
}

export const titleAt = (place: number): string => around(TITLES, place);
export const rulesAt = (place: number): string => around(RULES, place);
export const flavourAt = (place: number): string => around(FLAVOURS, place);
