import { beforeAll, describe, expect, it } from 'vitest';
import { loadMessages } from '../../../messages/load.ts';
import { hintWords } from './hintWords.ts';

const hint = {
  turnId: 'p',
  turnNumber: 1,
  cardIds: ['a'],
  told: null,
  reason: 'Fits every deck.',
  source: null,
};
const nameOf = (id: string) => ({ a: 'Cinder Vale', b: 'Tidecaller' })[id];

beforeAll(() => loadMessages('roomDialogs'));

describe('a hint in words', () => {
  it('names the cards, why, and where the rating comes from', () => {
    expect(hintWords({ ...hint, cardIds: ['a', 'b'], source: 'from 812 picks' }, nameOf)).toBe(
      'A bot takes Cinder Vale and Tidecaller. Fits every deck. Its rating: from 812 picks.',
    );
  });

  it('tells what is decided where that is no card', () => {
    expect(hintWords({ ...hint, cardIds: [], told: 'Divided 3 and 2.' }, nameOf)).toBe(
      'A bot here: Divided 3 and 2. Fits every deck.',
    );
  });
});
