import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { metricSchema } from '#contract/members/achievementRules.ts';
import { tierSchema } from '#contract/members/achievements.ts';
import { tableStatusSchema } from '#contract/tables/tableRows.ts';
import { moment } from '../columns.ts';
import { isOneOf, oneOf } from '../words.ts';
import { draftId } from './draftTables.ts';
import { memberId } from './memberTables.ts';

/** What can be achieved: so much of a metric. `granted_at` is null until all members were looked at for it. */
export const achievement = pgTable(
  'achievement',
  {
    slug: text('slug').primaryKey(),
    name: text('name').notNull(),
    sentence: text('sentence').notNull(),
    metric: oneOf('metric', metricSchema).notNull(),
    threshold: integer('threshold').notNull(),
    tier: oneOf('tier', tierSchema).notNull(),
    icon: text('icon').notNull(),
    isSecret: boolean('is_secret').notNull().default(false),
    position: integer('position').notNull(),
    grantedAt: moment('granted_at'),
    /** From then on nobody earns it any more; whoever has it keeps it. */
    retiredAt: moment('retired_at'),
  },
  (table) => [isOneOf(table.metric, metricSchema), isOneOf(table.tier, tierSchema)],
);

export const memberAchievement = pgTable(
  'member_achievement',
  {
    memberId: memberId(),
    slug: text('slug')
      .notNull()
      .references((): AnyPgColumn => achievement.slug, { onDelete: 'cascade' }),
    awardedAt: moment('awarded_at').notNull(),
    /** When the member was told. */
    toldAt: moment('told_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.slug] })],
);

/** How far each member is, counted from drafts, events and exports; may be counted anew at any time. */
export const memberMetric = pgTable(
  'member_metric',
  {
    memberId: memberId(),
    metric: oneOf('metric', metricSchema).notNull(),
    count: integer('count').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.metric] }),
    index('member_metric_count').on(table.metric, table.count),
    isOneOf(table.metric, metricSchema),
  ],
);

/** Members whose metrics have to be counted anew. */
export const metricDue = pgTable('metric_due', {
  memberId: memberId().primaryKey(),
  at: moment('at').notNull(),
});

/** What a seat's player did in a draft, read from its log when the draft stood at `status`. */
export const draftTally = pgTable(
  'draft_tally',
  {
    draftId: draftId(),
    seat: integer('seat').notNull(),
    memberId: memberId(),
    status: oneOf('status', tableStatusSchema).notNull(),
    picks: integer('picks').notNull(),
    wheels: integer('wheels').notNull(),
    /** Whether the player, and no bot, sat there at the end. */
    isFinished: boolean('is_finished').notNull(),
    /** Whether the clock never took for the player of a correspondence draft; false at other tables. */
    isOnTime: boolean('is_on_time').notNull(),
    /** Whether the submitted deck plays one lane alone. */
    isMonoLane: boolean('is_mono_lane').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.draftId, table.seat] }),
    index('draft_tally_member').on(table.memberId),
    isOneOf(table.status, tableStatusSchema),
  ],
);

/** Drafts from which a member took a deck along, each once. */
export const exportedDeck = pgTable(
  'exported_deck',
  {
    memberId: memberId(),
    draftId: draftId(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.draftId] })],
);
