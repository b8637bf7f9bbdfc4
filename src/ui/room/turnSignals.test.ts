import { describe, expect, it } from 'vitest';
import { readLastSeconds, signalBetween, type TurnMoment } from './turnSignals.ts';

const choosing: TurnMoment = { seatState: 'browsing', packKey: 'p1 1', lastSeconds: null };
const waiting: TurnMoment = { seatState: 'waiting', packKey: null, lastSeconds: null };

describe('what is heard for the own seat', () => {
  it('is a pack that arrives, from waiting or straight after the last one', () => {
    expect(signalBetween(waiting, choosing)).toBe('pack');
    expect(signalBetween(choosing, { ...choosing, packKey: 'p2 2' })).toBe('pack');
    expect(signalBetween(choosing, { ...choosing, seatState: 'reserved' })).toBeNull();
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
