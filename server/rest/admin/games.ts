import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  deleteGameSchema,
  type GameAnswer,
  gameStatusAskSchema,
  newGameSchema,
  saveGameSchema,
} from '#contract/admin/games.ts';
import { deleteGame, makeGame, readAdminGame, saveGame, setGameStatus } from '../../admin/games.ts';
import { notFound, RefusalError } from '../../http/refusalError.ts';
import { allowed, principalOf } from '../guards.ts';
import type { RouteModule } from '../house.ts';

const gamePath = z.object({ slug: z.string().check(z.maxLength(60)) });

/** What a change came to; a refusal leaves as a problem with its sentence. */
function outcomeOf<Value>(answer: GameAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  throw new RefusalError(answer.refusal, null, { sentence: answer.message });
}

/** Making, changing, publishing and deleting games; the list is a table of the kit. */
export const adminGameRoutes: RouteModule = (api, house) => {
  const preHandler = allowed(house, 'administer');
  const { db } = house;
  const editorOf = (request: FastifyRequest) => ({
    memberId: principalOf(request).memberId,
    nowMs: house.clock.now(),
  });

  api.get('/admin/games/:slug', { schema: { params: gamePath }, preHandler }, async (request) => {
    const game = await readAdminGame(db, request.params.slug);
    if (!game) throw notFound();
    return game;
  });

  api.post('/admin/games', { schema: { body: newGameSchema }, preHandler }, async (request) =>
    outcomeOf(await makeGame(db, editorOf(request), request.body)),
  );

  api.put(
    '/admin/games/:slug',
    { schema: { params: gamePath, body: saveGameSchema }, preHandler },
    async (request) => outcomeOf(await saveGame(db, editorOf(request), request.params.slug, request.body)),
  );

  api.put(
    '/admin/games/:slug/status',
    { schema: { params: gamePath, body: gameStatusAskSchema }, preHandler },
    async (request) =>
      outcomeOf(await setGameStatus(db, editorOf(request), request.params.slug, request.body)),
  );

  api.delete(
    '/admin/games/:slug',
    { schema: { params: gamePath, body: deleteGameSchema }, preHandler },
    async (request, reply) => {
      outcomeOf(await deleteGame(db, editorOf(request), request.params.slug, request.body.name));
      return reply.status(204).send();
    },
  );
};
