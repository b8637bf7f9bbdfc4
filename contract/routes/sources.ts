import * as z from 'zod/mini';
import { able, admin, route } from '../route.ts';
import { cubeLinkSchema, fetchedCubeSchema, sourceIdSchema, sourceListSchema } from '../sources/sources.ts';

/** What is fetched from public sources: cubes by their link, and which sources this server may ask at all. */
export const sourceRoutes = {
  cubeFetch: route('POST /cubes', {
    body: cubeLinkSchema,
    reply: fetchedCubeSchema,
    refusals: ['sourceOff', 'cubeUnknown', 'cubeTooLarge', 'sourceAway', 'sourceBusy', 'sourceChanged'],
    access: able('fetchCubes'),
  }),
  sourceList: route('GET /admin/sources', { reply: sourceListSchema, refusals: [], access: admin }),
  sourceSwitch: route('PUT /admin/sources/:sourceId', {
    params: z.object({ sourceId: sourceIdSchema }),
    body: z.object({ isOn: z.boolean() }),
    reply: sourceListSchema,
    refusals: [],
    access: admin,
  }),
};
