// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { listenToOtherTabs, oneTabAtATime, tellOtherTabs } from './tabs.ts';
import { browserTokenStore, TOKEN_KEY } from './tokenStore.ts';

beforeEach(() => localStorage.clear());

describe('the token store', () => {
  it('keeps the token in local storage under auth-token [spec 7.2]', () => {
    const store = browserTokenStore(localStorage);
    store.write('abc');
    expect(localStorage.getItem('auth-token')).toBe('abc');
    expect(store.read()).toBe('abc');
    store.clear();
    expect({ stored: localStorage.getItem('auth-token'), read: store.read() }).toEqual({
      stored: null,
      read: null,
    });
  });

  it('keeps it as long as the page where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const store = browserTokenStore({
      ...localStorage,
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    });
    store.write('abc');
    expect(store.read()).toBe('abc');
    store.clear();
    expect(store.read()).toBeNull();
  });
});

describe('other tabs', () => {
  it('are heard when they store or remove the token, and no longer after the end [S13]', () => {
    const heard: string[] = [];
    const stop = listenToOtherTabs(window, {
      stored: (token) => heard.push(`stored ${token}`),
      removed: () => heard.push('removed'),
      userChanged: () => heard.push('user changed'),
    });
    const tell = (key: string | null, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    tell(TOKEN_KEY, 'abc');
    tell('passleft.scheme', 'dark');
    tell(TOKEN_KEY, null);
    tell(null, null);
    stop();
    tell(TOKEN_KEY, null);
    expect(heard).toEqual(['stored abc', 'removed', 'removed']);
  });

  it('are told that the user changed by the same word that they listen for', () => {
    const heard: string[] = [];
    const ignore = () => {};
    const stop = listenToOtherTabs(window, {
      stored: ignore,
      removed: ignore,
      userChanged: () => heard.push('user changed'),
    });
    tellOtherTabs(localStorage, 7);
    const [key = ''] = Object.keys(localStorage);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    stop();
    expect({ heard, told: localStorage.getItem(key) }).toEqual({ heard: ['user changed'], told: '7' });
  });

  it('are told nothing where the browser refuses storage, and nothing breaks', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    expect(() => tellOtherTabs({ ...localStorage, setItem: refuse }, 7)).not.toThrow();
  });

  it('go at once where the browser has no locks', async () => {
    expect(await oneTabAtATime(undefined)(async () => 'done')).toBe('done');
  });

  it('are told whether another tab had the lock when they asked', async () => {
    const turns: boolean[] = [];
    const take = (isFree: boolean) => {
      const request = async (_name: string, options: LockOptions, work: (lock: object | null) => unknown) =>
        work(options.ifAvailable && !isFree ? null : {});
      return oneTabAtATime({ request } as unknown as LockManager)(async ({ hasWaited }) => {
        turns.push(hasWaited);
      });
    };
    await take(true);
    await take(false);
    expect(turns).toEqual([false, true]);
  });
});
