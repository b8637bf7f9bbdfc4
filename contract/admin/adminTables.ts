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
