import { sourceRoutes } from '#contract/routes/sources.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** Calls about public sources; imported late, with the schemas of their replies. */
export const sourceClient = (api: Api) => createClient(sourceRoutes, api);
