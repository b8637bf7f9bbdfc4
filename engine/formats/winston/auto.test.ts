import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import { apply, deal, legalActions, viewFor } from '../../draft.ts';
import { tableOf, two } from './winston.testkit.ts';
import type { WinstonState } from './winston.types.ts';

describe('what is done for a seat in a Winston draft', () => {
  const decided = (state: WinstonState, hints = noHints) => {
    const view = viewFor(two, state, { seat: 0 });
    const { action, by, reason } = autoAction(two, view, hints);
    return [action.type === 'choose' && action.option, by, reason];
  };

  it('takes a pile that is worth more than what may still come', () => {
    expect(decided(tableOf(['a5 b4', 'c1', 'd1'], 's1 t1'))[0]).toBe('take');
  });

  it('passes a weak pile while better ones may come', () => {
    expect(decided(tableOf(['a0', 'c1 d1', 'e1'], 's1 t1'))).toEqual([
      'pass',
      'bot',
      'Two unseen cards promise more than this pile.',
    ]);
    const last = tableOf(['a0', '', ''], 's1 t1');
    expect(decided(last)).toEqual(['pass', 'bot', 'One unseen card promises more than this pile.']);
  });

  it('takes what it has to take', () => {
    expect(decided(tableOf(['a0', '', ''], ''))[0]).toBe('take');
  });

  it('does what was reserved, else takes a pile with a starred card', () => {
    const state = tableOf(['a0', 'c1', 'd1'], 's1 t1');
    const starred = { ...noHints, starred: ['x1', 'a0'] };
    expect(decided(state, { ...starred, reserved: ['pass'] })).toEqual([
      'pass',
      'reserved',
      'You had reserved it.',
    ]);
    expect(decided(state, starred)).toEqual(['take', 'starred', 'You had starred it.']);
  });

  it('plays a whole draft to its end', () => {
    let state = deal(two, secretOf(3));
    for (let turn = 0; state.phase !== 'complete' && turn < 100; turn += 1) {
      const seat = state.seats.findIndex((_, at) => legalActions(two, state, at).ask !== null);
      const done = apply(two, state, autoAction(two, viewFor(two, state, { seat })).action);
      if (!done.ok) throw new Error(done.refusal);
      state = done.state;
    }
    expect(state.phase).toBe('complete');
    expect(state.seats.reduce((sum, { pool }) => sum + pool.length, 0)).toBe(10);
  });
});
