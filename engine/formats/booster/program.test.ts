import { describe, expect, it } from 'vitest';
import { burn, discardRest, pass, pick, random } from '#tests/support/engine/boosterPicks.ts';
import type { Round, Step } from '../../core/template.ts';
import { demandOf, programOf, roundProblem } from './program.ts';

const round = (opening: readonly Step[], steps: readonly Step[]): Round => ({ pack: '', opening, steps });

describe('the steps of a round, put together as turns', () => {
  it('join picks and the burns behind them in one decision and begin again after the last', () => {
    expect(programOf(round([], [pick(1), pick(1), burn(2), pass('left')]))).toEqual({
      operations: [
        { does: 'decide', picks: 2, burns: 2, next: 3 },
        { does: 'decide', picks: 1, burns: 2, next: 3 },
        { does: 'decide', picks: 0, burns: 2, next: 3 },
        { does: 'pass', by: 1, next: 0 },
      ],
      hasRandomStep: false,
      direction: 'left',
    });
  });

  it('begin again behind the opening, which is done once', () => {
    expect(programOf(round([pick(1), pass('left')], [burn(1), pass('right')]))).toEqual({
      operations: [
        { does: 'decide', picks: 1, burns: 0, next: 1 },
        { does: 'pass', by: 1, next: 2 },
        { does: 'decide', picks: 0, burns: 1, next: 3 },
        { does: 'pass', by: -1, next: 2 },
      ],
      hasRandomStep: false,
      direction: 'right',
    });
  });

  it('never ask in one decision for cards of the opening and of what follows', () => {
    expect(programOf(round([pick(1)], [pick(2), pass('none')])).operations).toEqual([
      { does: 'decide', picks: 1, burns: 0, next: 1 },
      { does: 'decide', picks: 2, burns: 0, next: 2 },
      { does: 'pass', by: 0, next: 1 },
    ]);
  });

  it('ask again at once where no pass ends the turn', () => {
    expect(programOf(round([], [pick(1)])).operations).toEqual([
      { does: 'decide', picks: 1, burns: 0, next: 0 },
    ]);
  });

  it('end with the opening where what follows takes no card', () => {
    expect(programOf(round([pick(1), pass('left')], [pass('right')]))).toEqual({
      operations: [
        { does: 'decide', picks: 1, burns: 0, next: 1 },
        { does: 'pass', by: 1, next: -1 },
      ],
      hasRandomStep: false,
      direction: 'right',
    });
  });

  it('know whether chance takes cards, and where nothing is passed', () => {
    expect(programOf(round([], [random(2), discardRest]))).toEqual({
      operations: [{ does: 'random', count: 2, next: 1 }, { does: 'discardRest' }],
      hasRandomStep: true,
      direction: 'none',
    });
    expect(programOf(round([pick(1), pass('right')], [discardRest]))).toEqual({
      operations: [
        { does: 'decide', picks: 1, burns: 0, next: 1 },
        { does: 'pass', by: -1, next: 2 },
        { does: 'discardRest' },
      ],
      hasRandomStep: false,
      direction: 'right',
    });
  });

  it('are put together once for a round', () => {
    const asked = round([], [pick(1), pass('left')]);
    expect(programOf(asked)).toBe(programOf(asked));
  });
});

describe('what a turn asks of a pack', () => {
  it('is picks first, then burns, as far as the cards go', () => {
    const turn = { does: 'decide', picks: 2, burns: 2, next: 0 } as const;
    expect([5, 4, 3, 2, 1, 0].map((cardsLeft) => demandOf(turn, cardsLeft))).toEqual([
      { picks: 2, burns: 2 },
      { picks: 2, burns: 2 },
      { picks: 2, burns: 1 },
      { picks: 2, burns: 0 },
      { picks: 1, burns: 0 },
      { picks: 0, burns: 0 },
    ]);
  });

  it('is nothing where nobody decides', () => {
    const nothing = { picks: 0, burns: 0 };
    expect(demandOf(undefined, 4)).toEqual(nothing);
    expect(demandOf({ does: 'pass', by: 1, next: 0 }, 4)).toEqual(nothing);
    expect(demandOf({ does: 'random', count: 2, next: 0 }, 4)).toEqual(nothing);
    expect(demandOf({ does: 'discardRest' }, 4)).toEqual(nothing);
  });
});

describe('a round that cannot be played as written', () => {
  it('takes no card in what it repeats, so that packs would go round for ever', () => {
    expect(roundProblem(round([], []))).toBe('takesNothing');
    expect(roundProblem(round([], [pass('left')]))).toBe('takesNothing');
    expect(roundProblem(round([pick(1), pass('left')], [pass('left')]))).toBe('takesNothing');
    expect(roundProblem(round([], [pick(0), burn(0), random(0), pass('left')]))).toBe('takesNothing');
  });

  it('is none when chance, a burn or a discard empties the packs, or the opening does', () => {
    expect(roundProblem(round([], [random(1), pass('left')]))).toBeNull();
    expect(roundProblem(round([], [burn(1), pass('left')]))).toBeNull();
    expect(roundProblem(round([pick(1), pass('left')], [discardRest]))).toBeNull();
    expect(roundProblem(round([pick(1), discardRest], [pass('left')]))).toBeNull();
    expect(roundProblem(round([pick(1), discardRest], []))).toBeNull();
  });

  it('ends a turn, the last of the opening or the last of all, with the pack still in hand', () => {
    expect(roundProblem(round([], [pick(1)]))).toBe('doesNotEnd');
    expect(roundProblem(round([pick(1)], [pick(1), pass('left')]))).toBe('doesNotEnd');
    expect(roundProblem(round([pick(1), pass('left')], [pick(1), pass('left')]))).toBeNull();
  });
});
