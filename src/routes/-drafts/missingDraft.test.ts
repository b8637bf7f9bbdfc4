// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#src/api/http.ts';
import { Route as DeckRoute } from '../_member/drafts/$draftId/deck-builder.$userId.tsx';
import { Route as ResultsRoute } from '../_member/drafts/$draftId/results.tsx';

const failureOf = (status: number, code: string) =>
  new ApiFailure('There is no such table.', {
    ...{ status, code, reply: null, fields: {}, requestId: null, retryAfterMs: null },
  });

describe('the address of a draft that is not there, or is closed to the reader', () => {
  it.each([
    ['results', ResultsRoute, failureOf(404, 'notFound'), { kind: 'failed' }],
    ['results', ResultsRoute, failureOf(403, 'notAllowed'), { kind: 'failed' }],
    ['deck', DeckRoute, failureOf(404, 'notFound'), {}],
  ] as const)('shows the answer as a page of %s and throws nothing', async (_words, route, failure, page) => {
    const refuse = async () => Promise.reject(failure);
    // The router fills in far more than the loaders read.
    const load = route.options.loader as unknown as (given: object) => Promise<unknown>;
    const shown = await load({
      context: { api: { request: refuse } },
      params: { draftId: 'nowhere', userId: 'u1' },
      deps: {},
      abortController: new AbortController(),
    });
    expect(shown).toMatchObject(page);
    expect(Object.values(shown as object)).toContain(failure);
  });
});
