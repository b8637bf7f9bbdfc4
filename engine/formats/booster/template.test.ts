import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  burn,
  discardRest,
  pass,
  pick,
  random,
  roundOf,
  SECRET,
  setupOf,
} from '#tests/support/engine/boosterPicks.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { playIn } from '#tests/support/engine/play.ts';
import { namedPrograms, namedSetup } from '#tests/support/engine/setups.ts';
import type { Round } from '../../core/template.ts';
import { booster } from './booster.ts';

describe('the rules of a booster draft, as a host writes them down', () => {
  const round = {
    pack: 'plain',
    packBySeat: ['plain', 'single'],
    opening: [pick(3), burn(2), random(1), pass('left'), pass('right'), pass('none')],
    steps: [pick(100), discardRest],
  };
  const template = { format: 'booster', rounds: [round], hasReview: true };
  const isTaken = (value: unknown) => z.safeParse(booster.template, value).success;
  const withSteps = (...steps: readonly unknown[]) => ({ ...template, rounds: [{ ...round, steps }] });

  it('may name every step that there is, and are kept word for word', () => {
    expect(z.parse(booster.template, template)).toEqual(template);
  });

  it('need neither a kind of pack for each seat nor a review', () => {
    const { packBySeat: _packBySeat, ...plainRound } = round;
    const plain = { format: 'booster', rounds: [plainRound] };
    expect(z.parse(booster.template, plain)).toEqual(plain);
  });

  it('lose what no booster draft knows', () => {
    const known = z.parse(booster.template, { ...template, coins: 5, rounds: [{ ...round, wind: 'east' }] });
    expect(known).toEqual(template);
  });

  it('may ask for one card to a hundred at once, never for a part of one', () => {
    const counts = [-1, 0, 0.5, 1, 100, 101, '1'];
    const taken = ['pick', 'burn', 'random'].map((name) =>
      counts.filter((count) => isTaken(withSteps({ do: name, count }))),
    );
    expect(taken).toEqual([
      [1, 100],
      [1, 100],
      [1, 100],
    ]);
  });

  it('are refused with a step that nobody knows, half a step, or a way that leads nowhere', () => {
    const wrong = [
      withSteps({ do: 'steal', count: 1 }),
      withSteps({ do: '', count: 1 }),
      withSteps({ do: '' }),
      withSteps({ do: 'pick' }),
      withSteps({ do: 'pass' }),
      withSteps({ do: 'pass', direction: 'across' }),
      withSteps({}),
      withSteps('pick'),
    ];
    expect(wrong.map(isTaken)).toEqual(wrong.map(() => false));
  });

  it('are refused for another format, without a round, with more than twenty, or with a pack that has no name', () => {
    const wrong = [
      { ...template, format: 'sealed' },
      { ...template, rounds: [] },
      { ...template, rounds: Array.from({ length: 21 }, () => round) },
      { ...template, rounds: [{ ...round, pack: '' }] },
      { ...template, rounds: [{ ...round, pack: 'p'.repeat(121) }] },
      { ...template, rounds: [{ ...round, packBySeat: [] }] },
      { ...template, rounds: [{ ...round, packBySeat: Array.from({ length: 17 }, () => 'plain') }] },
      { ...template, hasReview: 'yes' },
      null,
    ];
    expect(wrong.map(isTaken)).toEqual(wrong.map(() => false));
    expect(isTaken({ ...template, rounds: Array.from({ length: 20 }, () => round) })).toBe(true);
  });

  it('suit any number of seats, so that no host is told otherwise', () => {
    const { template: classic } = namedSetup('classic', 1);
    expect([1, 2, 16].map((seats) => booster.seatsProblem(classic, seats))).toEqual([null, null, null]);
  });
});

describe('the packs that a table opens', () => {
  const sizeOf = () => 6;

  it('are one for each seat in each round', () => {
    const { template } = setupOf(2, roundOf(3, pick(1), pass('left')), roundOf(2, pick(1), pass('right')));
    expect(booster.packsOpened(template, 2, sizeOf)).toEqual([
      { pack: '3', count: 1, round: 0 },
      { pack: '3', count: 1, round: 0 },
      { pack: '2', count: 1, round: 1 },
      { pack: '2', count: 1, round: 1 },
    ]);
  });

  it('are of the kind that the round names for the seat, beginning again where there are more seats', () => {
    const round = { ...roundOf(3, pick(1), pass('left')), packBySeat: ['3', '1'] };
    expect(booster.packsOpened(setupOf(3, round).template, 3, sizeOf)).toEqual([
      { pack: '3', count: 1, round: 0 },
      { pack: '1', count: 1, round: 0 },
      { pack: '3', count: 1, round: 0 },
    ]);
  });
});

describe('how long a booster draft is, as a host is told before it begins', () => {
  const outline = (...rounds: readonly Round[]) => booster.outline(setupOf(2, ...rounds).template, 2, Number);
  const outlineOfProgram = (name: string) =>
    booster.outline(namedSetup(name, 2, 'plain', 1).template, 2, () => 6);

  it('counts a decision for each turn and the cards that a seat keeps of its packs', () => {
    expect(Object.keys(namedPrograms).map((name) => [name, outlineOfProgram(name)])).toEqual([
      ['classic', { rounds: 1, decisions: 6, cards: 6 }],
      ['rightward', { rounds: 1, decisions: 6, cards: 6 }],
      ['pickTwo', { rounds: 1, decisions: 3, cards: 6 }],
      ['glimpse', { rounds: 1, decisions: 2, cards: 2 }],
      ['minneapolis', { rounds: 1, decisions: 3, cards: 5 }],
      ['supreme', { rounds: 1, decisions: 1, cards: 3 }],
      ['leader', { rounds: 1, decisions: 6, cards: 6 }],
      ['twoWays', { rounds: 1, decisions: 3, cards: 4 }],
      ['housed', { rounds: 1, decisions: 6, cards: 6 }],
      ['chancy', { rounds: 1, decisions: 2, cards: 6 }],
      ['fate', { rounds: 1, decisions: 0, cards: 6 }],
      ['burnFirst', { rounds: 1, decisions: 6, cards: 3 }],
      ['goesNowhere', { rounds: 1, decisions: 1, cards: 1 }],
      ['endless', { rounds: 1, decisions: 6, cards: 6 }],
    ]);
  });

  it('is what is then played: each seat of a table decides as often and keeps as many cards', () => {
    const played = Object.keys(namedPrograms).map((name) => {
      const setup = namedSetup(name, 3, 'plain', 1);
      const { states, actions } = playIn(booster, setup, SECRET, belowFrom(5), 'decisions');
      const kept = states.at(-1)!.seats.reduce((sum, { pool }) => sum + pool.length, 0);
      return [name, { rounds: 1, decisions: actions.length / 3, cards: kept / 3 }];
    });
    expect(played).toEqual(Object.keys(namedPrograms).map((name) => [name, outlineOfProgram(name)]));
  });

  it('adds up the rounds, each with the pack that its first seat opens', () => {
    expect(outline(roundOf(4, pick(1), pass('left')), roundOf(3, pick(2), pass('right')))).toEqual({
      rounds: 2,
      decisions: 4 + 2,
      cards: 4 + 3,
    });
    const round = { ...roundOf(4, pick(1), pass('left')), packBySeat: ['2', '4'] };
    expect(booster.outline(setupOf(2, round).template, 2, Number)).toEqual({
      rounds: 1,
      decisions: 2,
      cards: 2,
    });
  });

  it('counts no card twice where chance takes more than a pack still has', () => {
    expect(outline(roundOf(3, random(2), pass('left')))).toEqual({ rounds: 1, decisions: 0, cards: 3 });
    expect(outline(roundOf(3, pick(1), random(4), pass('left')))).toEqual({
      rounds: 1,
      decisions: 1,
      cards: 3,
    });
  });

  it('is nothing where the packs are empty', () => {
    expect(outline(roundOf(0, pick(1), pass('left')))).toEqual({ rounds: 1, decisions: 0, cards: 0 });
  });
});
