import { describe, expect, it } from 'vitest';
import { newDraft } from './smoke.testkit.ts';
import { areCardsConserved, isSecrecyKept } from './smoke.ts';

describe('what the smoke test weighs', () => {
  it('finds secrecy kept when each client reads of its own packs only', () => {
    expect(isSecrecyKept(newDraft().played)).toBe(true);
  });

  it('finds secrecy broken when a client reads the id of a card it never held', () => {
    const { played } = newDraft({ leakToFirst: 'bbbbbbbbbbbb2' });
    expect(isSecrecyKept(played)).toBe(false);
  });

  it('finds cards conserved when every dealt one is taken once, by whom it was acknowledged', () => {
    const { played, results } = newDraft();
    expect(areCardsConserved(played, results)).toBe(true);
  });

  it('finds a card lost when an acknowledged pick is not in the results', () => {
    const { played, results } = newDraft({ forgetLastPick: true });
    expect(areCardsConserved(played, results)).toBe(false);
  });

  it('finds a card doubled when two seats have it', () => {
    const { played, results } = newDraft({ doubleFirstCard: true });
    expect(areCardsConserved(played, results)).toBe(false);
  });
});
