import { catalogue } from '#contract/messages/catalogue.ts';

/** The workshop. */
export default catalogue({
  title: 'Workshop',
  lead: 'Your own lists, templates and packs, for tables you host.',
  game: 'Game',
  newPack: 'New pack',
  newTemplate: 'New template',
  newList: 'New list',
  loading: 'Loading the workshop',
  loadFailed: 'The workshop couldn’t be loaded',
  noGame: 'No game is published yet',
  noGameHint: 'Lists and templates belong to a game. An Admin has to publish one first.',
  saved: 'Saved {name}.',
  deleted: 'Deleted {name}.',
  copyName: 'My {name}',

  yourTemplates: 'Your templates',
  none: 'No templates yet',
  noneHint: 'A template decides how your cards are drafted. Make one, or copy a game template.',
  gameTemplates: 'Game templates',
  inPreview: 'In preview',
  ofGame: 'The game',
  whoPlays: '{status, select, preview {Power users} published {Everyone} archived {Nobody} other {Only you}}',
  about: '{format}, {seats, plural, one {1 seat} other {{seats, number} seats}}.',
  unreadable: 'This template can’t be read any more. Delete it or make a new one.',
  isArchived: 'Archived templates can’t be played.',
  isUnreadable: 'Its rules can’t be read any more.',
  play: 'Play with bots',
  host: 'Host a table',
  edit: 'Edit',
  view: 'View',

  packs: 'Packs',
  yours: 'Yours',
  fromGame: 'From the game',
  usedBy: '{owner}, used by {templates}',
});
