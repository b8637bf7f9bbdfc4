// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Api } from '#src/api/api.ts';
import { Route } from '../_member/drafts/$draftId/deck-builder.$userId.tsx';

describe('the deck builder', () => {
  it('is given draftId and userId of its address [spec 2.18]', async () => {
    const asked: unknown[] = [];
    const api = {
      request: async (...[method, path, , , options]: Parameters<Api['request']>) => {
        asked.push([method, path, options?.query]);
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
    expect(asked).toEqual([['GET', '/drafts/d1/decks/u1', { deck: 2 }]]);
  });
});
