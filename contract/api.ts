import type { RouteTable } from './route.ts';
import { accountRoutes } from './routes/account.ts';
import { achievementRoutes } from './routes/achievements.ts';
import { addressRoutes } from './routes/addresses.ts';
import { adminAchievementRoutes } from './routes/adminAchievements.ts';
import { adminImageRoutes } from './routes/adminImages.ts';
import { adminImportRoutes } from './routes/adminImports.ts';
import { adminUserRoutes } from './routes/adminUsers.ts';
import { codeRoutes } from './routes/codes.ts';
import { deckRoutes } from './routes/decks.ts';
import { eventListRoutes } from './routes/eventList.ts';
import { eventRoutes } from './routes/events.ts';
import { gameFormatRoutes } from './routes/gameFormats.ts';
import { guestRoutes } from './routes/guests.ts';
import { invitationRoutes } from './routes/invitations.ts';
import { linkRoutes } from './routes/links.ts';
import { listRoutes } from './routes/lists.ts';
import { openApiRoutes } from './routes/openApi.ts';
import { pollRoutes } from './routes/polls.ts';
import { practiceRoutes } from './routes/practice.ts';
import { pushRoutes } from './routes/push.ts';
import { sessionRoutes } from './routes/session.ts';
import { sharedResultRoutes } from './routes/sharedResults.ts';
import { signInRoutes } from './routes/signIns.ts';
import { sourceRoutes } from './routes/sources.ts';
import { wayInRoutes } from './routes/waysIn.ts';

/**
 * The REST API: every route once. The server implements it (server/http/implement.ts), the browser calls it
 * (src/api/client.ts), the OpenAPI document and the matrix of roles are made from it. A subject's rows are in a file of
 * routes/, so that a screen loads only the schemas it calls. Routes that are not here yet are in server/rest.
 */
export const api = {
  ...openApiRoutes,
  ...sessionRoutes,
  ...signInRoutes,
  ...accountRoutes,
  ...addressRoutes,
  ...pushRoutes,
  ...achievementRoutes,
  ...adminAchievementRoutes,
  ...adminImageRoutes,
  ...adminImportRoutes,
  ...adminUserRoutes,
  ...wayInRoutes,
  ...invitationRoutes,
  ...linkRoutes,
  ...guestRoutes,
  ...pollRoutes,
  ...deckRoutes,
  ...codeRoutes,
  ...eventRoutes,
  ...eventListRoutes,
  ...sharedResultRoutes,
  ...practiceRoutes,
  ...gameFormatRoutes,
  ...sourceRoutes,
  ...listRoutes,
} satisfies RouteTable;
