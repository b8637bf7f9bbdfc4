// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PushSubscriptionWords } from '#contract/members/push.ts';
import { useToldPush } from './useToldPush.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const WORDS: PushSubscriptionWords = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

/** A browser with push, subscribed with the key of three zero bytes. */
function atBrowser({ permission = 'granted', isSubscribed = true } = {}) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission });
  const subscription = { toJSON: () => WORDS, options: { applicationServerKey: new Uint8Array(3).buffer } };
  const pushManager = { getSubscription: async () => (isSubscribed ? subscription : null) };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  const told: PushSubscriptionWords[] = [];
  const asked = vi.fn(async () => ({
    pushKey: async () => 'AAAA',
    subscribeToPush: async (words: PushSubscriptionWords) => told.push(words),
    unsubscribeFromPush: async () => {},
  }));
  return { told, asked };
}

describe('a browser that is pushed to', () => {
  it('is told to the server again once somebody is signed in, and again for another one', async () => {
    const { told, asked } = atBrowser();
    const page = renderHook(({ userId }) => useToldPush(asked, userId), { initialProps: { userId: 'ana' } });
    await waitFor(() => expect(told).toEqual([WORDS]));
    page.rerender({ userId: 'ana' });
    page.rerender({ userId: 'kim' });
    await waitFor(() => expect(told).toEqual([WORDS, WORDS]));
  });

  it('is left alone where it is not subscribed', async () => {
    const { told, asked } = atBrowser({ isSubscribed: false });
    renderHook(() => useToldPush(asked, 'ana'));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(told).toEqual([]);
  });

  it('asks nothing where notices are not allowed', () => {
    const { asked } = atBrowser({ permission: 'default' });
    renderHook(() => useToldPush(asked, 'ana'));
    expect(asked).not.toHaveBeenCalled();
  });
});
