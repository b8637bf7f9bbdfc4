import * as z from 'zod/mini';

const text = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
const words = z.array(text(60)).check(z.minLength(1), z.maxLength(60));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const page = z.url({ protocol: /^https$/ });
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** Which printings of a set are meant; every given condition must be met. */
export const pickSchema = z.strictObject({
  /** Rarity codes. */
  rarities: z.optional(words),
  /** Words of which the type line has one. */
  types: z.optional(words),
  /** Words of which it has none. */
  notTypes: z.optional(words),
  /** An attribute of the card that has one of these values. */
  attribute: z.optional(z.strictObject({ key: text(60), values: words })),
  /** Also printings that are another dress of a card, such as hyperspace or enchanted ones. */
  withVariants: z.optional(z.boolean()),
});
export type CardPick = z.infer<typeof pickSchema>;

/** Cards of a slot: from one of these sheets, each with its weight. */
export const presetSlotSchema = z.strictObject({
  name: text(60),
  count: z.int().check(z.gte(1), z.lte(60)),
  finish: z.enum(['plain', 'foil']),
  sheets: z
    .array(
      z.strictObject({
        pick: pickSchema,
        weight: z.number().check(z.positive()),
        /** Chance of a printing by its rarity, 1 where it is not named. */
        weightByRarity: z.optional(z.record(text(60), z.number().check(z.positive()))),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  /** Name of the slot that has these cards more in a set without any for this slot; without it a pack is smaller then. */
  otherwise: z.optional(text(60)),
});

/** The pack of a set, as it was sold. */
export const packPresetSchema = z.strictObject({
  slug,
  name: text(60),
  /** The only sets that have it, by code. */
  sets: z.optional(words),
  /** First and last day of release of the sets that have it. */
  from: z.optional(day),
  until: z.optional(day),
  slots: z.array(presetSlotSchema).check(
    z.minLength(1),
    z.maxLength(20),
    z.refine(
      (slots) => new Set(slots.map(({ name }) => name)).size === slots.length,
      'Slots of a pack need different names.',
    ),
  ),
  /** The public page that this was taken from. */
  source: page,
  /** The page that its odds were taken from, where it is another. */
  odds: z.optional(page),
});
export type PackPreset = z.infer<typeof packPresetSchema>;

/** How those packs are drafted: a round for each pack, by slug. In a sealed event each player opens all of them at once. */
export const draftPresetSchema = z.strictObject({
  slug,
  name: text(60),
  format: z._default(z.enum(['booster', 'sealed']), 'booster'),
  rounds: z.array(slug).check(z.minLength(1), z.maxLength(12)),
  /** Where packs of the first round are passed; each later round turns around. */
  first: z._default(z.enum(['left', 'right']), 'left'),
  seats: z.int().check(z.gte(2), z.lte(16)),
});
export type DraftPreset = z.infer<typeof draftPresetSchema>;

/** A set whose packs nobody drafts: all of its cards are one pile, as a cube is. */
export const pilePresetSchema = z.strictObject({
  slug,
  pick: pickSchema,
  /** The attribute that tells how many copies of a card the set has; one without it. */
  copies: z.optional(text(60)),
  source: page,
});
export type PilePreset = z.infer<typeof pilePresetSchema>;

/** What a set of a source is drafted from. */
export const presetsSchema = z.strictObject({
  packs: z.array(packPresetSchema).check(z.maxLength(20)),
  drafts: z.array(draftPresetSchema).check(z.maxLength(10)),
  pile: z.optional(pilePresetSchema),
  /** Cards that everybody may add to a deck without drafting them. */
  free: z._default(z.array(pickSchema).check(z.maxLength(10)), []),
});
export type Presets = z.infer<typeof presetsSchema>;
