import { catalogue } from '#contract/messages/catalogue.ts';

/** Parts of the main layout that are fetched when they are needed: what a member still has to do, leaving as a guest, not found. */
export default catalogue({
  reminder: 'Reminder',
  addressReminder: 'Confirm your email address to host public tables. <action>Confirm it</action>',
  factorReminder: 'Admins need a second factor. <action>Add it</action>',
  dismiss: 'Dismiss',

  leaveTitle: 'Leave your drafts and decks behind?',
  leaveHint:
    'You’re here as a guest. Once you log out, nobody can open your drafts and decks again, not even you. An account keeps all of them.',
  stay: 'Stay',
  logOut: 'Log out',
  createAccount: 'Create account',

  notFound: 'Page not found',
  notFoundHint: 'There’s no page at <code>{address}</code>. Check the address. The page may have moved.',
  backHome: 'Back to Home',
  seeTables: 'See open tables',
  notFoundCard: 'Nowhere',
  notFoundCardMark: '?',
  notFoundCardType: 'PLACE',
  notFoundCardRule: 'When you arrive, nothing is here.',
  notFoundCardOtherRule: 'Return to a table of your choice.',
  notFoundCardFlavour: 'The pack went left. You went right.',
});
