// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PREFERENCES, type Preferences } from '#contract/members/preferences.ts';
import { SETTLE_MS } from '#src/machines/preferences.ts';
import { closePreferences, type PreferencePorts } from '../../../components/preferences/ownPreferences.ts';
import { PreferencesProvider } from '../../../components/preferences/PreferencesProvider.tsx';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { show } from '../profile.testkit.tsx';
import { AccessibilityTab } from './AccessibilityTab.tsx';
import { DraftingTab } from './DraftingTab.tsx';
import { SoundsTab } from './SoundsTab.tsx';

let t: ReturnType<typeof messagesFor<'profile'>>;
beforeAll(async () => {
  await loadMessages('profile');
  t = messagesFor('en', 'profile');
});
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  closePreferences();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const toggle = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });

/** A server that keeps choices; `answers` says for each save whether it succeeds. */
function choiceServer(answers: readonly boolean[] = []) {
  const saved: Preferences[] = [];
  const rest = [...answers];
  const ports: PreferencePorts = {
    load: async () => saved.at(-1) ?? DEFAULT_PREFERENCES,
    save: async (preferences) => {
      if (rest.shift() === false) throw Object.assign(new Error(), { status: 500, reply: 'Broken.' });
      saved.push(preferences);
      return preferences;
    },
  };
  return { saved, ports };
}

describe('a choice', () => {
  it('is shown at once and saved by itself', async () => {
    const { saved, ports } = choiceServer();
    show(
      <PreferencesProvider userId="m1" ports={ports}>
        <DraftingTab />
      </PreferencesProvider>,
    );
    expect(screen.getByRole('status', { name: t('loading') })).toBeTruthy();
    await wait(0);
    fireEvent.click(toggle(t('doubleClick')));
    expect(toggle(t('doubleClick')).checked).toBe(false);
    await wait(SETTLE_MS);
    expect(saved).toEqual([{ ...DEFAULT_PREFERENCES, doubleClickTakes: false }]);
    expect(screen.getByText(t('savingState', { state: 'saved' }))).toBeTruthy();
  });

  it('that could not be saved stays on screen and is sent again on Retry', async () => {
    const { saved, ports } = choiceServer([false]);
    show(
      <PreferencesProvider userId="m1" ports={ports}>
        <DraftingTab />
      </PreferencesProvider>,
    );
    await wait(0);
    fireEvent.change(screen.getByLabelText(t('poolOrder')), { target: { value: 'rarity' } });
    await wait(SETTLE_MS);
    expect(screen.getByRole('alert').textContent).toContain(t('choicesUnsaved'));
    expect(screen.getByLabelText<HTMLSelectElement>(t('poolOrder')).value).toBe('rarity');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(saved).toEqual([{ ...DEFAULT_PREFERENCES, poolOrder: 'rarity' }]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('for calm motion stills the page', async () => {
    const { ports } = choiceServer();
    show(
      <PreferencesProvider userId="m1" ports={ports}>
        <AccessibilityTab />
      </PreferencesProvider>,
    );
    await wait(0);
    fireEvent.click(toggle(t('calmMotion')));
    await wait(0);
    expect(document.documentElement.dataset.motion).toBe('still');
    fireEvent.click(toggle(t('calmMotion')));
    await wait(0);
    expect(document.documentElement.dataset.motion).toBeUndefined();
  });
});

describe('the language', () => {
  afterEach(() => {
    delete document.documentElement.dataset.languages;
    // biome-ignore lint/suspicious/noDocumentCookie: as the page sets it
    document.cookie = 'language=;path=/;max-age=0';
    vi.restoreAllMocks();
  });
  const choosing = async (answers?: boolean[]) => {
    document.documentElement.dataset.languages = 'en de ja';
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const server = choiceServer(answers);
    show(
      <PreferencesProvider userId="m1" ports={server.ports}>
        <AccessibilityTab />
      </PreferencesProvider>,
    );
    await wait(0);
    const select = screen.getByLabelText<HTMLSelectElement>(t('language'));
    expect([select.value, [...select.options].map(({ text }) => text)]).toEqual([
      'en',
      ['English', 'Deutsch', '日本語'],
    ]);
    fireEvent.change(select, { target: { value: 'ja' } });
    await wait(0);
    expect(reload).not.toHaveBeenCalled();
    await wait(SETTLE_MS);
    await vi.dynamicImportSettled();
    await wait(0);
    return { ...server, reload };
  };

  it('is saved, and then the page opens in it', async () => {
    const { saved, reload } = await choosing();
    expect(saved).toEqual([{ ...DEFAULT_PREFERENCES, language: 'ja' }]);
    expect(document.cookie).toContain('language=ja');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that could not be saved leaves the page as it is', async () => {
    const { reload } = await choosing([false]);
    expect(screen.getByRole('alert').textContent).toContain(t('choicesUnsaved'));
    expect([reload.mock.calls.length, document.cookie.includes('language=ja')]).toEqual([0, false]);
  });
});

describe('desktop notices', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A browser that gives this answer when somebody asks it. */
  function browserThatSays(answer: NotificationPermission) {
    const questions: string[] = [];
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', {
      permission: 'default',
      requestPermission: async () => {
        questions.push('asked');
        return answer;
      },
    });
    return questions;
  }

  it('ask the browser only when they are turned on, and are kept after its yes', async () => {
    const questions = browserThatSays('granted');
    const { saved, ports } = choiceServer();
    show(
      <PreferencesProvider userId="m1" ports={ports}>
        <SoundsTab />
      </PreferencesProvider>,
    );
    await wait(0);
    expect(questions).toEqual([]);
    fireEvent.click(toggle(t('desktop')));
    await wait(SETTLE_MS);
    expect([questions, toggle(t('desktop')).checked]).toEqual([['asked'], true]);
    expect(saved.at(-1)?.tellsOnDesktop).toBe(true);
  });

  it('that the browser forbids stay off and say how to allow them', async () => {
    browserThatSays('denied');
    const { saved, ports } = choiceServer();
    show(
      <PreferencesProvider userId="m1" ports={ports}>
        <SoundsTab />
      </PreferencesProvider>,
    );
    await wait(0);
    fireEvent.click(toggle(t('desktop')));
    await wait(SETTLE_MS);
    const { checked, disabled } = toggle(t('desktop'));
    expect({ checked, disabled }).toEqual({ checked: false, disabled: true });
    expect(screen.getByText(t('blockedHelp'))).toBeTruthy();
    expect(saved).toEqual([]);
  });
});
