import { catalogue } from '#contract/messages/catalogue.ts';

/** What emailed links lead to: a new password, and ending a way into an account. */
export default catalogue({
  resetTitle: 'Choose a new password',
  resetLead: 'Then log in with it. Every other device is logged out.',
  resetLabel: 'New password',
  resetSubmit: 'Set the password',
  resetDoneTitle: 'Your password is new',
  resetDoneLead: 'Use it the next time you log in.',
  resetDone:
    'Every device was logged out, this one too. We emailed you about it, with a link to end each other way into your account.',
  resetSpentTitle: 'This link no longer works',
  resetSpent: 'It was used already, or it’s more than 30 minutes old. Your password hasn’t changed.',
  resetIncompleteTitle: 'This link is not complete',
  resetIncomplete: 'Open it from the email again. If that doesn’t help, ask for a new one.',
  resetAgainLead: 'A new one takes a moment.',
  resetAgain: 'Send a new link',

  removeTitle: 'Remove {name}?',
  removeLead: 'You can log in with {name}, as {email}. After this you can’t.',
  removeLeadNoEmail: 'You can log in with {name}. After this you can’t.',
  remove: 'Remove {name}',
  removed: '{name} no longer opens your account. Every other device was logged out.',

  factorTitle: 'Turn off the second factor?',
  factorLead: 'After this, your password alone opens your account, and your recovery codes stop working.',
  turnOff: 'Turn off the second factor',
  turnedOff: 'The second factor is off. Every other device was logged out.',

  passkeyTitle: 'Remove the passkey “{name}”?',
  passkeyLead: 'You can log in with the passkey “{name}”. After this you can’t.',
  removePasskey: 'Remove the passkey',
  passkeyRemoved: 'The passkey “{name}” no longer opens your account. Every other device was logged out.',

  notYou: 'Do this if you don’t recognise it. Every other device is logged out too.',
  keep: 'Keep it',
  doneTitle: 'Done',
  logIn: 'Log in',

  goneTitle: 'This link no longer works',
  goneLead: 'It was used already, or it’s more than 24 hours old.',
  goneHelp: 'Your profile lists every way into your account, and can end each of them.',
});
