import * as z from 'zod/mini';
import { everyone, route } from '../route.ts';

/** The API's description of itself. */
export const openApiRoutes = {
  openApi: route('GET /openapi.json', {
    reply: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
    refusals: [],
    access: everyone,
    token: 'none',
  }),
};
