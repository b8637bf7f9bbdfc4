import { describe, expect, it } from 'vitest';
import { clockWords, momentWords, spanWords } from './clockWords.ts';
import { changeWords, idsOf, leavesOf, shortId } from './stateLook.ts';

const LIVE = { line: 'live', seat: { choosing: 'browsing' } };

describe('a state on the bench', () => {
  it('is told by its innermost states', () => {
    expect(leavesOf('signedOut')).toEqual(['signedOut']);
    expect(leavesOf(LIVE)).toEqual(['line.live', 'seat.choosing.browsing']);
    expect(leavesOf({ user: {} })).toEqual(['user']);
  });

  it('lights itself and everything around it', () => {
    expect([...idsOf('draftRoom', LIVE)].sort()).toEqual([
      'draftRoom',
      'draftRoom.line',
      'draftRoom.line.live',
      'draftRoom.seat',
      'draftRoom.seat.choosing',
      'draftRoom.seat.choosing.browsing',
    ]);
  });

  it('has a short name beside its machine', () => {
    expect([shortId('session.signedIn.token'), shortId('session')]).toEqual(['signedIn.token', 'anywhere']);
  });

  it('is told apart from the one before by what was left and what was entered', () => {
    expect(changeWords({ ...LIVE, line: 'joining' }, LIVE)).toBe('line.joining → line.live');
    expect(changeWords(LIVE, LIVE)).toBe('');
    expect(changeWords(null, 'starting')).toBe('starting');
  });
});

describe('simulated time', () => {
  it('is told as a clock with its milliseconds', () => {
    expect(clockWords(3_725_040)).toEqual({ whole: '01:02:05', rest: '.040' });
    expect(momentWords(2500)).toBe('00:00:02.500');
  });

  it('is counted in seconds below a minute, then in minutes', () => {
    expect([spanWords(2500), spanWords(252_000), spanWords(0)]).toEqual(['2.5 s', '4:12 min', '0 s']);
  });
});
