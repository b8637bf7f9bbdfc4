import {
  type AccountRefusal,
  REFUSAL_SENTENCES,
  type Refusal,
  type RefusalArguments,
  type RequestRefusal,
  type TableRefusal,
} from '#contract/refusals.ts';

type Sentences = {
  readonly [Code in
    | RequestRefusal
    | AccountRefusal
    | TableRefusal
    | keyof RefusalArguments]: Code extends keyof RefusalArguments
    ? (args: RefusalArguments[Code]) => string
    : string;
};

/** Refusals that have a sentence of their own; with the others the place that refuses has to say why. */
export type SaidRefusal = keyof Sentences;

const SENTENCES: Sentences = {
  ...REFUSAL_SENTENCES,
  notFound: 'This was not found.',
  signedOut: 'Please sign in.',
  forbidden: 'You may not do this.',
  validation: 'Please check what you entered.',
  tooMany: ({ seconds }) => `Too many attempts. Try again in ${waitInWords(seconds)}.`,
  badRequest: 'The request could not be read.',
  methodNotAllowed: 'This address does not do that.',
  tooSlow: 'The request took too long.',
  tooLarge: 'This is too large.',
  addressTooLong: 'The address is too long.',
  headersTooLarge: 'The headers are too large.',
  unsupportedMediaType: 'Send JSON.',
  foreignOrigin: 'This request came from another site.',
  stopping: 'The server is restarting. Try again in a moment.',
  internal: 'Something went wrong on the server. Please try again.',
  storageAway: 'The server cannot reach its storage just now. Try again in a moment.',
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
  suspended: ({ untilMs, reason }) =>
    `This account is suspended${untilMs === null ? '' : ` until ${minuteInWords(untilMs)} UTC`}. Reason: ${reason}`,
  changedMeanwhile: ({ what }) => `This ${what} was changed in another window. Look at it again first.`,
  slugTaken: ({ slug }) => `The game has something with the short name “${slug}” already.`,
};

const minuteInWords = (atMs: number) => new Date(atMs).toISOString().slice(0, 16).replace('T', ' ');

function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What people read; throws for a refusal without a sentence of its own. */
export function sentenceOf(code: Refusal, args: object | null): string {
  const said: unknown = Reflect.get(SENTENCES, code);
  if (typeof said === 'string') return said;
  if (typeof said === 'function') return String(said(args));
  throw new Error(`The refusal ${code} needs a sentence where it is thrown.`);
}
