import * as z from 'zod/mini';
import type { PrintingRecord } from '#contract/games/game.ts';

const words = z.array(z.string().check(z.maxLength(400)));
const text = z.string().check(z.maxLength(20_000));

/** One card object of an MTGJSON v3 set: a card, or one face of it. */
export const oldCardSchema = z.object({
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  names: z.optional(z.array(z.string()).check(z.maxLength(8))),
  rarity: z.string().check(z.minLength(1), z.maxLength(60)),
  type: z._default(text, ''),
  types: z._default(words, []),
  supertypes: z._default(words, []),
  subtypes: z._default(words, []),
  colors: z._default(words, []),
  cmc: z.optional(z.number()),
  manaCost: z._default(text, ''),
  text: z._default(text, ''),
  flavor: z._default(text, ''),
  number: z._default(z.string().check(z.maxLength(40)), ''),
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  loyalty: z.optional(z.nullable(z.union([z.number(), z.string()]))),
  layout: z._default(z.string(), 'normal'),
  multiverseid: z.optional(z.number()),
});
/** One card object of an MTGJSON v3 set. */
export type OldCard = z.infer<typeof oldCardSchema>;

const slotSchema = z.union([z.string(), z.array(z.string()).check(z.minLength(1), z.maxLength(20))]);

/** The head of an MTGJSON v3 set; its cards are read one by one. */
export const oldSetSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  name: z.string(),
  releaseDate: z.optional(z.nullable(z.string())),
  cards: z.array(z.unknown()),
  booster: z.optional(z.nullable(z.array(slotSchema).check(z.maxLength(100)))),
});
/** A set whose cards are still unread. */
export type OldSet = z.infer<typeof oldSetSchema>;

/** A card of an old set with its printing; `face` is its front as the file has it. */
export interface OldPrinting {
  readonly face: OldCard;
  readonly printing: PrintingRecord;
}
