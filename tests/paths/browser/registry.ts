import type { Walker } from '../walker.ts';
import { addGameWalker } from './addGame.walk.ts';
import { bringListWalker } from './bringList.walk.ts';
import { openBrowserSite } from './browserSite.ts';
import { deckBuildingWalker } from './deckBuilding.walk.ts';
import { draftRoomWalker } from './draftRoom.walk.ts';
import { guardsWalker } from './guards.walk.ts';
import { hostTableWalker } from './hostTable.walk.ts';
import { importWizardWalker } from './importWizard.walk.ts';
import { lobbyWalker } from './lobby.walk.ts';
import { noticesWalker } from './notices.walk.ts';
import { sessionWalker } from './session.walk.ts';
import { signInWalker } from './signIn.walk.ts';

type Load = () => Promise<Walker>;

/** Every machine that is walked in the browser, by name; one server and one browser for all, opened for the first. */
export function openBrowserWalkers(): {
  readonly walkers: Readonly<Record<string, Load>>;
  close(): Promise<void>;
} {
  let opening: ReturnType<typeof openBrowserSite> | null = null;
  const site = () => {
    opening ??= openBrowserSite();
    return opening;
  };
  return {
    walkers: {
      session: async () => sessionWalker(await site()),
      guards: async () => guardsWalker(await site()),
      signIn: async () => signInWalker(await site()),
      draftRoom: async () => draftRoomWalker(await site()),
      notices: async () => noticesWalker(await site()),
      bringList: async () => bringListWalker(await site()),
      hostTable: async () => hostTableWalker(await site()),
      addGame: async () => addGameWalker(await site()),
      deckEditor: async () => deckBuildingWalker(await site()),
      importWizard: async () => importWizardWalker(await site()),
      lobby: async () => lobbyWalker(await site()),
    },
    close: async () => (await opening)?.close(),
  };
}
