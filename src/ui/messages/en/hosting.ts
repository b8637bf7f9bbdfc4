import { catalogue } from '#contract/messages/catalogue.ts';

/** Hosting a table: its name, who can join, and the formats of a game besides its templates. */
export default catalogue({
  tableName: 'Table name',
  tableNameHint: 'You can change it in the lobby.',
  whoCanJoin: 'Who can join',
  friends: 'Friends with the link',
  friendsHint: 'Only people with the link or code can find it.',
  anyone: 'Anyone',
  anyoneHint: 'Listed under Tables as soon as you open it.',
  verifyFirst: 'Verify your email address to list a table publicly.',
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
