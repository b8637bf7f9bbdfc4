// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { Hint } from '#contract/room/room.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import { preferencesMachine } from '#src/machines/preferences.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import { quietSeal } from '#src/machines/testing/sealedTable.ts';
import { PreferencesContext } from '../../../components/preferences/usePreferences.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { createHeld } from '../held.ts';
import { createInspection } from '../inspection.ts';
import { type ChatRead, type PackHand, type RoomParts, RoomPartsProvider } from '../roomParts.tsx';
import { packForTests, tableForTests, viewForTests } from '../views.testkit.ts';
import { HintLine } from './HintLine.tsx';

const LINE = 'A bot takes Cinder Vale. Ember is your lane. Its rating: from 12 picks.';
const view = viewForTests({ pack: packForTests(3) });
const firstName = view.faces[0]?.name ?? '';
const hint: Hint = {
  turnId: 'p1',
  turnNumber: 2,
  cardIds: ['i0'],
  told: null,
  reason: 'Ember is your lane.',
  source: 'from 12 picks',
};
const line = LINE.replace('Cinder Vale', firstName);

/** A pack of three cards with the hint that the server answers. */
async function openHint(reply: Reply<Hint>, chosen: Partial<Preferences> = {}) {
  const spoken: string[] = [];
  let asked = 0;
  const room = createActor(
    draftRoomMachine.provide({
      actors: {
        hub: fromCallback(() => {}),
        sendPick: fromPromise(() => new Promise<Reply<null>>(() => {})),
      },
    }),
    { input: { draftId: 'd1' } },
  ).start();
  const done = async (): Promise<Reply<null>> => ({ ok: true, value: null });
  const link: TableLink = {
    draftId: 'd1',
    room,
    openSeal: () => Promise.resolve(quietSeal()),
    ask: done,
    say: done,
    hint: async () => {
      asked += 1;
      return reply;
    },
  };
  const nothing = () => {};
  const parts: RoomParts = {
    link,
    room,
    inspection: createInspection(),
    chatRead: createHeld<ChatRead | undefined>(undefined),
    unsaid: createHeld(''),
    packHand: createHeld<PackHand | null>(null),
    zoom: nothing,
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
  room.send({ type: 'hub.opened', opened: { table: tableForTests(), room: view, news: null }, atMs: 0 });
  const preferences = createActor(preferencesMachine, {
    input: { known: { ...DEFAULT_PREFERENCES, ...chosen } },
  });
  await act(async () => {
    render(
      <PreferencesContext value={preferences}>
        <RoomPartsProvider value={parts}>
          <SystemProvider>
            {['i0', 'i1', 'i2'].map((id) => (
              <button key={id} type="button" data-card={id}>
                <span>{id}</span>
              </button>
            ))}
            <HintLine isWide={false} />
          </SystemProvider>
        </RoomPartsProvider>
      </PreferencesContext>,
    );
  });
  return { room, spoken, asked: () => asked };
}

const cardsWithChip = () =>
  [...document.querySelectorAll('[data-card] [aria-hidden]:not(svg)')].map((chip) =>
    chip.parentElement?.getAttribute('data-card'),
  );

describe('the hint in the room', () => {
  afterEach(cleanup);

  it('stands at its card and in one line, and is not told by itself', async () => {
    const { spoken, asked } = await openHint({ ok: true, value: hint });
    expect(screen.getByText(line)).toBeTruthy();
    expect([cardsWithChip(), spoken, asked()]).toEqual([['i0'], [], 1]);
  });

  it('is spoken by H wherever the focus is, but in a text field', async () => {
    const { spoken } = await openHint({ ok: true, value: hint });
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'h' });
    field.remove();
    fireEvent.keyDown(screen.getByText('i1'), { key: 'h', ctrlKey: true });
    expect(spoken).toEqual([]);
    fireEvent.keyDown(screen.getByText('i1'), { key: 'h' });
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(spoken).toEqual([line, line]);
  });

  it('has no key where single keys are off, and no chip among rows of words', async () => {
    const { spoken } = await openHint(
      { ok: true, value: hint },
      { usesSingleKeys: false, usesTextMode: true },
    );
    fireEvent.keyDown(screen.getByText('i1'), { key: 'h' });
    expect([spoken, cardsWithChip(), screen.queryByText(line) !== null]).toEqual([[], [], true]);
  });

  it('is gone with its pack, and asked for anew with the next one', async () => {
    const { room, asked } = await openHint({ ok: true, value: hint });
    const next = packForTests(2, { pickNumber: 3 });
    await act(async () => {
      room.send({ type: 'hub.roomReplaced', room: { ...view, version: 2, pack: next }, atMs: 1 });
    });
    expect([screen.queryByText(line), cardsWithChip(), asked()]).toEqual([null, [], 2]);
  });

  it('is nothing where the table is played without', async () => {
    await openHint(refused('hintsOff'));
    expect([document.querySelector('[data-room=hint]'), cardsWithChip()]).toEqual([null, []]);
  });
});
