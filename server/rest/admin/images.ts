import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  diskLimitSchema,
  hostSchema,
  pictureSetSchema,
  purgedSchema,
  purgeSchema,
} from '#contract/admin/images.ts';
import { api as rows } from '#contract/api.ts';
import { pictures, recordCacheDeed } from '../../admin/images/cacheDeeds.ts';
import { changeDiskLimit } from '../../admin/images/diskLimit.ts';
import { allowHost, forbidHost } from '../../admin/images/hosts.ts';
import { readPictureAddresses } from '../../admin/images/pictureAddresses.ts';
import { readImageCache } from '../../admin/images/readImageCache.ts';
import { createWarmUps } from '../../admin/images/warmUps.ts';
import { implement } from '../../http/implement.ts';
import { notFound, refusal } from '../../http/refusalError.ts';
import type { ImageCache } from '../../images/imageCache.ts';
import type { ImageSettings } from '../../images/imageSettings.ts';
import { allowed, principalOf } from '../guards.ts';
import type { Api, House, RouteModule } from '../house.ts';

const hostPath = z.object({ host: z.string().check(z.maxLength(260)) });
const done = (reply: FastifyReply) => reply.code(204).send();
const busy = () =>
  refusal('busy', null, { sentence: 'Pictures are being fetched already. Stop that first, or wait for it.' });

/** The pictures of one set; throws 404. */
async function addressesOf({ db }: House, { game, set }: { game: string; set: string }) {
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
export const adminImageRoutes =
  (cache: ImageCache, settings: ImageSettings): RouteModule =>
  async (api, house) => {
    const preHandler = allowed(house, 'administer');
    const warmUps = createWarmUps(cache);

    await implement(rows.imageCache, ({ query }, { db, clock }) =>
      readImageCache(db, cache, warmUps, clock.now(), query),
    )(api, house);

    api.post(
      '/admin/images/warm',
      { preHandler, schema: { body: pictureSetSchema } },
      async (request, reply) => {
        const addresses = await addressesOf(house, request.body);
        const { game, set } = request.body;
        if (!warmUps.start(`Set ${set}`, addresses)) throw busy();
        const label = `fetched ${pictures(addresses.length)} of the set ${set} of ${game} ahead`;
        await recordCacheDeed(house, principalOf(request), label);
        return done(reply);
      },
    );

    api.delete('/admin/images/warm', { preHandler }, async (request, reply) => {
      const under = warmUps.view();
      warmUps.stop();
      if (under && !under.isOver)
        await recordCacheDeed(house, principalOf(request), `stopped fetching pictures ahead: ${under.what}`);
      return done(reply);
    });

    api.post('/admin/images/retry', { preHandler }, async (request, reply) => {
      const addresses = cache.failures().map(({ address }) => address);
      const under = warmUps.view();
      if (under && !under.isOver) throw busy();
      cache.forgetFailures();
      warmUps.start('What had failed', addresses);
      const label = `asked again for ${pictures(addresses.length)} that had failed`;
      if (addresses.length > 0) await recordCacheDeed(house, principalOf(request), label);
      return done(reply);
    });

    api.post(
      '/admin/images/purge',
      { preHandler, schema: { body: purgeSchema, response: { 200: purgedSchema } } },
      async (request) => {
        const { body } = request;
        const files =
          'all' in body ? await thrownAway(cache) : await cache.forget(await addressesOf(house, body));
        const whose = 'all' in body ? 'the image cache' : `the set ${body.set} of ${body.game}`;
        const label = `threw ${pictures(files)} of ${whose} away`;
        await recordCacheDeed(house, principalOf(request), label);
        return { files };
      },
    );

    settingRoutes(api, house, cache, settings);
  };

function settingRoutes(api: Api, house: House, cache: ImageCache, settings: ImageSettings): void {
  const preHandler = allowed(house, 'administer');

  const answers = { 200: changedSchema };

  api.put(
    '/admin/images/limit',
    { preHandler, schema: { body: diskLimitSchema, response: answers } },
    async (request) => ({
      activityId: await changeDiskLimit(
        house,
        { cache, settings },
        principalOf(request),
        request.body.megabytes,
      ),
    }),
  );

  api.post(
    '/admin/images/hosts',
    { preHandler, schema: { body: hostSchema, response: answers } },
    async (request) => ({
      activityId: await allowHost(house, settings, principalOf(request), request.body.host),
    }),
  );

  api.delete(
    '/admin/images/hosts/:host',
    { preHandler, schema: { params: hostPath, response: answers } },
    async (request) => ({
      activityId: await forbidHost(house, settings, principalOf(request), request.params.host),
    }),
  );
}
