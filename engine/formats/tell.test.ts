import { describe, expect, it } from 'vitest';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { oracleOf } from '#tests/support/engine/oracles.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { isDecision } from '../core/actions.ts';
import { instanceId } from '../core/cards.ts';
import type { CardView } from '../core/view.ts';
import { viewFor } from '../draft.ts';
import { formatOf } from './formatOf.ts';
import type { BoardView, DraftView } from './registry.ts';
import { type FormatName, formats } from './registry.ts';
import { tellDecision } from './tell.ts';

const cards = (count: number): readonly CardView[] =>
  Array.from({ length: count }, (_, at) => ({ id: instanceId(`c${at}`), card: 0, finish: 'plain' }));

function told(board: BoardView, option: string): string | undefined {
  const view: DraftView = {
    format: board.kind,
    phase: 'drafting',
    seat: 0,
    round: 0,
    rounds: 1,
    packSize: 0,
    decisionsInRound: 0,
    direction: 'none',
    pack: null,
    board,
    ask: null,
    pool: [],
    seats: [],
    mayTakeBack: false,
  };
  const template = { format: board.kind };
  return formatOf({ template }).tellOption?.(view, option);
}

const turn = { turnSeat: 0, lastTake: null } as const;

describe('what a seat chose, in words', () => {
  it('names the line of a grid', () => {
    const open = { rows: 3, columns: 4, cells: [], lines: [], lastLine: null, gridsLeft: 0 };
    const next = { turnSeat: 0, nextSeats: [], nextBeginner: null, pools: [] };
    const board: BoardView = { kind: 'grid', ...open, ...next };
    expect(told(board, 'row2')).toBe('Took the second row.');
    expect(told(board, 'column4')).toBe('Took the fourth column.');
  });

  it('names the theme of a half-deck', () => {
    const offer = [{ key: 'theme1', theme: 'Ashes' }];
    const board = { kind: 'jumpstart', offer, taken: [], halfDecks: [], chosen: 2 } as const;
    expect(told(board, 'theme1')).toBe('Took Ashes.');
  });

  it('counts the packs that were opened', () => {
    const board = (packs: number) =>
      ({ kind: 'sealed', packKinds: Array.from({ length: packs }, () => 'plain'), done: [] }) as const;
    expect([told(board(6), 'done'), told(board(1), 'done')]).toEqual(['Opened 6 packs.', 'Opened 1 pack.']);
  });

  it('names the pile of two, with what was left', () => {
    const middle = { step: 'choose', first: cards(1), second: cards(5) } as const;
    const board = { kind: 'solomon', middle, divider: 1, turnSeat: 0, pools: [], last: null } as const;
    expect(told(board, 'first')).toBe('Took the first pile, 1 card and not 5.');
    expect(told(board, 'second')).toBe('Took the second pile, 5 cards and not 1.');
  });

  it('names the pile of several and its cards', () => {
    const board = { kind: 'winchester', stack: 9, piles: [cards(1), cards(4)], ...turn, pools: [] } as const;
    expect(told(board, 'pile2')).toBe('Took pile 2, 4 cards.');
  });

  it('tells a pile that was passed, and that the stack came after the last one', () => {
    const piles = [1, 3, 0].map((size) => ({ size, seen: [] }));
    const board = (looking: number) => ({ kind: 'winston', stack: 9, piles, looking, ...turn }) as const;
    expect(told(board(1), 'take')).toBe('Took pile 2, 3 cards.');
    expect(told(board(0), 'pass')).toBe('Passed pile 1.');
    expect(told(board(1), 'pass')).toBe('Passed pile 2 and took the top card of the stack.');
  });
});

const names = Object.keys(formats) as FormatName[];

describe.each(names)('every decision of a %s draft', (name) => {
  it('is told in words that show no key of an option', () => {
    const below = belowFrom(11);
    const setup = oracleOf(name).someSetup(smallCatalogue, below);
    const { states, actions } = playOut(setup, new Uint8Array(32).fill(3), below, true);
    const sentences = actions.flatMap((action, at) => {
      const state = states[at];
      if (!state || !('seat' in action) || !isDecision(action)) return [];
      return [tellDecision(setup, viewFor(setup, state, { seat: action.seat }), action)];
    });
    expect(sentences.length).toBeGreaterThan(0);
    const options = actions.flatMap((action) => (action.type === 'choose' ? [action.option] : []));
    expect(sentences.filter((told) => options.some((option) => told === `Chose ${option}.`))).toEqual([]);
    expect(sentences.filter((told) => !/^[A-Z].*\.$/.test(told))).toEqual([]);
  });
});
