import { catalogue } from '#contract/messages/catalogue.ts';

/** The sets of every game. */
export default catalogue({
  title: 'Sets',
  lead: 'Printings belong to sets. Each set has a code, unique in its game.',
  newSet: 'New set',
  create: 'Create set',
  save: 'Save set',
  notSaved: 'The set wasn’t saved',
  created: 'Created {name}.',
  saved: 'Saved {name}.',
  name: 'Name',
  code: 'Code',
  codeHint: 'Short, such as EMB.',
  codeFixed: 'Printings use this code, so it can’t be changed.',
  releasedOn: 'Released on',
  optional: 'Optional.',
  released: 'Released',
  printings: 'Printings',
  printingsOf: '{count, plural, one {1 printing} other {{count, number} printings}} of {name}',
  search: 'Name or code',
  delete: 'Delete',
  deleted:
    'Deleted {sets, plural, one {1 set} other {{sets, number} sets}}{printings, plural, =0 {} one { with 1 printing} other { with {printings, number} printings}}.',
  none: 'No sets yet',
  noneHint: 'A set says where printings come from. An import creates the sets that it names.',
});
