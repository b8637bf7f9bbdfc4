import { api } from '#contract/api.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { implement } from '../../http/implement.ts';
import { notFound, refusal } from '../../http/refusalError.ts';
import type { ImageCache } from '../../images/imageCache.ts';
import type { ImageSettings } from '../../images/imageSettings.ts';
import { pictures, recordCacheAction } from './cacheActions.ts';
import { changeDiskLimit } from './diskLimit.ts';
import { allowHost, forbidHost } from './hosts.ts';
import { readPictureAddresses } from './pictureAddresses.ts';
import { readImageCache } from './readImageCache.ts';
import { createWarmUps } from './warmUps.ts';

const busy = () =>
  refusal('busy', null, { sentence: 'Pictures are being fetched already. Stop that first, or wait for it.' });

/** The pictures of one set; throws 404. */
async function addressesOf({ db }: AppContext, { game, set }: { game: string; set: string }) {
  const addresses = await readPictureAddresses(db, game, set);
  if (!addresses) throw notFound();
  return addresses;
}

async function thrownAway(cache: ImageCache): Promise<number> {
  const { files } = cache.figures();
  await cache.purge();
  return files;
}

/** The image cache as Admins look after it: how it does, what failed, which sets it has, which hosts it asks. */
export function adminImageHandlers(cache: ImageCache, settings: ImageSettings): readonly RouteModule[] {
  const warmUps = createWarmUps(cache);
  return [
    implement(api.imageCache, ({ query }, { db, clock }) =>
      readImageCache(db, cache, warmUps, clock.now(), query),
    ),
    implement(api.imagesWarm, async ({ body, member }, context) => {
      const addresses = await addressesOf(context, body);
      const { game, set } = body;
      if (!warmUps.start(`Set ${set}`, addresses)) throw busy();
      const label = `fetched ${pictures(addresses.length)} of the set ${set} of ${game} ahead`;
      await recordCacheAction(context, member, label);
      return undefined;
    }),
    implement(api.imagesStopWarming, async ({ member }, context) => {
      const under = warmUps.view();
      warmUps.stop();
      if (under && !under.isOver)
        await recordCacheAction(context, member, `stopped fetching pictures ahead: ${under.what}`);
      return undefined;
    }),
    implement(api.imagesRetry, async ({ member }, context) => {
      const addresses = cache.failures().map(({ address }) => address);
      const under = warmUps.view();
      if (under && !under.isOver) throw busy();
      cache.forgetFailures();
      warmUps.start('What had failed', addresses);
      const label = `asked again for ${pictures(addresses.length)} that had failed`;
      if (addresses.length > 0) await recordCacheAction(context, member, label);
      return undefined;
    }),
    implement(api.imagesPurge, async ({ body, member }, context) => {
      const files =
        'all' in body ? await thrownAway(cache) : await cache.forget(await addressesOf(context, body));
      const whose = 'all' in body ? 'the image cache' : `the set ${body.set} of ${body.game}`;
      await recordCacheAction(context, member, `threw ${pictures(files)} of ${whose} away`);
      return { files };
    }),
    implement(api.imageLimitSet, async ({ body, member }, context) => ({
      activityId: await changeDiskLimit(context, { cache, settings }, member, body.megabytes),
    })),
    implement(api.imageHostAllow, async ({ body, member }, context) => ({
      activityId: await allowHost(context, settings, member, body.host),
    })),
    implement(api.imageHostForbid, async ({ params, member }, context) => ({
      activityId: await forbidHost(context, settings, member, params.host),
    })),
  ];
}
