import { catalogue } from '#contract/messages/catalogue.ts';

/** Emails and pushes about turns of correspondence drafts, and the page that stops those emails. */
export default catalogue({
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  days: '{count, plural, one {# day} other {# days}}',
  tables: '{count, plural, one {# table} other {# tables}}',

  yourTurnSubject: 'It is your turn: {table}',
  yourTurnWords: '“{table}” waits for your pick. Your time bank holds {left}.',
  clockRests: 'The clock stands still in your quiet hours. At zero your starred cards are taken in order.',
  toTable: 'Go to the table',
  hurrySubject: 'Your time runs out: {table}',
  hurryWords: 'Your time bank at “{table}” holds {left}. After that a card is taken for you.',
  pickNow: 'Pick now',
  nudgeSubject: '{name} waits for you: {table}',
  nudgeWords: '{name} asks for your pick at “{table}”. Your time bank holds {left}.',
  overSubject: 'The draft is over: {table}',
  overWords: 'All picks at “{table}” are made. Now build your deck in Passleft.',
  buildDeck: 'Build your deck',
  whyMailed: 'You get this because you play a correspondence draft. To stop mails about your turns:',

  pushTurn: 'It is your turn',
  pushHurry: 'Your time runs out',
  pushNudge: '{name} waits for you',
  pushOver: 'The draft is over',
  pushLeft: '{table}: {left} left.',
  pushBuild: '{table}: build your deck.',

  stopTitle: 'Stop mails about your turns?',
  stopWords: 'You can turn them on again on your profile at any time.',
  stopButton: 'Stop these mails',
  stoppedTitle: 'Mails about your turns are off',
  stoppedWords: 'Your drafts go on as before. Turn the mails on again on your profile.',
  unknownTitle: 'This link does not work',
  unknownWords: 'Turn the mails off on your profile, under “Sounds and notifications”.',
  toProfile: 'Go to your profile',
});
