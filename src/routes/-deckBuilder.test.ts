// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { Route } from './_member/drafts/$draftId/deck-builder.$userId.tsx';

describe('the deck builder', () => {
  it('is given draftId and userId of its address', async () => {
    const asked: unknown[] = [];
    const api = {
      get: async (path: string) => {
        asked.push(path);
        return 'the deck';
      },
    };
    // The router fills in far more than the loader reads.
    const load = Route.options.loader as unknown as (given: object) => Promise<unknown>;
    const given = {
      context: { api },
      params: { draftId: 'd1', userId: 'u1' },
      deps: { deck: 2 },
      abortController: new AbortController(),
    };
    expect(await load(given)).toBe('the deck');
    expect(asked).toEqual(['/drafts/d1/decks/u1?deck=2']);
  });
});
