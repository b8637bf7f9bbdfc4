import * as z from 'zod/mini';
import {
  attributeSchema,
  bucketSchema,
  gameDefinitionSchema,
  raritySchema,
  symbolSchema,
} from '../games/game.ts';
import { laneSchema } from '../games/lanes.ts';

/** Most of each part of a game; more is a mistake of a file, not a game. */
export const MOST_LANES = 60;
export const MOST_RARITIES = 100;
export const MOST_BUCKETS = 12;
export const MOST_ATTRIBUTES = 200;
export const MOST_SYMBOLS = 60;
export const MOST_FREE_CARDS = 500;

/** Letters that make a text of ours look different than it is: control letters and those that turn the direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

const line = (most: number, missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(most, `Use at most ${most} characters.`),
    z.refine((text) => !UNSEEN.test(text), 'Take the invisible characters out.'),
  );
const maybeLine = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `Use at most ${most} characters.`),
    z.refine((text) => !UNSEEN.test(text), 'Take the invisible characters out.'),
  );

/** Slugs and keys of a game: small letters, digits and hyphens, as they stand in addresses. */
export const slugSchema = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'Use small letters, digits and hyphens, such as “my-game”.'));

const keySchema = line(120, 'Give it a key.');
const COLOUR = /^#[0-9a-f]{6}$/i;
const HUE = /^(#[0-9a-f]{6}|ember|tide|grove|dusk|volt|bone|\d{1,3})$/i;

const SYMBOL_HUE = new RegExp(`${HUE.source}|^neutral$`, 'i');

export const laneFormSchema = z.object({
  ...laneSchema.shape,
  key: keySchema,
  label: line(80, 'Give it a name.'),
  hue: z.string().check(z.regex(HUE, 'Choose a colour.')),
  glyph: maybeLine(20),
});

export const symbolFormSchema = z.object({
  ...symbolSchema.shape,
  symbol: z.string().check(
    z.trim(),
    z.regex(/^[^{}/\s]{1,6}$/, 'Use 1 to 6 characters, without spaces, braces and slashes.'),
    z.refine((text) => !UNSEEN.test(text), 'Take the invisible characters out.'),
  ),
  letter: line(3, 'Give it a letter.'),
  hue: z.string().check(z.regex(SYMBOL_HUE, 'Choose a colour.')),
});

const rarityFormSchema = z.object({
  ...raritySchema.shape,
  code: keySchema,
  name: line(80, 'Give it a name.'),
  colour: z.string().check(z.regex(COLOUR, 'Choose a colour such as #F2B632.')),
});

const bucketFormSchema = z
  .object({
    ...bucketSchema.shape,
    key: keySchema,
    label: line(80, 'Give it a name.'),
    min: z.int().check(z.gte(0, 'The least cannot be below 0.'), z.lte(1000, 'Use at most 1,000.')),
    max: z.nullable(z.int().check(z.gte(1, 'The most is at least 1.'), z.lte(1000, 'Use at most 1,000.'))),
  })
  .check(
    z.refine(({ min, max }) => max === null || max >= min, {
      path: ['max'],
      error: 'The most is below the least.',
    }),
  );

export const attributeFormSchema = z
  .extend(attributeSchema, { key: keySchema, label: line(80, 'Give it a name.') })
  .check(
    z.refine(({ type, group }) => group?.by !== 'ranges' || type === 'number', {
      path: ['group'],
      error: 'Only numbers can be put into ranges.',
    }),
    z.refine(({ type, group }) => group?.by !== 'firstLetter' || type !== 'number', {
      path: ['group'],
      error: 'A number has no first letter.',
    }),
  );

const PICTURE = /^(https:\/\/[^\s<>"]{3,1990}|\/(art|api)\/[^\s<>"]{1,1000})$/;

/** The words under the second and every later one of entries that share a key, by field. */
function noneTwice<Entry>(keyOf: (entry: Entry) => string, field: string, words: string) {
  return z.check<Entry[]>(({ value, issues }) => {
    const seen = new Set<string>();
    for (const [place, entry] of value.entries()) {
      const key = keyOf(entry);
      if (seen.has(key)) issues.push({ code: 'custom', path: [place, field], input: value, message: words });
      seen.add(key);
    }
  });
}

/** A game as an Admin may leave it: what `gameDefinitionSchema` reads, with limits and sentences. */
export const gameFormSchema = z
  .extend(gameDefinitionSchema, {
    slug: slugSchema,
    name: line(80, 'Give the game a name.'),
    tagline: maybeLine(140),
    cardAspect: z
      .number()
      .check(
        z.gte(0.4, 'A card is at least 0.4 as wide as high.'),
        z.lte(2.5, 'A card is at most 2.5 as wide as high.'),
      ),
    cardBack: z.optional(
      z.nullable(
        z.string().check(z.regex(PICTURE, 'Give an address that begins with https:// or leave it empty.')),
      ),
    ),
    lanes: z.array(laneFormSchema).check(
      z.maxLength(MOST_LANES, `A game has at most ${MOST_LANES} of these.`),
      noneTwice(({ key }) => key, 'key', 'This key is used above.'),
      noneTwice(({ label }) => label, 'label', 'This name is used above.'),
    ),
    laneWord: line(20, 'Say what the game calls it, such as “colour”.'),
    rarities: z.array(rarityFormSchema).check(
      z.maxLength(MOST_RARITIES, `A game has at most ${MOST_RARITIES} rarities.`),
      noneTwice(({ code }) => code, 'code', 'This code is used above.'),
      noneTwice(({ name }) => name, 'name', 'This name is used above.'),
    ),
    buckets: z.array(bucketFormSchema).check(
      z.minLength(1, 'A game has at least one bucket.'),
      z.maxLength(MOST_BUCKETS, `A game has at most ${MOST_BUCKETS} buckets.`),
      noneTwice(({ key }) => key, 'key', 'This key is used above.'),
      noneTwice(({ label }) => label, 'label', 'This name is used above.'),
    ),
    deckSize: z
      .int('Enter a whole number.')
      .check(z.gte(0, 'A deck has no fewer than 0 cards.'), z.lte(1000, 'Use at most 1,000.')),
    maxCopies: z.nullable(
      z
        .int('Enter a whole number.')
        .check(z.gte(1, 'Allow at least one copy.'), z.lte(1000, 'Use at most 1,000.')),
    ),
    freeCards: z
      .array(line(300, 'Give the card’s name.'))
      .check(z.maxLength(MOST_FREE_CARDS, `A game gives at most ${MOST_FREE_CARDS} free cards.`)),
    attributes: z.array(attributeFormSchema).check(
      z.maxLength(MOST_ATTRIBUTES, `A game has at most ${MOST_ATTRIBUTES} attributes.`),
      noneTwice(({ key }) => key, 'key', 'This key is used above.'),
    ),
    featuredType: z.nullable(line(80, 'Name a type, or none.')),
    symbols: z.optional(
      z.array(symbolFormSchema).check(
        z.maxLength(MOST_SYMBOLS, `A game has at most ${MOST_SYMBOLS} symbols.`),
        noneTwice(({ symbol }) => symbol, 'symbol', 'This symbol is used above.'),
      ),
    ),
  })
  .check(
    z.refine(
      ({ lanes, laneRule }) => laneRule.kind === 'any' || laneRule.lanes <= Math.max(1, lanes.length),
      {
        path: ['laneRule'],
        error: 'The rule allows more than the game has.',
      },
    ),
  );
