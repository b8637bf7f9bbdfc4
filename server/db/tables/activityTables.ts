import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { activityKindSchema } from '#contract/admin/activity.ts';
import type { FinalSubject, Subject } from '#server/admin/activitySubjects.ts';
import { moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { game } from './gameTables.ts';
import { member } from './memberTables.ts';

/** What was done in the administration; `label` is the sentence after the name of who did it. */
export const activity = pgTable(
  'activity',
  {
    id: text('id').primaryKey(),
    at: moment('at').notNull(),
    memberId: text('member_id').references(() => member.id, { onDelete: 'set null' }),
    kind: oneOf('kind', activityKindSchema).notNull(),
    subject: text('subject').$type<Subject | FinalSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    gameId: text('game_id').references(() => game.id, { onDelete: 'set null' }),
    label: text('label').notNull(),
    /** How many rows it changed; what changed none is final. */
    changes: integer('changes').notNull(),
    revertedAt: moment('reverted_at'),
    revertedBy: text('reverted_by').references(() => member.id, { onDelete: 'set null' }),
    revertOf: text('revert_of').references((): AnyPgColumn => activity.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('activity_at').on(table.at),
    index('activity_subject').on(table.subject, table.subjectId, table.at),
    isOneOf(table.kind, activityKindSchema),
  ],
);

/** A row before and after an activity, as `server/admin/activitySubjects.ts` pictures it; null where there was none. */
export const activityChange = pgTable(
  'activity_change',
  {
    activityId: text('activity_id')
      .notNull()
      .references(() => activity.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    subject: text('subject').$type<Subject | FinalSubject>().notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [
    primaryKey({ columns: [table.activityId, table.seq] }),
    index('activity_change_subject').on(table.subject, table.subjectId),
  ],
);
