import { catalogue } from '#contract/messages/catalogue.ts';

/** Hosting a table: the formats of a game besides its templates. */
export default catalogue({
  moreFormats: 'More formats',
  moreFormatsHint: 'Every other way to draft these cards',
  chosen: 'Chosen: {format}',
  formatsLabel: 'Formats of {pack}',
  pack: 'Cards from',
  loading: 'Loading formats',
  loadFailed: 'The formats couldn’t be loaded',
  retry: 'Try again',
  nothingMore: 'Every format of this game is listed above.',
  formatName:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Team sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Silent auction} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Other format}}',
  seatsAndTime:
    '{seats, plural, one {1 seat} other {# seats}}, about {minutes, plural, one {1 minute} other {# minutes}}',
});
