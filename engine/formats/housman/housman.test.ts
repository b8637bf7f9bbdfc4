import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import type { ExchangeAction } from '../../core/actions.ts';
import { type InstanceId, instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply, deal, legalActions, openCards, turnOf, viewFor } from '../../draft.ts';
import type { DraftState } from '../registry.ts';
import { housman } from './housman.ts';
import type { HousmanShape, HousmanState, HousmanTemplate } from './housman.types.ts';

const template: HousmanTemplate = {
  format: 'housman',
  pack: 'plain',
  handSize: 2,
  revealed: 3,
  exchanges: 2,
  rounds: 2,
  turnOrder: 'classic',
};

const tableOf = (changes: Partial<HousmanTemplate> = {}, seats = 2): SetupOf<HousmanShape> => ({
  catalogue: smallCatalogue,
  template: { ...template, ...changes },
  seats,
  solo: false,
});

const id = (name: string): InstanceId => instanceId(name);
const ids = (...names: string[]) => names.map(id);

/** Two seats in their first round; cards are named by what they are in the small game. */
const opening: HousmanState = {
  format: 'housman',
  phase: 'drafting',
  round: 0,
  instances: Object.fromEntries(
    Array.from({ length: 30 }, (_, card) => [id(`c${card}`), { card, finish: 'plain' }]),
  ),
  seats: [0, 1].map(() => ({ pool: [], decisions: 0, bot: false })),
  hands: [ids('c0', 'c1'), ids('c2', 'c3')],
  open: ids('c4', 'c5', 'c6'),
  deck: [ids('c10', 'c11', 'c12', 'c13', 'c14', 'c15', 'c16')],
  aside: [],
  turn: 0,
  moves: [],
  before: null,
};

const exchange = (
  seat: number,
  turn: number,
  give: string | null,
  take: string | null,
  round = 1,
): ExchangeAction => ({
  type: 'exchange',
  seat,
  turnId: `round${round}`,
  turnNumber: turn,
  give: give === null ? null : id(give),
  take: take === null ? null : id(take),
});

function played(state: DraftState, actions: readonly ExchangeAction[], setup = tableOf()): HousmanState {
  let current = state;
  for (const action of actions) {
    const applied = apply(setup, current, action);
    if (!applied.ok) throw new Error(applied.refusal);
    current = applied.state;
  }
  if (current.format !== 'housman') throw new Error('Another format came out.');
  return current;
}

const refusalOf = (state: DraftState, action: ExchangeAction) => {
  const applied = apply(tableOf(), state, action);
  return applied.ok ? 'accepted' : applied.refusal;
};

function boardOf(state: DraftState, seat: number | null, setup = tableOf()) {
  const { board } = viewFor(setup, state, seat === null ? 'watcher' : { seat });
  if (board?.kind !== 'housman') throw new Error('There is no board.');
  return board;
}

const named = (cards: readonly { readonly id: string }[]) => cards.map((card) => card.id);

describe('the rules of a Housman draft', () => {
  it('1, 2: packs are shuffled into one deck, and each round deals hands and open cards', () => {
    const state = deal(tableOf({}, 3), secretOf(1));
    if (state.format !== 'housman') throw new Error('Another format came out.');
    expect(state.hands.map((hand) => hand.length)).toEqual([2, 2, 2]);
    expect(state.open).toHaveLength(3);
    expect(state.deck.map((cards) => cards.length)).toEqual([9]);
    expect(state.aside).toHaveLength(0);
    const inOrder = Object.keys(state.instances);
    expect([...state.hands.flat(), ...state.open]).not.toEqual(inOrder.slice(0, 9));
  });

  it('3: a card is exchanged place for place, and the one that was given lies open', () => {
    const state = played(opening, [exchange(0, 1, 'c1', 'c4')]);
    expect([state.hands, state.open]).toEqual([[ids('c0', 'c4'), ids('c2', 'c3')], ids('c1', 'c5', 'c6')]);
    expect(legalActions(tableOf(), state, 1).ask).toEqual({
      kind: 'exchange',
      turnId: 'round1',
      turnNumber: 2,
      hand: ids('c2', 'c3'),
      open: ids('c1', 'c5', 'c6'),
    });
    expect(legalActions(tableOf(), state, 0).ask).toBeNull();
  });

  it('3: a seat may keep its hand', () => {
    const state = played(opening, [exchange(0, 1, null, null)]);
    expect([state.hands, state.open, state.turn]).toEqual([opening.hands, opening.open, 1]);
  });

  it('4, 5: seats go round in classic order, there and back in a snake, and the beginner moves on', () => {
    const turnsOf = (turnOrder: HousmanTemplate['turnOrder'], round: number) =>
      Array.from({ length: 6 }, (_, turn) => {
        const state = { ...opening, round, turn };
        return [0, 1, 2].find((seat) => turnOf(tableOf({ turnOrder }, 3), state, seat) !== null);
      });
    expect(turnsOf('classic', 0)).toEqual([0, 1, 2, 0, 1, 2]);
    expect(turnsOf('classic', 1)).toEqual([1, 2, 0, 1, 2, 0]);
    expect(turnsOf('snake', 0)).toEqual([0, 1, 2, 2, 1, 0]);
    expect(turnsOf('snake', 1)).toEqual([1, 2, 0, 0, 2, 1]);
  });

  it('6: after the last exchange hands go to the pools and the open cards are put away', () => {
    const kept = (turn: number) => exchange((turn + 1) % 2, turn, null, null);
    const state = played(opening, [exchange(0, 1, 'c0', 'c6'), kept(2), kept(3), kept(4)]);
    const pooled = (name: string, pick: number) => ({ id: id(name), destination: 'main', round: 0, pick });
    expect(state).toEqual({
      ...opening,
      round: 1,
      seats: [
        { pool: [pooled('c6', 1), pooled('c1', 2)], decisions: 0, bot: false },
        { pool: [pooled('c2', 1), pooled('c3', 2)], decisions: 0, bot: false },
      ],
      hands: [ids('c10', 'c11'), ids('c12', 'c13')],
      open: ids('c14', 'c15', 'c16'),
      deck: [],
      aside: ids('c4', 'c5', 'c0'),
      turn: 0,
      moves: [
        { seat: 0, gave: null, took: null },
        { seat: 1, gave: null, took: null },
      ],
    });
  });

  it('7: after the last round the draft is over', () => {
    const last = { ...opening, round: 1, deck: [], turn: 3 };
    const state = played(last, [exchange(0, 4, 'c0', 'c4', 2)]);
    expect([state.phase, state.round, state.open]).toEqual(['complete', 1, []]);
    expect(state.seats.map(({ pool }) => named(pool))).toEqual([
      ['c4', 'c1'],
      ['c2', 'c3'],
    ]);
  });

  it('7: cards that no whole round is left for stay unseen, and a table without enough cards ends sooner', () => {
    const state = deal(tableOf({ pack: 'shortCube', rounds: 20, handSize: 5, revealed: 9 }), secretOf(3));
    if (state.format !== 'housman') throw new Error('Another format came out.');
    expect([state.phase, state.deck.length, state.aside.length]).toEqual(['drafting', 0, 1]);
    const nothing = deal(tableOf({ pack: 'shortCube', handSize: 15 }), secretOf(3));
    expect([nothing.phase, nothing.round]).toEqual(['complete', 0]);
  });

  it('8: everybody sees the last exchange of each seat', () => {
    const state = played(opening, [exchange(0, 1, 'c1', 'c4'), exchange(1, 2, null, null)]);
    const expected = [
      { seat: 0, gave: { id: 'c1', card: 1, finish: 'plain' }, took: { id: 'c4', card: 4, finish: 'plain' } },
      { seat: 1, gave: null, took: null },
    ];
    for (const viewer of [0, 1, null]) expect(boardOf(state, viewer).moves).toEqual(expected);
    const next = played(state, [exchange(0, 3, 'c4', 'c5')]);
    expect(boardOf(next, null).moves.map(({ seat, took }) => [seat, took?.id ?? null])).toEqual([
      [1, null],
      [0, 'c5'],
    ]);
  });
});

describe('what a seat knows at a Housman table', () => {
  it('is its own hand and what lies open, never the hand of another seat', () => {
    expect(named(boardOf(opening, 0).hand)).toEqual(['c0', 'c1']);
    expect(boardOf(opening, null).hand).toEqual([]);
    const seen = JSON.stringify(viewFor(tableOf(), opening, { seat: 1 }));
    for (const secret of ['"c0"', '"c1"', '"c10"']) expect(seen).not.toContain(secret);
  });

  it('is whose turn it is, who follows and how many times around are left', () => {
    const { turnSeat, nextSeats, exchange: around, exchanges } = boardOf({ ...opening, turn: 2 }, 1);
    expect([turnSeat, nextSeats, around, exchanges]).toEqual([0, [1], 1, 2]);
  });

  it('sends the face of every card that lies open, each once', () => {
    const state = played(opening, [exchange(0, 1, 'c1', 'c4')]);
    const cards = openCards(tableOf(), viewFor(tableOf(), state, { seat: 0 }));
    expect(named(cards).toSorted()).toEqual(['c0', 'c1', 'c4', 'c5', 'c6']);
  });
});

describe('an exchange that is not legal', () => {
  it.each([
    ['by the seat whose turn it is not', exchange(1, 1, 'c2', 'c4'), 'turnPassed'],
    ['for a turn that is over', exchange(0, 3, 'c0', 'c4'), 'turnPassed'],
    ['for a round that is over', exchange(0, 1, 'c0', 'c4', 0), 'turnPassed'],
    ['of a card and nothing', exchange(0, 1, 'c0', null), 'wrongCount'],
    ['of nothing and a card', exchange(0, 1, null, 'c4'), 'wrongCount'],
    ['of a card from another hand', exchange(0, 1, 'c2', 'c4'), 'notYourCard'],
    ['for a card that does not lie open', exchange(0, 1, 'c0', 'c2'), 'notOffered'],
  ])('%s is refused', (_, action, refusal) => {
    expect(refusalOf(opening, action)).toBe(refusal);
  });

  it('of another kind than an exchange is not understood', () => {
    const applied = apply(tableOf(), opening, {
      type: 'choose',
      seat: 0,
      turnId: 'round1',
      turnNumber: 1,
      option: 'x',
    });
    expect(applied).toEqual({ ok: false, refusal: 'badAction' });
  });
});

describe('what is exchanged when the clock runs out', () => {
  /** Ratings of the small game are `card % 5`: c4 is strong, c0 is weak; lanes go by `card % 4`. */
  const decided = (hints: Partial<typeof noHints>, state: HousmanState = opening) => {
    const { action, by } = autoAction(tableOf(), viewFor(tableOf(), state, { seat: 0 }), {
      ...noHints,
      ...hints,
    });
    if (action.type !== 'exchange') throw new Error('Another decision came out.');
    return [by, action.give, action.take];
  };

  it('is the reserved exchange', () => {
    expect(decided({ reserved: ['c6', 'c1'] })).toEqual(['reserved', 'c1', 'c6']);
  });

  it('is else the first starred card that lies open, for the card that is missed least', () => {
    expect(decided({ reserved: ['c1'], starred: ['gone', 'c5', 'c6'] })).toEqual(['starred', 'c0', 'c5']);
  });

  it('is else what betters the hand most', () => {
    expect(decided({})).toEqual(['bot', 'c0', 'c4']);
  });

  it('is nothing when no open card is better', () => {
    const rich = { ...opening, hands: [ids('c4', 'c24'), ids('c2', 'c3')], open: ids('c0', 'c5', 'c10') };
    expect(decided({}, rich)).toEqual(['bot', null, null]);
  });
});

describe('a Housman template', () => {
  it('is for two to eight seats', () => {
    expect([1, 2, 8, 9].map((seats) => housman.seatsProblem(template, seats))).toEqual([
      'A Housman draft is for two to eight seats.',
      null,
      null,
      'A Housman draft is for two to eight seats.',
    ]);
  });

  it('opens as many packs as its rounds need and tells how long it is', () => {
    const full = { ...template, handSize: 5, revealed: 9, exchanges: 3, rounds: 9 };
    expect(housman.packsOpened(full, 4, () => 15)).toEqual([{ pack: 'plain', count: 18, round: 0 }]);
    expect(housman.outline(full, 4, () => 15)).toEqual({ rounds: 9, decisions: 27, cards: 45 });
  });
});
