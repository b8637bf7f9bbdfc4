import { catalogue } from '#contract/messages/catalogue.ts';

/** Words that belong to no single screen. */
export default catalogue({
  cancel: 'Cancel',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',

  // How strong a new password is.
  passwordAdvice: 'Eight characters or more. Three or four unrelated words are strong.',
  passwordWeak: 'Easy to guess. Three or four unrelated words are stronger and easier to remember.',
  passwordFair: 'Fair. One more word makes it strong.',
  passwordStrong: 'Strong.',
  passwordVeryStrong: 'Very strong.',

  // Pages of a list.
  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: 'Page {page, number}',

  // A switch.
  switchOn: 'On',
  switchOff: 'Off',

  formatName:
    '{format, select, booster {Booster draft} rochester {Rochester} sealed {Sealed} teamSealed {Team sealed} jumpstart {Jumpstart} housman {Housman} silentAuction {Silent auction} solomon {Solomon} winston {Winston} winchester {Winchester} grid {Grid draft} rotisserie {Rotisserie} minesweeper {Minesweeper} other {Other format}}',

  // A card.
  cardCost: 'cost {cost}',

  // Why files that somebody chose or dropped are not taken.
  notPictures:
    'Only JPEG, PNG, WebP, AVIF and GIF pictures can be used. {count, plural, one {This file was left out:} other {These # files were left out:}} {names}.',
  tooManyPictures: 'Only the first {most, number} pictures were taken.',
  oneAtATime: 'Choose one file at a time.',
  notText: '“{name}” isn’t a text file.',

  // The clock of a pack as a picture.
  ladderLabel: '{first, number} seconds for the first pick, falling to {last, number} for the last',
  ladderFirst: '<b>{first, number}</b> s first pick',
  ladderLast: 'last pick <b>{last, number}</b> s',
});
