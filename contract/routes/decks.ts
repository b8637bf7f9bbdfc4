import * as z from 'zod/mini';
import {
  addDeckSchema,
  deckQuerySchema,
  deckSnapshotSchema,
  deckSnapshotsSchema,
  deckViewSchema,
  saveDeckSchema,
  savedDeckSchema,
  takeSnapshotSchema,
} from '../decks/decks.ts';
import { deckExportSchema, deckListReadingSchema, deckListSchema } from '../decks/exports.ts';
import { nothing, route, signedIn } from '../route.ts';

const params = z.object({ draftId: z.string(), memberId: z.string() });
const numberSchema = z.object({ number: z.int() });

/** Decks of the pools of a draft; `deck` is the number of one of them. */
export const deckRoutes = {
  deck: route('GET /drafts/:draftId/decks/:memberId', {
    params,
    query: deckQuerySchema,
    reply: deckViewSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: signedIn,
    token: 'decks:read',
  }),
  /** `deckConflict`: somebody else, or another window, saved it meanwhile. */
  deckSave: route('PUT /drafts/:draftId/decks/:memberId', {
    params,
    query: deckQuerySchema,
    body: saveDeckSchema,
    reply: savedDeckSchema,
    refusals: [
      'notFound',
      'notStarted',
      'notAllowed',
      'notSeated',
      'deckNotYours',
      'deckConflict',
      'deckNotInPool',
      'deckTooSmall',
      'deckAgainstRules',
    ],
    access: signedIn,
    token: 'decks:write',
  }),
  deckAdd: route('POST /drafts/:draftId/decks/:memberId/others', {
    params,
    body: addDeckSchema,
    reply: numberSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'notSeated', 'deckNotYours', 'tooManyDecks'],
    access: signedIn,
    token: 'decks:write',
  }),
  /** Answers the number of a deck that is left. */
  deckRemove: route('DELETE /drafts/:draftId/decks/:memberId', {
    params,
    query: deckQuerySchema,
    reply: numberSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'notSeated', 'deckNotYours', 'deckKept'],
    access: signedIn,
    token: 'decks:write',
  }),
  deckSnapshots: route('GET /drafts/:draftId/decks/:memberId/snapshots', {
    params,
    query: deckQuerySchema,
    reply: deckSnapshotsSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'notSeated', 'deckNotYours'],
    access: signedIn,
    token: 'decks:read',
  }),
  deckSnapshotTake: route('POST /drafts/:draftId/decks/:memberId/snapshots', {
    params,
    query: deckQuerySchema,
    body: takeSnapshotSchema,
    reply: deckSnapshotSchema,
    refusals: [
      'notFound',
      'notStarted',
      'notAllowed',
      'notSeated',
      'deckNotYours',
      'deckNotInPool',
      'tooManySnapshots',
    ],
    access: signedIn,
    token: 'decks:write',
  }),
  /** A snapshot that is gone already is no fault. */
  deckSnapshotRemove: route('DELETE /drafts/:draftId/decks/:memberId/snapshots/:snapshotId', {
    params: z.extend(params, { snapshotId: z.string() }),
    reply: nothing,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'notSeated', 'deckNotYours'],
    access: signedIn,
    token: 'decks:write',
  }),
  deckExport: route('GET /drafts/:draftId/decks/:memberId/exports/:slug', {
    params: z.extend(params, { slug: z.string() }),
    query: deckQuerySchema,
    reply: deckExportSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'exportFailed'],
    access: signedIn,
    token: 'decks:read',
  }),
  /** A file of the deck was copied or saved: looking at one is no export (product.md section 14). */
  deckTaken: route('POST /drafts/:draftId/decks/:memberId/exports', {
    params,
    reply: nothing,
    refusals: ['notFound', 'deckNotYours'],
    access: signedIn,
    token: 'decks:write',
  }),
  /** How a deck list lays the pool out; nothing is saved. */
  deckListRead: route('POST /drafts/:draftId/decks/:memberId/lists', {
    params,
    query: deckQuerySchema,
    body: deckListSchema,
    reply: deckListReadingSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed', 'deckNotYours', 'listUnread', 'listUnfit'],
    access: signedIn,
    token: 'decks:read',
  }),
};
