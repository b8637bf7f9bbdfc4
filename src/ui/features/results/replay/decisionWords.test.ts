import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf, isHidden, placeOf, roundsOf } from '#src/machines/replay/replayPlaces.ts';
import { loadMessages } from '../../../messages/load.ts';
import { poolOf } from '../pool/poolGroups.ts';
import { picksOf, playedDraft, recordOf, resultOf } from '../results.testkit.ts';
import { timeWords } from '../resultWords.ts';
import { allOfRoundWords, botWords, openWords, pickHeading, roundWord, toldWords } from './decisionWords.ts';

beforeAll(() => loadMessages('results'));

const told = recordOf(2, 3, {
  kind: 'choose',
  taken: [],
  botWouldTake: null,
  botWouldTell: 'Took pile 2, 3 cards.',
  told: 'Passed pile 2.',
});
const received = recordOf(2, 3, { kind: 'received', from: 1, taken: ['2.3.a', '2.3.b'], seconds: null });

describe('the words of a decision', () => {
  it('call a round a pack in a booster draft alone', () => {
    expect(['booster', 'rochester', 'grid', 'minesweeper', 'winston'].map(roundWord)).toEqual([
      'Pack',
      'Round',
      'Grid',
      'Grid',
      'Round',
    ]);
    expect(pickHeading(recordOf(2, 3), 'booster')).toBe('Pack 2, pick 3');
    expect(pickHeading(told, 'grid')).toBe('Grid 2, turn 3');
    expect(pickHeading(received, 'solomon')).toBe('Round 2, received');
  });

  it('name the whole of a round by what it holds', () => {
    const [span] = roundsOf(picksOf(1, 2));
    expect(allOfRoundWords(span!, 'booster')).toBe('Pack 1: all picks');
    expect(allOfRoundWords({ ...span!, picks: [told] }, 'grid')).toBe('Grid 1: all turns');
  });

  it('tell what was decided, and by whom cards came', () => {
    const seats = [resultOf(0), resultOf(1)];
    expect(toldWords(told, seats)).toBe('Passed pile 2.');
    expect(toldWords(recordOf(1, 1), seats)).toBeNull();
    expect(toldWords(received, seats)).toBe('Received 2 cards because of what Kim decided.');
  });

  it('tell what lay open and how much of it came to the pool', () => {
    expect(openWords(told)).toBe('3 cards on offer');
    expect(openWords(received)).toBe('3 cards on offer, 2 taken into the pool');
    expect(openWords({ ...received, pack: received.pack.slice(0, 2) })).toBe('2 cards taken into the pool');
    expect(openWords({ ...told, pack: [] })).toBe('');
  });

  it('tell what a bot would have decided', () => {
    expect(botWords(told)).toBe('Bot’s choice: Took pile 2, 3 cards.');
    expect(botWords(received)).toBeNull();
  });

  it('say decided where nothing was taken by hand, and nothing of time where another seat decided', () => {
    expect([timeWords(told), timeWords(received)]).toEqual(['decided in 4 s', '']);
  });
});

describe('a replay with cards that came between two decisions', () => {
  const seats = [resultOf(0, [recordOf(1, 1), { ...received, round: 1, pick: 2 }, recordOf(1, 2)])];

  it('has an address of its own for each of them', () => {
    const addresses = [0, 1, 2].map((index) => addressOf(seats, { seat: 0, index }));
    expect(addresses.map(({ pick }) => pick)).toEqual([1, 2, 3]);
    expect(addresses.map((address) => placeOf(seats, 0, address).index)).toEqual([0, 1, 2]);
  });

  it('lets readers guess picks alone', () => {
    const state = { isGuessing: true, guesses: {} };
    const hidden = seats[0]!.picks.map((record, index) => isHidden(state, { seat: 0, index }, record));
    expect(hidden).toEqual([true, false, true]);
  });
});

describe('the pool of a seat', () => {
  it('leads each card to the decision that brought it, and holds cards that none brought', () => {
    const picks = [recordOf(1, 1)];
    const dealt = { ...resultOf(0, [recordOf(9, 9)]).pool[0]!, card: 1 };
    const { faces } = playedDraft().results;
    const pool = poolOf({ picks, pool: [...resultOf(0, picks).pool, dealt] }, faces);
    expect(pool.map(({ face, came }) => [face.card, came?.index ?? null])).toEqual([
      [0, 0],
      [1, null],
    ]);
  });
});
