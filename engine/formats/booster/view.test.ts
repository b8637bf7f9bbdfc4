import { describe, expect, it } from 'vitest';
import {
  burn,
  dealtIn,
  pass,
  pick,
  playedBy,
  queuesOf,
  random,
  roundOf,
  setupOf,
} from '#tests/support/engine/boosterPicks.ts';
import { viewIn } from '../../core/frame.ts';
import type { Round } from '../../core/template.ts';
import { booster } from './booster.ts';

const setup = setupOf(3, roundOf(3, pick(1), burn(1), pass('left')));
const dealt = dealtIn(setup);
/** Seat 0 waits with empty hands, seat 1 has two packs in front of it. */
const { state } = playedBy(setup, dealt, 0);

describe('what is waited for at a seat', () => {
  it('is the decision on the pack in hand, by the cards it has left of a full one', () => {
    expect(queuesOf(state)).toEqual([[], [3, 1], [3]]);
    const after = playedBy(setup, state, 1).state;
    const [inHand] = after.seats[1]!.queue;
    expect(booster.turnOf(setup, after, 1)).toEqual({
      turnId: inHand!.id,
      turnNumber: 2,
      cards: 1,
      fullCards: 3,
    });
    expect(booster.askOf(setup, after, 1)).toEqual({
      kind: 'pick',
      turnId: inHand!.id,
      turnNumber: 2,
      cards: inHand!.cards,
      demand: { picks: 1, burns: 0 },
    });
  });

  it('is nothing where no pack lies, and nothing at a seat that the table does not have', () => {
    expect([0, 3, -1].map((seat) => booster.turnOf(setup, state, seat))).toEqual([null, null, null]);
    expect([0, 3, -1].map((seat) => booster.askOf(setup, state, seat))).toEqual([null, null, null]);
  });

  it('is told to everybody as the number of packs that lie at the seat [H2]', () => {
    expect([0, 1, 2, 3].map((seat) => booster.waitingAt(setup, state, seat))).toEqual([0, 2, 1, 0]);
  });
});

describe('the cards whose faces a viewer is sent', () => {
  it('are those of the pack in hand, in its order', () => {
    expect(booster.openCards(viewIn(booster, setup, state, { seat: 1 }))).toEqual(
      state.seats[1]!.queue[0]!.cards.map((id) => ({ id, ...state.instances[id]! })),
    );
  });

  it('are none for empty hands, for who watches, and for a seat that the table does not have', () => {
    const viewers = [{ seat: 0 }, { seat: 3 }, 'watcher'] as const;
    expect(viewers.map((viewer) => booster.openCards(viewIn(booster, setup, state, viewer)))).toEqual([
      [],
      [],
      [],
    ]);
  });
});

describe('the table as everybody sees it', () => {
  const figures = (...rounds: readonly Round[]) => {
    const table = setupOf(2, ...rounds);
    const { rounds: inAll, packSize, direction } = booster.viewFor(table, dealtIn(table), null);
    return { rounds: inAll, packSize, direction };
  };

  it('says which way packs go in this round, or that they stay', () => {
    expect(figures(roundOf(2, pick(1), pass('right')))).toEqual({
      rounds: 1,
      packSize: 2,
      direction: 'right',
    });
    expect(figures(roundOf(4, pick(1), pass('none')))).toEqual({ rounds: 1, packSize: 4, direction: 'none' });
    expect(figures(roundOf(4, pick(1), { do: 'discardRest' }))).toEqual({
      rounds: 1,
      packSize: 4,
      direction: 'none',
    });
  });

  it('speaks of the round that is open, not of the first', () => {
    expect(figures(roundOf(2, random(2), pass('left')), roundOf(3, pick(1), pass('right')))).toEqual({
      rounds: 2,
      packSize: 3,
      direction: 'right',
    });
  });

  it('measures a full pack by the largest that any seat opens in the round', () => {
    const table = setupOf(3, { ...roundOf(2, pick(1), pass('left')), packBySeat: ['2', '4', '1'] });
    expect(booster.viewFor(table, dealtIn(table), null).packSize).toBe(4);
    const pair = { ...table, seats: 1 };
    expect(booster.viewFor(pair, dealtIn(pair), null).packSize).toBe(2);
  });

  it('measures a full pack by what may be opened in the round, not by what may be opened in another', () => {
    const table = setupOf(2, roundOf(4, pick(1), pass('left')), roundOf(4, pick(1), pass('left')));
    const whole = table.catalogue.packs['4'];
    if (!whole) throw new Error('There is no such pack.');
    const layout = (name: string, count: number, weight: number) => ({
      name,
      weight,
      slots: whole.layouts[0]!.slots.map((slot) => ({ ...slot, count })),
    });
    const predetermined = {
      ...whole,
      edition: 2 as const,
      layouts: [layout('first', 4, 1), layout('second', 2, 1), layout('never', 9, 1)],
      rounds: [
        [{ layout: 'first', weight: 1 }],
        [
          { layout: 'second', weight: 1 },
          { layout: 'never', weight: 0 },
        ],
      ],
    };
    const catalogue = { ...table.catalogue, packs: { ...table.catalogue.packs, 4: predetermined } };
    const setup = { ...table, catalogue };
    const state = dealtIn(setup);
    const sizeAt = (round: number) => booster.viewFor(setup, { ...state, round }, null).packSize;
    expect([sizeAt(0), sizeAt(1)]).toEqual([4, 2]);
  });

  it('is over at once, and says so without a pack or a way, where no round was planned', () => {
    const table = setupOf(2);
    expect(viewIn(booster, table, dealtIn(table), { seat: 0 })).toEqual({
      format: 'booster',
      phase: 'complete',
      seat: 0,
      round: 0,
      rounds: 0,
      packSize: 1,
      decisionsInRound: 0,
      direction: 'none',
      pack: null,
      board: null,
      ask: null,
      pool: [],
      seats: [
        { seat: 0, packs: 0, poolSize: 0, bot: false },
        { seat: 1, packs: 0, poolSize: 0, bot: false },
      ],
      mayTakeBack: false,
    });
  });
});
