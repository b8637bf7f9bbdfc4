import { catalogue } from '../catalogue.ts';

/** What the server's replies say when it refuses or fails. */
export default catalogue({
  signedOut: 'Please sign in.',
  forbidden: 'You may not do this.',
  notFound: 'This was not found.',
  invalid: 'Please check what you entered.',
  tooManySeconds: 'Too many attempts. Try again in {count, plural, one {# second} other {# seconds}}.',
  tooManyMinutes: 'Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.',
  storageAway: 'The server cannot reach its storage just now. Try again in a moment.',
  internal: 'Something went wrong on the server. Please try again.',
  badRequest: 'The request could not be read.',
  methodNotAllowed: 'This address does not do that.',
  tooSlow: 'The request took too long.',
  tooLarge: 'This is too large.',
  addressTooLong: 'The address is too long.',
  unsupportedMediaType: 'Send JSON.',
  headersTooLarge: 'The headers are too large.',
  stopping: 'The server is restarting. Try again in a moment.',
});
