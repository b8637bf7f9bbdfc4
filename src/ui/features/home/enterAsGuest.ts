import { waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { SessionActor } from '#src/machines/session/session.ts';
import {
  selectIsDecided,
  selectMaySignIn,
  selectRefusal,
  selectUnreachable,
  selectUser,
} from '#src/machines/session/sessionSelectors.ts';
import { homeWords } from './homeWords.ts';

/**
 * The member who is signed in, or a new guest; throws with words that can be shown, such as where a token is kept that the
 * server has not answered for.
 */
export async function enterAsGuest(session: SessionActor): Promise<CurrentUser> {
  const before = await waitFor(session, selectIsDecided);
  const userBefore = selectUser(before);
  if (userBefore) return userBefore;
  const t = await homeWords();
  if (!selectMaySignIn(before)) throw new Error(t('otherSession'));
  session.send({ type: 'guest.asked' });
  const snapshot = await waitFor(session, selectIsDecided);
  const user = selectUser(snapshot);
  if (user) return user;
  if (!selectMaySignIn(snapshot)) throw new Error(t('otherSession'));
  if (selectUnreachable(snapshot)) throw new Error(t('notReached'));
  throw new Error(errorWords(selectRefusal(snapshot, 'guest'), t('notLetIn')));
}
