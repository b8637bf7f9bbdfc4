import * as z from 'zod/mini';
import { cardNamesSchema, namesOfLines } from '../games/cardNames.ts';
import { gameLookSchema } from '../games/faces.ts';
import { attributeValueSchema, cardRecordSchema, printingRecordSchema } from '../games/game.ts';
import { tableSelectionSchema } from './table.ts';
import { lineSchema, textSchema } from './text.ts';

/** A row of the table of cards; picture, set and rarity are those of the first printing. */
export const cardRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  game: z.string(),
  lanes: z.array(z.string()),
  type: z.string(),
  typeLine: z.string(),
  rules: z.string(),
  cost: z.nullable(z.number()),
  rating: z.nullable(z.number()),
  isNameOnly: z.boolean(),
  set: z.nullable(z.string()),
  rarity: z.nullable(z.string()),
  printings: z.number(),
  image: z.nullable(z.string()),
  attributes: z.record(z.string(), attributeValueSchema),
});
export type CardRow = z.infer<typeof cardRowSchema>;

/** A row of the table of printings. */
export const printingRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  cardId: z.string(),
  game: z.string(),
  set: z.string(),
  number: z.string(),
  rarity: z.string(),
  isDraftable: z.boolean(),
  key: z.string(),
  image: z.nullable(z.string()),
});
export type PrintingRow = z.infer<typeof printingRowSchema>;

/** What the forms of a game's cards choose from. */
export const cardGameSchema = z.object({
  look: gameLookSchema,
  sets: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type CardGame = z.infer<typeof cardGameSchema>;

/** GET /api/admin/cards/{cardId}. `usedBy` names the packs that list one of its printings. */
export const cardDetailSchema = z.object({
  id: z.string(),
  game: z.string(),
  card: cardRecordSchema,
  /** Changes with every change of the card itself, not of its printings, which have their own. */
  version: z.string(),
  printings: z.array(z.object({ id: z.string(), version: z.string(), ...printingRecordSchema.shape })),
  /** In how many drafts a person was shown it. */
  drafts: z.number(),
  usedBy: z.array(z.string()),
});
export type CardDetail = z.infer<typeof cardDetailSchema>;

const number = z.nullable(
  z.number().check(z.gte(-9999, 'Use a number from -9,999.'), z.lte(9999, 'Use a number up to 9,999.')),
);
const lanesSchema = z.array(z.string().check(z.maxLength(120))).check(z.maxLength(20, 'Choose at most 20.'));
const shortText = (longest: number) => textSchema(longest).check(z.trim());

/** What can be said of a card by hand; sides stay as an import brought them. */
export const cardFormSchema = z.object({
  name: lineSchema('a name', 300),
  cost: number,
  costText: shortText(60),
  lanes: lanesSchema,
  type: shortText(80),
  typeLine: shortText(200),
  rules: textSchema(4000),
  flavour: textSchema(1000),
  stats: z.nullable(shortText(40)),
  rating: z.nullable(z.number().check(z.gte(0, 'Rate from 0 to 5.'), z.lte(5, 'Rate from 0 to 5.'))),
  attributes: z.record(z.string().check(z.maxLength(120)), attributeValueSchema),
  /** All of them; without it they stay as they are. */
  names: z.optional(cardNamesSchema),
});
/** Names in other languages as they are typed, a line each. */
export const namesTextSchema = textSchema(15_000).check(
  z.refine(
    (text) => namesOfLines(text).ok,
    'Enter one name per line after its language, such as “de: Feuergeist”.',
  ),
);
export type CardForm = z.infer<typeof cardFormSchema>;

const versionSchema = z.string().check(z.maxLength(64));

/** PUT /api/admin/cards/{cardId}; `version` is the one the change was made on. */
export const changeCardSchema = z.object({ version: versionSchema, card: cardFormSchema });
export type ChangeCard = z.infer<typeof changeCardSchema>;

const imageSchema = z.nullable(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(2000, 'Use at most 2,000 characters.'),
      z.regex(
        /^(https:\/\/[^\s\\@]+|\/(art|pictures)\/[\w./-]+)$/,
        'Write an address that begins with https://.',
      ),
    ),
);

/** What can be said of a printing by hand. */
export const printingFormSchema = z.object({
  set: z.string().check(z.minLength(1, 'Choose a set.'), z.maxLength(120)),
  number: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a number.'), z.maxLength(20, 'Use at most 20 characters.')),
  rarity: z.string().check(z.minLength(1, 'Choose a rarity.'), z.maxLength(120)),
  image: imageSchema,
  flavour: textSchema(1000),
  isDraftable: z.boolean(),
});
export type PrintingForm = z.infer<typeof printingFormSchema>;

/** PUT /api/admin/printings/{printingId}; `version` is the one the change was made on. */
export const changePrintingSchema = z.object({ version: versionSchema, printing: printingFormSchema });
export type ChangePrinting = z.infer<typeof changePrintingSchema>;

/** POST /api/admin/cards: a card with its first printing. */
export const newCardSchema = z.object({
  game: z.string().check(z.maxLength(60)),
  card: cardFormSchema,
  printing: z.nullable(printingFormSchema),
});
export type NewCard = z.infer<typeof newCardSchema>;
export const madeSchema = z.object({ id: z.string(), activityId: z.string() });

/** One field that is set for many cards. */
export const cardFieldSchema = z.union([
  z.object({ field: z.literal('lanes'), value: lanesSchema }),
  z.object({ field: z.literal('type'), value: shortText(80) }),
  z.object({ field: z.literal('cost'), value: number }),
  z.object({ field: z.literal('rating'), value: cardFormSchema.shape.rating }),
  z.object({ field: z.literal('typeLine'), value: cardFormSchema.shape.typeLine }),
  z.object({ field: z.literal('stats'), value: cardFormSchema.shape.stats }),
  /** Null takes it away. */
  z.object({
    field: z.literal('attribute'),
    key: z.string().check(z.maxLength(120)),
    value: z.nullable(attributeValueSchema),
  }),
]);
export type CardField = z.infer<typeof cardFieldSchema>;

/** One field that is set for many printings. */
export const printingFieldSchema = z.union([
  z.object({ field: z.literal('rarity'), value: printingFormSchema.shape.rarity }),
  z.object({ field: z.literal('set'), value: printingFormSchema.shape.set }),
  z.object({ field: z.literal('isDraftable'), value: z.boolean() }),
]);
export type PrintingField = z.infer<typeof printingFieldSchema>;

/** A field of printings is set for all printings of the cards. */
export const bulkCardsSchema = z.object({
  selection: tableSelectionSchema,
  change: z.union([cardFieldSchema, printingFieldSchema]),
});
export const bulkPrintingsSchema = z.object({ selection: tableSelectionSchema, change: printingFieldSchema });
export const selectedSchema = z.object({ selection: tableSelectionSchema });

/** How many rows a bulk change made different; `activityId` null where none was. */
export const bulkDoneSchema = z.object({ activityId: z.nullable(z.string()), rows: z.number() });
export type BulkDone = z.infer<typeof bulkDoneSchema>;
