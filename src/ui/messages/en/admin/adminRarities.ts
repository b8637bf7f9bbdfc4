import { catalogue } from '#contract/messages/catalogue.ts';

/** Rarities and buckets. */
export default catalogue({
  title: '{part, select, rarities {Rarities} other {Game buckets}}',
  list: '{part, select, rarities {Rarities} other {Buckets}}',
  listOf: '{part, select, rarities {Rarities} other {Buckets}} of {game}',
  one: '{part, select, rarities {rarity} other {bucket}}',
  all: '{part, select, rarities {the rarities} other {the buckets}}',
  lead: '{part, select, rarities {Most common first. Shape and colour tell them apart; cards with a hexagon, a star or a ring have a shining edge.} other {The parts of a deck: main deck, sideboard, leader. Picks go into the main one, or to the side if they were sent there.}}',
  none: '{game} has no rarities yet. Packs draw by rarity: “1 rare, 3 uncommon, 10 common”.',
  full: 'There are {most, number} already',
  inUse:
    '{part, select, rarities {{count, plural, one {1 printing has it} other {{count, number} printings have it}}} other {{count, plural, one {1 deck has cards in it} other {{count, number} decks have cards in it}}}}',
  last: 'A game has at least one bucket',
  name: 'Name',
  key: '{part, select, rarities {Code on cards} other {Key in decks}}',
  colour: 'Colour',
  shape: 'Shape',
  shapes: '{shape, select, circle {Circle} diamond {Diamond} hexagon {Hexagon} star {Star} other {Ring}}',
  printings: '{count, plural, one {1 printing} other {{count, number} printings}}',
  decks: '{count, plural, one {In 1 deck} other {In {count, number} decks}}',
  faint: 'Hard to see on a card: its contrast is {contrast} to 1 and should be 3 or more.',
  alike:
    'Looks like {name}{vision, select, noRed { to people who don’t see red} noGreen { to people who don’t see green} other {}}. Give it another shape or colour.',
  preview: 'Preview',
  previewTitle: '{part, select, rarities {On cards} other {A deck of {game}}}',
  min: 'Minimum cards',
  max: 'Maximum cards',
  noLimit: 'No limit',
  range:
    '{kind, select, any {any number} atLeast {{min, number} or more} exactly {exactly {min, number}} upTo {up to {max, number}} other {{min, number} to {max, number}}}{role, select, side {, the rest of the pool} other {}}',
  roles: '{role, select, main {The deck; picks go here} other {The rest of the pool}}',
});
