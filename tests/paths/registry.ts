import { throughVite } from './throughVite.ts';
import type { Walker } from './walker.ts';

type Load = () => Promise<Walker>;

/** Every machine that is walked in simulation, by name. */
export const SIMULATED: Readonly<Record<string, Load>> = {
  session: async () => (await import('./session/session.walk.ts')).sessionWalker,
  authorisedRequest: async () =>
    (await import('./authorisedRequest/authorisedRequest.walk.ts')).authorisedRequestWalker,
  guards: async () => {
    const { module, close } = await throughVite<typeof import('./guards/guards.walk.ts')>(
      '/tests/paths/guards/guards.walk.ts',
    );
    return { ...module.guardsWalker, close };
  },
  emailVerification: async () =>
    (await import('./emailVerification/emailVerification.walk.ts')).emailVerificationWalker,
  draftRoom: async () => (await import('./draftRoom/draftRoom.walk.ts')).draftRoomWalker,
  deckEditor: async () => (await import('./deckEditor/deckEditor.walk.ts')).deckEditorWalker,
  deckExport: async () => (await import('./deckExport/deckExport.walk.ts')).deckExportWalker,
  deckImport: async () => (await import('./deckImport/deckImport.walk.ts')).deckImportWalker,
  lifecycle: async () => (await import('./lifecycle/lifecycle.walk.ts')).lifecycleWalker,
  preferences: async () => (await import('./preferences/preferences.walk.ts')).preferencesWalker,
  desktopNotices: async () => (await import('./desktopNotices/desktopNotices.walk.ts')).desktopNoticesWalker,
  pushSubscription: async () =>
    (await import('./pushSubscription/pushSubscription.walk.ts')).pushSubscriptionWalker,
  draftQueue: async () => (await import('./draftQueue/draftQueue.walk.ts')).draftQueueWalker,
  importWizard: async () => (await import('./importWizard/importWizard.walk.ts')).importWizardWalker,
  lobby: async () => (await import('./lobby/lobby.walk.ts')).lobbyWalker,
  importFiles: async () => (await import('./importFiles/importFiles.walk.ts')).importFilesWalker,
  cardPictures: async () => (await import('./cardPictures/cardPictures.walk.ts')).cardPicturesWalker,
  lookup: async () => (await import('./lookup/lookup.walk.ts')).lookupWalker,
  formatMenu: async () => (await import('./formatMenu/formatMenu.walk.ts')).formatMenuWalker,
  practice: async () => (await import('./practice/practice.walk.ts')).practiceWalker,
  practiceShelf: async () => (await import('./practiceShelf/practiceShelf.walk.ts')).practiceShelfWalker,
  invitation: async () => (await import('./invitation/invitation.walk.ts')).invitationWalker,
  bringList: async () => (await import('./bringList/bringList.walk.ts')).bringListWalker,
  hostTable: async () => (await import('./hostTable/hostTable.walk.ts')).hostTableWalker,
  addGame: async () => (await import('./addGame/addGame.walk.ts')).addGameWalker,
  sharedList: async () => (await import('./sharedList/sharedList.walk.ts')).sharedListWalker,
  hubCall: async () => (await import('./hubCall/hubCall.walk.ts')).hubCallWalker,
  hubConnection: async () => (await import('./hubConnection/hubConnection.walk.ts')).hubConnectionWalker,
  listShelf: async () => (await import('./listShelf/listShelf.walk.ts')).listShelfWalker,
  hookShelf: async () => (await import('./hookShelf/hookShelf.walk.ts')).hookShelfWalker,
  peopleWork: async () => (await import('./peopleWork/peopleWork.walk.ts')).peopleWorkWalker,
  eventRoom: async () => (await import('./eventRoom/eventRoom.walk.ts')).eventRoomWalker,
  eventCalls: async () => (await import('./eventCalls/eventCalls.walk.ts')).eventCallsWalker,
  notificationQueue: async () =>
    (await import('./notificationQueue/notificationQueue.walk.ts')).notificationQueueWalker,
  replayPlayer: async () => (await import('./replayPlayer/replayPlayer.walk.ts')).replayPlayerWalker,
  sealedOpening: async () => (await import('./sealedOpening/sealedOpening.walk.ts')).sealedOpeningWalker,
  askedFirst: async () => (await import('./askedFirst/askedFirst.walk.ts')).askedFirstWalker,
  passkeyPrompt: async () => (await import('./passkeyPrompt/passkeyPrompt.walk.ts')).passkeyPromptWalker,
  passkeyShelf: async () => (await import('./passkeyShelf/passkeyShelf.walk.ts')).passkeyShelfWalker,
  recordEditor: async () => (await import('./recordEditor/recordEditor.walk.ts')).recordEditorWalker,
  submission: async () => (await import('./submission/submission.walk.ts')).submissionWalker,
  accessTokens: async () => (await import('./accessTokens/accessTokens.walk.ts')).accessTokensWalker,
  streamOverlay: async () => (await import('./streamOverlay/streamOverlay.walk.ts')).streamOverlayWalker,
  overlayKey: async () => (await import('./overlayKey/overlayKey.walk.ts')).overlayKeyWalker,
};
