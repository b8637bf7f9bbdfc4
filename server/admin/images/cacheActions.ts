import type { AppContext } from '#server/app/appContext.ts';
import type { Principal } from '#server/members/members.ts';
import { recordActivities } from '../activity.ts';

const CACHE = 'imageCache';

/** Writes down what an Admin did with the cache; what was fetched or thrown away cannot be put back from the log. */
export async function recordCacheAction(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { memberId }: Principal,
  label: string,
): Promise<void> {
  const entry = {
    memberId,
    kind: 'acted',
    subject: CACHE,
    subjectId: CACHE,
    gameId: null,
    label,
    nowMs: clock.now(),
  } as const;
  await db.transaction((tx) => recordActivities(tx, entry, []));
}

/** A number of pictures in words. */
export const pictures = (count: number): string =>
  count === 1 ? 'one picture' : `${count.toLocaleString('en')} pictures`;
