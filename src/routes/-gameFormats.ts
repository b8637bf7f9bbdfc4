import type { GameFormats } from '#contract/formatChoices/gameFormats.ts';
import { gameFormatRoutes } from '#contract/routes/gameFormats.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';

/** What a game can be drafted as; imported late, with the schema of the reply. */
export const loadGameFormats = (api: Api, game: string, signal: AbortSignal): Promise<GameFormats> =>
  createClient(gameFormatRoutes, api).gameFormats({ params: { slug: game } }, { signal });
