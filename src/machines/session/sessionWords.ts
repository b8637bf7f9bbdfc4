import { PRODUCT_NAME } from '#contract/product.ts';
import { firstWords } from '#src/ui/messages/firstWords.ts';
import type { CallFailure } from '../failure.ts';

/** How somebody came in. */
export type ArrivalWay = 'password' | 'registration' | 'thirdParty' | 'guest';

/** A form whose sending was refused: that of a way in, or of a step on it. */
export type RefusedForm = ArrivalWay | 'secondFactor' | 'identity';

export const LOGGED_OUT = firstWords('loggedOut');
export const UNEXPECTED_ERROR = firstWords('unexpected');
const LONGEST_RETURNED_ERROR = 200;

export function welcomeWords(way: ArrivalWay, handle: string | null): string {
  if (!handle) return firstWords('loggedIn');
  if (way === 'password') return firstWords('welcomeBack', { handle });
  if (way === 'registration') return firstWords('welcomeNew', { product: PRODUCT_NAME, handle });
  return firstWords('welcome', { handle });
}

export function arrivalFailureWords(form: RefusedForm, failure: CallFailure): string {
  const isRegistration = form === 'registration' || form === 'identity';
  return isRegistration ? registrationFailureWords(failure) : failure.reply || firstWords('loginFailed');
}

/** A 400 with an errors map becomes 'field: message; field: message'. */
function registrationFailureWords(failure: CallFailure): string {
  const pairs = Object.entries(failure.fields).flatMap(([field, messages]) =>
    messages.map((message) => `${field}: ${message}`),
  );
  if (failure.status === 400 && pairs.length > 0) return pairs.join('; ');
  return failure.reply || firstWords('registrationFailed');
}

/** The error of a third-party return, shown as it came, cut at 200 characters. */
export function returnedErrorWords(error: string): string {
  return error
    ? firstWords('loginFailedWith', { error: error.slice(0, LONGEST_RETURNED_ERROR) })
    : firstWords('loginFailed');
}

export function accessDeniedWords(role: string): string {
  return firstWords('accessDenied', { role });
}
