import * as z from 'zod/mini';
import { boosterTemplateSchema } from '#engine/formats/booster/template.ts';
import { cardFaceSchema, gameLookSchema } from './games/faces.ts';
import { laneRuleSchema, layoutOptionSchema, layoutSchema } from './games/game.ts';
import { laneSchema } from './games/lanes.ts';

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
  /** What its reader is shown cards as, by their places in the catalogue; those that are shown as they are named are missing. */
  names: z.optional(z.record(z.string(), z.string())),
});
export type PracticeSet = z.infer<typeof practiceSetSchema>;

/** The seat of the person who practises; bots have all others. */
export const PRACTICE_SEAT = 0;

/** How many practice drafts an account keeps. */
export const MOST_PRACTICES = 50;
/** A draft of 16 seats and three packs of 15 has 720; undone picks count. */
export const MOST_PRACTICE_ACTIONS = 5000;
/** Of a pool: 16 packs of 100 cards. */
const MOST_CARDS = 2000;

const seat = z.int().check(z.minimum(0), z.maximum(99));
const id = z.string().check(z.maxLength(60));
const ids = z.array(id).check(z.maxLength(100));
/** Cards out of the main deck. */
const side = z.array(id).check(z.maxLength(MOST_CARDS));

/** What practice writes down (`engine/actions.ts`); nothing else is kept. */
const practiceActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('pick'),
    seat,
    packId: id,
    pickNumber: z.int(),
    cardInstanceIds: ids,
    burnIds: ids,
    destination: z.enum(['main', 'side']),
  }),
  z.object({ type: z.literal('takeBack'), seat }),
  z.object({ type: z.literal('seatHandedToBot'), seat }),
  z.object({ type: z.literal('nextRound') }),
]);

/** Body of POST /api/practice-drafts: the server deals the draft again and plays its actions. */
export const keepPracticeSchema = z.object({
  game: z.string().check(z.maxLength(120)),
  template: z.string().check(z.maxLength(120)),
  /** `dealtHashOf` the setup that was practised. */
  hash: z.string().check(z.maxLength(64)),
  /** 32 bytes in hex. */
  secret: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  actions: z.array(practiceActionSchema).check(z.maxLength(MOST_PRACTICE_ACTIONS)),
  side,
});
export type KeepPractice = z.infer<typeof keepPracticeSchema>;

/** A practice draft of the account, as My drafts lists it. */
export const practiceRowSchema = z.object({
  practiceId: z.string(),
  gameName: z.string(),
  /** Name of the template. */
  name: z.string(),
  /** Cards of the main deck. */
  deckCards: z.int(),
  savedAtMs: z.number(),
});
export type PracticeRow = z.infer<typeof practiceRowSchema>;

/** The newest first. */
export const practiceShelfSchema = z.object({ drafts: z.array(practiceRowSchema) });
export type PracticeShelf = z.infer<typeof practiceShelfSchema>;

/** A practice draft with all that a browser shows it from; `set` is as it was when it was saved. */
export const openedPracticeSchema = z.object({
  practiceId: z.string(),
  set: practiceSetSchema,
  secret: z.string(),
  actions: z.array(practiceActionSchema),
  side: z.array(z.string()),
});
export type OpenedPractice = z.infer<typeof openedPracticeSchema>;

/** Body of PUT /api/practice-drafts/:practiceId. */
export const practiceDeckSchema = z.object({ side });
