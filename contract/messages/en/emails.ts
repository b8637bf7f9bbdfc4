import { catalogue } from '#contract/messages/catalogue.ts';

/** Emails about accounts: their subjects, sentences and buttons. */
export default catalogue({
  hello: 'Hello {handle},',
  helloStranger: 'Hello there,',
  notYou: 'If this was not you, reset your password at once and look at your sessions on your profile.',
  notAsked: 'If you did not ask for this, you need not do anything.',
  tellOperator: 'If this was not you, tell the site host.',
  sameBrowser:
    'Open the link in the browser you’re logged in with. Every other device is logged out, and sign-ins set up on other devices are removed.',
  orCode: 'Or enter this code where you are signed in. It works for 10 minutes, the link for 24 hours.',

  verifySubject: 'Confirm your email address for Passleft',
  verifyWords: 'Welcome to Passleft. Please confirm that this is your email address.',
  verifyButton: 'Confirm address',
  verifyNotYou: 'If you did not create an account, you need not do anything.',

  newAddressSubject: 'Confirm your new email address for Passleft',
  newAddressWords: 'You asked to use this address for your account from now on. Please confirm it.',
  newAddressButton: 'Confirm new address',

  addressChangesSubject: 'Your Passleft account is to get another email address',
  addressChangesWords:
    'Somebody who is signed in as you asked to change the email address of your account to {email}.',
  addressChangesWhen: 'The change takes effect when the new address is confirmed. Until then this one stays.',

  addressChangedSubject: 'Your Passleft account has another email address',
  addressChangedWords: 'The email address of your account is now {email}. Mails no longer come here.',

  accountExistsSubject: 'You already have a Passleft account',
  accountExistsWords:
    'Somebody entered your email address for a new account or for another account. You already have one, and nothing was changed.',
  accountExistsHint:
    'If this was you, sign in as before. If you do not know your password any more, ask for a new one on the sign-in page.',

  resetSubject: 'Choose a new password for Passleft',
  resetWords: 'Somebody asked for a new password for your account. The link works once, for 30 minutes.',
  resetButton: 'Choose a new password',
  resetNotAsked: 'If you did not ask for this, you need not do anything: your password stays as it is.',

  passwordSubject: 'Your Passleft password was changed',
  passwordWords: 'The password of your account was changed.',
  passwordResetWords: 'The password of your account was changed, and every device was logged out.',
  waysLeft: 'These were set up earlier and still work. If you don’t recognise one, end it with its link.',
  wayFactor: 'Second factor: logging in asks for more than the password.',
  wayFactorButton: 'Turn off the second factor',
  wayAs: '{name}, as {email}',
  wayPasskey: 'Passkey “{name}”',
  wayPasskeyButton: 'Remove passkey “{name}”',
  wayButton: 'Remove {name}',
  waysHint: 'Each link works once, for 24 hours. It asks you first.',

  waysEndedSubject: 'Sign-ins removed from your Passleft account',
  waysEndedWords:
    'You confirmed this email address. What another browser had set up on the account before that was removed, because it may not have been you:',
  waysEndedSignIn: 'Sign-in with {name}',
  waysEndedFactor: 'The second factor and its recovery codes',
  waysEndedHint: 'If it was you, log in and set it up again on your profile.',

  factorOnSubject: 'The second factor of your Passleft account is on',
  factorOnWords:
    'From now on signing in also asks for a code of your authenticator app. Keep your recovery codes in a safe place.',
  factorOffSubject: 'The second factor of your Passleft account is off',
  factorOffWords: 'From now on signing in asks for your password only.',
  factorResetSubject: 'The second factor of your Passleft account was reset',
  factorResetWords:
    'An Admin turned off the second factor of your account and logged you out everywhere. Logging in asks for your password only now.',
  factorResetHint: 'You can set up a new one on your profile.',

  invitationSubject: '{from} invites you to Passleft',
  invitationWords: '{from} invites you to draft card games on Passleft. Create an account to join.',
  invitationButton: 'Create an account',
  invitationUnknown: 'If you don’t know who this is from, ignore this email. No account is created for you.',

  linkedSubject: '{provider} now opens your Passleft account',
  linkedWords: 'You can now sign in to your account with {provider}.',
  unlinkedSubject: '{provider} no longer opens your Passleft account',
  unlinkedWords: 'You can no longer sign in to your account with {provider}.',

  passkeyAddedSubject: 'A passkey was added to your Passleft account',
  passkeyAddedWords: 'You can now sign in to your account with the passkey “{name}”.',
  passkeyRemovedSubject: 'A passkey was removed from your Passleft account',
  passkeyRemovedWords: 'You can no longer sign in to your account with the passkey “{name}”.',
  passkeyFactorOnSubject: 'Your Passleft account now asks for a passkey after your password',
  passkeyFactorOnWords:
    'From now on signing in with your password also asks for a passkey. Keep your recovery codes in a safe place.',
  passkeyFactorOffSubject: 'Your Passleft account no longer asks for a passkey after your password',
  passkeyFactorOffWords: 'From now on signing in with your password does not ask for a passkey.',

  deletedSubject: 'Your Passleft account is deleted',
  deletedWords:
    'Your account and what belonged to it are deleted, as you asked. Drafts in which others sat keep the seat without your name.',
  deletedByAdmin:
    'An Admin deleted your account and what belonged to it. Drafts in which others sat keep the seat without your name.',
  deletedQuestions: 'If you have questions, ask the site host.',
});
