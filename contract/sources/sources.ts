import * as z from 'zod/mini';

/** Body of POST /api/cubes. */
export const cubeLinkSchema = z.object({
  link: z
    .string()
    .check(z.trim(), z.minLength(1, 'Paste a link to a cube.'), z.maxLength(300, 'A link is shorter.')),
});

/** Copies that came into a cube and went out of it since a member saved it. */
export const cubeChangeSchema = z.object({ in: z.int(), out: z.int() });
export type CubeChange = z.infer<typeof cubeChangeSchema>;

/** A cube as a list of cards that every reader of lists takes. */
export const fetchedCubeSchema = z.object({
  name: z.string(),
  /** One line for each card and finish: "2 Name (SET) 12 *F*". */
  text: z.string(),
  /** Copies on the main board; those on other boards are left out. */
  cards: z.int(),
  leftOut: z.int(),
  /** When CubeCobra answered with it, at most a day ago. */
  fetchedAtMs: z.int(),
  /** Against the list that the member saved of it; null where there is none, or it is the same. */
  changed: z.nullable(cubeChangeSchema),
});
export type FetchedCube = z.infer<typeof fetchedCubeSchema>;

export const sourceIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));

/** A public source, what it brings, and whether this server may ask it. */
export const sourceViewSchema = z.object({
  id: sourceIdSchema,
  name: z.string(),
  homepage: z.string(),
  brings: z.enum(['sets', 'cubes', 'ratings']),
  licence: z.string(),
  /** The day on which its recipe was compared with real answers; null as long as nobody did. */
  checked: z.nullable(z.string()),
  /** Hosts that are asked, and hosts of pictures that an import allows. */
  hosts: z.array(z.string()),
  pictures: z.array(z.string()),
  /** The game that its cards belong to, and whether it is here already; null for what is no game. */
  game: z.nullable(z.object({ slug: z.string(), name: z.string(), isHere: z.boolean() })),
  /** Addresses that are fetched, with `{code}`, `{name}` or `{id}` of what is asked for, and how large that usually is. */
  addresses: z.array(z.string()),
  /** What the names of its files end in: `json.gz`. */
  ending: z.string(),
  /** Its files are larger than an upload may be. */
  isPackedOnly: z.boolean(),
  megabytes: z.number(),
  /** The address of its list of sets, and how large that is; null where the recipe knows them. */
  index: z.nullable(z.object({ address: z.string(), megabytes: z.number() })),
  /** Whether its sets come with the further sets that their boosters name. */
  hasOthers: z.boolean(),
  isOn: z.boolean(),
  /** An Admin of this server wrote its recipe. */
  isOwn: z.boolean(),
});
export type SourceView = z.infer<typeof sourceViewSchema>;

export const sourceListSchema = z.object({
  /** False where the operator has turned off everything that is fetched. */
  isAllowed: z.boolean(),
  sources: z.array(sourceViewSchema),
});
export type SourceList = z.infer<typeof sourceListSchema>;

/** A set that a source has; days are `2026-11-28`. */
export const sourceSetSchema = z.object({
  code: z.string(),
  name: z.string(),
  releasedOn: z.nullable(z.string()),
  cards: z.nullable(z.int()),
  /** Whether the source says that it is drafted. */
  isDraftable: z.boolean(),
  /** Whether the game has this set already. */
  isHere: z.boolean(),
});
export type SourceSet = z.infer<typeof sourceSetSchema>;

export const sourceSetsSchema = z.object({
  /** Newest first. */
  sets: z.array(sourceSetSchema),
  /** The code of the newest released set that is drafted; null where there is none. */
  newest: z.nullable(z.string()),
});
export type SourceSets = z.infer<typeof sourceSetsSchema>;

/** What is to be fetched and imported: a set by its code, or a cube by a link or id. */
export const sourceFetchSchema = z.object({
  code: z.string().check(z.trim(), z.minLength(1, 'Say what to fetch.'), z.maxLength(300)),
});

/** A recipe as an Admin gives it; the server reads it by the published schema. */
export const ownRecipeSchema = z.object({ recipe: z.string().check(z.minLength(2), z.maxLength(100_000)) });
