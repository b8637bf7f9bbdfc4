import { catalogue } from '#contract/messages/catalogue.ts';

/** What is there before anything else is fetched: the frame of every page, and what is said when nothing can be fetched. */
export default catalogue({
  // The frame of every page.
  skip: 'Skip to content',
  main: 'Main',
  home: '{product}, Home',
  play: 'Play',
  tables: 'Tables',
  myDrafts: 'My drafts',
  achievements: 'Achievements',
  admin: 'Admin',
  about: 'About',
  aboutProduct: 'About {product}',
  terms: 'Terms of service',
  languages: 'Languages',
  logIn: 'Log in',
  logOut: 'Log out',
  createAccount: 'Create account',
  account: 'Your account',
  preferences: 'Preferences',
  profile: 'Profile',
  workshop: 'Workshop',
  administration: 'Administration',
  testBench: 'Test bench',

  // Pages that are not there yet, and the server that does not answer.
  opening: 'Opening…',
  openingLate: 'No answer yet. We’ll keep trying.',
  waiting: 'Waiting for the server',
  waitingHint: 'You’re still signed in. This page opens once the server answers.',
  unanswered: 'The server isn’t answering',
  noAccount: 'We couldn’t load your account',
  stillIn: 'You’re still signed in, and public pages work.',
  pageFailed: 'This page couldn’t be shown',
  pageFailedHint: 'Your work is saved. Try again or go Home.',
  partMissing: 'Part of this page couldn’t be loaded.',

  // Calls.
  noAnswer: 'The server didn’t answer. Check your connection and try again.',
  offline: 'You’re offline. Check your connection and try again.',
  unreadable: 'The server’s reply to {path} couldn’t be read.',
  failed: 'An error occurred',
  unexpected: 'An unexpected error occurred. Please try again.',

  // The session.
  loggedOut: 'You have been logged out',
  loggedIn: 'Login successful',
  welcomeBack: 'Welcome back, {handle}!',
  welcomeNew: 'Welcome to {product}, {handle}!',
  welcome: 'Welcome, {handle}!',
  loginFailed: 'Login failed',
  loginFailedWith: 'Login failed: {error}',
  registrationFailed: 'Registration failed',
  accessDenied: 'Access denied. You need {role} privileges to access this page.',

  // The error banner.
  retry: 'Retry',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  details: 'Error Details',
  copy: 'Copy',
  copied: 'Copied',
});
