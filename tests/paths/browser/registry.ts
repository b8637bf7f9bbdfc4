import type { Walker } from '../walker.ts';
import { addGameWalker } from './addGame.walk.ts';
import { bringListWalker } from './bringList.walk.ts';
import { draftRoomWalker } from './draftRoom.walk.ts';
import { guardsWalker } from './guards.walk.ts';
import { openBrowserHouse } from './house.ts';
import { noticesWalker } from './notices.walk.ts';
import { sessionWalker } from './session.walk.ts';

type Load = () => Promise<Walker>;

/** Every machine that is walked in the browser, by name; one server and one browser for all, opened for the first. */
export function openBrowserWalkers(): {
  readonly walkers: Readonly<Record<string, Load>>;
  close(): Promise<void>;
} {
  let opening: ReturnType<typeof openBrowserHouse> | null = null;
  const house = () => {
    opening ??= openBrowserHouse();
    return opening;
  };
  return {
    walkers: {
      session: async () => sessionWalker(await house()),
      guards: async () => guardsWalker(await house()),
      draftRoom: async () => draftRoomWalker(await house()),
      notices: async () => noticesWalker(await house()),
      bringList: async () => bringListWalker(await house()),
      addGame: async () => addGameWalker(await house()),
    },
    close: async () => (await opening)?.close(),
  };
}
