// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTable } from '../../useTable.ts';
import { cardForTests, openBoard } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import TeamSealedBoard from './TeamSealedBoard.tsx';

afterEach(cleanup);

const pile = [0, 1, 2, 3, 4].map(cardForTests);
const board: BoardOf<'teamSealed'> = {
  kind: 'teamSealed',
  teams: [],
  own: { team: 0, pile, teammates: [] },
  done: [false, false, false, false],
};

const ask = {
  kind: 'claim',
  turnId: 'pile',
  turnNumber: 1,
  free: pile.map(({ id }) => id),
  own: [],
} as const;

/** The board as the room holds it now. */
function LiveBoard() {
  const { view } = useTable();
  return view.board?.kind === 'teamSealed' ? <TeamSealedBoard board={view.board} isWide /> : null;
}

describe('the board of team sealed', () => {
  it.each([
    ['on its card when somebody else claims one before it', 0],
    ['at its place when the card itself is claimed', 1],
  ])('keeps the focus %s', async (_, claimed) => {
    const { room } = openBoard(LiveBoard, board, { ask });
    const cells = screen.getAllByRole('gridcell');
    cells[1]?.focus();
    const names = cells.map((cell) => cell.getAttribute('aria-label')?.split(',')[0]);
    const view = room.getSnapshot().context.room;
    if (!view || !board.own) throw new Error('The room is not open.');
    const gone = cells[claimed]?.dataset.card;
    const own = { ...board.own, pile: pile.filter(({ id }) => id !== gone) };
    const left = { ...view, version: view.version + 1, board: { ...board, own } };
    await act(async () => room.send({ type: 'hub.roomReplaced', room: left, atMs: 0 }));
    expect(screen.getAllByRole('gridcell')).toHaveLength(4);
    expect(document.activeElement?.getAttribute('aria-label')?.split(',')[0]).toBe(names[1 + claimed]);
  });
});
