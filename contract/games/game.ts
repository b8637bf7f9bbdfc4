import * as z from 'zod/mini';
import { cardNamesSchema } from './cardNames.ts';
import { laneSchema } from './lanes.ts';

const key = z.string().check(z.minLength(1), z.maxLength(120));

export const laneRuleSchema = z.union([
  z.object({ kind: z.literal('any') }),
  z.object({ kind: z.literal('best'), lanes: z.int().check(z.positive()) }),
]);
/** How `{symbol}` is drawn: a letter on a shape of a hue of the look. `lanes` pay for it. */
export const symbolSchema = z.object({
  symbol: key,
  letter: z.string(),
  hue: z.string(),
  shape: z.enum(['circle', 'square', 'leaf']),
  lanes: z.array(z.string()),
});
export type GameSymbol = z.infer<typeof symbolSchema>;
export const raritySchema = z.object({
  code: key,
  name: z.string(),
  colour: z.string(),
  shape: z.enum(['circle', 'diamond', 'hexagon', 'star', 'ring']),
  order: z.int(),
});
export const bucketSchema = z.object({
  key,
  label: z.string(),
  min: z.int().check(z.nonnegative()),
  max: z.nullable(z.int()),
});
/** In which order cards stand by an attribute; by value from low to high without one. */
export const attributeSortSchema = z.union([
  z.object({ by: z.enum(['ascending', 'descending']) }),
  z.object({ by: z.literal('listed'), values: z.array(z.string()) }),
]);
/** What cards are put together by an attribute; each value is a group without one. `width` in units of the number. */
export const attributeGroupSchema = z.union([
  z.object({ by: z.enum(['value', 'firstLetter', 'none']) }),
  z.object({ by: z.literal('ranges'), width: z.number().check(z.positive()) }),
]);
export const attributeSchema = z.object({
  key,
  label: z.string(),
  type: z.enum(['number', 'text', 'list']),
  sort: z.optional(attributeSortSchema),
  group: z.optional(attributeGroupSchema),
});
export type Attribute = z.infer<typeof attributeSchema>;

/** A game as data. `deckSize` is the least main deck; `maxCopies` null means no limit; `freeCards` are card names. */
export const gameDefinitionSchema = z.object({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  name: z.string(),
  tagline: z.string(),
  cardAspect: z.number(),
  /** Address of the picture on the back of every card; ours without one. */
  cardBack: z.optional(z.nullable(z.string())),
  lanes: z.array(laneSchema),
  laneRule: laneRuleSchema,
  laneWord: z.string(),
  rarities: z.array(raritySchema),
  buckets: z.array(bucketSchema),
  deckSize: z.int(),
  maxCopies: z.nullable(z.int()),
  freeCards: z.array(z.string()),
  attributes: z.array(attributeSchema),
  /** The type that charts set apart from the rest, such as `Being`. */
  featuredType: z.nullable(z.string()),
  /** The symbols of costs and rules text; those of Magic where a game has its colours and none of its own. */
  symbols: z.optional(z.array(symbolSchema)),
});
export type GameDefinition = z.infer<typeof gameDefinitionSchema>;

export const setRecordSchema = z.object({ code: key, name: z.string(), releasedOn: z.nullable(z.string()) });
export type SetRecord = z.infer<typeof setRecordSchema>;

export const attributeValueSchema = z.union([z.string(), z.number(), z.array(z.string())]);
export type AttributeValue = z.infer<typeof attributeValueSchema>;

export const sideSchema = z.object({
  name: z.string(),
  typeLine: z.string(),
  rules: z.string(),
  stats: z.nullable(z.string()),
  image: z.nullable(z.string()),
});

/** A card is its rules identity; its name is unique in the game. `isNameOnly`: nothing but the name is known. */
export const cardRecordSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  /** What it is called in other languages, where its data says so. */
  names: z.optional(cardNamesSchema),
  cost: z.nullable(z.number()),
  costText: z.string(),
  lanes: z.array(z.string()),
  /** Lanes it makes as a source, where its file says so; else they are read from its type line and rules. */
  makes: z.optional(z.array(z.string())),
  type: z.string(),
  typeLine: z.string(),
  rules: z.string(),
  flavour: z.string(),
  stats: z.nullable(z.string()),
  rating: z.nullable(z.number()),
  sides: z.array(sideSchema),
  attributes: z.record(z.string(), attributeValueSchema),
  isNameOnly: z.boolean(),
});
export type CardRecord = z.infer<typeof cardRecordSchema>;

/** A printing of a card. `key` is unique in the game and stays the same over imports; `number` is text. */
export const printingRecordSchema = z.object({
  key,
  card: z.string(),
  set: z.string(),
  number: z.string(),
  rarity: z.string(),
  image: z.nullable(z.string()),
  flavour: z.string(),
  externalIds: z.record(z.string(), z.string()),
  isDraftable: z.boolean(),
});
export type PrintingRecord = z.infer<typeof printingRecordSchema>;

/** Cards of the game that a sheet holds; every given list must be met. Weights by rarity, else 1. */
export const sheetFilterSchema = z.object({
  sets: z.optional(z.array(z.string())),
  rarities: z.optional(z.array(z.string())),
  lanes: z.optional(z.array(z.string())),
  types: z.optional(z.array(z.string())),
  weightByRarity: z.optional(z.record(z.string(), z.number())),
});
export type SheetFilter = z.infer<typeof sheetFilterSchema>;

/**
 * A sheet as stored. A print run begins at a random group of `groupSize` cards. A striped sheet has rows of `length`
 * cards; `weights` are those of stripes 1, 2, 3 … rows wide (docs/decisions/0041).
 */
export const storedSheetSchema = z.object({
  kind: z.union([
    z.object({ type: z.literal('random') }),
    z.object({ type: z.literal('printRun'), groupSize: z.int().check(z.positive()) }),
    z.object({
      type: z.literal('striped'),
      length: z.int().check(z.positive()),
      weights: z.array(z.number()),
    }),
  ]),
  balanceBy: z.optional(
    z.union([z.enum(['lanes', 'type', 'rarity', 'set']), z.object({ attribute: z.string() })]),
  ),
  mayRepeat: z.optional(z.boolean()),
  /** `finish`: that of these copies, whatever the slot says. */
  cards: z.optional(
    z.array(
      z.object({ printing: z.string(), weight: z.number(), finish: z.optional(z.enum(['plain', 'foil'])) }),
    ),
  ),
  filter: z.optional(sheetFilterSchema),
});
export type StoredSheet = z.infer<typeof storedSheetSchema>;

/** A slot: each of its cards from one of its sheets by weight; with `oneSheet` one is chosen for all of them. */
export const slotSchema = z.object({
  name: z.string(),
  count: z.int().check(z.positive()),
  finish: z.enum(['plain', 'foil']),
  sheets: z.array(z.object({ sheet: z.string(), weight: z.number() })),
  oneSheet: z.optional(z.boolean()),
});
export const layoutSchema = z.object({ name: z.string(), weight: z.number(), slots: z.array(slotSchema) });

export const layoutOptionSchema = z.object({ layout: z.string(), weight: z.number() });

/**
 * A pack definition as stored: sheets name printings by key or hold a filter. Frozen to indices at the start of a draft;
 * `engine/packs/definition.ts` says what the options do.
 */
export const storedPackSchema = z.object({
  slug: z.string(),
  name: z.string(),
  layouts: z.array(layoutSchema),
  sheets: z.record(z.string(), storedSheetSchema),
  replacement: z.enum(['pack', 'table', 'none']),
  refill: z.boolean(),
  duplicates: z.optional(z.enum(['allowed', 'apart'])),
  rounds: z.optional(z.array(z.array(layoutOptionSchema))),
  layoutDraw: z.optional(z.enum(['weight', 'bag'])),
});
export type StoredPack = z.infer<typeof storedPackSchema>;

/** A field of a card that programs ask for: `set`, `number`, `image`, or `ids.` and the name of an external id. */
export const exportNeedSchema = z.object({
  field: z.string().check(z.regex(/^(set|number|image|ids\.[A-Za-z0-9_-]{1,60})$/)),
  /** What the field is called in a sentence: `an MTGO number`. */
  words: z.string().check(z.minLength(1), z.maxLength(80)),
  /** What becomes of a card without it. */
  without: z.enum(['leftOut', 'kept']),
});
export type ExportNeed = z.infer<typeof exportNeedSchema>;

/** Which decks an export template fits. `places` are the buckets it has a place for, null being all of them. */
export const exportFitSchema = z.object({
  needs: z._default(z.array(exportNeedSchema).check(z.maxLength(8)), []),
  places: z._default(z.nullable(z.array(key).check(z.maxLength(20))), null),
  /** Buckets without which a game is not offered it. */
  onlyWith: z._default(z.array(key).check(z.maxLength(20)), []),
});
export type ExportFit = z.infer<typeof exportFitSchema>;

/** A deck export as data: a LiquidJS body over the scope of `docs/how-to/write-an-export.md`, and in `blurb` what it is for. */
export const exportTemplateSchema = z.object({
  slug: z.string(),
  name: z.string(),
  blurb: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  fit: exportFitSchema,
  body: z.string(),
});
export type ExportTemplate = z.infer<typeof exportTemplateSchema>;
