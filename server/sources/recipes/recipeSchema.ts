import * as z from 'zod/mini';
import {
  attributeSchema,
  bucketSchema,
  laneRuleSchema,
  raritySchema,
  symbolSchema,
} from '#contract/games/game.ts';
import { laneSchema } from '#contract/games/lanes.ts';
import { presetsSchema } from './packPreset.ts';

/** What a recipe says of its own version in `format`. */
export const RECIPE_FORMAT = 'passleft-source-1';

const text = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const host = z.string().check(z.regex(/^(?=.{4,120}$)([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** An https address, in which `{code}` and `{name}` are those of the set and `{id}` what a person gave. */
const address = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[a-z0-9.-]+\/\S*$/));
/** Fields inside fields with dots; `*` stands for each entry of an object or list. Empty is the value itself. */
const path = z.string().check(z.maxLength(200));
const megabytes = z.number().check(z.positive(), z.lte(4096));

/** How an answer is packed and what is in it; `jsonl` and `lines` have a record in each line. */
export const kindSchema = z.enum([
  'json',
  'json.gz',
  'jsonl',
  'jsonl.gz',
  'csv',
  'csv.gz',
  'tsv',
  'xml',
  'zip',
]);
export type SourceKind = z.infer<typeof kindSchema>;

const knownSetSchema = z.strictObject({
  code: text(60),
  name: text(120),
  releasedOn: z.nullable(day),
});

/** Where a source tells what sets it has. Without an address it is the list in the recipe. */
export const indexSchema = z.union([
  z.strictObject({ sets: z.array(knownSetSchema).check(z.minLength(1), z.maxLength(2000)) }),
  z.strictObject({
    address,
    kind: kindSchema,
    megabytes,
    records: path,
    /** Fields of a record; `$key` is its key in an object. */
    code: path,
    name: path,
    releasedOn: z.optional(path),
    cards: z.optional(path),
    /** Sets with fewer cards are no boosters' sets but promos, tokens and decks. */
    leastCards: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    /** A set can be drafted where each of these fields that it has is one of the values, without any of the words in any case. */
    draftable: z._default(
      z.array(
        z.strictObject({
          field: path,
          values: z.optional(z.array(text(60)).check(z.minLength(1))),
          without: z.optional(z.array(text(60)).check(z.minLength(1))),
        }),
      ),
      [],
    ),
  }),
]);

/** The records of a large file that belong to what is asked for. */
export const keepSchema = z.strictObject({
  records: path,
  /** The field that is compared, without regard to case, with the set's code. */
  field: path,
});

export const itemSchema = z.strictObject({
  addresses: z.array(address).check(z.minLength(1), z.maxLength(5)),
  kind: kindSchema,
  /** What a transfer usually takes, as it is shown, and the most that is taken in. */
  megabytes,
  mostMegabytes: megabytes,
  /** The address of a SHA-256 of the answer, with `{address}` for its own. */
  sha256: z.optional(z.string().check(z.maxLength(520))),
  keep: z.optional(keepSchema),
  /** The field of the first answer that holds the address of the file itself. */
  linkedBy: z.optional(path),
  /** Further answers of the same address with `{page}`, until all records are there. */
  pages: z.optional(z.strictObject({ total: path, size: z.int().check(z.gte(1), z.lte(1000)) })),
  /** Codes of sets that belong to this one, in its answer. */
  others: z.optional(path),
});

/** What the game is like where its files don't say it; every field wins over the files. */
export const recipeGameSchema = z.strictObject({
  slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/)),
  name: text(120),
  tagline: z.optional(z.string().check(z.maxLength(200))),
  cardAspect: z.optional(z.number().check(z.positive(), z.lte(3))),
  cardBack: z.optional(z.nullable(z.url({ protocol: /^https$/ }))),
  lanes: z.optional(z.array(laneSchema)),
  laneRule: z.optional(laneRuleSchema),
  laneWord: z.optional(text(40)),
  rarities: z.optional(z.array(raritySchema)),
  buckets: z.optional(z.array(bucketSchema)),
  deckSize: z.optional(z.int().check(z.gte(1), z.lte(1000))),
  maxCopies: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(1000)))),
  freeCards: z.optional(z.array(text(300)).check(z.maxLength(200))),
  attributes: z.optional(z.array(attributeSchema)),
  featuredType: z.optional(z.nullable(text(60))),
  symbols: z.optional(z.array(symbolSchema)),
});
export type RecipeGame = z.infer<typeof recipeGameSchema>;

/** A public source of cards as data: where it is asked, how politely, and what its answers mean (sources.md section 2). */
export const recipeSchema = z.strictObject({
  format: z.literal(RECIPE_FORMAT),
  id,
  name: text(60),
  homepage: z.url({ protocol: /^https$/ }),
  /** What it brings: sets of a game, cubes by their link, or ratings of a game's cards for bots. */
  brings: z.enum(['sets', 'cubes', 'ratings']),
  licence: text(400),
  /** The day on which its addresses and presets were compared with real answers; null as long as nobody did. */
  checked: z.nullable(day),
  /** The only hosts that are asked, also over redirects. */
  hosts: z.array(host).check(z.minLength(1), z.maxLength(10)),
  /** Hosts of pictures, which an import allows. */
  pictures: z._default(z.array(host).check(z.maxLength(10)), []),
  /** Milliseconds between two requests of all processes together. */
  everyMs: z.int().check(z.gte(50), z.lte(60_000)),
  /** Whether it may be asked before an Admin has said anything. */
  isOnAtFirst: z.boolean(),
  index: z.nullable(indexSchema),
  item: itemSchema,
  game: z.nullable(recipeGameSchema),
  /** Fields of the records by ours, where no reader knows the format: as the map of an import. */
  fields: z.optional(z.record(text(60), z.string().check(z.maxLength(200)))),
  /** By which a file that somebody brings is known to be of this source: where its records are, and fields that they have. */
  shape: z.optional(
    z.strictObject({ records: path, has: z.array(text(60)).check(z.minLength(2), z.maxLength(10)) }),
  ),
  presets: z._default(presetsSchema, { packs: [], drafts: [], free: [] }),
});
export type Recipe = z.infer<typeof recipeSchema>;
