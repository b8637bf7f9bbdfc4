import type { AppContext } from '#server/app/appContext.ts';
import type { ImageCache } from '#server/images/imageCache.ts';
import { DISK_LIMIT, type ImageSettings } from '#server/images/imageSettings.ts';
import type { Principal } from '#server/members/members.ts';
import { recordChange } from '../activity.ts';

const SET = `insert into server_setting (name, value, changed_at) values ($1, $2::jsonb, $3)
  on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`;

/**
 * Sets how much of the disk pictures may take up; what is too much goes at once, the least asked for first. Answers the
 * activity.
 */
export async function changeDiskLimit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { cache, settings }: { readonly cache: ImageCache; readonly settings: ImageSettings },
  admin: Principal,
  megabytes: number,
): Promise<string | null> {
  const entry = {
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'serverSetting',
    subjectId: DISK_LIMIT,
    gameId: null,
    label: `let pictures take up ${megabytes} MB of the disk`,
    nowMs: clock.now(),
  } as const;
  const activityId = await db.transaction((tx) =>
    recordChange(tx, entry, [DISK_LIMIT], () =>
      tx.query(SET, [DISK_LIMIT, JSON.stringify(megabytes), new Date(clock.now())]),
    ),
  );
  await settings.reload();
  await cache.limitTo(settings.diskBytes());
  return activityId;
}
