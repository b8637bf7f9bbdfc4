import type { CurrentUser } from '#contract/members/members.ts';
import type { CallFailure } from '../failure.ts';
import type { SessionSnapshot } from './session.ts';
import type { RefusedForm } from './sessionWords.ts';

/** The member or guest who is signed in, or null. */
export function selectUser(snapshot: SessionSnapshot): CurrentUser | null {
  return snapshot.matches('signedIn') ? snapshot.context.user : null;
}

export function selectIsBusy(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('busy');
}

/** Is the sign-in at its second factor, with the code still to be given or under way? */
export function selectAsksForCode(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ signingIn: 'secondFactor' }) || snapshot.matches({ signingIn: 'checkingCode' });
}

/** Why the server could not be reached, or null. */
export function selectUnreachable(snapshot: SessionSnapshot): CallFailure | null {
  return snapshot.matches('unreachable') ? snapshot.context.failure : null;
}

/** Why the last attempt of this form was refused, or null. */
export function selectRefusal(snapshot: SessionSnapshot, form: RefusedForm): CallFailure | null {
  return snapshot.context.refusal?.form === form ? snapshot.context.refusal.failure : null;
}

/** Is a token kept whose user could not be asked for yet, for longer than pages wait? */
export function selectIsUnanswered(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('unanswered');
}

/** Can it be said who is here, or that nobody answers for now? Until then pages and requests wait. */
export function selectIsDecided(snapshot: SessionSnapshot): boolean {
  return snapshot.hasTag('settled') || selectIsUnanswered(snapshot);
}

/** May somebody begin another session? Not while a token is kept and nobody knows yet whose it is. */
export function selectMaySignIn(snapshot: SessionSnapshot): boolean {
  return !snapshot.matches('restoring') && !selectIsUnanswered(snapshot);
}
