import * as z from 'zod/mini';

const shortText = z.string().check(z.maxLength(2000));
const longText = z.string().check(z.maxLength(20_000));
const name = z.string().check(z.minLength(1), z.maxLength(300));
const words = z.array(shortText);
const maybe = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

const imagesSchema = z.record(z.string(), z.string());

const faceSchema = z.object({
  name,
  /** Where it isn't printed in English. */
  printed_name: maybe(z.string().check(z.maxLength(300))),
  /** Names by language, in Draftmancer's. */
  printed_names: maybe(z.record(z.string(), z.string().check(z.maxLength(300)))),
  mana_cost: maybe(shortText),
  type_line: maybe(shortText),
  type: maybe(shortText),
  subtypes: maybe(words),
  oracle_text: maybe(longText),
  flavor_text: maybe(longText),
  power: maybe(z.union([shortText, z.number()])),
  toughness: maybe(z.union([shortText, z.number()])),
  loyalty: maybe(z.union([shortText, z.number()])),
  defense: maybe(z.union([shortText, z.number()])),
  colors: maybe(words),
  produced_mana: maybe(words),
  image_uris: maybe(imagesSchema),
});
/** A face of a Scryfall-shaped card, or the card itself as far as it is told like a face. */
export type ScryfallFace = z.infer<typeof faceSchema>;

/** A card object of Scryfall, or one of Draftmancer's, which are Scryfall's cut short. */
export const scryfallCardSchema = z.extend(faceSchema, {
  id: maybe(z.string().check(z.minLength(1), z.maxLength(120))),
  oracle_id: maybe(shortText),
  lang: maybe(shortText),
  set: z.string().check(z.minLength(1), z.maxLength(40)),
  set_name: maybe(shortText),
  released_at: maybe(shortText),
  collector_number: z.union([z.string().check(z.maxLength(40)), z.number()]),
  rarity: z.string().check(z.minLength(1), z.maxLength(60)),
  layout: maybe(shortText),
  cmc: maybe(z.number()),
  keywords: maybe(words),
  rating: maybe(z.number().check(z.minimum(0), z.maximum(5))),
  in_booster: maybe(z.boolean()),
  booster: maybe(z.boolean()),
  card_faces: maybe(z.array(faceSchema).check(z.maxLength(8))),
  back: maybe(faceSchema),
  all_parts: maybe(z.array(z.object({ name }))),
  related_cards: maybe(z.array(z.unknown())),
  mtgo_id: maybe(z.number()),
  arena_id: maybe(z.number()),
  tcgplayer_id: maybe(z.number()),
  multiverse_ids: maybe(z.array(z.number())),
});
/** A Scryfall-shaped card. */
export type ScryfallCard = z.infer<typeof scryfallCardSchema>;

/** A set object of Scryfall. */
export const scryfallSetSchema = z.object({
  code: z.string().check(z.minLength(1), z.maxLength(40)),
  name,
  released_at: maybe(shortText),
});
