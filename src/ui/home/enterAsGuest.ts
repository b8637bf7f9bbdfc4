import { waitFor } from 'xstate';
import type { CurrentUser } from '#contract/members.ts';
import { errorWords } from '#src/machines/failure.ts';
import type { SessionActor, SessionSnapshot } from '#src/machines/session.ts';
import { selectRefusal, selectUnreachable, selectUser } from '#src/machines/sessionSelectors.ts';

const isSettled = (snapshot: SessionSnapshot) => snapshot.hasTag('settled');

/** Whoever is signed in, or a new guest where nobody is; throws with words that can be shown. */
export async function enterAsGuest(session: SessionActor): Promise<CurrentUser> {
  const before = selectUser(await waitFor(session, isSettled));
  if (before) return before;
  session.send({ type: 'guest.asked' });
  const snapshot = await waitFor(session, isSettled);
  const user = selectUser(snapshot);
  if (user) return user;
  if (selectUnreachable(snapshot)) throw new Error('The server could not be reached. Try again in a moment.');
  throw new Error(
    errorWords(
      selectRefusal(snapshot, 'guest'),
      'You could not be let in as a guest. Try again in a moment.',
    ),
  );
}
