import { waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { SessionActor } from '#src/machines/session.ts';
import {
  selectIsDecided,
  selectMaySignIn,
  selectRefusal,
  selectUnreachable,
  selectUser,
} from '#src/machines/sessionSelectors.ts';

/** Why nobody becomes a guest while a token is kept that the server has not answered for. */
export const NO_OTHER_SESSION = "You're already signed in. This works once the server answers.";

/** Whoever is signed in, or a new guest where nobody is; throws with words that can be shown. */
export async function enterAsGuest(session: SessionActor): Promise<CurrentUser> {
  const before = await waitFor(session, selectIsDecided);
  const userBefore = selectUser(before);
  if (userBefore) return userBefore;
  if (!selectMaySignIn(before)) throw new Error(NO_OTHER_SESSION);
  session.send({ type: 'guest.asked' });
  const snapshot = await waitFor(session, selectIsDecided);
  const user = selectUser(snapshot);
  if (user) return user;
  if (!selectMaySignIn(snapshot)) throw new Error(NO_OTHER_SESSION);
  if (selectUnreachable(snapshot)) throw new Error('The server could not be reached. Try again in a moment.');
  throw new Error(
    errorWords(
      selectRefusal(snapshot, 'guest'),
      'You could not be let in as a guest. Try again in a moment.',
    ),
  );
}
