// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { refreshInFront } from './-refreshInFront.ts';

describe('a tab that comes back to the front', () => {
  it('loads again what is to be fresh, and nothing else, until it is ended', () => {
    const asked: unknown[] = [];
    const invalidate = async (options?: { filter?: (match: never) => boolean }) => {
      const isRefreshed = ({ loaderDeps }: { loaderDeps: object }) => 'fresh' in loaderDeps;
      const matches = [
        { staticData: { isRefreshed: true } },
        { staticData: {} },
        { staticData: { isRefreshed }, loaderDeps: { fresh: 1 } },
        { staticData: { isRefreshed }, loaderDeps: {} },
      ];
      asked.push(matches.map((match) => options?.filter?.(match as never)));
    };
    const end = refreshInFront(document, { invalidate });
    const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
    expect(document.visibilityState).toBe('visible');
    comeBack();
    expect(asked).toEqual([[true, false, true, false]]);
    end();
    comeBack();
    expect(asked).toHaveLength(1);
  });
});
