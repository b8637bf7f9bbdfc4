import { describe, expect, it } from 'vitest';
import { freshSeal, type TableSeal } from '#contract/tables/tables.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { bot, person, tableOf } from '../tables.testkit.ts';
import { awaitedWords, calledOffSentences, lockedWithout, sealSentences } from './sealSentences.ts';

await loadMessages('lobby');
const t = messagesFor('en', 'lobby');
const promise = 'ab'.repeat(32);
const tableWith = (seal: Partial<TableSeal>) =>
  tableOf([person(0, 'Mara'), person(1, 'Kim'), bot(2, 'Quill'), bot(3, 'Rook')], {
    seal: { ...freshSeal('cd'.repeat(32), 4), ...seal },
  });

describe('the seal in words', () => {
  it('names who has added a number, who has not, and that bots add none', () => {
    expect(sealSentences(tableWith({ commitments: [promise, null, null, null] }), t)).toEqual([
      'In the seal: Mara.',
      'No number yet from Kim. A browser adds its number when its seat is ready.',
      'Bots add none: Quill and Rook.',
    ]);
    const lock = 'ef'.repeat(32);
    expect(sealSentences(tableWith({ commitments: [promise, null, null, null], lock }), t)[1]).toBe(
      'Without a number: Kim.',
    );
    expect(sealSentences(tableOf([person(0, 'Mara')]), t)).toEqual([
      'No number yet from Mara. A browser adds its number when its seat is ready.',
    ]);
  });

  it('names before the lock whom it would leave out', () => {
    expect(lockedWithout(tableWith({ commitments: [promise, null, null, null] }), t)).toBe(
      'Not in the seal: Kim. Bots add nothing to the seal: Quill and Rook.',
    );
    expect(lockedWithout(tableWith({ commitments: [promise, promise, null, null] }), t)).toBe(
      'Bots add nothing to the seal: Quill and Rook.',
    );
    const all = tableOf([person(0, 'Mara')], { seal: { ...freshSeal('cd', 1), commitments: [promise] } });
    expect(lockedWithout(all, t)).toBe(null);
  });

  it('says after the countdown whose number is awaited', () => {
    const commitments = [promise, promise, null, null];
    expect(awaitedWords(tableWith({ commitments }), t)).toBe(null);
    const opening = { commitments, revealByMs: 5, hasRevealed: [true, false, false, false] };
    expect(awaitedWords(tableWith(opening), t)).toBe('Opening the seal: waiting for Kim');
    expect(awaitedWords(tableWith({ ...opening, hasRevealed: [true, true, false, false] }), t)).toBe(null);
  });

  it('keeps every start that was called off', () => {
    const gone = { atMs: 1, seedHash: 'aa', lock: 'bb', silent: ['Kim', 'Theo'] };
    expect(calledOffSentences(tableWith({ calledOff: [gone] }), t)).toEqual([
      'A start was cancelled because no number came from Kim and Theo. Those packs were never dealt, and a new seal was made.',
    ]);
    const undealt = { ...gone, silent: [] };
    expect(calledOffSentences(tableWith({ calledOff: [undealt] }), t)).toEqual([
      'A start was cancelled because its packs couldn’t be dealt. A new seal was made.',
    ]);
  });
});
