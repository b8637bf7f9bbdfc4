// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { type SessionActor, sessionMachine } from '#src/machines/session/session.ts';
import { ANSWER_OVERDUE_AFTER_MS, type Grant, type StoredToken } from '#src/machines/session/sessionFacts.ts';
import { selectUser } from '#src/machines/session/sessionSelectors.ts';
import { asked } from '../../components/answer.ts';
import { pageIn } from '../../messages/build/languagePages.ts';
import { loadMessages } from '../../messages/load.ts';
import { messagesFor } from '../../messages/messagesFor.ts';
import { showPage } from '../browse/testing/sitePage.tsx';
import { tableList, tableRow } from '../browse/testing/tableRow.ts';
import { ActorsProvider, useUser } from '../shell/actors.tsx';
import { draftAgainstBots } from './draftAgainstBots.ts';
import { enterAsGuest } from './enterAsGuest.ts';
import { HomeScreen } from './HomeScreen.tsx';
import type { HomeActs, MemberData, VisitorData } from './homeData.ts';

let t: ReturnType<typeof messagesFor<'home'>>;
beforeAll(async () => {
  // The late parts too, so that a test does not wait for their files.
  await Promise.all([
    loadMessages('home', 'codes'),
    import('./member/MemberHome.tsx'),
    import('./visitor/VisitorRest.tsx'),
    import('./member/RecentResults.tsx'),
    import('./member/NextAchievement.tsx'),
  ]);
  t = messagesFor('en', 'home');
});
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
const game: GameSummary = {
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
};

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

interface Change {
  readonly visitor?: Partial<VisitorData>;
  readonly acts?: Partial<HomeActs>;
}

const answered = <Value,>(value: Value) => asked(Promise.resolve(value));

async function home(change: (session: SessionActor) => Change = () => ({}), here: Here = {}) {
  const session = visitorSession(here);
  const told: unknown[] = [];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { visitor, acts } = change(session);
  const ofVisitor: VisitorData = {
    kind: 'visitor',
    games: answered([game]),
    live: answered(tableList([])),
    ...visitor,
  };
  const ofMember: MemberData = {
    kind: 'member',
    userId: guest.userId,
    games: answered([game]),
    mine: answered(tableList([])),
    open: answered(tableList([])),
    achievements: answered({ achievements: [], secretsLeft: 0 }),
  };
  const allActs: HomeActs = {
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
    ...acts,
  };
  /** As the route's loader gives data: by who is signed in. */
  const Home = () => <HomeScreen data={useUser() ? ofMember : ofVisitor} acts={allActs} />;
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  await act(() =>
    showPage(() => (
      <ActorsProvider actors={{ session, notices }}>
        <Home />
      </ActorsProvider>
    )),
  );
  return { session, told, arrive: () => arrive() };
}

const draftNow = () => screen.getByRole('button', { name: t('draftNow') });

describe('Home of a visitor', () => {
  it('leads to the first pack by one click, as a guest, and keeps the page until the room is there', async () => {
    const { told, arrive } = await home();
    await userEvent.click(draftNow());
    const busy = screen.getByRole('button', { name: t('drafting') });
    expect([told, busy.getAttribute('aria-busy')]).toEqual([
      ['Brass Heron', { game: 'emberwake', template: 'emberwake-draft', solo: true }, 'room d1'],
      'true',
    ]);
    await act(async () => arrive());
    expect(await screen.findByRole('heading', { name: t('ready', { name: 'Brass Heron' }) })).toBeTruthy();
  });

  it('tells in words why no draft was opened and lets the visitor try again', async () => {
    await home(() => ({
      acts: {
        draftAgainstBots: () => Promise.reject({ status: 503, reply: 'The table cannot write just now.' }),
      },
    }));
    await userEvent.click(draftNow());
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(
      'The table cannot write just now.',
    );
    expect(draftNow().isConnected).toBe(true);
  });

  it('keeps the page with its reason when a code is unknown, though the visitor is a guest by then', async () => {
    const { session } = await home((known) => ({
      acts: {
        openCode: async () => {
          await enterAsGuest(known);
          throw new Error('No open table or event has that code.');
        },
      },
    }));
    await userEvent.type(await screen.findByLabelText(messagesFor('en', 'codes')('label')), 'KILN42{Enter}');
    expect([
      selectUser(session.getSnapshot())?.handle,
      screen.getByRole('heading', { level: 1 }).textContent,
      screen.getAllByRole('alert').map(({ textContent }) => textContent),
    ]).toEqual(['Brass Heron', 'Draft any card game.', ['No open table or event has that code.']]);
  });

  it('shows while nobody answers who is here, and what would make a guest is off and says why', async () => {
    const row = tableRow('d7', { name: 'Friday table' });
    await home(() => ({ visitor: { live: answered(tableList([row])) } }), { isUnanswered: true });
    const names = [t('draftNow'), 'Join', t('goTo', { action: 'sit', name: 'Friday table' })];
    const ways = await Promise.all(names.map((name) => screen.findByRole('button', { name })));
    expect(
      ways.map((way) => [
        way.getAttribute('aria-disabled'),
        document.getElementById(way.getAttribute('aria-describedby') ?? '')?.textContent,
      ]),
    ).toEqual(names.map(() => ['true', t('otherSession')]));
    expect(screen.getAllByText(t('otherSession')).length).toBe(1 + names.length);
  });

  it('offers the bots where no table is open, and names no number', async () => {
    await home();
    expect((await screen.findByText(t('noTables'))).isConnected).toBe(true);
    expect(document.body.textContent).not.toMatch(/\b0\b/);
  });

  it('shows three live tables at most', async () => {
    const rows = ['a', 'b', 'c', 'd'].map((id) => tableRow(id));
    await home(() => ({ visitor: { live: answered(tableList(rows)) } }));
    expect(
      (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent),
    ).toEqual(['Table a', 'Table b', 'Table c']);
  });

  it('says why the live tables are not there, and that the bots are', async () => {
    await home(() => ({ visitor: { live: asked(Promise.reject(new Error('The line is cut.'))) } }));
    const alert = (await screen.findByText(t('liveFailed'))).closest('[role=alert]');
    expect(alert?.textContent).toContain(t('botsWork'));
  });

  it('is painted before any answer came', async () => {
    const never = new Promise<never>(() => {});
    await home(() => ({ visitor: { live: never, games: never } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Draft any card game.');
    expect(screen.getByText(t('usualDraft')).isConnected).toBe(true);
    expect((await screen.findByText(/Packs are sealed before the first pick/)).textContent).toContain(
      'Packs are sealed before the first pick, and anyone can check the seal after the last one.',
    );
  });

  it('has the heading and the sentence that index.html paints before any script', async () => {
    const html = await pageIn(readFileSync('index.html', 'utf8'), 'en', {});
    const page = new DOMParser().parseFromString(html, 'text/html');
    await home();
    const hero = screen.getByRole('heading', { level: 1 });
    const [heading, lead] = page.querySelector('#first-home .home-words')?.children ?? [];
    expect(hero.outerHTML).toBe(heading?.outerHTML);
    expect(hero.nextElementSibling?.outerHTML).toBe(lead?.outerHTML);
  });
});
