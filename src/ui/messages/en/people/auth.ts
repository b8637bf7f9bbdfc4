import { catalogue } from '#contract/messages/catalogue.ts';

/** Every screen of signing in: Login with its second step, registration, forgotten passwords and confirmed addresses. */
export default catalogue({
  // The frame of every account screen.
  tagline: 'The packs are moving. Take your seat.',

  // Login.
  title: 'Log in',
  loginLabel: 'Email or handle',
  passwordLabel: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Log in',
  logInByPasskey: 'Log in with a passkey',
  passkeyDismissed: 'No passkey was used. Try again, or log in another way.',
  openWithoutSigningIn: 'Open without signing in',
  continueAsGuest: 'Continue as a guest',
  newHere: 'New here? <link>Create an account</link>',

  // Register.
  registerTitle: 'Create account',
  registerLead: 'It takes a minute. Then take your seat.',
  keepDraftsTitle: 'Keep your drafts',
  keepDraftsLead: 'Everything you did as {handle} moves to your account.',
  emailLabel: 'Email',
  emailHint: 'We’ll email you a link to confirm it. Others never see it.',
  handleLabel: 'Handle',
  handleHint: 'Other players see this at the table.',
  acceptTerms: 'I accept the <link>terms of service</link>',
  createAccount: 'Create account',
  haveAccount: 'Already have an account? <link>Log in</link>',
  confirmationSent: 'We emailed a confirmation link to {email}.',

  // While the server hasn't answered for the account that is still signed in here.
  signInOff: 'You’re already signed in. You can log in as someone else once the server answers.',

  // Why Login opened, by where it leads.
  leadDefault: 'Your seat is waiting.',
  leadElsewhere: 'We’ll take you straight to where you were going.',
  leadHost: 'Log in to host a table.',
  leadResults: 'Log in to see how this draft went.',
  leadDeckBuilder: 'Log in to build your deck.',
  leadTable: 'Log in or continue as a guest to take your seat.',
  leadTables: 'Log in to see open tables.',
  leadMyDrafts: 'Log in to see your drafts.',
  leadAchievements: 'Log in to see your achievements.',
  leadProfile: 'Log in to open your profile.',
  leadVerifyEmail: 'Log in to confirm your email address.',
  leadAdmin: 'Log in as an Admin to continue.',

  // Other services.
  continueWith: 'Continue with {provider}',
  lastUsed: 'Last used',
  orWithEmail: 'or with your email',

  // Accounts that demo mode shows to everybody.
  demoAccounts: 'Demo accounts',
  logInAs: 'Log in as {handle}',
  demoMember: 'Member: drafts and hosts',
  demoPowerUser: 'PowerUser: also runs events',
  demoAdmin: 'Admin: also manages the games',
  demoPassword: 'Password: <code>{password}</code>',

  // Signing in with another service for the first time.
  chooseHandleTitle: 'Choose your handle',
  chooseHandleLead: '{provider} confirmed who you are. Choose the name others see at the table.',
  chooseHandleHint: '3 to 24 letters, digits, _ and -. You can change it later.',
  noEmailShared: 'No email address shared',
  notYou: 'Not you?',
  linkInstead: 'Already have an account? <link>Log in</link>, then link {provider} in your profile.',
  alreadyInTitle: 'You’re in',
  alreadyInLead: 'You’re logged in as {handle}. There’s nothing left to do here.',
  goToTables: 'Go to the tables',
  nobodyPendingTitle: 'Nothing to finish here',
  nobodyPendingLead:
    'This page is the second step of signing in with another service. It waits for 15 minutes, in the browser you started in.',

  // The second step.
  secondFactorTitle: 'One more step',
  appLead: 'Your password is right. Now enter the six digits from your authenticator app.',
  appLabel: 'Code from your app',
  useApp: 'Use your authenticator app instead',
  passkeyLead: 'Your password is right. Now confirm it’s you with a passkey.',
  usePasskey: 'Use a passkey instead',
  askPasskey: 'Continue with a passkey',
  recoveryLead: 'Enter one of your recovery codes. Each one works once.',
  recoveryLabel: 'Recovery code',
  useRecovery: 'Use a recovery code instead',

  // A forgotten password.
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Enter your email address and we’ll send you a link. Your seat and decks stay as they are.',
  sendLink: 'Send link',
  forgotStepEmail: 'If the address has an account, you’ll get an email. We answer the same either way.',
  forgotStepLink: 'The link works once, within 30 minutes.',
  forgotStepLogIn: 'Then log in again on all your devices.',
  linkSentTitle: 'Check your email',
  linkSentLead: 'Your seat and decks stay as they are.',
  linkSent: 'Your link is on its way',
  linkSentTo:
    'If <address>{email}</address> has an account, we’ve emailed it a link. The link works once, within 30 minutes.',
  checkSpam: 'Nothing after a few minutes? Check your spam folder.',
  useAnotherAddress: 'Use another address',
  remembered: 'Remembered it? <link>Log in</link>',

  // Sending an email again.
  sendAgain: 'Resend email',
  sendAgainIn: 'Resend in <figure>{time}</figure>',
  sendNewEmail: 'Send a new email',
  sendAgainWait: 'You can send a new email once a minute.',
  demoOutbox: 'Demo mode keeps emails here: <link>open the outbox</link>',

  // Confirming an email address.
  confirmTitle: 'Confirm your email',
  codeLead: 'We emailed a link and a code to <address>{email}</address>',
  codeLabel: 'Six-digit code',
  codeHint: 'The code works for 10 minutes. We check it once you’ve typed all six digits.',
  codeWrong: 'That’s not the code in our latest email, or it’s over 10 minutes old.',
  resent: 'A new email is on its way.',
  changeAddress: 'Change address',
  openedElsewhere:
    'Opened the link on your phone? This page updates by itself. Meanwhile, you can draft against bots, join tables and build decks.',
  notNow: 'Not now, go to the tables',
  confirmingTitle: 'Confirming your email',
  confirmingLead: 'This takes a moment.',
  confirmedTitle: 'Email confirmed',
  allSet: 'All set',
  canHost: 'You can host tables that anyone can find.',
  closePage: 'You can close this page. The site updates by itself wherever you’re logged in.',
  noAnswerTitle: 'The server didn’t answer',
  noAnswerLead: 'Your link still works.',
  tryAgain: 'Try again',
  linkGoneTitle: 'This link no longer works',
  linkGoneLead: 'It was used already, or it’s more than 24 hours old.',
  alreadyConfirmed:
    'Your address <address>{email}</address> is confirmed. To use another one, change it in your profile.',
  openProfile: 'Open profile',
  logInForEmail: 'Log in and we’ll send you a new email.',
  newEmailTo: 'We’ll send a new email to <address>{email}</address>.',
  openLinkLead: 'Open the link in your email, on any device.',
  logInForCode: 'To enter the code instead, or to get a new email, log in first.',
  guestTitle: 'Guests don’t need an email address',
  guestLead: 'With an account you can host tables for others.',
  createAnAccount: 'Create an account',

  // The summary of a form.
  fixFields:
    'Please fix {count, plural, =1 {one field} =2 {two fields} =3 {three fields} =4 {four fields} one {# field} other {# fields}}',
});
