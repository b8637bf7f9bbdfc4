import { catalogue } from '#contract/messages/catalogue.ts';

/** The public sources that this server may fetch from, for Admins. */
export default catalogue({
  title: 'Sources',
  lead: 'Websites this server may fetch cubes and cards from. Nothing is fetched until somebody asks for it.',
  listLabel: 'Public sources',
  purpose:
    '{source, select, cubecobra {Members can draft a cube by pasting its link.} scryfall {Fills in the cards of a cube that no game on this server has.} other {Cards and lists of cards.}}',
  homepage: 'Homepage of {name}',
  allOff: 'All sources are off',
  allOffHint:
    'The server was started with SOURCES=off, so nothing is fetched and the switches do nothing. Whoever runs the server can change that.',
  loadFailed: 'The sources couldn’t be loaded',
  switchFailed: 'The switch wasn’t changed',
});
