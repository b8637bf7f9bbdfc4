import * as z from 'zod/mini';

const words = z.array(z.string());

/** Absent facts are left out by most versions of the format, and null in some. */
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** One card object of an MTGJSON v5 set: one face of one printing. */
export const faceSchema = z.object({
  uuid: z.string().check(z.minLength(1), z.maxLength(120)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  number: z.string(),
  rarity: z.string().check(z.minLength(1), z.maxLength(120)),
  type: z.string(),
  types: words,
  subtypes: z._default(words, []),
  supertypes: z._default(words, []),
  colors: z._default(words, []),
  keywords: z._default(words, []),
  manaValue: maybe(z.number()),
  convertedManaCost: maybe(z.number()),
  manaCost: z._default(z.string(), ''),
  text: z._default(z.string(), ''),
  flavorText: z._default(z.string(), ''),
  power: maybe(z.string()),
  toughness: maybe(z.string()),
  loyalty: maybe(z.string()),
  defense: maybe(z.string()),
  layout: z._default(z.string(), 'normal'),
  side: maybe(z.string()),
  faceName: maybe(z.string()),
  otherFaceIds: z._default(words, []),
  identifiers: z._default(z.record(z.string(), z.unknown()), {}),
  /** What it is called where it was printed in other languages; null where nobody noted that. */
  foreignData: maybe(
    z.array(z.object({ language: z.string(), name: maybe(z.string()), faceName: maybe(z.string()) })),
  ),
});
/** One face of one printing. */
export type Face = z.infer<typeof faceSchema>;

const weightSchema = z.number().check(z.nonnegative());
const sheetSchema = z.object({
  cards: z.record(z.string(), weightSchema),
  foil: z._default(z.boolean(), false),
  balanceColors: z._default(z.boolean(), false),
  fixed: z._default(z.boolean(), false),
  allowDuplicates: z._default(z.boolean(), false),
});
/** A sheet of a booster. */
export type BoosterSheet = z.infer<typeof sheetSchema>;

/** One variant of an MTGJSON v5 booster block. */
export const boosterSchema = z.object({
  boosters: z.array(
    z.object({
      contents: z.record(z.string(), z.int().check(z.nonnegative())),
      weight: weightSchema,
    }),
  ),
  sheets: z.record(z.string(), sheetSchema),
  /** The sets that its cards are in. */
  sourceSetCodes: z._default(words, []),
});
/** One variant of a booster. */
export type Booster = z.infer<typeof boosterSchema>;

/** The head of a set; its cards and boosters are read one by one. */
export const setHeadSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string(),
  releaseDate: z.optional(z.nullable(z.string())),
  cards: z.array(z.unknown()),
  booster: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
/** A set whose cards are still unread. */
export type SetHead = z.infer<typeof setHeadSchema>;
