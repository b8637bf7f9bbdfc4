import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  diskLimitSchema,
  failurePageQuerySchema,
  hostSchema,
  imageCacheViewSchema,
  pictureSetSchema,
  purgedSchema,
  purgeSchema,
} from '#contract/admin/images.ts';
import { admin, nothing, route } from '#contract/route.ts';

/** The image cache as Admins look after it: how it does, what failed, which sets it has, which hosts it asks. */
export const adminImageRoutes = {
  imageCache: route('GET /admin/images', {
    query: failurePageQuerySchema,
    reply: imageCacheViewSchema,
    refusals: [],
    access: admin,
    token: 'admin.images:read',
  }),
  imagesWarm: route('POST /admin/images/warm', {
    body: pictureSetSchema,
    reply: nothing,
    refusals: ['notFound', 'busy'],
    access: admin,
    token: 'admin.images:write',
  }),
  imagesStopWarming: route('DELETE /admin/images/warm', {
    reply: nothing,
    refusals: [],
    access: admin,
    token: 'admin.images:write',
  }),
  imagesRetry: route('POST /admin/images/retry', {
    reply: nothing,
    refusals: ['busy'],
    access: admin,
    token: 'admin.images:write',
  }),
  imagesPurge: route('POST /admin/images/purge', {
    body: purgeSchema,
    reply: purgedSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.images:write',
  }),
  imageLimitSet: route('PUT /admin/images/limit', {
    body: diskLimitSchema,
    reply: changedSchema,
    refusals: [],
    access: admin,
    token: 'admin.images:write',
  }),
  imageHostAllow: route('POST /admin/images/hosts', {
    body: hostSchema,
    reply: changedSchema,
    refusals: [],
    access: admin,
    token: 'admin.images:write',
  }),
  imageHostForbid: route('DELETE /admin/images/hosts/:host', {
    params: z.object({ host: z.string().check(z.maxLength(260)) }),
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.images:write',
  }),
};
