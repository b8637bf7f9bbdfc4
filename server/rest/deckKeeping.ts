import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { addDeckSchema, deckQuerySchema, takeSnapshotSchema } from '#contract/decks.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { readSnapshots, removeSnapshot, takeSnapshot } from '../decks/deckSnapshots.ts';
import { addDeck, type DeckOwner, removeDeck } from '../decks/otherDecks.ts';
import { sendReply } from '../http/sendReply.ts';
import { refuseCoveredPool } from '../rooms/seatView.ts';
import type { Tables } from '../rooms/tables.ts';
import { principalOf, signedIn } from './guards.ts';
import type { House, RouteModule } from './house.ts';
import { draftOf } from './startedDraft.ts';

const deckPath = z.object({ draftId: z.string(), memberId: z.string() });
const snapshotPath = z.object({ draftId: z.string(), memberId: z.string(), snapshotId: z.string() });

interface DeckAddress {
  readonly draftId: string;
  readonly memberId: string;
}

/** What an owner keeps beside the deck that stands: other decks of the pool, and snapshots of each. */
export const deckKeeping =
  (tables: Tables): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const { db } = house;
    const answer = answering(tables, house);
    const schema = { params: deckPath, querystring: deckQuerySchema };

    api.post(
      '/drafts/:draftId/decks/:memberId/others',
      { schema: { params: deckPath, body: addDeckSchema }, preHandler },
      (request, reply) => answer(request, request.params, reply, (owner) => addDeck(db, owner, request.body)),
    );
    api.delete('/drafts/:draftId/decks/:memberId', { schema, preHandler }, (request, reply) =>
      answer(request, request.params, reply, (owner) => removeDeck(db, owner, request.query.deck ?? 1)),
    );
    api.get('/drafts/:draftId/decks/:memberId/snapshots', { schema, preHandler }, (request, reply) =>
      answer(request, request.params, reply, (owner) => readSnapshots(db, owner, request.query.deck ?? 1)),
    );
    api.post(
      '/drafts/:draftId/decks/:memberId/snapshots',
      { schema: { ...schema, body: takeSnapshotSchema }, preHandler },
      (request, reply) =>
        answer(request, request.params, reply, (owner) =>
          takeSnapshot(db, owner, request.query.deck ?? 1, request.body),
        ),
    );
    api.delete(
      '/drafts/:draftId/decks/:memberId/snapshots/:snapshotId',
      { schema: { params: snapshotPath }, preHandler },
      (request, reply) =>
        answer(request, request.params, reply, (owner) =>
          removeSnapshot(db, owner, request.params.snapshotId),
        ),
    );
  };

/** Answers with what `act` makes of the draft in the address. */
const answering =
  (tables: Tables, { db, clock }: House) =>
  async <Value>(
    request: FastifyRequest,
    { draftId, memberId }: DeckAddress,
    reply: FastifyReply,
    act: (owner: DeckOwner) => Promise<Reply<Value>>,
  ): Promise<FastifyReply> => {
    const draft = await draftOf(tables, db, draftId);
    if (!draft) return sendReply(reply, refused('notFound'));
    const covered = refuseCoveredPool(draft);
    if (covered) return sendReply(reply, covered);
    const writerId = principalOf(request).memberId;
    return sendReply(reply, await act({ draft, memberId, writerId, nowMs: clock.now() }));
  };
