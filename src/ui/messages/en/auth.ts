import { catalogue } from '#contract/messages/catalogue.ts';

/** Login with its second step, and the pieces that it shares with the other account screens. */
export default catalogue({
  // The frame of every account screen.
  tagline: 'The packs are moving. Take your seat.',

  // Login.
  title: 'Log in',
  loginLabel: 'Email or handle',
  passwordLabel: 'Password',
  forgotPassword: 'Forgot password?',
  submit: 'Log in',
  openWithoutSigningIn: 'Open without signing in',
  continueAsGuest: 'Continue as a guest',
  newHere: 'New here? <link>Create an account</link>',
  haveAccount: 'Already have an account? <link>Log in</link>',

  // While the server hasn't answered for the account that is still signed in here.
  signInOff: "You're already signed in. You can log in as someone else once the server answers.",

  // Why Login opened, by where it leads.
  leadDefault: 'Your seat is waiting.',
  leadElsewhere: "We'll take you straight to where you were going.",
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
  alreadyInTitle: "You're in",
  alreadyInLead: "You're logged in as {handle}. There's nothing left to do here.",
  goToTables: 'Go to the tables',
  nobodyPendingTitle: 'Nothing to finish here',
  nobodyPendingLead:
    'This page is the second step of signing in with another service. It waits for 15 minutes, in the browser you started in.',

  // The second step.
  secondFactorTitle: 'One more step',
  appLead: 'Your password is right. Now enter the six digits from your authenticator app.',
  appLabel: 'Code from your app',
  useApp: 'Use your authenticator app instead',
  recoveryLead: 'Enter one of your recovery codes. Each one works once.',
  recoveryLabel: 'Recovery code',
  useRecovery: 'Use a recovery code instead',

  // The summary of a form.
  fixFields:
    'Please fix {count, plural, =1 {one field} =2 {two fields} =3 {three fields} =4 {four fields} one {# field} other {# fields}}',
  fieldError: '{field}: {problem}',

  // What the notices of a sign-in say, as the specification has it.
  welcomeBack: 'Welcome back, {handle}!',
  welcomeNew: 'Welcome to {product}, {handle}!',
  welcome: 'Welcome, {handle}!',
  loginSuccessful: 'Login successful',
  loginFailed: 'Login failed',
  loginFailedBecause: 'Login failed: {error}',
  loggedOut: 'You have been logged out',
});
