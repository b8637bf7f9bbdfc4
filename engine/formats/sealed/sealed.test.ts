import { describe, expect, it } from 'vitest';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { autoAction } from '../../bots/autoAction.ts';
import type { SetupOf } from '../../core/format.ts';
import { applyIn, legalIn, viewIn } from '../../core/frame.ts';
import { sealed } from './sealed.ts';
import type { SealedShape, SealedState } from './sealed.types.ts';

const setupOf = (seats: number, changes: Partial<SetupOf<SealedShape>> = {}): SetupOf<SealedShape> => ({
  catalogue: smallCatalogue,
  template: {
    format: 'sealed',
    packs: [
      { pack: 'plain', count: 2 },
      { pack: 'single', count: 1 },
    ],
  },
  seats,
  solo: false,
  ...changes,
});

const dealt = (setup: SetupOf<SealedShape>) => sealed.deal(setup, secretOf(1));

function done(setup: SetupOf<SealedShape>, state: SealedState, seat: number): SealedState {
  const applied = applyIn(sealed, setup, state, doneAction(seat));
  if (!applied.ok) throw new Error(applied.refusal);
  return applied.state;
}

const doneAction = (seat: number) =>
  ({ type: 'choose', seat, turnId: 'opening', turnNumber: 1, option: 'done' }) as const;

const refusalOf = (setup: SetupOf<SealedShape>, state: SealedState, action: object) => {
  const applied = applyIn(sealed, setup, state, action as ReturnType<typeof doneAction>);
  return applied.ok ? 'accepted' : applied.refusal;
};

describe('Sealed, rule 1', () => {
  it('opens all packs of every seat at the start, and every card is of the pool of its seat', () => {
    const state = dealt(setupOf(3));
    const places = state.seats.map(({ pool }) => pool.map(({ round, pick }) => `${round}.${pick}`));
    const own = ['0.1', '0.2', '0.3', '0.4', '0.5', '0.6', '1.1', '1.2', '1.3', '1.4', '1.5', '1.6', '2.1'];
    expect(places).toEqual([own, own, own]);
    expect(state.seats.flatMap(({ pool }) => pool.map(({ id }) => id)).sort()).toEqual(
      Object.keys(state.instances).sort(),
    );
  });

  it('opens as many packs at a table as the capacity check was told', () => {
    expect(sealed.packsOpened(setupOf(3).template, 3, () => 6)).toEqual([
      { pack: 'plain', count: 3, round: 0 },
      { pack: 'plain', count: 3, round: 1 },
      { pack: 'single', count: 3, round: 2 },
    ]);
  });

  it('tells in figures what one seat gets', () => {
    const outline = sealed.outline(setupOf(3).template, 3, (pack) => (pack === 'plain' ? 6 : 1));
    expect(outline).toEqual({ rounds: 1, decisions: 1, cards: 13 });
  });

  it('takes any number of seats', () => {
    expect([1, 2, 16].map((seats) => sealed.seatsProblem(setupOf(1).template, seats))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('Sealed, rules 2 and 3', () => {
  it('shows a seat its own pool by packs, and of the others who is done and how many cards they have', () => {
    const setup = setupOf(2);
    const state = done(setup, dealt(setup), 1);
    const view = viewIn(sealed, setup, state, { seat: 0 });
    expect(view.pool.map(({ id }) => id)).toEqual(state.seats[0]!.pool.map(({ id }) => id));
    expect(view.board).toEqual({
      kind: 'sealed',
      packKinds: ['plain', 'plain', 'single'],
      done: [false, true],
    });
    expect(view.seats).toEqual([
      { seat: 0, packs: 1, poolSize: 13, bot: false },
      { seat: 1, packs: 0, poolSize: 13, bot: false },
    ]);
    expect(sealed.openCards(view)).toEqual([]);
  });

  it('shows a watcher no card', () => {
    const setup = setupOf(2);
    const view = viewIn(sealed, setup, dealt(setup), 'watcher');
    expect({ pool: view.pool, ask: view.ask, pack: view.pack }).toEqual({ pool: [], ask: null, pack: null });
  });
});

describe('Sealed, rules 4 and 5', () => {
  it('asks every seat once whether it is done, and is over when all are', () => {
    const setup = setupOf(2);
    const first = dealt(setup);
    expect(sealed.askOf(setup, first, 0)).toEqual({
      kind: 'choose',
      turnId: 'opening',
      turnNumber: 1,
      options: ['done'],
    });
    expect(sealed.turnOf(setup, first, 0)).toEqual({
      turnId: 'opening',
      turnNumber: 1,
      cards: 13,
      fullCards: 13,
    });
    const second = done(setup, first, 1);
    expect([second.phase, sealed.turnOf(setup, second, 1), sealed.askOf(setup, second, 1)]).toEqual([
      'drafting',
      null,
      null,
    ]);
    const last = done(setup, second, 0);
    expect(last).toEqual({
      ...first,
      phase: 'complete',
      done: [true, true],
      seats: first.seats.map((seat) => ({ ...seat, decisions: 1 })),
    });
  });

  it('lets a seat that is done go on moving cards to the sideboard', () => {
    const setup = setupOf(2);
    const state = done(setup, dealt(setup), 0);
    const { movable } = legalIn(sealed, setup, state, 0);
    const applied = applyIn(sealed, setup, state, {
      type: 'move',
      seat: 0,
      cardInstanceId: movable[12]!,
      destination: 'side',
    });
    expect(applied.ok && applied.state.seats[0]!.pool.map(({ destination }) => destination)).toEqual([
      ...Array.from({ length: 12 }, () => 'main'),
      'side',
    ]);
  });

  it('refuses what it does not ask for', () => {
    const setup = setupOf(2);
    const state = dealt(setup);
    expect([
      refusalOf(setup, state, { ...doneAction(0), option: 'more' }),
      refusalOf(setup, state, { ...doneAction(0), turnId: 'claiming' }),
      refusalOf(setup, state, { ...doneAction(0), turnNumber: 2 }),
      refusalOf(setup, done(setup, state, 0), doneAction(0)),
      refusalOf(setup, state, { ...doneAction(2) }),
      refusalOf(setup, state, { type: 'claim', seat: 0, cardInstanceId: 'x' }),
      refusalOf(setup, done(setup, done(setup, state, 0), 1), doneAction(0)),
    ]).toEqual([
      'notOffered',
      'turnPassed',
      'turnPassed',
      'turnPassed',
      'seatUnknown',
      'badAction',
      'draftOver',
    ]);
  });

  it('is done for a seat whose clock runs out', () => {
    const setup = setupOf(1);
    const view = viewIn(sealed, setup, dealt(setup), { seat: 0 });
    expect(autoAction(setup, view)).toEqual({
      action: doneAction(0),
      by: 'bot',
      reason: 'Every pack is open.',
    });
  });
});

describe('The template of a sealed', () => {
  const accepts = (packs: unknown) => sealed.template.safeParse({ format: 'sealed', packs }).success;

  it('takes one to twenty packs in all', () => {
    expect([
      accepts([{ pack: 'plain', count: 20 }]),
      accepts([
        { pack: 'plain', count: 20 },
        { pack: 'single', count: 1 },
      ]),
      accepts([{ pack: 'plain', count: 0 }]),
      accepts([{ pack: '', count: 1 }]),
      accepts([]),
    ]).toEqual([true, false, false, false, false]);
  });
});
