import { api } from '#contract/api.ts';
import { implement } from '../http/implement.ts';
import { notFound } from '../http/refusalError.ts';
import { editorOf } from './editor.ts';
import { deleteGame, makeGame, readAdminGame, saveGame, setGameStatus } from './games.ts';

/** Making, changing, publishing and deleting games. */
export const adminGameHandlers = [
  implement(api.adminGame, async ({ params }, { db }) => {
    const game = await readAdminGame(db, params.slug);
    if (!game) throw notFound();
    return game;
  }),
  implement(api.gameMake, ({ body, member }, context) =>
    makeGame(context.db, editorOf(member, context), body),
  ),
  implement(api.gameSave, ({ params, body, member }, context) =>
    saveGame(context.db, editorOf(member, context), params.slug, body),
  ),
  implement(api.gameSetStatus, ({ params, body, member }, context) =>
    setGameStatus(context.db, editorOf(member, context), params.slug, body),
  ),
  implement(api.gameDelete, async ({ params, body, member }, context) => {
    await deleteGame(context.db, editorOf(member, context), params.slug, body.name);
    return undefined;
  }),
];
