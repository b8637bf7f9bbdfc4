// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notificationQueue.ts';
import { type SessionActor, sessionMachine } from '#src/machines/session.ts';
import { ANSWER_OVERDUE_AFTER_MS, type Grant, type StoredToken } from '#src/machines/sessionFacts.ts';
import { selectUser } from '#src/machines/sessionSelectors.ts';
import { showPage } from '../browse/testing/sitePage.tsx';
import { tableList, tableRow } from '../browse/testing/tableRow.ts';
import { ActorsProvider } from '../shell/actors.tsx';
import { draftAgainstBots } from './draftAgainstBots.ts';
import { enterAsGuest, NO_OTHER_SESSION } from './enterAsGuest.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomePorts } from './homePorts.ts';

afterEach(cleanup);

const guest: CurrentUser = {
  userId: 'g1',
  handle: 'Brass Heron',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: true,
  isVerified: false,
};
const reading = { subject: 'g1', startsAtMs: 0, endsAtMs: 900_000 };
const grant: Grant = { token: 't', reading, userId: 'g1', handle: 'Brass Heron', roles: [] };
const game = {
  slug: 'emberwake',
  name: 'Emberwake',
  tagline: '',
  cards: 257,
  art: [],
  templates: [
    {
      slug: 'emberwake-draft',
      name: 'Three packs of 15',
      blurb: '',
      format: 'booster',
      seats: 8,
      clock: 'standard',
      minutes: 18,
    },
  ],
} as const satisfies Awaited<ReturnType<HomePorts['loadGames']>>[number];

interface Here {
  /** A token is stored that nobody has answered for, longer than pages wait. */
  readonly isUnanswered?: boolean;
}

function visitorSession({ isUnanswered = false }: Here) {
  const clock = new SimulatedClock();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () =>
          isUnanswered ? { token: 't', reading, foundAtMs: 0 } : null,
        ),
        enterAsGuest: fromPromise<Grant>(async () => grant),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () =>
          isUnanswered ? new Promise<never>(() => {}) : guest,
        ),
      },
      actions: { storeToken: () => {}, clearStoredToken: () => {}, showNotice: () => {} },
    }),
    { clock },
  ).start();
  session.subscribe((snapshot) => {
    if (isUnanswered && snapshot.matches({ restoring: { answer: 'expected' } }))
      queueMicrotask(() => clock.increment(ANSWER_OVERDUE_AFTER_MS));
  });
  return session;
}

async function home(change: (session: SessionActor) => Partial<HomePorts> = () => ({}), here: Here = {}) {
  const session = visitorSession(here);
  const told: unknown[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const ports: HomePorts = {
    loadLiveTables: async () => tableList([]),
    loadOpenTables: async () => tableList([]),
    loadMyTables: async () => tableList([]),
    loadGames: async () => [game],
    loadAchievements: async () => ({ achievements: [], secretsLeft: 0 }),
    openCode: async () => {},
    goToTable: async () => {},
    draftAgainstBots: (wish) =>
      draftAgainstBots(
        {
          ensureSomebody: async () => told.push((await enterAsGuest(session)).handle),
          games: async () => [game],
          createTable: async (table) => {
            told.push(table);
            return { draftId: 'd1' };
          },
          goToRoom: (draftId) => {
            told.push(`room ${draftId}`);
            return arrived;
          },
        },
        wish,
      ),
    ...change(session),
  };
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  await showPage(() => (
    <ActorsProvider actors={{ session, notices }}>
      <HomeScreen ports={ports} />
    </ActorsProvider>
  ));
  await act(async () => {});
  return { session, told, arrive: () => arrive() };
}

describe('Home of a visitor', () => {
  it('leads to the first pack by one click, as a guest, and keeps the page until the room is there', async () => {
    const { told, arrive } = await home();
    await userEvent.click(screen.getByRole('button', { name: 'Draft vs 7 bots now' }));
    const busy = screen.getByRole('button', { name: 'Opening your first pack' });
    expect([told, busy.getAttribute('aria-busy')]).toEqual([
      ['Brass Heron', { game: 'emberwake', template: 'emberwake-draft', solo: true }, 'room d1'],
      'true',
    ]);
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: 'Ready when you are, Brass Heron' })).toBeTruthy();
  });

  it('tells in words why no draft was opened and lets the visitor try again', async () => {
    await home(() => ({
      draftAgainstBots: () => Promise.reject({ status: 503, reply: 'The table cannot write just now.' }),
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Draft vs 7 bots now' }));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'The table cannot write just now.',
    );
    expect(screen.getByRole('button', { name: 'Draft vs 7 bots now' })).toBeTruthy();
  });

  it('keeps the page with its reason when a code is unknown, though the visitor is a guest by then', async () => {
    const { session } = await home((known) => ({
      openCode: async () => {
        await enterAsGuest(known);
        throw new Error('No open table or event has that code.');
      },
    }));
    await userEvent.type(screen.getByLabelText('Join with a code'), 'KILN42{Enter}');
    expect([
      selectUser(session.getSnapshot())?.handle,
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getAllByRole('alert').map(({ textContent }) => textContent),
    ]).toEqual(['Brass Heron', 'Draft any card game.', ['No open table or event has that code.']]);
  });

  it('shows while nobody answers who is here, and what would make a guest is off and says why', async () => {
    const row = tableRow('d7', { name: 'Friday table' });
    await home(() => ({ loadLiveTables: async () => tableList([row]) }), { isUnanswered: true });
    const names = ['Draft vs 7 bots now', 'Join', 'Take a seat: Friday table'];
    const ways = names.map((name) => screen.getByRole('button', { name }));
    expect(
      ways.map((way) => [
        way.getAttribute('aria-disabled'),
        document.getElementById(way.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    ).toEqual(names.map(() => ['true', NO_OTHER_SESSION]));
    expect(screen.getAllByText(NO_OTHER_SESSION).length).toBe(1 + names.length);
  });

  it('offers the bots where no table is open, and names no number', async () => {
    await home();
    expect(screen.getByText('No open tables, bots are ready')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/\b0\b/);
  });

  it('shows three live tables at most', async () => {
    await home(() => ({
      loadLiveTables: async () => tableList(['a', 'b', 'c', 'd'].map((id) => tableRow(id))),
    }));
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Table a',
      'Table b',
      'Table c',
    ]);
  });

  it('is painted before any answer came', async () => {
    const never = () => new Promise<never>(() => {});
    await home(() => ({ loadLiveTables: never, loadGames: never }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Draft any card game.');
    expect(screen.getByText(/Packs are sealed before the first pick/).textContent).toContain(
      'Packs are sealed before the first pick, and anyone can check the seal after the last one.',
    );
  });
});
