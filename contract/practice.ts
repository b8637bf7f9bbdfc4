import * as z from 'zod/mini';
import { boosterTemplateSchema } from '#engine/formats/booster/template.ts';
import { cardFaceSchema, gameLookSchema } from './faces.ts';
import { laneRuleSchema, layoutOptionSchema, layoutSchema } from './game.ts';
import { laneSchema } from './lanes.ts';

const finish = z.enum(['plain', 'foil']);

/** A card with what bots see of it, as `engine/core/cards.ts` has it. */
const draftCardSchema = z.extend(z.omit(cardFaceSchema, { card: true }), {
  printing: z.string(),
  rating: z.nullable(z.number()),
});

/** As `engine/packs/definition.ts` has it. */
const sheetSchema = z.object({
  cards: z.array(z.object({ card: z.int(), weight: z.number(), finish: z.optional(finish) })),
  kind: z.union([
    z.object({ type: z.literal('random') }),
    z.object({ type: z.literal('printRun'), groupSize: z.int() }),
    z.object({ type: z.literal('striped'), length: z.int(), weights: z.array(z.number()) }),
  ]),
  balanceBy: z.optional(
    z.union([z.enum(['lanes', 'type', 'rarity', 'set']), z.object({ attribute: z.string() })]),
  ),
  mayRepeat: z.optional(z.boolean()),
});
const packSchema = z.object({
  layouts: z.array(layoutSchema),
  sheets: z.record(z.string(), sheetSchema),
  replacement: z.enum(['pack', 'table', 'none']),
  refill: z.boolean(),
  duplicates: z.optional(z.enum(['allowed', 'apart'])),
  rounds: z.optional(z.array(z.array(layoutOptionSchema))),
  layoutDraw: z.optional(z.enum(['weight', 'bag'])),
  edition: z.optional(z.union([z.literal(2), z.literal(3)])),
});

/** The setup of a booster draft (`engine/core/setup.ts`) of published cards, for one person among bots. */
const practiceSetupSchema = z.object({
  catalogue: z.object({
    game: z.object({ slug: z.string(), name: z.string() }),
    cards: z.array(draftCardSchema),
    lanes: z.array(laneSchema),
    laneRule: laneRuleSchema,
    deckSize: z.int(),
    rarities: z.array(z.object({ code: z.string(), name: z.string(), shape: z.string(), order: z.int() })),
    packs: z.record(z.string(), packSchema),
    symbols: z.optional(z.array(z.object({ symbol: z.string(), lanes: z.array(z.string()) }))),
    freeCards: z.optional(z.array(z.string())),
  }),
  template: boosterTemplateSchema,
  seats: z.int(),
  solo: z.boolean(),
});

/**
 * Everything that a draft against bots needs in the browser, which then asks the server for nothing more. `hash` is that
 * of the setup: another hash is another draft.
 */
export const practiceSetSchema = z.object({
  hash: z.string(),
  /** Slug of the template, and its name. */
  template: z.string(),
  name: z.string(),
  look: gameLookSchema,
  setup: practiceSetupSchema,
});
export type PracticeSet = z.infer<typeof practiceSetSchema>;
