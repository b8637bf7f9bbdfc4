import * as z from 'zod/mini';
import { cardFaceSchema } from '../games/faces.ts';
import { gameDefinitionSchema, symbolSchema } from '../games/game.ts';
import { gameFormSchema, slugSchema } from './gameForm.ts';

export const gameStatusSchema = z.enum(['draft', 'published', 'archived']);
export type GameStatus = z.infer<typeof gameStatusSchema>;

const counts = z.record(z.string(), z.int());

/** What there is of a game, and how many cards or printings use each of its parts. */
export const gameUsageSchema = z.object({
  cards: z.int(),
  nameOnly: z.int(),
  printings: z.int(),
  sets: z.int(),
  packs: z.int(),
  templates: z.int(),
  publishedTemplates: z.int(),
  drafts: z.int(),
  events: z.int(),
  /** Printings by rarity code, cards by lane key and by type, decks by bucket key. */
  byRarity: counts,
  byLane: counts,
  byType: counts,
  byBucket: counts,
});
export type GameUsage = z.infer<typeof gameUsageSchema>;

/** An attribute that cards carry, whether the game describes it or not; `type` as its values are. */
export const foundAttributeSchema = z.object({
  key: z.string(),
  type: z.enum(['number', 'text', 'list']),
  cards: z.int(),
  samples: z.array(z.string()),
});
export type FoundAttribute = z.infer<typeof foundAttributeSchema>;

/** GET /api/admin/games/{slug}. `version` changes with every change; `missingFreeCards` are names without a card. */
export const adminGameSchema = z.object({
  definition: gameDefinitionSchema,
  status: gameStatusSchema,
  version: z.string(),
  usage: gameUsageSchema,
  found: z.array(foundAttributeSchema),
  missingFreeCards: z.array(z.string()),
  /** The symbols that costs are drawn with while the definition has none of its own. */
  usualSymbols: z.array(symbolSchema),
  /** A few cards to look at, of different rarities. */
  samples: z.array(cardFaceSchema),
});
export type AdminGame = z.infer<typeof adminGameSchema>;

/** A row of the table of games. */
export const gameRowSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  status: gameStatusSchema,
  cards: z.int(),
  printings: z.int(),
  sets: z.int(),
  packs: z.int(),
  templates: z.int(),
  drafts: z.int(),
  updatedAtMs: z.number(),
});
export type GameRow = z.infer<typeof gameRowSchema>;

/** Body of POST /api/admin/games: a game from nothing, or with the definition of the game `like`. */
export const newGameSchema = z.object({
  name: gameFormSchema.shape.name,
  slug: slugSchema,
  like: z.nullable(z.string().check(z.maxLength(60))),
});
export type NewGame = z.infer<typeof newGameSchema>;

/** Body of PUT /api/admin/games/{slug}: the whole definition, made from the version that was read. */
export const saveGameSchema = z.object({
  version: z.string().check(z.maxLength(64)),
  definition: gameFormSchema,
});
export type SaveGame = z.infer<typeof saveGameSchema>;

/** Body of PUT /api/admin/games/{slug}/status. */
export const gameStatusAskSchema = z.object({
  version: z.string().check(z.maxLength(64)),
  status: gameStatusSchema,
});

/** Body of DELETE /api/admin/games/{slug}: the game's name, typed by the Admin. */
export const deleteGameSchema = z.object({ name: z.string().check(z.maxLength(200)) });

/** Reply to a change: the game as it is now, and the row of the activity log by which it is undone; null where it cannot be. */
export const gameChangedSchema = z.object({ game: adminGameSchema, activityId: z.nullable(z.string()) });
export type GameChanged = z.infer<typeof gameChangedSchema>;

/** A slug for a name: its letters without marks, in small; empty where nothing is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
