import * as z from 'zod/mini';
import type { DraftCard } from '#engine/core/cards.ts';
import { PACK_CARDS_AT_MOST } from '#engine/packs/limits.ts';
import { gameLookSchema } from '../games/faces.ts';
import {
  type StoredPack,
  setRecordSchema,
  sheetFilterSchema,
  storedPackSchema,
  storedSheetSchema,
} from '../games/game.ts';

const LONGEST_NAME = 120;
const MOST_LAYOUTS = 2_000;
const MOST_SLOTS = 100;
const MOST_SHEETS = 1_000;
const MOST_ENTRIES = 30_000;
const MOST_ROUNDS = 20;
const MOST_FILTERED = 1_000;
const HEAVIEST = 1_000_000_000_000;
const LONGEST_RUN = 10_000;

const isOneLine = (text: string) => !/\p{Cc}/u.test(text);

const label = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, `Give ${what} a name.`),
      z.maxLength(LONGEST_NAME, `The name of ${what} has at most ${LONGEST_NAME} characters.`),
      z.refine(isOneLine, `The name of ${what} is one line.`),
    );

const weight = (what: string) =>
  z
    .number(`A weight of ${what} is a number.`)
    .check(
      z.gte(0, `A weight of ${what} is not below 0.`),
      z.lte(HEAVIEST, `A weight of ${what} is at most ${HEAVIEST}.`),
    );

export const slugSchema = z
  .string()
  .check(
    z.regex(
      /^[a-z0-9][a-z0-9-]{0,79}$/,
      'A short name for addresses has small letters, digits and hyphens, at most 80.',
    ),
  );

const slot = z.object({
  name: label('a slot'),
  count: z
    .int('A slot has a whole number of cards.')
    .check(
      z.gte(1, 'A slot has at least one card.'),
      z.lte(PACK_CARDS_AT_MOST, `A slot has at most ${PACK_CARDS_AT_MOST} cards.`),
    ),
  finish: z.enum(['plain', 'foil'], 'A slot is plain or foil.'),
  sheets: z
    .array(z.object({ sheet: label('a sheet'), weight: weight('a sheet') }))
    .check(z.minLength(1, 'A slot takes from at least one sheet.'), z.maxLength(MOST_SHEETS)),
  oneSheet: z.optional(z.boolean()),
});

const layout = z.object({
  name: label('a layout'),
  weight: weight('a layout'),
  slots: z
    .array(slot)
    .check(
      z.minLength(1, 'A layout has at least one slot.'),
      z.maxLength(MOST_SLOTS, `A layout has at most ${MOST_SLOTS} slots.`),
    ),
});

const longRun = (value: { groupSize?: number; length?: number }) =>
  (value.groupSize ?? value.length ?? 1) <= LONGEST_RUN;

const filterList = z.optional(
  z
    .array(z.string().check(z.maxLength(LONGEST_NAME)))
    .check(z.maxLength(MOST_FILTERED, `A list of a filter has at most ${MOST_FILTERED} entries.`)),
);

const sheet = z.object({
  ...storedSheetSchema.shape,
  filter: z.optional(
    z.extend(sheetFilterSchema, {
      sets: filterList,
      rarities: filterList,
      lanes: filterList,
      types: filterList,
    }),
  ),
  cards: z.optional(
    z
      .array(
        z.object({
          printing: z.string('A card of a sheet is named by its printing.').check(z.maxLength(LONGEST_NAME)),
          weight: weight('a card'),
          finish: z.optional(z.enum(['plain', 'foil'], 'A card is plain or foil.')),
        }),
      )
      .check(z.maxLength(MOST_ENTRIES, `A sheet names at most ${MOST_ENTRIES} cards.`)),
  ),
});

/** A pack definition as an editor sends it: bounded, every "no" with its sentence. */
export const writtenPackSchema = z
  .extend(storedPackSchema, {
    slug: slugSchema,
    name: label('the pack'),
    layouts: z
      .array(layout)
      .check(
        z.minLength(1, 'A pack has at least one layout.'),
        z.maxLength(MOST_LAYOUTS, `A pack has at most ${MOST_LAYOUTS} layouts.`),
      ),
    sheets: z
      .record(label('a sheet'), sheet)
      .check(
        z.refine(
          (sheets) => Object.keys(sheets).length <= MOST_SHEETS,
          `A pack has at most ${MOST_SHEETS} sheets.`,
        ),
      ),
    rounds: z.optional(
      z
        .array(
          z
            .array(z.object({ layout: label('a layout'), weight: weight('a layout') }))
            .check(z.minLength(1, 'A round has at least one layout.')),
        )
        .check(z.maxLength(MOST_ROUNDS, `At most ${MOST_ROUNDS} rounds have layouts of their own.`)),
    ),
  })
  .check(
    z.refine(
      ({ sheets }) =>
        Object.values(sheets).every(({ kind }) => kind.type === 'random' || longRun({ ...kind })),
      `A print run or a stripe is at most ${LONGEST_RUN} cards long.`,
    ),
    z.refine(
      ({ layouts }) =>
        layouts.every(({ slots }) => slots.reduce((sum, { count }) => sum + count, 0) <= PACK_CARDS_AT_MOST),
      `A pack has at most ${PACK_CARDS_AT_MOST} cards.`,
    ),
  ) satisfies z.ZodMiniType<StoredPack>;

/** Body of POST …/packs. */
export const addPackSchema = z.object({ game: z.string(), pack: writtenPackSchema });
export type AddPack = z.infer<typeof addPackSchema>;

/** Body of PUT …/packs/{id}; `version` is the one the change was made on. */
export const savePackSchema = z.object({ version: z.string(), pack: writtenPackSchema });
export type SavePack = z.infer<typeof savePackSchema>;

/** A stored pack definition with the names of the templates that open it; `ownerName` null: the game's own. */
export const packRowSchema = z.object({
  id: z.string(),
  version: z.string(),
  ownerName: z.nullable(z.string()),
  isMine: z.boolean(),
  usedBy: z.array(z.string()),
  pack: storedPackSchema,
});
export type PackRow = z.infer<typeof packRowSchema>;

/** A printing as the tools for packs need it: without rules, texts and ids. */
export const benchCardSchema = z.object({
  printing: z.string(),
  name: z.string(),
  /** Its names in other languages, which a search looks into. */
  otherNames: z.optional(z.array(z.string())),
  set: z.string(),
  number: z.string(),
  rarity: z.string(),
  cost: z.nullable(z.number()),
  costText: z.string(),
  lanes: z.array(z.string()),
  makes: z.optional(z.array(z.string())),
  type: z.string(),
  image: z.nullable(z.string()),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
  isDraftable: z.boolean(),
});
export type BenchCard = z.infer<typeof benchCardSchema>;

/** Reply of GET …/bench/cards?game=: those for drafting first, as tables deal them. */
export const benchCardsSchema = z.object({ cards: z.array(benchCardSchema) });

/** Reply of GET …/bench?game=: all that the tools for packs and templates need beside the cards. */
export const benchSchema = z.object({
  look: gameLookSchema,
  status: z.enum(['draft', 'published', 'archived']),
  sets: z.array(setRecordSchema),
  types: z.array(z.string()),
  cards: z.int(),
  packs: z.array(packRowSchema),
});
export type Bench = z.infer<typeof benchSchema>;

/** A card of the bench as the engine deals it; what no pack looks at is left empty. */
export const draftCardOfBench = ({
  isDraftable: _,
  otherNames: __,
  makes,
  ...card
}: BenchCard): DraftCard => ({
  ...card,
  ...(makes && { makes }),
  typeLine: card.type,
  rules: '',
  flavour: '',
  stats: null,
  rating: null,
  sides: [],
});
