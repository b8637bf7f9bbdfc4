import { catalogue } from '../catalogue.ts';

/** Words of the page without a network, and of a push that cannot be read. */
export default catalogue({
  title: 'You’re offline',
  safe: 'Passleft can’t reach the network. Your drafts are safe on the server, and this page opens again when you’re back.',
  practiceHint: 'Practice works without a network: a draft against bots, in this browser.',
  tryAgain: 'Try again',
  practice: 'Practice',
  tableNews: 'Something happened at your table',
});
