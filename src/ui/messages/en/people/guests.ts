import { catalogue } from '#contract/messages/catalogue.ts';

/** What guests are called. */
export default catalogue({
  title: 'Guest name',
  ownLabel: 'Your name at the table',
  othersLabel: 'Name of {name}',
  nameHint: 'Others see it marked “guest”.',
  save: 'Save name',
  backToHandle: 'Use generated name',
  saved: 'You’re called {name} now',
  savedHandle: 'You’re using your generated name again',
  othersSaved: 'The guest’s name was changed',
  notSaved: 'The name wasn’t changed',
  renameTitle: 'Rename a guest',
  cancel: 'Cancel',
});
