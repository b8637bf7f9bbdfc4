import { catalogue } from '#contract/messages/catalogue.ts';

/** What parts of many screens say that wait for no catalogue, and the live line where the server cannot be reached. */
export default catalogue({
  // Dialogs and notices.
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  busy: 'Not until this is done',
  closeNotice: 'Close notice',
  undo: 'Undo',
  achievement: 'Achievement: {name}. {sentence}',

  // Cards.
  noImage: 'Image not available',
  selected: 'Selected',
  zoom: 'Zoom {name}',

  // Live tables, events and decks.
  tableNotOpened: 'The table couldn’t be opened.',
  eventAway: 'The event can’t be reached right now. Try again in a moment.',
  pickNotSent: 'Your pick didn’t reach the table. Nothing was taken.',
  silent: 'The server didn’t answer.',
});
