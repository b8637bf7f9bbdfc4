import { describe, expect, it } from 'vitest';
import { loginReason } from './loginReason.ts';

describe('why Login was opened', () => {
  it.each([
    [undefined, 'Your seat is waiting.'],
    ['/', 'Your seat is waiting.'],
    ['/drafts?host=1', 'Log in to host a table.'],
    ['/drafts', 'Log in to see which tables are open.'],
    ['/drafts/d1', 'Log in, or continue as a guest, to take your seat.'],
    ['/drafts/d1/results?key=k', 'Log in to see how this draft went.'],
    ['/drafts/d1/deck-builder/kim', 'Log in to build your deck.'],
    ['/admin/cards', 'Log in as an Admin to continue.'],
    ['/test', 'Then straight on to where you were going.'],
  ])('for %s', (redirect, words) => {
    expect(loginReason(redirect)).toBe(words);
  });
});
