import type { AppContext } from '#server/app/appContext.ts';
import { tooMany } from '#server/http/refusalError.ts';
import { countAttempt, forgiveAttempt } from '../rateLimits.ts';

const BUCKET = 'second factor';

/**
 * Lets an account try a code, unless it tried too many: then it throws 429. Only what `isWrong` stays counted, by
 * account alone, so that no new challenge, session or address gives new tries.
 */
export async function countingWrong<Outcome>(
  { db, clock, authLimits }: AppContext,
  memberId: string,
  attempt: () => Promise<Outcome>,
  isWrong: (outcome: Outcome) => boolean,
): Promise<Outcome> {
  const waitSeconds = await countAttempt(db, clock.now(), authLimits.secondFactor, BUCKET, memberId);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  const outcome = await attempt();
  if (!isWrong(outcome)) await forgiveAttempt(db, BUCKET, memberId);
  return outcome;
}

/** Whether a code of a member's second factor is right, which uses it up; throws 429 after too many wrong ones. */
export const tryCode = (context: AppContext, memberId: string, code: string): Promise<boolean> =>
  countingWrong(
    context,
    memberId,
    () => context.members.secondFactor.accept(memberId, code),
    (isRight) => !isRight,
  );
