import { catalogue } from '../catalogue.ts';

/** What the server's replies say when it refuses or fails; most keys are codes of refusals. */
export default catalogue({
  notFound: 'This was not found.',
  signedOut: 'Please sign in.',
  forbidden: 'You may not do this.',
  validation: 'Please check what you entered.',
  tooManySeconds: 'Too many attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
  tooManyMinutes: 'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
  badRequest: 'The request could not be read.',
  methodNotAllowed: 'This address does not do that.',
  tooSlow: 'The request took too long.',
  tooLarge: 'This is too large.',
  addressTooLong: 'The address is too long.',
  headersTooLarge: 'The headers are too large.',
  unsupportedMediaType: 'Send JSON.',
  foreignOrigin: 'This request came from another site.',
  storageAway: 'The server cannot reach its storage just now. Try again in a moment.',
  stopping: 'The server is restarting. Try again in a moment.',
  internal: 'Something went wrong on the server. Please try again.',

  wrongCredentials: 'E-mail, handle or password is wrong.',
  wrongPassword: 'That is not your current password.',
  wrongCode: 'That code is not right.',
  wrongFactorCode: 'That code is not right.',
  secondFactorAsked: 'Enter the code of your authenticator.',
  secondFactorRequired: 'Admins need a second factor. Set it up in your profile.',
  secondFactorOn: 'Your second factor is on already.',
  secondFactorNotStarted: 'The key has expired. Start again.',
  challengeOver: 'Log in again.',
  reauthNeeded: 'Log in again, then try within five minutes.',
  linkNotGood: 'This link or code does not work (any more). Ask for a new mail.',
  alreadyVerified: 'Your e-mail address is confirmed.',
  lastWayIn: 'This is the only way into your account. Set a password or link another sign-in first.',
  identityExpired: 'This sign-in has expired. Please start again.',
  identityTaken: 'This sign-in already has an account. Log in with it.',
  returnRefused: 'This sign-in was started elsewhere or too long ago. Please start again.',
  demoAccount: 'Demo accounts stay as they are.',
  suspended: 'This account is suspended. Reason: {reason}',
  suspendedUntil: 'This account is suspended until {until} UTC. Reason: {reason}',

  roleNeedsAddress: 'They have to confirm their email address before they can get this role.',
  roleOfSuspended: 'This account is suspended. Lift the suspension before you give it a role.',

  changedMeanwhile:
    'This {what, select, achievement {achievement} card {card} export {export} pack {pack} printing {printing} set {set} template {template} other {entry}} was changed in another window. Look at it again first.',
  slugTaken: 'The game has something with the short name “{slug}” already.',
});
