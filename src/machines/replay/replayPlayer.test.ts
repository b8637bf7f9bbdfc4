import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { picksOf, resultOf } from '#src/ui/features/results/results.testkit.ts';
import { addressOf, placeOf, type ReplayPlace, roundsOf, scoreOf } from './replayPlaces.ts';
import { type ReplayDraft, type ReplayEvent, replayPlayer } from './replayPlayer.ts';

const seats = [resultOf(0, picksOf(2, 3)), resultOf(1, picksOf(2, 2)), { ...resultOf(2), isOpen: false }];
const player = replayPlayer<ReplayDraft, never>();

/** What these events come to, from a place. */
function played(place: ReplayPlace, ...events: readonly ReplayEvent[]) {
  const clock = new SimulatedClock();
  const input = { draft: { seats, mySeat: 0 }, address: addressOf(seats, place) };
  const actor = createActor(player, { input, clock }).start();
  for (const event of events) actor.send(event);
  return {
    context: () => actor.getSnapshot().context,
    value: () => actor.getSnapshot().value,
    send: actor.send,
    wait: (ms: number) => clock.increment(ms),
  };
}
const indexAfter = (index: number, ...events: readonly ReplayEvent[]) =>
  played(at(0, index), ...events).context().place.index;
const at = (seat: number, index: number): ReplayPlace => ({ seat, index });

describe('the place of a replay', () => {
  it('is the pick its address names', () => {
    expect(placeOf(seats, 0, { seat: 1, pack: 2, pick: 3 })).toEqual({ seat: 0, index: 5 });
    expect(addressOf(seats, { seat: 0, index: 5 })).toEqual({ seat: 1, pack: 2, pick: 3 });
  });

  it('starts without an address at the first pick of your seat, or of the first open seat for others', () => {
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
    const next = { type: 'pick.stepped', to: 'next' } as const;
    const previous = { type: 'pick.stepped', to: 'previous' } as const;
    expect([indexAfter(2, next), indexAfter(3, previous)]).toEqual([3, 2]);
    expect([indexAfter(0, previous), indexAfter(5, next)]).toEqual([0, 5]);
    expect(indexAfter(2, { type: 'pick.stepped', to: 'last' })).toBe(5);
    expect(indexAfter(2, { type: 'pick.stepped', to: 'first' })).toBe(0);
  });

  it('goes to the first pick of a pack, also of the second one', () => {
    expect(indexAfter(1, { type: 'round.chosen', round: 2 })).toBe(3);
  });

  it('keeps pack and pick when another seat is chosen, and ignores a closed seat', () => {
    const seatAfter = (index: number, seat: number) =>
      played(at(0, index), { type: 'seat.chosen', seat }).context().place;
    expect(seatAfter(4, 1)).toEqual({ seat: 1, index: 3 });
    expect(seatAfter(5, 1)).toEqual({ seat: 1, index: 2 });
    expect(seatAfter(4, 2)).toEqual({ seat: 0, index: 4 });
  });

  it('ignores a pick that is not there', () => {
    expect(indexAfter(4, { type: 'pick.chosen', index: 6 })).toBe(4);
    expect(indexAfter(4, { type: 'pick.chosen', index: 1 })).toBe(1);
  });

  it('plays to the last pick and stops there, faster where that was chosen', () => {
    const playing = played(at(0, 3), { type: 'play.pressed' });
    playing.wait(1500);
    expect([playing.value(), playing.context().place.index]).toEqual([{ ready: 'playing' }, 4]);
    playing.send({ type: 'speed.chosen', speed: 4 });
    playing.wait(375);
    expect([playing.value(), playing.context().place.index]).toEqual([{ ready: 'ended' }, 5]);
    playing.wait(5000);
    expect(playing.context().place.index).toBe(5);
  });

  it('plays from the start when it is at the end, and stops for a move by hand', () => {
    expect(indexAfter(5, { type: 'play.pressed' })).toBe(0);
    const moved = played(at(0, 0), { type: 'play.pressed' }, { type: 'pick.stepped', to: 'next' });
    expect(moved.value()).toEqual({ ready: 'paused' });
  });

  it('gives the picks of each pack with the place of its first one', () => {
    expect(
      roundsOf(picksOf(2, 3)).map(({ round, firstIndex, picks }) => [round, firstIndex, picks.length]),
    ).toEqual([
      [1, 0, 3],
      [2, 3, 3],
    ]);
  });
});

describe('guessing', () => {
  const on = { type: 'guessing.switched', isOn: true } as const;
  const guessesAfter = (...events: readonly ReplayEvent[]) =>
    played(at(0, 0), on, ...events).context().guesses;

  it('counts right and wrong guesses of the seat that is shown', () => {
    const guesses = guessesAfter(
      { type: 'card.guessed', id: '1.1.a' },
      { type: 'pick.stepped', to: 'next' },
      { type: 'card.guessed', id: '1.2.c' },
    );
    expect(scoreOf(guesses, picksOf(2, 3), 0)).toEqual({ right: 1, made: 2 });
    expect(scoreOf(guesses, picksOf(2, 2), 1)).toEqual({ right: 0, made: 0 });
  });

  it('takes one guess for a pick', () => {
    const guesses = guessesAfter(
      { type: 'card.guessed', id: '1.1.c' },
      { type: 'card.guessed', id: '1.1.a' },
    );
    expect(guesses).toEqual({ '0:0': '1.1.c' });
  });

  it('forgets all guesses when it is switched off, and takes none then', () => {
    const guess = { type: 'card.guessed', id: '1.1.a' } as const;
    expect(guessesAfter(guess, { type: 'guessing.switched', isOn: false }, guess)).toEqual({});
  });
});
