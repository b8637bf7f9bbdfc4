import * as z from 'zod/mini';
import { importBegunSchema } from '../admin/imports.ts';
import { able, admin, route } from '../route.ts';
import {
  cubeLinkSchema,
  fetchedCubeSchema,
  ownRecipeSchema,
  sourceFetchSchema,
  sourceIdSchema,
  sourceListSchema,
  sourceSetsSchema,
} from '../sources/sources.ts';

const params = z.object({ sourceId: sourceIdSchema });

/** What is fetched from public sources: cubes by their link, and which sources this server may ask at all. */
export const sourceRoutes = {
  cubeFetch: route('POST /cubes', {
    body: cubeLinkSchema,
    reply: fetchedCubeSchema,
    refusals: ['sourceOff', 'cubeUnknown', 'cubeTooLarge', 'sourceAway', 'sourceBusy', 'sourceChanged'],
    access: able('fetchCubes'),
    token: 'lists:read',
  }),
  sourceList: route('GET /admin/sources', {
    reply: sourceListSchema,
    refusals: [],
    access: admin,
    token: 'admin.sources:read',
  }),
  sourceSwitch: route('PUT /admin/sources/:sourceId', {
    params,
    body: z.object({ isOn: z.boolean() }),
    reply: sourceListSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.sources:write',
  }),
  /** Asks the source for its list of sets, at most once a day. */
  sourceSets: route('POST /admin/sources/:sourceId/sets', {
    params,
    reply: sourceSetsSchema,
    refusals: ['notFound', 'sourceOff', 'sourceUnread'],
    access: admin,
    token: 'admin.sources:read',
  }),
  /** Fetches and imports; an import that asks nothing is stored by itself. What becomes of it is told by the import. */
  sourceFetch: route('POST /admin/sources/:sourceId/imports', {
    params,
    body: sourceFetchSchema,
    reply: importBegunSchema,
    refusals: ['notFound', 'sourceOff', 'sourceUnread', 'importRefused'],
    access: admin,
    token: 'admin.sources:write',
  }),
  sourceAdd: route('POST /admin/sources', {
    body: ownRecipeSchema,
    reply: sourceListSchema,
    refusals: ['recipeUnread', 'recipeKnown'],
    access: admin,
    token: 'admin.sources:write',
  }),
  sourceRemove: route('DELETE /admin/sources/:sourceId', {
    params,
    reply: sourceListSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.sources:write',
  }),
};
