import { catalogue } from '#contract/messages/catalogue.ts';

/** Ending a way into an account by the link of an email. */
export default catalogue({
  removeTitle: 'Remove {name}?',
  removeLead: 'You can log in with {name}, as {email}. After this you can’t.',
  removeLeadNoEmail: 'You can log in with {name}. After this you can’t.',
  remove: 'Remove {name}',
  removed: '{name} no longer opens your account. Every other device was logged out.',

  factorTitle: 'Turn off the second factor?',
  factorLead: 'After this, your password alone opens your account, and your recovery codes stop working.',
  turnOff: 'Turn off the second factor',
  turnedOff: 'The second factor is off. Every other device was logged out.',

  notYou: 'Do this if you don’t recognise it. Every other device is logged out too.',
  keep: 'Keep it',
  doneTitle: 'Done',
  logIn: 'Log in',

  goneTitle: 'This link no longer works',
  goneLead: 'It was used already, or it’s more than 24 hours old.',
  goneHelp: 'Your profile lists every way into your account, and can end each of them.',
});
