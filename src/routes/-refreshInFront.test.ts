// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { refreshInFront } from './-refreshInFront.ts';

describe('a tab that comes back to the front', () => {
  it('loads again what is to be fresh, and nothing else, until it is ended', () => {
    const asked: unknown[] = [];
    const invalidate = async (options?: { filter?: (match: never) => boolean }) => {
      const matches = [{ staticData: { isRefreshed: true } }, { staticData: {} }];
      asked.push(matches.map((match) => options?.filter?.(match as never)));
    };
    const end = refreshInFront(document, { invalidate });
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    expect(document.visibilityState).toBe('visible');
    comeBack();
    expect(asked).toEqual([[true, false]]);
    end();
    comeBack();
    expect(asked).toHaveLength(1);
  });
});
