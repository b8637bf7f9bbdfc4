import type { TokenScope } from '../members/tokenScopes.ts';
import { achievementRowSchema } from './achievements.ts';
import { activityRowSchema } from './activity.ts';
import { pickOrderRowSchema } from './analytics.ts';
import { cardRowSchema, printingRowSchema } from './cards.ts';
import { exportTableRowSchema, packTableRowSchema, templateTableRowSchema } from './draftingRows.ts';
import { gameRowSchema } from './games.ts';
import { draftRowSchema } from './overview.ts';
import { setRowSchema } from './sets.ts';
import { accountInvitationRowSchema, chatReportRowSchema, userRowSchema } from './users.ts';

/** The rows of every administration table, by the name in its address. */
export const adminTableRows = {
  'account-invitations': accountInvitationRowSchema,
  achievements: achievementRowSchema,
  activity: activityRowSchema,
  cards: cardRowSchema,
  'chat-reports': chatReportRowSchema,
  drafts: draftRowSchema,
  exports: exportTableRowSchema,
  games: gameRowSchema,
  packs: packTableRowSchema,
  'pick-order': pickOrderRowSchema,
  printings: printingRowSchema,
  sets: setRowSchema,
  templates: templateTableRowSchema,
  users: userRowSchema,
};
export type AdminTableName = keyof typeof adminTableRows;

/** What a token needs to read each of them. */
export const adminTableScopes = {
  'account-invitations': 'admin.users:read',
  achievements: 'admin.achievements:read',
  activity: 'admin.activity:read',
  cards: 'admin.cards:read',
  'chat-reports': 'admin.users:read',
  drafts: 'admin.tables:read',
  exports: 'admin.exports:read',
  games: 'admin.games:read',
  packs: 'admin.drafting:read',
  'pick-order': 'admin.analytics:read',
  printings: 'admin.cards:read',
  sets: 'admin.sets:read',
  templates: 'admin.drafting:read',
  users: 'admin.users:read',
} as const satisfies Readonly<Record<AdminTableName, TokenScope>>;
