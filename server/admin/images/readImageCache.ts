import type { FailurePageQuery, ImageCacheView } from '#contract/admin/images.ts';
import type { Database } from '#server/db/open.ts';
import type { ImageCache, PictureFailure } from '#server/images/imageCache.ts';
import { readPictureSets } from './pictureAddresses.ts';
import { readStrayHosts } from './strayHosts.ts';
import type { WarmUps } from './warmUps.ts';

/** How the image cache of this process does, what failed, and which hosts are allowed and which are not. */
export async function readImageCache(
  db: Database,
  cache: ImageCache,
  warmUps: Pick<WarmUps, 'view'>,
  nowMs: number,
  asked: FailurePageQuery,
): Promise<ImageCacheView> {
  const hosts = await db.query<{ host: string; addedBy: string | null; addedAt: Date }>(
    `select h.host, m.handle as "addedBy", h.added_at as "addedAt" from image_host h
     left join member m on m.id = h.added_by order by h.host`,
  );
  return {
    nowMs,
    ...cache.figures(),
    failures: pageOf(cache.failures(), asked),
    hosts: hosts.map(({ host, addedBy, addedAt }) => ({ host, addedBy, addedUtc: addedAt.toISOString() })),
    strayHosts: await readStrayHosts(db),
    sets: await readPictureSets(db),
    warmUp: warmUps.view(),
  };
}

/** The last page where there are fewer than was asked for: pictures leave the list when they are there after all. */
function pageOf(
  failures: readonly PictureFailure[],
  { page: asked, pageRows }: FailurePageQuery,
): ImageCacheView['failures'] {
  const page = Math.max(1, Math.min(asked, Math.ceil(failures.length / pageRows)));
  const rows = failures.slice((page - 1) * pageRows, page * pageRows);
  return {
    rows: rows.map(({ address, reason, atMs, isFinal }) => ({ address, reason, atMs, isFinal })),
    total: failures.length,
    page,
    pageRows,
  };
}
