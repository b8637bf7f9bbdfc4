import * as z from 'zod/mini';
import { tableSelectionSchema } from './table.ts';
import { lineSchema } from './text.ts';

/** A row of the table of sets; `releasedOn` as 2026-11-21, `version` changes with every change of what a form may change. */
export const setRowSchema = z.object({
  id: z.string(),
  version: z.string(),
  code: z.string(),
  name: z.string(),
  game: z.string(),
  gameName: z.string(),
  releasedOn: z.nullable(z.string()),
  printings: z.number(),
});
export type SetRow = z.infer<typeof setRowSchema>;

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const setCodeSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write a code.'),
    z.maxLength(20, 'Use at most 20 characters.'),
    z.regex(/^(?:$|[\p{L}\p{N}][\p{L}\p{N}._-]*$)/u, 'Use letters, digits, dots, dashes and underscores.'),
  );

/** What can be said of a set. */
export const setFormSchema = z.object({
  code: setCodeSchema,
  name: lineSchema('a name', 120),
  releasedOn: z.nullable(z.string().check(z.refine(isDay, 'Write the day as 2026-11-21.'))),
});
export type SetForm = z.infer<typeof setFormSchema>;

/** POST /api/admin/sets. */
export const newSetSchema = z.object({ game: z.string().check(z.maxLength(60)), ...setFormSchema.shape });

/** PUT /api/admin/sets/{setId}; `version` is the one the change was made on. */
export const changeSetSchema = z.object({
  version: z.string().check(z.maxLength(64)),
  ...setFormSchema.shape,
});
export type ChangeSet = z.infer<typeof changeSetSchema>;

/** POST /api/admin/sets/delete: sets go with their printings. */
export const deleteSetsSchema = z.object({ selection: tableSelectionSchema });

export const deletedSetsSchema = z.object({
  activityId: z.nullable(z.string()),
  sets: z.number(),
  printings: z.number(),
});
export type DeletedSets = z.infer<typeof deletedSetsSchema>;

export const setMadeSchema = z.object({ id: z.string(), activityId: z.string() });
