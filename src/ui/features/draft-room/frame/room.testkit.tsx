import { act, cleanup, render } from '@testing-library/react';
import { MotionGlobalConfig } from 'framer-motion';
import { afterEach, beforeEach, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { RoomView, TableCommand } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { notificationQueueMachine, selectShownNotices } from '#src/machines/notices/notificationQueue.ts';
import { preferencesMachine } from '#src/machines/preferences.ts';
import { type DraftRoomActor, draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { Picking } from '#src/machines/room/draftRoomFacts.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { quietSeal } from '#src/machines/testing/sealedTable.ts';
import { PreferencesContext } from '../../../components/preferences/usePreferences.ts';
import { ActorsProvider } from '../../shell/actors.tsx';
import { RoomScreen } from '../RoomScreen.tsx';
import { packForTests, tableForTests, viewForTests } from '../views.testkit.ts';

export const START_MS = 1_700_000_000_000;
export const done: Reply<null> = { ok: true, value: null };

/** A wide window and a clock that stands still until a test moves it. */
export function steerRoom(): void {
  // happy-dom reports every animation that is cut short as an unhandled rejection.
  MotionGlobalConfig.skipAnimations = true;
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    vi.useFakeTimers({ now: START_MS });
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** A room over a hub that the test plays; what is asked of the server is kept. */
export async function openRoom(
  view: Partial<RoomView> = {},
  table: Partial<TableView> = {},
  chosen: Partial<Preferences> = {},
  reportLine: (messageId: string) => Promise<unknown> = async () => undefined,
  say: TableLink['say'] = async () => done,
) {
  const picks: Picking[] = [];
  const asked: TableCommand[] = [];
  const replies: ((reply: Reply<null>) => void)[] = [];
  const room: DraftRoomActor = createActor(
    draftRoomMachine.provide({
      actors: {
        hub: fromCallback(() => {}),
        sendPick: fromPromise(({ input }) => {
          if (input.picking) picks.push(input.picking);
          return new Promise<Reply<null>>((resolve) => replies.push(resolve));
        }),
      },
    }),
    { input: { draftId: 'd1' } },
  ).start();
  const link: TableLink = {
    draftId: 'd1',
    room,
    openSeal: () => Promise.resolve(quietSeal()),
    ask: async (command) => {
      asked.push(command);
      return done;
    },
    say,
    hint: async () => refused('hintsOff'),
  };
  const exits = {
    ...{ toLobby: vi.fn(), toResults: vi.fn(), toDeck: vi.fn(), toTables: vi.fn() },
    fetchAhead: vi.fn(),
  };
  const actors = {
    session: createActor(sessionMachine),
    notices: createActor(notificationQueueMachine(() => START_MS)).start(),
  };
  const preferences = createActor(preferencesMachine, {
    input: { known: { ...DEFAULT_PREFERENCES, ...chosen } },
  });
  const line = () => {
    throw new Error('Nothing but tables is asked.');
  };
  const liveTables = {
    use: () => link,
    release: () => {},
    followed: () => [],
    watchTables: () => () => {},
    line,
  };
  render(
    <ActorsProvider actors={actors}>
      <PreferencesContext value={preferences}>
        <RoomScreen liveTables={liveTables} draftId="d1" exits={exits} reportLine={reportLine} />
      </PreferencesContext>
    </ActorsProvider>,
  );
  const opened = {
    table: tableForTests(table),
    room: viewForTests({ pack: packForTests(7), ...view }),
    news: null,
  };
  await act(async () => {
    room.send({ type: 'hub.opened', opened, atMs: START_MS - 1000 });
    await vi.advanceTimersByTimeAsync(0);
  });
  const answer = async (reply: Reply<null>) => {
    await act(async () => {
      replies.shift()?.(reply);
      await vi.advanceTimersByTimeAsync(0);
    });
  };
  const told = () =>
    selectShownNotices(actors.notices.getSnapshot()).map(({ kind, text }) => `${kind}: ${text}`);
  return { room, picks, asked, answer, replies, exits, opened, told };
}
