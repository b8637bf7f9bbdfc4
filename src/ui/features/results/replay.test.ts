import { describe, expect, it } from 'vitest';
import { markedPack, thoughtHeights } from './packMarks.ts';
import {
  addressOf,
  placeOf,
  type ReplayEvent,
  type ReplayState,
  replayReducer,
  roundsOf,
  scoreOf,
  startOfReplay,
} from './replay.ts';
import { picksOf, recordOf, resultOf } from './results.testkit.ts';

const seats = [resultOf(0, picksOf(2, 3)), resultOf(1, picksOf(2, 2)), { ...resultOf(2), isOpen: false }];
const played = (state: ReplayState, ...events: readonly ReplayEvent[]) =>
  events.reduce(replayReducer(seats), state);
const at = (seat: number, index: number) => startOfReplay({ seat, index });

describe('the place of a replay', () => {
  it('is the pick its address names', () => {
    expect(placeOf(seats, 0, { seat: 1, pack: 2, pick: 3 })).toEqual({ seat: 0, index: 5 });
    expect(addressOf(seats, { seat: 0, index: 5 })).toEqual({ seat: 1, pack: 2, pick: 3 });
  });

  it('is the first pick of the own seat without an address, of the first open seat for others', () => {
    expect(placeOf(seats, 1, {})).toEqual({ seat: 1, index: 0 });
    expect(placeOf(seats, null, {})).toEqual({ seat: 0, index: 0 });
  });

  it('is the nearest thing that is there when the address is wrong', () => {
    expect(placeOf(seats, 1, { seat: 3, pack: 2, pick: 1 })).toEqual({ seat: 1, index: 2 });
    expect(placeOf(seats, 0, { seat: 99, pack: 2, pick: 40 })).toEqual({ seat: 0, index: 3 });
    expect(placeOf(seats, 0, { pack: 7, pick: 1 })).toEqual({ seat: 0, index: 0 });
  });
});

describe('moving through a replay', () => {
  it('steps over the border of two packs and stops at both ends', () => {
    const next = { type: 'stepped', to: 'next' } as const;
    const previous = { type: 'stepped', to: 'previous' } as const;
    expect(played(at(0, 2), next).place.index).toBe(3);
    expect(played(at(0, 3), previous).place.index).toBe(2);
    expect(played(at(0, 0), previous).place.index).toBe(0);
    expect(played(at(0, 5), next).place.index).toBe(5);
    expect(played(at(0, 2), { type: 'stepped', to: 'last' }).place.index).toBe(5);
    expect(played(at(0, 2), { type: 'stepped', to: 'first' }).place.index).toBe(0);
  });

  it('goes to the first pick of a pack, also of the second one', () => {
    expect(played(at(0, 1), { type: 'roundChosen', round: 2 }).place).toEqual({ seat: 0, index: 3 });
  });

  it('keeps pack and pick when another seat is chosen, and ignores a closed seat', () => {
    expect(played(at(0, 4), { type: 'seatChosen', seat: 1 }).place).toEqual({ seat: 1, index: 3 });
    expect(played(at(0, 5), { type: 'seatChosen', seat: 1 }).place).toEqual({ seat: 1, index: 2 });
    expect(played(at(0, 4), { type: 'seatChosen', seat: 2 }).place).toEqual({ seat: 0, index: 4 });
  });

  it('ignores a pick that is not there', () => {
    expect(played(at(0, 4), { type: 'pickChosen', index: 6 }).place.index).toBe(4);
    expect(played(at(0, 4), { type: 'pickChosen', index: 1 }).place.index).toBe(1);
  });

  it('plays to the last pick and stops there', () => {
    const playing = played(at(0, 4), { type: 'playPressed' });
    expect([playing.isPlaying, playing.place.index]).toEqual([true, 4]);
    const ended = played(playing, { type: 'ticked' });
    expect([ended.isPlaying, ended.place.index]).toEqual([false, 5]);
    expect(played(ended, { type: 'ticked' })).toEqual(ended);
  });

  it('plays from the start when it stands at the end, and stops for a move by hand', () => {
    expect(played(at(0, 5), { type: 'playPressed' }).place.index).toBe(0);
    expect(played(at(0, 0), { type: 'playPressed' }, { type: 'stepped', to: 'next' }).isPlaying).toBe(false);
  });

  it('tells the picks of each pack with the place of its first one', () => {
    expect(
      roundsOf(picksOf(2, 3)).map(({ round, firstIndex, picks }) => [round, firstIndex, picks.length]),
    ).toEqual([
      [1, 0, 3],
      [2, 3, 3],
    ]);
  });
});

describe('guessing', () => {
  const guessing = played(at(0, 0), { type: 'guessingSwitched', isOn: true });

  it('counts right and wrong guesses of the seat that is shown', () => {
    const guessed = played(
      guessing,
      { type: 'cardGuessed', id: '1.1.a' },
      { type: 'stepped', to: 'next' },
      { type: 'cardGuessed', id: '1.2.c' },
    );
    expect(scoreOf(guessed.guesses, picksOf(2, 3), 0)).toEqual({ right: 1, made: 2 });
    expect(scoreOf(guessed.guesses, picksOf(2, 2), 1)).toEqual({ right: 0, made: 0 });
  });

  it('takes one guess for a pick', () => {
    const once = played(guessing, { type: 'cardGuessed', id: '1.1.c' });
    expect(played(once, { type: 'cardGuessed', id: '1.1.a' })).toEqual(once);
  });

  it('forgets all guesses when it is switched off, and takes none then', () => {
    const off = played(
      guessing,
      { type: 'cardGuessed', id: '1.1.a' },
      { type: 'guessingSwitched', isOn: false },
    );
    expect(off.guesses).toEqual({});
    expect(played(off, { type: 'cardGuessed', id: '1.1.a' }).guesses).toEqual({});
  });
});

describe('the marks of a pack', () => {
  const record = recordOf(1, 1, { wheeled: ['1.1.c'], burned: ['1.1.b'] });
  const marks = (shown: Parameters<typeof markedPack>[1]) =>
    markedPack(record, shown).map((card) =>
      Object.entries(card)
        .filter(([, value]) => value === true)
        .map(([name]) => name),
    );

  it('ring the taken card and mark burned cards, cards that came back and the choice of the bot', () => {
    expect(marks({ isHidden: false, isBotShown: true, guess: undefined })).toEqual([
      ['isTaken'],
      ['isBurned', 'isBotChoice'],
      ['isBack'],
    ]);
  });

  it('leave the bot out when its switch is off', () => {
    expect(marks({ isHidden: false, isBotShown: false, guess: undefined })[1]).toEqual(['isBurned']);
  });

  it('tell nothing while the pick is hidden', () => {
    expect(marks({ isHidden: true, isBotShown: true, guess: undefined })).toEqual([[], [], []]);
  });

  it('mark a wrong guess, not a right one', () => {
    expect(marks({ isHidden: false, isBotShown: false, guess: '1.1.c' })[2]).toEqual([
      'isBack',
      'isWrongGuess',
    ]);
    expect(marks({ isHidden: false, isBotShown: false, guess: '1.1.a' })[0]).toEqual(['isTaken']);
  });

  it('draw a longer thought higher and the longest one full', () => {
    const heights = thoughtHeights([0, 25, 100, null].map((seconds) => recordOf(1, 1, { seconds })));
    expect(heights.map((height) => Math.round(height * 100))).toEqual([20, 60, 100, 20]);
  });
});
