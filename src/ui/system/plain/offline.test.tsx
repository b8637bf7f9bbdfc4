// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHttp } from '#src/api/http.ts';
import { errorWords, NO_ANSWER, OFFLINE } from '#src/machines/failure.ts';
import { refusalWords } from '#src/ui/components/submission/useSubmission.ts';
import { ErrorBanner } from './ErrorBanner.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const goes = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};
const nothing = () => undefined;
const told = () => screen.getByRole('alert').querySelector('b')?.parentElement?.textContent;

describe('without a connection', () => {
  it('every error banner says so, for as long as it lasts', () => {
    goes(false);
    render(
      <ErrorBanner title="Your decks could not be loaded" onRetry={nothing} onDismiss={nothing}>
        Nothing is lost.
      </ErrorBanner>,
    );
    expect(told()).toContain(OFFLINE);
    expect(OFFLINE).toMatch(/^You’re offline\./);
    act(() => goes(true));
    expect(told()).not.toContain('offline');
    act(() => goes(false));
    expect(told()).toContain(OFFLINE);
  });

  it('a list whose call nobody answered says that, and not only in its details', () => {
    render(
      <ErrorBanner
        title="The tables could not be loaded"
        details={NO_ANSWER}
        onRetry={nothing}
        onDismiss={nothing}
      />,
    );
    expect(told()).toContain(NO_ANSWER);
    cleanup();
    render(
      <ErrorBanner
        title="The tables could not be loaded"
        details="A fault."
        onRetry={nothing}
        onDismiss={nothing}
      />,
    );
    expect(told()).toBe('The tables could not be loaded');
  });

  it('a call says so, in forms and notices too', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const call = async () =>
      createHttp('http://localhost/api')(
        { method: 'GET', path: '/x', body: null, query: {} },
        { token: null },
      );
    const failure = await call().catch((thrown: unknown) => thrown);
    expect(errorWords(failure)).toBe(NO_ANSWER);
    goes(false);
    expect(errorWords(await call().catch((thrown: unknown) => thrown))).toBe(OFFLINE);
    expect(refusalWords({ status: null, code: null, reply: null, words: '', fields: {} })).toBe(OFFLINE);
  });
});
