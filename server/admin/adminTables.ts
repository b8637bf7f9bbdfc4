import type { AdminTable } from './adminTable.ts';
import { accountInvitationsTable } from './tables/accountInvitations.ts';
import { achievementsTable } from './tables/achievements.ts';
import { activityTable } from './tables/activity.ts';
import { cardsTable } from './tables/cards.ts';
import { chatReportsTable } from './tables/chatReports.ts';
import { draftsTable } from './tables/drafts.ts';
import { exportsTable } from './tables/exports.ts';
import { gamesTable } from './tables/games.ts';
import { packsTable } from './tables/packs.ts';
import { pickOrderTable } from './tables/pickOrder.ts';
import { printingsTable } from './tables/printings.ts';
import { setsTable } from './tables/sets.ts';
import { templatesTable } from './tables/templates.ts';
import { usersTable } from './tables/users.ts';

/** Every table of the administration; a new one is a file in `tables/` and a line here. */
const TABLES: readonly AdminTable[] = [
  exportsTable,
  templatesTable,
  packsTable,
  activityTable,
  gamesTable,
  setsTable,
  draftsTable,
  cardsTable,
  printingsTable,
  usersTable,
  chatReportsTable,
  accountInvitationsTable,
  achievementsTable,
  pickOrderTable,
];

export const adminTables: ReadonlyMap<string, AdminTable> = new Map(
  TABLES.map((table) => [table.name, table]),
);
