// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { asked } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { showPage } from '../../browse/testing/sitePage.tsx';
import { tableList, tableRow } from '../../browse/testing/tableRow.ts';
import { DraftAgain } from './DraftAgain.tsx';

let t: ReturnType<typeof messagesFor<'home'>>;
beforeAll(async () => {
  await loadMessages('home');
  t = messagesFor('en', 'home');
});
afterEach(cleanup);

const gameOf = (minutes: number): GameSummary => ({
  slug: 'emberwake',
  name: 'Emberwake',
  tagline: '',
  cards: 257,
  art: [],
  templates: [
    {
      slug: 'emberwake-sealed',
      name: 'Sealed, six packs',
      blurb: '',
      format: 'sealed',
      seats: 4,
      clock: 'none',
      minutes,
    },
  ],
});

async function show(minutes: number, ...lastTemplates: string[]) {
  const rows = lastTemplates.map((templateName, at) => tableRow(`${at}`, { templateName, createdAtMs: at }));
  const mine = asked(Promise.resolve(tableList(rows)));
  const games = asked(Promise.resolve([gameOf(minutes)]));
  await act(() =>
    showPage(() => (
      <SystemProvider>
        <DraftAgain mine={mine} games={games} onDraft={async () => {}} />
      </SystemProvider>
    )),
  );
}

const shownLength = () => /about \d+ \w+/i.exec(screen.getByText(/about/i).textContent ?? '')?.[0];

describe('the draft on Home', () => {
  it('says how long it takes: one minute, or several', async () => {
    await show(1);
    expect(shownLength()).toBe('About 1 minute');
    cleanup();
    await show(18);
    expect(shownLength()).toBe('About 18 minutes');
  });

  it('is the newest one again where its template is still published, and a first choice where not', async () => {
    await show(18, 'Gone', 'Sealed, six packs');
    expect(screen.getByRole('button', { name: t('again') }).isConnected).toBe(true);
    cleanup();
    await show(18, 'Sealed, six packs', 'Gone');
    expect(screen.getByRole('button', { name: t('draftWithBots') }).isConnected).toBe(true);
  });

  it('has the way to practice without a network beside it', async () => {
    await show(18);
    expect(screen.getByRole('link', { name: t('practice') }).getAttribute('href')).toBe('/?practice=bots');
  });
});
