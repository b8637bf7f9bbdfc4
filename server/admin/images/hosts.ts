import { isIP } from 'node:net';
import type { AppContext } from '#server/app/appContext.ts';
import { invalid, notFound } from '#server/http/refusalError.ts';
import type { ImageSettings } from '#server/images/imageSettings.ts';
import type { Principal } from '#server/members/members.ts';
import { recordChange } from '../activity.ts';

type Ground = Pick<AppContext, 'db' | 'clock' | 'settings'>;

const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** A host as addresses write it; throws 400 for what is no public name. A whole https address may be given too. */
export function hostOf(typed: string, publicUrl: string): string {
  const address = typed.includes('://') ? typed : `https://${typed}`;
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.hostname ?? '';
  const isBare = url !== null && url.port === '' && url.username === '' && url.password === '';
  if (!isBare || url.protocol !== 'https:' || !HOST.test(host) || !host.includes('.'))
    throw invalid({ host: ['Enter the name of a host, such as cards.example.org.'] });
  if (
    isIP(host) !== 0 ||
    host.endsWith('.localhost') ||
    host.endsWith('.local') ||
    host.endsWith('.internal')
  )
    throw invalid({ host: ['Name a public host: pictures are not fetched from addresses inside.'] });
  if (host === new URL(publicUrl).hostname)
    throw invalid({ host: ['That is this site itself. Its own pictures need no permission.'] });
  return host;
}

const entryOf = (admin: Principal, kind: 'created' | 'deleted', host: string, nowMs: number) =>
  ({
    memberId: admin.memberId,
    kind,
    subject: 'imageHost',
    subjectId: host,
    gameId: null,
    label: `${kind === 'created' ? 'allowed' : 'forbade'} pictures from ${host}`,
    nowMs,
  }) as const;

/** Lets pictures of a host be shown from now on; one that is allowed already stays so. Answers the activity. Throws 400. */
export async function allowHost(
  { db, clock, settings }: Ground,
  imageSettings: ImageSettings,
  admin: Principal,
  typed: string,
): Promise<string | null> {
  const host = hostOf(typed, settings.publicUrl);
  const entry = entryOf(admin, 'created', host, clock.now());
  const activityId = await db.transaction((tx) =>
    recordChange(tx, entry, [host], () =>
      tx.query(
        'insert into image_host (host, added_by, added_at) values ($1, $2, $3) on conflict do nothing',
        [host, admin.memberId, new Date(clock.now())],
      ),
    ),
  );
  await imageSettings.reload();
  return activityId;
}

/** Fetches nothing more from a host; what is in the cache is not shown any more either. Answers the activity. Throws 404. */
export async function forbidHost(
  { db, clock }: Pick<Ground, 'db' | 'clock'>,
  imageSettings: ImageSettings,
  admin: Principal,
  host: string,
): Promise<string> {
  const entry = entryOf(admin, 'deleted', host, clock.now());
  const activityId = await db.transaction((tx) =>
    recordChange(tx, entry, [host], () => tx.query('delete from image_host where host = $1', [host])),
  );
  if (activityId === null) throw notFound();
  await imageSettings.reload();
  return activityId;
}
