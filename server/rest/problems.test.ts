import { describe, expect, it } from 'vitest';
import { tooMany } from './problems.ts';

describe('too many attempts', () => {
  it.each([
    [1, 'Too many attempts. Try again in 1 second.'],
    [89, 'Too many attempts. Try again in 89 seconds.'],
    [90, 'Too many attempts. Try again in 2 minutes.'],
    [3600, 'Too many attempts. Try again in 60 minutes.'],
  ])('for %i seconds say how long to wait', (seconds, sentence) => {
    const problem = tooMany(seconds);
    expect(problem.messageIn('en')).toBe(sentence);
    expect(problem.message).toBe(sentence);
    expect(problem.retryAfterSeconds).toBe(seconds);
  });
});
