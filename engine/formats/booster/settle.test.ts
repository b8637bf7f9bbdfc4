import { describe, expect, it } from 'vitest';
import {
  burn,
  dealtIn,
  discardRest,
  pass,
  pick,
  playedBy,
  queuesOf,
  random,
  roundOf,
  setupOf,
} from '#tests/support/engine/boosterPicks.ts';
import type { DraftEvent } from '../../core/events.ts';
import type { BoosterState } from './booster.types.ts';

/** Events in short; a pack is told by its place among `packIds`. */
function toldOf(events: readonly DraftEvent[], packIds: readonly string[]): string[] {
  return events.flatMap((event) => {
    if (event.type === 'took') return [`${event.seat} took ${event.cards.length}`];
    if (event.type === 'passed')
      return [`${event.from} passed pack ${packIds.indexOf(event.packId)} to ${event.to}`];
    return ['roundOpened', 'completed'].includes(event.type) ? [event.type] : [];
  });
}

const packIdsOf = (state: BoosterState, round: number) =>
  state.unopened[round - 1]!.map(({ id }): string => id);

describe('what happens by itself after a decision', () => {
  it('is told pack by pack: who passed which to whom, and where how many wait now', () => {
    const setup = setupOf(3, roundOf(3, pick(1), pass('right')));
    const dealt = dealtIn(setup);
    const [first] = dealt.seats.map(({ queue }) => queue[0]!);
    expect(playedBy(setup, dealt, 0).events).toEqual([
      { type: 'took', seat: 0, cards: [first!.cards[0]] },
      { type: 'passed', from: 0, to: 2, packId: first!.id },
      { type: 'left', seat: 0, waiting: 0 },
      { type: 'arrived', seat: 2, waiting: 2 },
    ]);
  });

  it('leaves a pack that stays in front of those that wait behind it, and tells of no pass', () => {
    const setup = setupOf(2, roundOf(3, pick(1), pass('none'), pick(1), pass('left')));
    const waiting = playedBy(setup, dealtIn(setup), 0, 0).state;
    expect(queuesOf(waiting)).toEqual([[], [3, 1]]);
    const stayed = playedBy(setup, waiting, 1);
    expect(queuesOf(stayed.state)).toEqual([[], [2, 1]]);
    expect(stayed.events.map(({ type }) => type)).toEqual(['took', 'asked']);
  });

  it('takes cards by chance as that seat’s next pick, and tells of them like of any other', () => {
    const setup = setupOf(1, roundOf(1, pick(1), pass('left')), roundOf(3, random(2), pick(1), pass('left')));
    const dealt = dealtIn(setup);
    const opened = dealt.unopened[0]![0]!;
    const drawn = opened.randomOrder.slice(0, 2);
    const { state, events } = playedBy(setup, dealt, 0);
    expect(events.slice(1)).toEqual([
      { type: 'took', seat: 0, cards: drawn },
      { type: 'asked', seat: 0, turnId: opened.id, turnNumber: 1 },
      { type: 'roundOpened', round: 1 },
    ]);
    expect(state.seats[0]!.pool.slice(1)).toEqual(
      drawn.map((id) => ({ id, destination: 'main', round: 1, pick: 1 })),
    );
    expect(state.seats[0]!.queue).toEqual([
      { ...opened, cards: opened.cards.filter((id) => !drawn.includes(id)), step: 1 },
    ]);
  });

  it('goes on where packs arrive, in the order in which they did', () => {
    const setup = setupOf(3, roundOf(1, pick(1), pass('left')), roundOf(3, random(1), pass('right')));
    const dealt = dealtIn(setup);
    const { state, events } = playedBy(setup, dealt, 0, 1, 2);
    expect(toldOf(events, packIdsOf(dealt, 1)).slice(3)).toEqual([
      '0 took 1',
      '0 passed pack 0 to 2',
      '1 took 1',
      '1 passed pack 1 to 0',
      '2 took 1',
      '2 passed pack 2 to 1',
      '2 took 1',
      '2 passed pack 0 to 1',
      '0 took 1',
      '0 passed pack 1 to 2',
      '1 took 1',
      '1 passed pack 2 to 0',
      '1 took 1',
      '2 took 1',
      '0 took 1',
      'roundOpened',
      'completed',
    ]);
    expect(state.phase).toBe('complete');
  });

  it('passes over steps that ask for no card', () => {
    const setup = setupOf(2, roundOf(3, pick(0), burn(0), random(0), pick(1), pass('left')));
    const dealt = dealtIn(setup);
    expect(dealt.seats.map(({ queue }) => queue.map(({ step }) => step))).toEqual([[3], [3]]);
    expect(queuesOf(playedBy(setup, dealt, 0).state)).toEqual([[], [3, 2]]);
  });

  it('discards the rest for nobody, pack after pack, and then opens the next round', () => {
    const setup = setupOf(2, roundOf(3, pick(1), discardRest), roundOf(1, pick(1), pass('left')));
    const dealt = dealtIn(setup);
    const packs = dealt.seats.map(({ queue }) => queue[0]!.cards);
    const once = playedBy(setup, dealt, 1).state;
    expect([once.discarded, once.round]).toEqual([packs[1]!.slice(1), 0]);
    const twice = playedBy(setup, once, 0).state;
    expect([twice.discarded, twice.round]).toEqual([[...packs[1]!.slice(1), ...packs[0]!.slice(1)], 1]);
    expect(twice.seats.map(({ decisions, burned }) => [decisions, burned])).toEqual([
      [0, []],
      [0, []],
    ]);
  });
});
