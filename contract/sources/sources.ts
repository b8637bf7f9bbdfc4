import * as z from 'zod/mini';

/** Body of POST /api/cubes. */
export const cubeLinkSchema = z.object({
  link: z
    .string()
    .check(z.trim(), z.minLength(1, 'Paste a link to a cube.'), z.maxLength(300, 'A link is shorter.')),
});

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
});
export type FetchedCube = z.infer<typeof fetchedCubeSchema>;

export const sourceIdSchema = z.enum(['cubecobra', 'scryfall']);

/** A public source and whether this server may ask it. */
export const sourceViewSchema = z.object({
  id: sourceIdSchema,
  name: z.string(),
  homepage: z.string(),
  isOn: z.boolean(),
});
export const sourceListSchema = z.object({
  /** False where the operator has turned off everything that is fetched. */
  isAllowed: z.boolean(),
  sources: z.array(sourceViewSchema),
});
export type SourceList = z.infer<typeof sourceListSchema>;
