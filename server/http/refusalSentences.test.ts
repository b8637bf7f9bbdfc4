import { describe, expect, it } from 'vitest';
import { refusal, tooMany } from './refusalError.ts';

describe('a refusal', () => {
  it('is said with its arguments and carries them', () => {
    const changed = refusal('changedMeanwhile', { what: 'pack' });
    expect([changed.status, changed.code, changed.args, changed.message]).toEqual([
      409,
      'changedMeanwhile',
      { what: 'pack' },
      'This pack was changed in another window. Look at it again first.',
    ]);
  });

  it.each([
    [1, 'Too many attempts. Try again in 1 second.'],
    [89, 'Too many attempts. Try again in 89 seconds.'],
    [91, 'Too many attempts. Try again in 2 minutes.'],
  ])('after too many attempts says when to try again: %i seconds', (seconds, sentence) => {
    const { status, message, retryAfterSeconds } = tooMany(seconds);
    expect([status, message, retryAfterSeconds]).toEqual([429, sentence, seconds]);
  });

  it.each([
    [null, 'This account is suspended. Reason: spam'],
    [Date.UTC(2026, 10, 28, 9, 30), 'This account is suspended until 2026-11-28 09:30 UTC. Reason: spam'],
  ])('of a suspended account says until when: %j', (untilMs, sentence) => {
    expect(refusal('suspended', { untilMs, reason: 'spam' }).message).toBe(sentence);
  });

  it('has its arguments and its sentence checked by types', () => {
    // @ts-expect-error A pack is named, not any text.
    expect(() => refusal('changedMeanwhile', { what: 'weather' })).not.toThrow();
    // @ts-expect-error These arguments belong to another refusal.
    expect(() => refusal('signedOut', { seconds: 3 })).not.toThrow();
    // @ts-expect-error Only the place that refuses knows what does not fit.
    expect(() => refusal('unfit')).toThrow('needs a sentence');
  });
});
