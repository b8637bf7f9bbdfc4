// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Route } from './_member/drafts/$draftId/deck-builder.$userId.tsx';

describe('the deck builder', () => {
  it('is given draftId and userId of its address', async () => {
    const asked: unknown[] = [];
    const drafts = {
      deck: async (...of: unknown[]) => {
        asked.push(of.slice(0, 2));
        return 'the deck';
      },
    };
    // The router fills in far more than the loader reads.
    const load = Route.options.loader as unknown as (given: object) => Promise<unknown>;
    const given = {
      context: { drafts },
      params: { draftId: 'd1', userId: 'u1' },
      abortController: new AbortController(),
    };
    expect(await load(given)).toBe('the deck');
    expect(asked).toEqual([['d1', 'u1']]);
  });
});
