import { FAILURES_SHOWN, type ImageCacheView } from '#contract/admin/images.ts';
import type { Database } from '#server/db/open.ts';
import type { ImageCache } from '#server/images/imageCache.ts';
import { readPictureSets } from './pictureAddresses.ts';
import { readStrayHosts } from './strayHosts.ts';
import type { WarmUps } from './warmUps.ts';

/** How the image cache of this process does, what failed, and which hosts are allowed and which are not. */
export async function readImageCache(
  db: Database,
  cache: ImageCache,
  warmUps: Pick<WarmUps, 'view'>,
  nowMs: number,
): Promise<ImageCacheView> {
  const hosts = await db.query<{ host: string; addedBy: string | null; addedAt: Date }>(
    `select h.host, m.handle as "addedBy", h.added_at as "addedAt" from image_host h
     left join member m on m.id = h.added_by order by h.host`,
  );
  const failures = cache.failures();
  return {
    nowMs,
    ...cache.figures(),
    failureTotal: failures.length,
    failures: failures
      .slice(0, FAILURES_SHOWN)
      .map(({ address, reason, atMs, isFinal }) => ({ address, reason, atMs, isFinal })),
    hosts: hosts.map(({ host, addedBy, addedAt }) => ({ host, addedBy, addedUtc: addedAt.toISOString() })),
    strayHosts: await readStrayHosts(db),
    sets: await readPictureSets(db),
    warmUp: warmUps.view(),
  };
}
