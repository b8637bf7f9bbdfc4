import * as z from 'zod/mini';
import {
  attributeSchema,
  attributeValueSchema,
  bucketSchema,
  raritySchema,
  sideSchema,
  symbolSchema,
} from './game.ts';
import { laneSchema } from './lanes.ts';

/** What is printed on a card, sent once to each client that may see it. `card` is its index in the draft's catalogue. */
export const cardFaceSchema = z.object({
  card: z.int(),
  /** As its reader is shown it. */
  name: z.string(),
  /** The name that its data has and programs know, where `name` is the reader's language's. */
  ownName: z.optional(z.string()),
  /** Its names in all other languages; only where cards are searched. */
  otherNames: z.optional(z.array(z.string())),
  set: z.string(),
  number: z.string(),
  rarity: z.string(),
  cost: z.nullable(z.number()),
  costText: z.string(),
  lanes: z.array(z.string()),
  /** Lanes it makes as a source; absent for a card that is none. */
  makes: z.optional(z.array(z.string())),
  type: z.string(),
  typeLine: z.string(),
  rules: z.string(),
  flavour: z.string(),
  stats: z.nullable(z.string()),
  image: z.nullable(z.string()),
  sides: z.array(sideSchema),
  attributes: z.record(z.string(), attributeValueSchema),
});
export type CardFace = z.infer<typeof cardFaceSchema>;

/** What a card is called in its data, in lists and files, whatever its reader is shown. */
export const ownNameOf = ({ name, ownName }: Pick<CardFace, 'name' | 'ownName'>): string => ownName ?? name;

/** All names of a card that a search looks into. */
export const searchedNames = ({
  name,
  ownName,
  otherNames = [],
}: Pick<CardFace, 'name' | 'ownName' | 'otherNames'>): readonly string[] => [
  name,
  ...(ownName === undefined ? [] : [ownName]),
  ...otherNames,
];

/** What a screen needs of the game to draw, group and count its cards. */
export const gameLookSchema = z.object({
  slug: z.string(),
  name: z.string(),
  cardAspect: z.number(),
  /** Address of the picture on the back of every card; ours without one. */
  cardBack: z.optional(z.nullable(z.string())),
  lanes: z.array(laneSchema),
  laneWord: z.string(),
  rarities: z.array(raritySchema),
  buckets: z.array(bucketSchema),
  deckSize: z.int(),
  maxCopies: z.nullable(z.int()),
  featuredType: z.nullable(z.string()),
  attributes: z.array(attributeSchema),
  symbols: z.optional(z.array(symbolSchema)),
});
export type GameLook = z.infer<typeof gameLookSchema>;
