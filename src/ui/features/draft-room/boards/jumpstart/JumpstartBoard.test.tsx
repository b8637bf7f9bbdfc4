// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTable } from '../../useTable.ts';
import { openBoard } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import JumpstartBoard from './JumpstartBoard.tsx';

afterEach(cleanup);

const offerOf = (round: number, themes: readonly string[]) =>
  themes.map((theme, place) => ({ key: `${round}-${place}`, theme }));
const board: BoardOf<'jumpstart'> = {
  kind: 'jumpstart',
  offer: offerOf(1, ['Embers', 'Tides', 'Briars']),
  taken: [],
  halfDecks: [0, 1, 0, 0],
  chosen: 2,
};
const ask = {
  kind: 'choose',
  turnId: 'half1',
  turnNumber: 3,
  options: board.offer.map(({ key }) => key),
} as const;
const halves = () => screen.getAllByRole('radio');
const takes = (option: string) => ({ type: 'choose', turnId: 'half1', turnNumber: 3, option });

/** The board as the room holds it now. */
function LiveBoard() {
  const { view } = useTable();
  return view.board?.kind === 'jumpstart' ? <JumpstartBoard board={view.board} isWide /> : null;
}

describe('the Jumpstart board', () => {
  it('names each half-deck by its theme and place, and of its cards tells nothing', () => {
    openBoard(JumpstartBoard, board, { ask });
    expect(screen.getByRole('radiogroup', { name: 'Choose half-deck 1 of 2' })).toBeTruthy();
    expect(halves().map((half) => half.getAttribute('aria-label'))).toEqual([
      'Embers, a sealed half-deck. 1 of 3',
      'Tides, a sealed half-deck. 2 of 3',
      'Briars, a sealed half-deck. 3 of 3',
    ]);
    expect(screen.queryByRole('gridcell')).toBeNull();
  });

  it('chooses by a click, and takes what is chosen by its button alone', () => {
    const { decided } = openBoard(JumpstartBoard, board, { ask });
    expect(screen.getByRole('button', { name: /^Take a half-deck/ }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    fireEvent.click(halves()[1]!);
    expect(decided).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: /^Take Tides/ }));
    expect(decided).toEqual([takes('1-1')]);
  });

  it('walks by arrows and digits, chooses on the way, and takes with Enter', () => {
    const { decided, room } = openBoard(JumpstartBoard, board, { ask });
    act(() => halves()[0]!.focus());
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    press('ArrowLeft');
    expect(room.getSnapshot().context.chosen).toEqual(['1-2']);
    press('1');
    expect(document.activeElement).toBe(halves()[0]);
    press('Enter');
    expect(decided).toEqual([takes('1-0')]);
  });

  it('keeps the focus on the half-decks when the next ones are offered', async () => {
    const { room } = openBoard(LiveBoard, board, { ask });
    act(() => halves()[1]!.focus());
    const view = room.getSnapshot().context.room;
    if (!view) throw new Error('The room is not open.');
    const next = { ...board, offer: offerOf(2, ['Storms', 'Bones']), taken: ['Tides'] };
    const dealt = { ...view, version: view.version + 1, board: next };
    await act(async () => room.send({ type: 'hub.roomReplaced', room: dealt, atMs: 0 }));
    expect(document.activeElement).toBe(halves()[1]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Bones, a sealed half-deck. 2 of 2');
  });

  it('says for whom is waited once everything was chosen', () => {
    openBoard(JumpstartBoard, { ...board, offer: [], taken: ['Tides', 'Bones'] }, { ask: null });
    expect(screen.getByRole('status').textContent).toMatch(/^You’ve chosen\. /);
  });
});
