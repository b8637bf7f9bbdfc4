import { act, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, useRef } from 'react';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { DEFAULT_PREFERENCES } from '#contract/members/preferences.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { CardView, RoomView } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { preferencesMachine } from '#src/machines/preferences.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import { quietSeal } from '#src/machines/testing/sealedTable.ts';
import { PreferencesContext } from '../../../components/preferences/usePreferences.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { createHeld } from '../held.ts';
import { createInspection } from '../inspection.ts';
import { type ChatRead, type PackHand, type RoomParts, RoomPartsProvider } from '../roomParts.tsx';
import { useFocusOnBoard } from '../useFocusOnBoard.ts';
import { tableForTests, viewForTests } from '../views.testkit.ts';
import type { BoardKind, BoardOf, BoardProps } from './boardTypes.ts';

/** Card `i<card>` of the small game of `../views.testkit.ts`. */
export const cardForTests = (card: number): CardView => ({
  id: instanceId(`i${card}`),
  card,
  finish: 'plain',
});

await loadMessages('boards');
/** The words of the boards, as their tests name them. */
export const words = messagesFor('en', 'boards');

const done: Reply<null> = { ok: true, value: null };
/** Long enough ago that nothing is taken for a click meant for the last turn. */
const AGO_MS = 5000;

/** What the room's frame has around each board. */
function Stage({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useFocusOnBoard(element);
  return <div ref={element}>{children}</div>;
}

/** A board of the table for tests, in a room whose server grants everything: what is decided, zoomed and said is kept. */
export function openBoard<Kind extends BoardKind>(
  Board: ComponentType<BoardProps<Kind>>,
  board: BoardOf<Kind>,
  view: Partial<RoomView> = {},
) {
  const decided: DecisionCommand[] = [];
  const zoomed: string[] = [];
  const spoken: string[] = [];
  const room = createActor(
    draftRoomMachine.provide({
      actors: {
        hub: fromCallback(() => {}),
        sendPick: fromPromise(async ({ input }) => {
          if (input.picking) decided.push(input.picking.command);
          return done;
        }),
      },
    }),
    { input: { draftId: 'd1' } },
  ).start();
  const link: TableLink = {
    draftId: 'd1',
    room,
    openSeal: () => Promise.resolve(quietSeal()),
    ask: async () => done,
    say: async () => done,
    hint: async () => refused('hintsOff'),
  };
  const nothing = () => {};
  const parts: RoomParts = {
    link,
    room,
    inspection: createInspection(),
    chatRead: createHeld<ChatRead | undefined>(undefined),
    unsaid: createHeld(''),
    packHand: createHeld<PackHand | null>(null),
    zoom: ({ name }) => zoomed.push(name),
    openHelp: nothing,
    openOverlay: nothing,
    openSize: nothing,
    openTalk: nothing,
    openSeats: nothing,
    openWaits: nothing,
    openVote: nothing,
    askToLeave: nothing,
    askToEnd: nothing,
    speak: (words) => spoken.push(words),
    tellRefusal: nothing,
    reportLine: async () => undefined,
  };
  const opened = {
    table: tableForTests(),
    room: viewForTests({ direction: 'none', ...view, board }),
    news: null,
  };
  room.send({ type: 'hub.opened', opened, atMs: Date.now() - AGO_MS });
  const preferences = createActor(preferencesMachine, { input: { known: DEFAULT_PREFERENCES } });
  act(() => {
    render(
      <PreferencesContext value={preferences}>
        <RoomPartsProvider value={parts}>
          <Stage>
            <SystemProvider>
              <Board board={board} isWide />
            </SystemProvider>
          </Stage>
        </RoomPartsProvider>
      </PreferencesContext>,
    );
  });
  return { room, decided, sent: decided, zoomed, spoken, parts };
}

/** What a press on a card leads to is done behind the frame that shows the press. */
export const framePasses = () =>
  act(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(40);
    else
      await new Promise<void>((resolve) =>
        requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))),
      );
  });
