// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense, useCallback } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { translation } from '#contract/messages/catalogue.ts';
import type englishAchievements from './en/people/achievements.ts';
import { english } from './english.ts';
import { formatFor } from './format.ts';
import type { Language } from './language.ts';
import { createLoader, currentLocale, loadMessages } from './load.ts';
import { createMessagesFor, messagesFor } from './messagesFor.ts';
import { createUseMessages, useMessages } from './useMessages.ts';

afterEach(cleanup);

const achievements = translation<typeof englishAchievements>()({
  title: 'Erfolge',
  earnedCount: '{count, number} errungen',
  howItWorks: 'Sie zählen beim Spielen mit. Du musst nichts einschalten.',
  loadFailed: 'Deine Erfolge konnten nicht geladen werden',
  noneTitle: 'Noch keine errungen',
  noneHint: 'Beende einen Draft, um den ersten zu erringen.',
  findTable: 'Einen Tisch finden',
  earned: 'Errungen',
  next: 'Als Nächstes',
  secretsLeft: '{count, plural, one {Ein weiterer ist geheim.} other {# weitere sind geheim.}}',
  tierAndDay: '{tier, select, bronze {Bronze} silver {Silber} gold {Gold} other {}}, {day}',
  progress: '{count, number} von {threshold, number}',
  earnedAfterDraft: 'Deiner, sobald dieser Draft vorbei ist',
});

/** English and German, telling which files were fetched. */
function twoLanguages() {
  const fetched: string[] = [];
  const noted =
    <Made,>(name: string, fetchIt: () => Promise<Made>) =>
    () => {
      fetched.push(name);
      return fetchIt();
    };
  const german: Language = {
    ...english,
    achievements: noted('de achievements', async () => ({ default: achievements })),
  };
  const loader = createLoader({
    en: () => ({ ...english, achievements: noted('en achievements', english.achievements) }),
    de: noted('de', async () => german),
  });
  return { fetched, loader, messages: createMessagesFor(loader, (locale) => locale) };
}

describe('the messages of a feature', () => {
  it('are fetched in one language alone, once, with no other feature', async () => {
    const { fetched, loader, messages } = twoLanguages();
    const first = loader.load('de', 'achievements');
    expect(loader.load('de', 'achievements')).toBe(first);
    await first;
    expect(fetched).toEqual(['de', 'de achievements']);
    const t = messages('de', 'achievements');
    expect(t('secretsLeft', { count: 1 })).toBe('Ein weiterer ist geheim.');
    expect(t('secretsLeft', { count: 1234 })).toBe('1.234 weitere sind geheim.');
    expect(messages('de', 'achievements')).toBe(t);
  });

  it('are asked for again after their file could not be fetched', async () => {
    let isOffline = true;
    const loader = createLoader({
      en: () => ({
        ...english,
        achievements: () => (isOffline ? Promise.reject(new Error('offline')) : english.achievements()),
      }),
    });
    await expect(loader.load('en', 'achievements')).rejects.toThrow('offline');
    isOffline = false;
    await loader.load('en', 'achievements');
    expect(loader.peek('en', 'achievements')).toHaveProperty('title', 'Achievements');
  });

  it('cannot be read before they are loaded', () => {
    const { messages } = twoLanguages();
    expect(() => messages('en', 'auth')).toThrow('en auth: loadMessages first');
  });

  it('are there for plain modules once a route has loaded them, in the language of the page', async () => {
    await loadMessages('auth', 'common');
    expect(currentLocale()).toBe('en');
    expect(messagesFor('en', 'auth')('logInAs', { handle: 'Ana' })).toBe('Log in as Ana');
    expect(messagesFor('en', 'common')('show')).toBe('Show');
  });
});

function NewHere() {
  const t = useMessages('auth');
  return <p>{t.rich('newHere', { link: (words) => <a href="/register">{words}</a> })}</p>;
}

describe('useMessages', () => {
  it('says a sentence with a link inside, without a key missing, at the first render', async () => {
    await loadMessages('auth');
    const { container } = render(<NewHere />);
    expect(container.innerHTML).toBe('<p>New here? <a href="/register">Create an account</a></p>');
  });

  it('waits for words that no route has loaded, and gives the same function at every render', async () => {
    const { loader, messages } = twoLanguages();
    const useGerman = createUseMessages(loader, messages, () => 'de');
    const given = new Set<unknown>();
    function Title() {
      const t = useGerman('achievements');
      given.add(t);
      return <h1>{t('title')}</h1>;
    }
    const page = (
      <Suspense fallback={<i>waiting</i>}>
        <Title />
      </Suspense>
    );
    const { rerender } = await act(async () => render(page));
    expect(screen.getByRole('heading').textContent).toBe('Erfolge');
    rerender(page);
    expect(given.size).toBe(1);
  });

  it('may wait before other hooks: React renders the same part again, and has nothing to recover from', async () => {
    const { loader, messages } = twoLanguages();
    const useGerman = createUseMessages(loader, messages, () => 'de');
    function Title() {
      const t = useGerman('achievements');
      const words = useCallback(() => t('title'), [t]);
      return <h1>{words()}</h1>;
    }
    // Its own file comes late, too, as that of a part that is loaded when it is needed.
    const LateTitle = lazy(async () => ({ default: Title }));
    const recovered: unknown[] = [];
    const options = { onRecoverableError: (fault: unknown) => recovered.push(fault) };
    await act(async () =>
      render(
        <Suspense fallback={<i>waiting</i>}>
          <LateTitle />
        </Suspense>,
        options,
      ),
    );
    expect(screen.getByRole('heading').textContent).toBe('Erfolge');
    expect(recovered).toEqual([]);
  });
});

describe('numbers, dates and lists', () => {
  it('are written as the language does', () => {
    const format = formatFor('en');
    expect(format.number(1234.5)).toBe('1,234.5');
    expect(format.date(new Date(2026, 3, 9))).toBe('9 Apr 2026');
    expect(format.date(new Date(2026, 3, 9).getTime(), { month: 'long' })).toBe('April');
    expect(format.list(['Ana', 'Basil', 'Juno'])).toBe('Ana, Basil and Juno');
    expect(format.list(['Ana', 'Basil'], { type: 'disjunction' })).toBe('Ana or Basil');
  });
});
