import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import type { ChooseAction, DivideAction, DraftAction } from '../../core/actions.ts';
import { type InstanceId, instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply, deal, legalActions, openCards, viewFor } from '../../draft.ts';
import type { DraftState } from '../registry.ts';
import { solomon } from './solomon.ts';
import type { SolomonShape, SolomonState, SolomonTemplate } from './solomon.types.ts';

const template: SolomonTemplate = { format: 'solomon', pack: 'plain', cardsPerRound: 4, rounds: 2 };
const setup: SetupOf<SolomonShape> = { catalogue: smallCatalogue, template, seats: 2, solo: false };

const id = (name: string): InstanceId => instanceId(name);
const ids = (...names: string[]) => names.map(id);
const named = (cards: readonly { readonly id: string }[]) => cards.map((card) => card.id);

const opening: SolomonState = {
  format: 'solomon',
  phase: 'drafting',
  round: 0,
  instances: Object.fromEntries(
    Array.from({ length: 30 }, (_, card) => [id(`c${card}`), { card, finish: 'plain' }]),
  ),
  seats: [0, 1].map(() => ({ pool: [], decisions: 0, bot: false })),
  middle: { step: 'divide', cards: ids('c0', 'c1', 'c2', 'c3') },
  deck: [ids('c10', 'c11', 'c12', 'c13')],
  aside: [],
  last: null,
  before: null,
};

const divide = (seat: number, firstPile: readonly string[], round = 1): DivideAction => ({
  type: 'divide',
  seat,
  turnId: `round${round}`,
  turnNumber: 1,
  firstPile: firstPile.map(id),
});

const choose = (seat: number, option: string, round = 1): ChooseAction => ({
  type: 'choose',
  seat,
  turnId: `round${round}`,
  turnNumber: 2,
  option,
});

function played(state: DraftState, ...actions: readonly DraftAction[]): SolomonState {
  let current = state;
  for (const action of actions) {
    const applied = apply(setup, current, action);
    if (!applied.ok) throw new Error(applied.refusal);
    current = applied.state;
  }
  if (current.format !== 'solomon') throw new Error('Another format came out.');
  return current;
}

const refusalOf = (state: DraftState, action: DraftAction) => {
  const applied = apply(setup, state, action);
  return applied.ok ? 'accepted' : applied.refusal;
};

function boardOf(state: DraftState, seat: number | null) {
  const { board } = viewFor(setup, state, seat === null ? 'watcher' : { seat });
  if (board?.kind !== 'solomon') throw new Error('There is no board.');
  return board;
}

const pooled = (name: string, pick: number, round = 0) => ({
  id: id(name),
  destination: 'main',
  round,
  pick,
});

describe('the rules of a Solomon draft', () => {
  it('1, 2: packs are shuffled into one deck, of which each round lays some cards open', () => {
    const state = deal(setup, secretOf(2));
    if (state.format !== 'solomon' || state.middle.step !== 'divide') throw new Error('No cards lie open.');
    expect([state.middle.cards.length, state.deck.map((cards) => cards.length), state.aside.length]).toEqual([
      4,
      [4],
      4,
    ]);
    expect(state.middle.cards).not.toEqual(Object.keys(state.instances).slice(0, 4));
  });

  it('3: one seat divides the cards, the other is asked to choose', () => {
    const state = played(opening, divide(0, ['c3', 'c1']));
    expect(state.middle).toEqual({ step: 'choose', first: ids('c1', 'c3'), second: ids('c0', 'c2') });
    expect([0, 1].map((seat) => legalActions(setup, state, seat).ask)).toEqual([
      null,
      { kind: 'choose', turnId: 'round1', turnNumber: 2, options: ['first', 'second'] },
    ]);
  });

  it('3: a pile may be empty', () => {
    expect(played(opening, divide(0, [])).middle).toEqual({
      step: 'choose',
      first: [],
      second: ids('c0', 'c1', 'c2', 'c3'),
    });
  });

  it('4, 5: the chooser takes a pile, the divider gets the other, and the roles are turned', () => {
    const state = played(opening, divide(0, ['c1']), choose(1, 'second'));
    expect(state).toEqual({
      ...opening,
      round: 1,
      seats: [
        { pool: [pooled('c1', 1)], decisions: 0, bot: false },
        { pool: [pooled('c0', 1), pooled('c2', 2), pooled('c3', 3)], decisions: 0, bot: false },
      ],
      middle: { step: 'divide', cards: ids('c10', 'c11', 'c12', 'c13') },
      deck: [],
      last: { divider: 0, chosen: 'second', firstSize: 1, secondSize: 3 },
    });
    expect([0, 1].map((seat) => legalActions(setup, state, seat).ask?.kind ?? null)).toEqual([
      null,
      'divide',
    ]);
  });

  it('6: after the last round the draft is over', () => {
    const first = played(opening, divide(0, ['c1']), choose(1, 'second'));
    const state = played(first, divide(1, ['c10', 'c11'], 2), choose(0, 'first', 2));
    expect([state.phase, state.round, state.middle]).toEqual(['complete', 1, { step: 'divide', cards: [] }]);
    expect(state.seats.map(({ pool }) => named(pool))).toEqual([
      ['c1', 'c10', 'c11'],
      ['c0', 'c2', 'c3', 'c12', 'c13'],
    ]);
  });

  it('6: a table without enough cards ends sooner', () => {
    const poor = { ...setup, template: { ...template, pack: 'shortCube', cardsPerRound: 16, rounds: 30 } };
    const state = deal(poor, secretOf(4));
    if (state.format !== 'solomon') throw new Error('Another format came out.');
    expect([state.deck.length, state.aside.length]).toEqual([0, 4]);
  });

  it('7: everybody sees the cards in the middle, both pools and the last choice, but nothing of the deck', () => {
    const state = played(opening, divide(0, ['c1']), choose(1, 'second'));
    const boards = [0, 1, null].map((viewer) => boardOf(state, viewer));
    for (const board of boards) expect(board).toEqual(boards[0]);
    expect(boards[0]).toMatchObject({ divider: 1, turnSeat: 1, last: { chosen: 'second' } });
    expect(boards[0]!.pools.map(named)).toEqual([['c1'], ['c0', 'c2', 'c3']]);
    expect(JSON.stringify(viewFor(setup, opening, { seat: 0 }))).not.toContain('"c10"');
    expect(named(openCards(setup, viewFor(setup, state, 'watcher')))).toEqual([
      ...['c10', 'c11', 'c12', 'c13'],
      ...['c1', 'c0', 'c2', 'c3'],
    ]);
  });
});

describe('a decision that is not legal in a Solomon draft', () => {
  const divided = played(opening, divide(0, ['c1']));

  it.each([
    ['a division by the seat that chooses', opening, divide(1, ['c1']), 'turnPassed'],
    ['a division of another round', opening, divide(0, ['c1'], 2), 'turnPassed'],
    ['a second division', divided, divide(0, ['c2']), 'turnPassed'],
    ['a division with a card that does not lie there', opening, divide(0, ['c10']), 'notYourCard'],
    ['a division with a card named twice', opening, divide(0, ['c1', 'c1']), 'wrongCount'],
    ['a choice before the division', opening, choose(1, 'first'), 'turnPassed'],
    ['a choice by the divider', divided, choose(0, 'first'), 'turnPassed'],
    ['a choice of a pile that is not there', divided, choose(1, 'third'), 'notOffered'],
    ['a choice in place of a division', opening, { ...choose(0, 'first'), turnNumber: 1 }, 'turnPassed'],
    ['a division in place of a choice', divided, { ...divide(1, []), turnNumber: 2 }, 'turnPassed'],
    [
      'an exchange',
      opening,
      { type: 'exchange', seat: 0, turnId: 'round1', turnNumber: 1, give: null, take: null } as const,
      'badAction',
    ],
  ])('%s is refused', (_, state, action, refusal) => {
    expect(refusalOf(state, action)).toBe(refusal);
  });
});

describe('what is done when the clock runs out in a Solomon draft', () => {
  const decided = (state: DraftState, seat: number, hints: Partial<typeof noHints> = {}) => {
    const { action, by } = autoAction(setup, viewFor(setup, state, { seat }), { ...noHints, ...hints });
    if (action.type === 'divide') return [by, action.firstPile];
    if (action.type === 'choose') return [by, action.option];
    throw new Error('Another decision came out.');
  };

  it('is the division as it lies', () => {
    expect(decided(opening, 0, { reserved: ['c2', 'c0'] })).toEqual(['reserved', ids('c0', 'c2')]);
  });

  it('is else a division with a strong card in each pile, so that whatever is chosen leaves a good one', () => {
    const table: SolomonState = {
      ...opening,
      middle: { step: 'divide', cards: ids('c4', 'c24', 'c0', 'c20') },
    };
    const { action, by, reason } = autoAction(setup, viewFor(setup, table, { seat: 0 }));
    if (action.type !== 'divide') throw new Error('Another decision came out.');
    expect(action.firstPile.filter((card) => card === 'c4' || card === 'c24')).toHaveLength(1);
    expect([by, reason]).toEqual(['bot', 'Whichever pile is taken, the other one is good for you.']);
  });

  it('is the reserved pile, else the one with a starred card, else the one worth more', () => {
    const divided = played(opening, divide(0, ['c0']));
    expect(decided(divided, 1, { reserved: ['first'] })).toEqual(['reserved', 'first']);
    expect(decided(divided, 1, { starred: ['c9', 'c0'] })).toEqual(['starred', 'first']);
    expect(decided(divided, 1)).toEqual(['bot', 'second']);
  });
});

describe('a Solomon template', () => {
  it('is for exactly two seats', () => {
    expect([1, 2, 3].map((seats) => solomon.seatsProblem(template, seats))).toEqual([
      'A Solomon draft is for exactly two seats.',
      null,
      'A Solomon draft is for exactly two seats.',
    ]);
  });

  it('opens as many packs as its rounds need and tells how long it is', () => {
    const full = { ...template, cardsPerRound: 8, rounds: 10 };
    expect(solomon.packsOpened(full, 2, () => 15)).toEqual([{ pack: 'plain', count: 6, round: 0 }]);
    expect(solomon.outline(full, 2, () => 15)).toEqual({ rounds: 10, decisions: 10, cards: 40 });
  });
});
