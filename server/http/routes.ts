import { api } from '#contract/api.ts';
import { achievementHandlers } from '../achievements/achievementHandlers.ts';
import { adminAchievementHandlers } from '../admin/achievements/achievementHandlers.ts';
import { adminCardHandlers } from '../admin/cards/cardHandlers.ts';
import { draftingHandlers } from '../admin/drafting/draftingHandlers.ts';
import { adminGameHandlers } from '../admin/gameHandlers.ts';
import { adminPictureHandlers } from '../admin/images/pictureHandlers.ts';
import { adminSetHandlers } from '../admin/setHandlers.ts';
import type { RouteModule } from '../app/appContext.ts';
import { gameFormatHandlers } from '../drafts/formats/formatHandlers.ts';
import { invitationHandlers } from '../drafts/reading/invitationHandlers.ts';
import { eventHandlers } from '../events/eventHandlers.ts';
import { linkHandlers } from '../links/linkHandlers.ts';
import { listHandlers } from '../lists/listHandlers.ts';
import { wayInRoutes } from '../members/addresses/wayInRoutes.ts';
import { passkeyHandlers } from '../members/passkeys/passkeyHandlers.ts';
import { passkeySignInHandlers } from '../members/passkeys/passkeySignInHandlers.ts';
import { tokenHandlers } from '../members/tokens/tokenHandlers.ts';
import { practiceDraftHandlers } from '../practice/practiceDraftHandlers.ts';
import { practiceHandlers } from '../practice/practiceHandlers.ts';
import { sourceHandlers } from '../sources/sourceHandlers.ts';
import { docsRoute } from './docs/docsHandler.ts';
import { implement } from './implement.ts';
import { openApiOf } from './openApi.ts';
import { PLAIN_ROUTES } from './plainRoutes.ts';
import { SUMMARIES } from './summaries.ts';

let document: ReturnType<typeof openApiOf> | null = null;

/** The handlers of every row of the route table. */
export const apiRoutes: readonly RouteModule[] = [
  implement(api.openApi, () => {
    document ??= openApiOf(api, SUMMARIES, PLAIN_ROUTES);
    return document;
  }),
  implement(api.operator, (_, { settings }) => settings.operator),
  docsRoute,
  ...achievementHandlers,
  ...adminAchievementHandlers,
  ...adminCardHandlers,
  ...adminGameHandlers,
  ...adminPictureHandlers,
  ...adminSetHandlers,
  ...draftingHandlers,
  ...wayInRoutes,
  ...tokenHandlers,
  ...passkeySignInHandlers,
  ...passkeyHandlers,
  ...invitationHandlers,
  ...linkHandlers,
  ...eventHandlers,
  ...practiceHandlers,
  ...practiceDraftHandlers,
  ...gameFormatHandlers,
  ...sourceHandlers,
  ...listHandlers,
];
