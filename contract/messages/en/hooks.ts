import { catalogue } from '../catalogue.ts';

/** What web hooks tell people: messages in a channel, and mails to the maker of one that fails. */
export default catalogue({
  tableOpened:
    '{open, plural, =0 {A table is open. Its {seats, number} seats are taken.} one {A table is open: # of {seats, number} seats is free.} other {A table is open: # of {seats, number} seats are free.}}',
  readyCheck: 'The host is asking who’s ready.',
  draftStarted: 'The draft has started.',
  draftFinished: 'Draft complete.',
  roundOpened: 'Round {number, number} is open.',
  cutOpened:
    '{players, select, 2 {The final is open.} 4 {The semifinals are open.} other {The quarterfinals are open.}}',
  roundResult: 'Round {number, number}, table {table, number}: {score}',
  cutResult:
    '{players, select, 2 {Final} 4 {Semifinal} other {Quarterfinal}}, table {table, number}: {score}',
  code: 'Code: {code}',
  testTitle: 'Test message',
  testWords: 'This web hook works.',
  parkedSubject: 'Web hook “{name}” isn’t answering',
  parkedWords:
    'Messages to your web hook “{name}” ({host}) couldn’t be delivered, so we’ve stopped trying with some of them. You can send them again from its log.',
  offSubject: 'Web hook “{name}” was turned off',
  offWords:
    'Your web hook “{name}” ({host}) hasn’t taken anything for too long, or said that it’s gone, so we’ve turned it off. Turn it on again once its receiver works.',
  openHooks: 'Go to your web hooks',
});
