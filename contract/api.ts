import type { RouteTable } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { achievementRoutes } from './routes/achievements.ts';
import { addressRoutes } from './routes/addresses.ts';
import { adminAchievementRoutes } from './routes/admin/adminAchievements.ts';
import { adminActivityRoutes } from './routes/admin/adminActivity.ts';
import { adminAnalyticsRoutes } from './routes/admin/adminAnalytics.ts';
import { adminCardRoutes } from './routes/admin/adminCards.ts';
import { adminExportRoutes } from './routes/admin/adminExports.ts';
import { adminGameRoutes } from './routes/admin/adminGames.ts';
import { adminImageRoutes } from './routes/admin/adminImages.ts';
import { adminImportRoutes } from './routes/admin/adminImports.ts';
import { adminOverviewRoutes } from './routes/admin/adminOverview.ts';
import { adminPictureRoutes } from './routes/admin/adminPictures.ts';
import { adminSetRoutes } from './routes/admin/adminSets.ts';
import { adminTableRoutes } from './routes/admin/adminTables.ts';
import { adminUserRoutes } from './routes/admin/adminUsers.ts';
import { chatReportRoutes } from './routes/admin/chatReports.ts';
import { draftingRoutes } from './routes/admin/drafting.ts';
import { codeRoutes } from './routes/codes.ts';
import { deckRoutes } from './routes/decks.ts';
import { demoRoutes } from './routes/demo.ts';
import { eventListRoutes } from './routes/eventList.ts';
import { eventRoutes } from './routes/events.ts';
import { gameFormatRoutes } from './routes/gameFormats.ts';
import { guestRoutes } from './routes/guests.ts';
import { hookRoutes } from './routes/hooks.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { linkRoutes } from './routes/links.ts';
import { listRoutes } from './routes/lists.ts';
import { myTableRoutes } from './routes/myTables.ts';
import { openApiRoutes } from './routes/openApi.ts';
import { operatorRoutes } from './routes/operator.ts';
import { overlayRoutes } from './routes/overlays.ts';
import { passkeyRoutes, passkeySignInRoutes } from './routes/passkeys.ts';
import { pushRoutes } from './routes/push.ts';
import { cardFigureRoutes } from './routes/results/cardFigures.ts';
import { draftLogRoutes } from './routes/results/draftLog.ts';
import { historyRoutes } from './routes/results/history.ts';
import { pollRoutes } from './routes/results/polls.ts';
import { practiceRoutes } from './routes/results/practice.ts';
import { practiceDraftRoutes } from './routes/results/practiceDrafts.ts';
import { replayRoutes } from './routes/results/replays.ts';
import { resultLinkRoutes } from './routes/results/resultLinks.ts';
import { resultRoutes } from './routes/results/results.ts';
import { sharedResultRoutes } from './routes/results/sharedResults.ts';
import { schemaRoutes } from './routes/schemas.ts';
import { sessionRoutes } from './routes/session.ts';
import { signInRoutes } from './routes/signIns.ts';
import { sourceRoutes } from './routes/sources.ts';
import { tableListRoutes } from './routes/tableLists.ts';
import { tableReadingRoutes } from './routes/tableReading.ts';
import { tableRoutes } from './routes/tables.ts';
import { tableWaitRoutes } from './routes/tableWaits.ts';
import { tokenRoutes } from './routes/tokens.ts';
import { wayInRoutes } from './routes/waysIn.ts';

/**
 * The REST API: every route once. The server implements it (server/http/implement.ts), the browser calls it
 * (src/api/client.ts), the OpenAPI document and the matrix of roles are made from it. A subject's rows are in a file of
 * routes/, so that a screen loads only the schemas it calls. What is no call of a client, such as pictures, redirects and
 * pages, is described in server/http/plainRoutes.ts instead.
 */
export const api = {
  ...openApiRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...passkeySignInRoutes,
  ...passkeyRoutes,
  ...addressRoutes,
  ...tokenRoutes,
  ...pushRoutes,
  ...achievementRoutes,
  ...adminAchievementRoutes,
  ...adminActivityRoutes,
  ...adminAnalyticsRoutes,
  ...adminCardRoutes,
  ...adminExportRoutes,
  ...adminGameRoutes,
  ...adminOverviewRoutes,
  ...adminPictureRoutes,
  ...adminSetRoutes,
  ...adminTableRoutes,
  ...draftingRoutes,
  ...adminImageRoutes,
  ...adminImportRoutes,
  ...adminUserRoutes,
  ...wayInRoutes,
  ...invitationRoutes,
  ...linkRoutes,
  ...hookRoutes,
  ...guestRoutes,
  ...pollRoutes,
  ...deckRoutes,
  ...codeRoutes,
  ...eventRoutes,
  ...eventListRoutes,
  ...sharedResultRoutes,
  ...practiceRoutes,
  ...practiceDraftRoutes,
  ...gameFormatRoutes,
  ...sourceRoutes,
  ...listRoutes,
  ...tableListRoutes,
  ...myTableRoutes,
  ...tableReadingRoutes,
  ...tableWaitRoutes,
  ...chatReportRoutes,
  ...resultRoutes,
  ...draftLogRoutes,
  ...schemaRoutes,
  ...resultLinkRoutes,
  ...overlayRoutes,
  ...cardFigureRoutes,
  ...replayRoutes,
  ...historyRoutes,
  ...demoRoutes,
  ...operatorRoutes,
  ...tableRoutes,
} satisfies RouteTable;
