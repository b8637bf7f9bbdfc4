import type { GameStatus, NewGame, SaveGame } from '#contract/admin/games.ts';
import { adminGameRoutes } from '#contract/routes/admin/adminGames.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { tablePorts } from './tablePorts.ts';

/** Games for Admins, as the screens of games, rarities and buckets ask for them. */
export function gamePorts(api: Api) {
  const client = createClient(adminGameRoutes, api);
  return {
    table: tablePorts(api, 'games'),
    read: (slug: string, signal: AbortSignal) => client.adminGame({ params: { slug } }, { signal }),
    make: (body: NewGame) => client.gameMake({ body }),
    save: (slug: string, body: SaveGame) => client.gameSave({ params: { slug }, body }),
    setStatus: (slug: string, body: { version: string; status: GameStatus }) =>
      client.gameSetStatus({ params: { slug }, body }),
    /** `name` as the Admin typed it. */
    remove: async (slug: string, name: string) => {
      await client.gameDelete({ params: { slug }, body: { name } });
    },
  };
}
