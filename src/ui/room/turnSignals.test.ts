import { describe, expect, it } from 'vitest';
import {
  momentToKeep,
  readLastSeconds,
  signalBetween,
  type TurnMoment,
  type TurnSignal,
} from './turnSignals.ts';

const choosing: TurnMoment = { seatState: 'browsing', packKey: 'p1 1', lastSeconds: null };
const waiting: TurnMoment = { seatState: 'waiting', packKey: null, lastSeconds: null };

/** What is heard in these moments, one after the other. */
function heardIn([first, ...later]: readonly [TurnMoment, ...TurnMoment[]]): readonly TurnSignal[] {
  let before = first;
  return later.flatMap((now) => {
    const signal = signalBetween(before, now);
    before = momentToKeep(before, now);
    return signal === null ? [] : [signal];
  });
}

describe('what is heard for the own seat', () => {
  it('is a pack that arrives, from waiting or straight after the last one', () => {
    expect(signalBetween(waiting, choosing)).toBe('pack');
    expect(signalBetween(choosing, { ...choosing, packKey: 'p2 2' })).toBe('pack');
    expect(signalBetween(choosing, { ...choosing, seatState: 'reserved' })).toBeNull();
  });

  it('is a pack that comes while the last pick is still being sent, once the seat may choose from it', () => {
    const sending: TurnMoment = { ...choosing, seatState: 'submitting' };
    const next: TurnMoment = { ...choosing, packKey: 'p2 2' };
    expect(heardIn([choosing, sending, { ...sending, packKey: 'p2 2' }, next, next])).toEqual(['pack']);
    expect(heardIn([choosing, sending, waiting, next])).toEqual(['pack']);
    expect(heardIn([choosing, sending, waiting, choosing])).toEqual(['pack']);
    expect(heardIn([choosing, sending, { ...choosing, seatState: 'refused' }, choosing])).toEqual([]);
    expect(heardIn([choosing, { ...choosing, seatState: 'paused' }, choosing])).toEqual([]);
  });

  it('is the tenth second and each of the last five', () => {
    const heard = [12, 11, 10, 9, 6, 5, 4, 1, 0, null].map(readLastSeconds);
    expect(heard).toEqual([null, null, 10, null, null, 5, 4, 1, null, null]);
    expect(signalBetween({ ...choosing, lastSeconds: 5 }, { ...choosing, lastSeconds: 4 })).toBe('seconds');
    expect(signalBetween({ ...choosing, lastSeconds: 5 }, choosing)).toBeNull();
  });

  it('is the end of the draft, once', () => {
    const over: TurnMoment = { seatState: 'finished', packKey: null, lastSeconds: null };
    expect(signalBetween(waiting, over)).toBe('over');
    expect(signalBetween(over, over)).toBeNull();
  });

  it('is nothing while the table waits, pauses or plays for others', () => {
    expect(signalBetween(choosing, { ...waiting, lastSeconds: 5 })).toBeNull();
    expect(signalBetween(waiting, { ...choosing, seatState: 'paused' })).toBeNull();
    expect(signalBetween(waiting, { ...choosing, seatState: 'watching' })).toBeNull();
  });
});
