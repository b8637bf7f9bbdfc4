import { throughVite } from './throughVite.ts';
import type { Walker } from './walker.ts';

type Load = () => Promise<Walker>;

/** Every machine that is walked in simulation, by name. */
export const SIMULATED: Readonly<Record<string, Load>> = {
  session: async () => (await import('./session.walk.ts')).sessionWalker,
  authorisedRequest: async () => (await import('./authorisedRequest.walk.ts')).authorisedRequestWalker,
  guards: async () => {
    const { module, close } = await throughVite<typeof import('./guards.walk.ts')>(
      '/tests/paths/guards.walk.ts',
    );
    return { ...module.guardsWalker, close };
  },
  emailVerification: async () => (await import('./emailVerification.walk.ts')).emailVerificationWalker,
  draftRoom: async () => (await import('./draftRoom.walk.ts')).draftRoomWalker,
  deckEditor: async () => (await import('./deckEditor.walk.ts')).deckEditorWalker,
  lifecycle: async () => (await import('./lifecycle.walk.ts')).lifecycleWalker,
  preferences: async () => (await import('./preferences.walk.ts')).preferencesWalker,
  desktopNotices: async () => (await import('./desktopNotices.walk.ts')).desktopNoticesWalker,
  pushSubscription: async () => (await import('./pushSubscription.walk.ts')).pushSubscriptionWalker,
  draftQueue: async () => (await import('./draftQueue.walk.ts')).draftQueueWalker,
  importWizard: async () => (await import('./importWizard.walk.ts')).importWizardWalker,
  formatMenu: async () => (await import('./formatMenu.walk.ts')).formatMenuWalker,
  practice: async () => (await import('./practice.walk.ts')).practiceWalker,
  practiceShelf: async () => (await import('./practiceShelf.walk.ts')).practiceShelfWalker,
  invitation: async () => (await import('./invitation.walk.ts')).invitationWalker,
  bringList: async () => (await import('./bringList.walk.ts')).bringListWalker,
  addGame: async () => (await import('./addGame.walk.ts')).addGameWalker,
  sharedList: async () => (await import('./sharedList.walk.ts')).sharedListWalker,
  hubCall: async () => (await import('./hubCall.walk.ts')).hubCallWalker,
  hubConnection: async () => (await import('./hubConnection.walk.ts')).hubConnectionWalker,
  listShelf: async () => (await import('./listShelf.walk.ts')).listShelfWalker,
  peopleWork: async () => (await import('./peopleWork.walk.ts')).peopleWorkWalker,
  eventRoom: async () => (await import('./eventRoom.walk.ts')).eventRoomWalker,
  eventCalls: async () => (await import('./eventCalls.walk.ts')).eventCallsWalker,
  notificationQueue: async () => (await import('./notificationQueue.walk.ts')).notificationQueueWalker,
  askedFirst: async () => (await import('./askedFirst.walk.ts')).askedFirstWalker,
};
