import * as z from 'zod/mini';
import {
  adminGameSchema,
  type GameStatus,
  gameChangedSchema,
  gameRowSchema,
  type NewGame,
  type SaveGame,
} from '#contract/admin/games.ts';
import type { Api } from '../api.ts';
import { createTableCalls } from './tables.ts';

const pathOf = (slug: string) => `/admin/games/${encodeURIComponent(slug)}`;

/** Calls about games for Admins, as the screens of games, rarities and buckets take them; all throw `ApiFailure`. */
export function createGameCalls(api: Api) {
  return {
    table: createTableCalls(api, 'games', gameRowSchema),
    read: (slug: string, signal: AbortSignal) => api.get(pathOf(slug), adminGameSchema, { signal }),
    make: (game: NewGame) => api.post('/admin/games', game, gameChangedSchema),
    save: (slug: string, body: SaveGame) => api.put(pathOf(slug), body, gameChangedSchema),
    setStatus: (slug: string, body: { version: string; status: GameStatus }) =>
      api.put(`${pathOf(slug)}/status`, body, gameChangedSchema),
    /** `name` as the Admin typed it. */
    remove: (slug: string, name: string) =>
      api.request('DELETE', pathOf(slug), { name }, z.unknown()).then(() => undefined),
  };
}

export type GameCalls = ReturnType<typeof createGameCalls>;
