import { catalogue } from '#contract/messages/catalogue.ts';

/** What the deck builder says of a deck’s lands; `lands` are cards that the game gives for nothing. */
export default catalogue({
  landsTitle: 'Check the lands',
  checkLands: '{cards}, check the lands',
  noLands: 'No basic lands yet. Most decks need them.',
  uselessLands: 'No card in the deck uses {lands}.',
  missingSource: 'No land makes {lane}, and cards in the deck cost it.',
  fewLands:
    '{count, plural, one {Only 1 land} other {Only # lands}}. A deck this size usually has about {usual, number}.',
  manyLands: '{count, number} lands are a lot. A deck this size usually has about {usual, number}.',
});
