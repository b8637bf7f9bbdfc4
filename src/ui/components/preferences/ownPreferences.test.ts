// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import { SETTLE_MS, selectPreferences, selectSavingState } from '#src/machines/preferences.ts';
import { closePreferences, openPreferences, PREFERENCES_KEY } from './ownPreferences.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  closePreferences();
  vi.useRealTimers();
});

/** The account on the server, which other devices change too. */
function account() {
  let kept: Preferences = DEFAULT_PREFERENCES;
  return {
    kept: () => kept,
    changeElsewhere: (change: Partial<Preferences>) => {
      kept = { ...kept, ...change };
    },
    ports: {
      load: async () => kept,
      save: async (preferences: Preferences) => {
        kept = preferences;
        return kept;
      },
    },
  };
}

const rest = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('own choices', () => {
  it('are laid over what another device chose meanwhile, and lose none of it', async () => {
    const server = account();
    const actor = openPreferences('m1', server.ports);
    await rest();
    server.changeElsewhere({ poolOrder: 'cost' });
    actor.send({ type: 'choice.made', change: { showsFoils: false } });
    await rest(SETTLE_MS);
    expect(server.kept()).toEqual({ ...DEFAULT_PREFERENCES, poolOrder: 'cost', showsFoils: false });
    expect(selectPreferences(actor.getSnapshot())).toEqual(server.kept());
  });

  it('are there at once on the next visit, before the server has answered', async () => {
    const server = account();
    server.changeElsewhere({ reducesMotion: true });
    openPreferences('m1', server.ports);
    await rest();
    closePreferences();
    const later = openPreferences('m1', { ...server.ports, load: () => new Promise(() => {}) });
    expect(selectPreferences(later.getSnapshot())).toEqual(server.kept());
  });

  it('of somebody else in this browser are not taken over', async () => {
    const server = account();
    server.changeElsewhere({ reducesMotion: true });
    openPreferences('m1', server.ports);
    await rest();
    const next = openPreferences('m2', { ...server.ports, load: () => new Promise(() => {}) });
    expect(selectPreferences(next.getSnapshot())).toEqual(DEFAULT_PREFERENCES);
  });

  it('are defaults where this browser kept nonsense', () => {
    localStorage.setItem(PREFERENCES_KEY, '{"userId":"m1","preferences":{"soundVolume":900}}');
    const actor = openPreferences('m1', { ...account().ports, load: () => new Promise(() => {}) });
    expect(selectPreferences(actor.getSnapshot())).toEqual(DEFAULT_PREFERENCES);
  });

  it('follow those that another tab saved', async () => {
    const actor = openPreferences('m1', account().ports);
    await rest();
    const preferences = { ...DEFAULT_PREFERENCES, soundVolume: 5 };
    const newValue = JSON.stringify({ userId: 'm1', preferences });
    window.dispatchEvent(new StorageEvent('storage', { key: PREFERENCES_KEY, newValue }));
    expect(selectPreferences(actor.getSnapshot())).toEqual(preferences);
  });

  it('are sent at once when the page goes to the back', async () => {
    const actor = openPreferences('m1', account().ports);
    await rest();
    actor.send({ type: 'choice.made', change: { showsFoils: false } });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(selectSavingState(actor.getSnapshot())).toBe('saving');
    vi.restoreAllMocks();
  });

  it('of one person are one actor for the whole window', () => {
    const { ports } = account();
    expect(openPreferences('m1', ports)).toBe(openPreferences('m1', ports));
  });
});
