import { achievementRoutes } from '#contract/routes/achievements.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** Calls about achievements; imported late, with the schemas of their replies. */
export const achievementClient = (api: Api) => createClient(achievementRoutes, api);
