import * as z from 'zod/mini';

const shortText = z.string().check(z.maxLength(400));
const longText = z.string().check(z.maxLength(20_000));
const words = z._default(z.array(shortText).check(z.maxLength(60)), []);
const effects = z._default(z.array(z.object({ type: shortText, value: shortText })), []);

/** One set of pokemon-tcg-data. */
export const pokemonSetSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  name: z.string().check(z.minLength(1), z.maxLength(300)),
  releaseDate: z.optional(z.nullable(z.string())),
});

/** One card of pokemon-tcg-data: a printing with its rules. The API puts its set inside. */
export const pokemonCardSchema = z.object({
  id: z.string().check(z.minLength(3), z.maxLength(120), z.regex(/^.+-[^-]+$/)),
  name: z.string().check(z.minLength(1), z.maxLength(160)),
  supertype: shortText,
  subtypes: words,
  hp: z.optional(shortText),
  types: words,
  evolvesFrom: z.optional(shortText),
  abilities: z._default(z.array(z.object({ name: shortText, text: longText, type: shortText })), []),
  attacks: z._default(
    z.array(
      z.object({
        name: shortText,
        cost: words,
        damage: z._default(shortText, ''),
        text: z._default(longText, ''),
      }),
    ),
    [],
  ),
  rules: z._default(z.array(longText), []),
  weaknesses: effects,
  resistances: effects,
  retreatCost: words,
  number: z.string().check(z.maxLength(40)),
  rarity: z.optional(shortText),
  flavorText: z._default(longText, ''),
  regulationMark: z.optional(shortText),
  set: z.optional(pokemonSetSchema),
  images: z._default(z.object({ small: z.optional(z.string()), large: z.optional(z.string()) }), {}),
});
/** One card of pokemon-tcg-data. */
export type PokemonCard = z.infer<typeof pokemonCardSchema>;
