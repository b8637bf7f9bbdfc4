import * as z from 'zod/mini';

export const activityKindSchema = z.enum(['created', 'changed', 'deleted', 'imported', 'reverted', 'acted']);

/** One line of the activity log; `label` is the sentence after `who`. */
export const activityRowSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** Handle of who did it; null for the server itself and for deleted members. */
  who: z.nullable(z.string()),
  kind: activityKindSchema,
  subject: z.string(),
  subjectId: z.string(),
  game: z.nullable(z.string()),
  label: z.string(),
  changes: z.number(),
  revertedAt: z.nullable(z.string()),
});
export type ActivityRow = z.infer<typeof activityRowSchema>;

/** One row that an activity changed; a part is null where there was no such row. */
export const rowChangeSchema = z.object({
  subject: z.string(),
  subjectId: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type RowChangeView = z.infer<typeof rowChangeSchema>;

/** An activity with the first 50 rows that it changed. */
export const activityDetailSchema = z.object({ ...activityRowSchema.shape, rows: z.array(rowChangeSchema) });
export type ActivityDetail = z.infer<typeof activityDetailSchema>;

export const revertedSchema = z.object({ activityId: z.string(), rows: z.number() });
export type Reverted = z.infer<typeof revertedSchema>;

/** What a change answers: the activity that can be reverted; null when nothing became different. */
export const changedSchema = z.object({ activityId: z.nullable(z.string()) });
export type Changed = z.infer<typeof changedSchema>;

export const activityPath = z.object({ activityId: z.string().check(z.maxLength(60)) });
