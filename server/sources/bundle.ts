import { createHash } from 'node:crypto';
import { type UnzipFileInfo, unzipSync, zipSync } from 'fflate';
import * as z from 'zod/mini';
import { setRecordSchema } from '#contract/games/game.ts';
import type { FileBytes } from '../cards/importFile.ts';
import type { BatchSource } from './batchSource.ts';
import type { AppliedRecipe } from './reading/applyRecipe.ts';
import { presetsSchema } from './recipes/packPreset.ts';
import { keepSchema, recipeGameSchema } from './recipes/recipeSchema.ts';

const BUNDLE_FORMAT = 'passleft-bundle-1';
const MANIFEST = 'manifest.json';
const MOST_FILES = 100;
const MOST_BYTES = 64 * 1024 * 1024;
const MANIFEST_BYTES = 1024 * 1024;
/** Nothing that is packed honestly becomes this many times as large. */
const MOST_RATIO = 200;
/** Equal bundles are equal byte for byte, whenever they are made. */
const PACKED_AT = new Date('2000-01-01T00:00:00Z');

const text = (length: number) => z.string().check(z.maxLength(length));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const manifestSchema = z.strictObject({
  format: z.literal(BUNDLE_FORMAT),
  source: z.strictObject({
    id: text(40),
    name: text(60),
    licence: text(400),
    set: z.strictObject({ code: text(120), name: text(120) }),
    sets: z.array(text(120)).check(z.maxLength(50)),
    missing: z.array(text(120)).check(z.maxLength(50)),
    files: z
      .array(z.strictObject({ address: text(1000), bytes: z.number(), sha256, fetchedAtMs: z.number() }))
      .check(z.maxLength(MOST_FILES)),
    pictures: z.array(text(120)).check(z.maxLength(10)),
  }),
  recipe: z.strictObject({
    game: z.nullable(recipeGameSchema),
    presets: presetsSchema,
    keep: z.optional(keepSchema),
    sets: z.array(setRecordSchema).check(z.maxLength(50)),
  }),
  map: z.nullable(z.record(text(60), text(300))),
  files: z.array(z.strictObject({ name: text(300), sha256 })).check(z.minLength(1), z.maxLength(MOST_FILES)),
});

/** Sets of a source as a file that is read elsewhere: data, licence, origin, day and checksums, no pictures. */
export interface Bundle {
  readonly source: BatchSource;
  readonly recipe: AppliedRecipe;
  readonly map: Readonly<Record<string, string>> | null;
  readonly files: readonly FileBytes[];
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The bundle as a zip archive. */
export function packBundle({ source, recipe, map, files }: Bundle): Uint8Array {
  const { allowed: _, isOnItsWay: __, ...origin } = source;
  const manifest = z.parse(manifestSchema, {
    format: BUNDLE_FORMAT,
    source: origin,
    recipe,
    map,
    files: files.map(({ fileName, bytes }) => ({ name: fileName, sha256: hashOf(bytes) })),
  });
  const entries = files.map(({ bytes }, at) => [`files/${at}`, bytes] as const);
  return zipSync(
    { [MANIFEST]: new TextEncoder().encode(JSON.stringify(manifest)), ...Object.fromEntries(entries) },
    { level: 9, mtime: PACKED_AT },
  );
}

/** Whether a file looks like an archive that may be a bundle. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04;

const LIES = 'This bundle is damaged: what is in it is not what it says. Make it again.';

/** What is in a bundle, the sentence that refuses it, or null where the archive is none. It is believed nothing. */
export function openBundle(bytes: Uint8Array): Bundle | string | null {
  const entries: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, { filter: (entry) => entries.push(entry) < 0 });
  } catch {
    return null;
  }
  if (!entries.some(({ name }) => name === MANIFEST)) return null;
  if (entries.length > MOST_FILES + 1) return `A bundle holds at most ${MOST_FILES} files.`;
  const size = entries.reduce((sum, { originalSize }) => sum + originalSize, 0);
  if (size > MOST_BYTES) return 'The files of this bundle are larger than 64 MiB together.';
  if (entries.some(({ name, originalSize, size: packed }) => !isHonest(name, originalSize, packed)))
    return LIES;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes);
  } catch {
    return LIES;
  }
  const manifest = z.safeParse(manifestSchema, jsonIn(files[MANIFEST]));
  if (!manifest.success) return 'This bundle was made by another version, or is damaged. Make it again.';
  const found: FileBytes[] = [];
  for (const [at, { name, sha256: said }] of manifest.data.files.entries()) {
    const file = files[`files/${at}`];
    if (!file || hashOf(file) !== said) return LIES;
    found.push({ fileName: name, bytes: file });
  }
  const { source, recipe, map } = manifest.data;
  return { source, recipe: { ...recipe, keep: recipe.keep }, map, files: found };
}

function isHonest(name: string, originalSize: number, packed: number): boolean {
  if (name === MANIFEST) return originalSize <= MANIFEST_BYTES;
  return /^files\/\d{1,3}$/.test(name) && originalSize <= Math.max(MANIFEST_BYTES, packed * MOST_RATIO);
}

function jsonIn(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
