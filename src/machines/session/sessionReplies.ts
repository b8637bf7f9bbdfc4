import type { CurrentUser } from '#contract/members/members.ts';
import { failureOf } from '../failure.ts';
import type {
  Grant,
  SessionContext,
  SessionNotice,
  SignInAnswer,
  StoredToken,
  ThirdPartyReturn,
} from './sessionFacts.ts';
import {
  arrivalFailureWords,
  LOGGED_OUT,
  type RefusedForm,
  returnedErrorWords,
  welcomeWords,
} from './sessionWords.ts';

interface Held {
  readonly context: SessionContext;
}
interface Done<Output> {
  readonly event: { readonly output: Output };
}
interface Failed {
  readonly event: { readonly error: unknown };
}
interface Returned {
  readonly event: { readonly outcome: ThirdPartyReturn };
}

export function heldToken({ context }: Held): { token: string } {
  if (context.token === null) throw new Error('A call for the current user needs a token.');
  return { token: context.token };
}

export function found({ event }: Done<StoredToken | null>) {
  return { stored: event.output };
}

export function loaded({ event }: Done<CurrentUser>) {
  return { user: event.output };
}

export function granted({ event }: Done<Grant>): Grant {
  return event.output;
}

export function answered({ event }: Done<SignInAnswer>): SignInAnswer {
  return event.output;
}

/** The grant of an answer that asked for no second factor. */
export function grantOfAnswer({ event }: Done<SignInAnswer>): Grant {
  if (event.output.kind !== 'granted') throw new Error('The second factor was not given yet.');
  return event.output.grant;
}

export function returned({ event }: Returned) {
  return { outcome: event.outcome };
}

export function failed({ event }: Failed) {
  return { failure: failureOf(event.error) };
}

/** What was refused: `form`, or by default the way in that is being tried. */
export function refusalOf(form?: RefusedForm) {
  return ({ context, event }: Held & Failed) => ({
    form: form ?? context.way,
    failure: failureOf(event.error),
  });
}

export function refusalNotice(form?: RefusedForm) {
  return ({ context, event }: Held & Failed): SessionNotice => ({
    kind: 'error',
    text: arrivalFailureWords(form ?? context.way, failureOf(event.error)),
  });
}

export function returnedNotice({ event }: Returned): SessionNotice {
  return {
    kind: 'error',
    text: event.outcome.kind === 'refused' ? returnedErrorWords(event.outcome.error) : '',
  };
}

export function welcomeNotice({ context }: Held): SessionNotice {
  return { kind: 'success', text: welcomeWords(context.way, context.handle) };
}

export const LOGGED_OUT_NOTICE = { kind: 'info', text: LOGGED_OUT } as const satisfies SessionNotice;
