import * as z from 'zod/mini';
import { sentence } from '../sentence.ts';
import { cubeChangeSchema } from '../sources/sources.ts';
import { gameStatusSchema } from './games.ts';
import { importAsksSchema } from './importQuestions.ts';
import { listAnswersSchema, listReviewSchema } from './listReview.ts';

export const IMPORT_BYTES_AT_MOST = 64 * 1024 * 1024;
/** As much as the body of an import may weigh with its head. */
export const IMPORT_BODY_BYTES = IMPORT_BYTES_AT_MOST + 1024 * 1024;
export const IMPORT_FILES_AT_MOST = 2000;
export const PREVIEW_ROWS = 50;

const text = (length: number) => z.string().check(z.maxLength(length));
const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/**
 * What is done with rows whose cells in a column are not what was expected there: they are read with `value` in that cell,
 * or left out where it is null.
 */
export const importRepairSchema = z.object({
  column: text(200),
  expected: text(400),
  value: z.nullable(text(400)),
});
export type ImportRepair = z.infer<typeof importRepairSchema>;

export const REPAIRS_AT_MOST = 100;

/**
 * First line of what is sent to `POST /api/admin/imports`, as JSON; behind it stand the bytes of the files, one after
 * another. `newGameName` makes a game of that slug where there is none.
 */
export const importHeadSchema = z.object({
  game: slug,
  newGameName: z.nullable(text(120).check(z.minLength(1))),
  files: z
    .array(z.object({ name: text(500).check(z.minLength(1)), bytes: z.int().check(z.nonnegative()) }))
    .check(z.minLength(1), z.maxLength(IMPORT_FILES_AT_MOST)),
  map: z._default(z.nullable(z.record(text(60), text(200))), null),
  list: z.optional(listAnswersSchema),
  repairs: z.optional(z.array(importRepairSchema).check(z.maxLength(REPAIRS_AT_MOST))),
});
export type ImportHead = z.infer<typeof importHeadSchema>;

/** What a column of a file may be; the importers know the same fields. */
export const IMPORT_FIELDS = [
  'name',
  'cost',
  'costText',
  'type',
  'typeLine',
  'rarity',
  'set',
  'setName',
  'number',
  'rules',
  'flavour',
  'lanes',
  'stats',
  'power',
  'toughness',
  'rating',
  'image',
  'backImage',
  'key',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

export const importKindSchema = z.enum(['set', 'card', 'printing', 'pack', 'template']);
export type ImportKind = z.infer<typeof importKindSchema>;

const countsSchema = z.object({ create: z.number(), update: z.number(), skip: z.number() });

export const rejectSchema = z.object({
  file: z.optional(z.string()),
  row: z.number(),
  column: z.string(),
  found: z.string(),
  expected: z.string(),
});

/** Rows that one repair of the file, or of the map, would settle. */
export const rejectGroupSchema = z.object({
  column: z.string(),
  expected: z.string(),
  rows: z.number(),
  found: z.array(z.object({ text: z.string(), rows: z.number() })),
  examples: z.array(rejectSchema),
});
export type RejectGroup = z.infer<typeof rejectGroupSchema>;

export const importStateSchema = z.enum([
  'reading',
  'ready',
  'refused',
  'storing',
  'done',
  'undoing',
  'undone',
]);
export type ImportState = z.infer<typeof importStateSchema>;

/** Sets of which files are read as one; `chosen` is the name of that one, null where each file is read as another. */
export const setChoiceSchema = z.object({
  chosen: z.nullable(z.string()),
  sets: z.array(z.object({ name: z.string(), code: z.string(), cards: z.number() })),
});
export type SetChoice = z.infer<typeof setChoiceSchema>;

/** An import as its screen shows it; `version` grows with every change. */
/** What an import leads to: a draft of its cards, if one can be dealt. */
export const importNextSchema = z.object({
  /** The slug of a draft of the game that can be opened at once; null where it has none. */
  template: z.nullable(z.string()),
  status: gameStatusSchema,
  /** The game's version, as a change of its status is asked with. */
  version: z.string(),
  /** What the game lacks until it can be published, in a sentence. */
  missing: z.nullable(sentence),
});
export type ImportNext = z.infer<typeof importNextSchema>;

export const importSourceSchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  /** Codes of the sets that came, and of those that the source does not have. */
  sets: z.array(z.string()),
  missing: z.array(z.string()),
  files: z.array(
    z.object({ address: z.string(), bytes: z.number(), sha256: z.string(), fetchedAtMs: z.number() }),
  ),
  /** Hosts of pictures that it allowed. */
  allowed: z.array(z.string()),
});
export type ImportSource = z.infer<typeof importSourceSchema>;

export const importViewSchema = z.object({
  id: z.string(),
  state: importStateSchema,
  fileName: z.string(),
  format: z.string(),
  game: z.object({ slug: z.string(), name: z.string(), isNew: z.boolean() }),
  by: z.nullable(z.string()),
  createdAtMs: z.number(),
  storedAtMs: z.nullable(z.number()),
  undoneAtMs: z.nullable(z.number()),
  version: z.number(),
  progress: z.nullable(
    z.object({
      step: z.enum(['fetching', 'reading', 'checking', 'storing', 'undoing']),
      done: z.number(),
      total: z.number(),
    }),
  ),
  counts: z.record(importKindSchema, countsSchema),
  /** How many rows change each field, in words; the most frequent first. */
  changed: z.array(z.object({ kind: importKindSchema, field: z.string(), rows: z.number() })),
  /** Rows of which something stays because a person set it. */
  kept: z.number(),
  rejected: z.number(),
  groups: z.array(rejectGroupSchema),
  warnings: z.array(sentence),
  nameOnly: z.number(),
  nameOnlyNames: z.array(z.string()),
  /** New printings that joined a card which was there already. */
  joined: z.number(),
  refusal: z.nullable(sentence),
  /**
   * Columns of the files, where a map can say what they are. `map` is from our fields to them, to '' where a field has none,
   * and from `leaveOut1`, `leaveOut2` … to those that are left out; the others become external ids or attributes.
   */
  columns: z.array(
    z.object({
      name: z.string(),
      sample: z.string(),
      isExternalId: z.boolean(),
      /** The language in which it names cards. */
      nameTag: z.nullable(z.string()),
    }),
  ),
  map: z.record(z.string(), z.string()),
  /** The map of the game's last stored import of this format, where it fits these columns and differs from `map`. */
  lastMap: z.nullable(z.record(z.string(), z.string())),
  /** Whether what it changed is still kept, so that it can be undone or redone; until when. */
  isKept: z.boolean(),
  keptUntilMs: z.number(),
  /** What it asks before it can be stored; null in lists and once it is stored. */
  asks: z.nullable(importAsksSchema),
  /** How the lines of lists were read, while it isn't stored; null where there is no list. */
  list: z.optional(z.nullable(listReviewSchema)),
  /** The sets that its files could be read as, while it isn't stored; null where there is no choice. */
  sets: z.optional(z.nullable(setChoiceSchema)),
  /** What comes after it; once it is stored, in the view of one import. */
  next: z.optional(z.nullable(importNextSchema)),
  /** Where its files were fetched; null for files that somebody gave. Progress in `fetching` counts bytes. */
  source: z.optional(z.nullable(importSourceSchema)),
  /** What changed in cubes that the game had already, once it is stored; null where none did. */
  cubeChange: z.optional(z.nullable(cubeChangeSchema)),
});
export type ImportView = z.infer<typeof importViewSchema>;

/**
 * One row of the preview; `changes` is empty for a new row, `facts` tells what it is. `keep` is a row that only differs where
 * a person set it; `kept` says what the file has there, and who set it when: null where nobody knows.
 */
export const previewRowSchema = z.object({
  seq: z.number(),
  name: z.string(),
  action: z.enum(['create', 'update', 'keep']),
  facts: z.array(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  kept: z.array(
    z.object({
      field: z.string(),
      value: z.string(),
      said: z.string(),
      by: z.nullable(z.string()),
      atMs: z.nullable(z.number()),
    }),
  ),
});
export type PreviewRow = z.infer<typeof previewRowSchema>;

export const previewQuerySchema = z.object({
  kind: importKindSchema,
  action: z.optional(z.enum(['create', 'update', 'keep'])),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
});
export const previewSchema = z.object({
  rows: z.array(previewRowSchema),
  total: z.number(),
  page: z.number(),
});
export type Preview = z.infer<typeof previewSchema>;

export const importBegunSchema = z.object({ id: z.string() });
export const importListSchema = z.object({ imports: z.array(importViewSchema) });
/** `overwriteEdits`: what people set is overwritten too. */
export const storeImportSchema = z.object({
  skipRejects: z.boolean(),
  overwriteEdits: z._default(z.boolean(), false),
});
export const importUndoneSchema = z.object({ isGameGone: z.boolean() });

export const PICTURE_BYTES_AT_MOST = 10 * 1024 * 1024;
export const PICTURES_AT_MOST = 5000;

/** File names that are looked for among the printings of a game, or of one of its sets. */
export const matchPicturesSchema = z.object({
  game: slug,
  set: z.nullable(text(120)),
  names: z.array(text(300)).check(z.minLength(1), z.maxLength(PICTURES_AT_MOST)),
});
export const pictureMatchSchema = z.object({
  name: z.string(),
  /** Null where no printing has that name, or more than one could be meant; `why` says which. */
  printing: z.nullable(z.object({ id: z.string(), card: z.string(), set: z.string(), number: z.string() })),
  why: sentence,
});
export type PictureMatch = z.infer<typeof pictureMatchSchema>;
export const pictureMatchesSchema = z.object({ matches: z.array(pictureMatchSchema) });
/** The address under which cards name the picture that was taken in. */
export const pictureTakenSchema = z.object({ image: z.string() });
