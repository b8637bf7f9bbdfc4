// @vitest-environment happy-dom

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import type { StoredToken } from '#src/machines/session/sessionFacts.ts';
import { ActorsProvider } from '#src/ui/features/shell/actors.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { type BenchSearch, readSearch, type TypedSearch } from './benchSearch.ts';
import type { RoomPort } from './live/roomPort.ts';
import type { PathSource } from './paths/pathSource.ts';
import { TestBenchScreen } from './TestBenchScreen.tsx';

beforeAll(() => loadMessages('testBench'));
afterEach(cleanup);

const READING = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const TOKEN = 'heron.lantern.copper';
const ana: CurrentUser = {
  userId: 'ana',
  handle: 'Ana',
  email: 'ana@example.org',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

const unexpected = () => {
  throw new Error('Nobody expected a table.');
};

const NO_ROOM: RoomPort = {
  liveTables: async () => ({
    followed: () => [],
    // Not there yet.
    use: () => null as never,
    release: () => {},
    watchTables: () => unexpected(),
    line: () => unexpected(),
  }),
  running: async () => [{ draftId: 'd1', name: 'Friday embers', words: 'Emberwake, Three packs' }],
};

const PATHS: PathSource = {
  list: async () => [
    {
      ...{ name: 'The last notice leaves when its time is up: 1 shown', detail: '1 shown' },
      ...{ proves: 'The last notice leaves when its time is up', tags: ['spec 9.1'] },
      words: ['notice.raised → showing', 'notice.expired → quiet'],
    },
    { name: 'A becomes b', proves: 'A becomes b', detail: '', tags: [], words: ['a → b'] },
  ],
  steps: async () => [
    { event: { type: 'notice.raised', text: 'first' }, after: { line: 'showing', time: 'running' } },
    { event: { type: 'notice.expired', id: 'notice-1' }, after: { line: 'quiet', time: 'running' } },
  ],
};

async function show(typed: TypedSearch) {
  const notices = createActor(notificationQueueMachine(() => 0)).start();
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readStoredToken: fromPromise<StoredToken | null>(async () => ({
          token: TOKEN,
          reading: READING,
          foundAtMs: 0,
        })),
        loadUser: fromPromise<CurrentUser, { token: string }>(async () => ana),
      },
    }),
  ).start();
  const searches: BenchSearch[] = [];
  function Page() {
    const [search, setSearch] = useState(readSearch(typed));
    const onSearch = (change: Partial<BenchSearch>) => {
      searches.push({ ...search, ...change });
      setSearch({ ...search, ...change });
    };
    return <TestBenchScreen search={search} onSearch={onSearch} room={NO_ROOM} paths={PATHS} />;
  }
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Page });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const router = createRouter({
    routeTree: root.addChildren([page, other]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  render(
    <ActorsProvider actors={{ session, notices }}>
      <RouterProvider router={router} />
    </ActorsProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: 'Test bench' });
  return { notices, session, searches };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const diagram = () => screen.getByRole('img', { name: /^State diagram/ }).getAttribute('aria-label');

describe('the live machines of the bench', () => {
  it('are lit where they are, follow what happens, and have no button that sends them anything', async () => {
    const { notices } = await show({ tab: 'notices' });
    expect(diagram()).toMatch(/^State diagram\. Now in line\.quiet and time\.running\./);
    await act(async () => notices.send({ type: 'notice.raised', kind: 'info', text: 'Hello', timeoutMs: 0 }));
    expect(diagram()).toMatch(/^State diagram\. Now in line\.showing and time\.running\./);
    expect(screen.getByRole('list', { name: /^What happened/ }).textContent).toContain(
      'line.quiet → line.showing',
    );
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('keep the secrets of the session to themselves, in what they hold and in what they hear', async () => {
    const { session } = await show({});
    await act(async () => {});
    expect(diagram()).toMatch(/^State diagram\. Now in signedIn\.token\.fresh and signedIn\.user\.known\./);
    await act(async () => {
      session.send({ type: 'tab.tokenStored', token: `${TOKEN}.newer`, reading: READING });
    });
    expect(session.getSnapshot().context.token).toBe(`${TOKEN}.newer`);
    expect(screen.getByRole('list', { name: /^What happened/ }).textContent).toContain('tab.tokenStored');
    expect(document.body.textContent).not.toContain(TOKEN);
    expect(document.body.textContent).toContain('•••• (26 characters)');
  });

  it('of the draft room are told how to be come by where none is open', async () => {
    const { searches } = await show({ tab: 'room' });
    expect(await screen.findByText('No draft room is open in this tab')).toBeDefined();
    fireEvent.click(await screen.findByRole('button', { name: /^Follow here.*Friday embers$/ }));
    expect(searches.at(-1)?.table).toBe('d1');
  });
});

describe('a copy on the bench', () => {
  it('is sent what the state allows, tells what came of it, and offers the next events', async () => {
    await show({ run: 'copy' });
    const row = (name: string) => within(screen.getByRole('listitem', { name }));
    fireEvent.click(row('readStoredToken answers').getByRole('button', { name: 'Send' }));
    expect(diagram()).toMatch(/Now in signedOut\./);
    fireEvent.click(row('guest.asked').getByRole('button', { name: 'Send' }));
    expect(diagram()).toMatch(/Now in enteringAsGuest\./);
    expect(screen.getByRole('list', { name: /^What happened/ }).textContent).toContain('asks enterAsGuest');
    press('Start over');
    expect(diagram()).toMatch(/Now in starting\./);
  });

  it('cannot be sent a payload that cannot be read, and says which part is wrong', async () => {
    await show({ tab: 'notices', run: 'copy' });
    const row = within(screen.getByRole('listitem', { name: 'notice.raised' }));
    fireEvent.change(row.getByRole('combobox'), { target: { value: '5' } });
    press('Payload of notice.raised');
    fireEvent.change(row.getByLabelText('timeoutMs'), { target: { value: 'soon' } });
    expect(row.getByText('This isn’t a number.')).toBeDefined();
    fireEvent.click(row.getByRole('button', { name: 'Send' }));
    expect(diagram()).toMatch(/line\.quiet/);
    fireEvent.change(row.getByLabelText('timeoutMs'), { target: { value: '20' } });
    fireEvent.change(row.getByLabelText('text'), { target: { value: 'By hand' } });
    fireEvent.click(row.getByRole('button', { name: 'Send' }));
    expect(screen.getByText('By hand').parentElement?.textContent).toContain('0.02 s left');
  });

  it('moves in time by its own clock alone', async () => {
    await show({ tab: 'notices', run: 'copy' });
    const send = (name: string) =>
      fireEvent.click(within(screen.getByRole('listitem', { name })).getByRole('button', { name: 'Send' }));
    send('notice.raised');
    send('stack.painted');
    expect(diagram()).toMatch(/line\.showing/);
    press('+2.5 s');
    expect(diagram()).toMatch(/line\.showing/);
    press('To next timer');
    expect(diagram()).toMatch(/line\.quiet/);
  });
});

describe('a generated path on the bench', () => {
  it('is walked by the next event, back, and to its end, with every step compared', async () => {
    const { searches } = await show({ tab: 'paths', machine: 'notices' });
    expect(await screen.findByRole('heading', { name: 'Path 1 of 2' })).toBeDefined();
    expect(screen.getByText('The last notice leaves when its time is up: 1 shown').isConnected).toBe(true);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['The last notice leaves when its time is up spec 9.1', 'A becomes b']),
    );
    press('Next event');
    expect(diagram()).toMatch(/line\.showing/);
    press('To the end');
    expect(diagram()).toMatch(/line\.quiet/);
    expect(screen.getAllByRole('img', { name: 'as promised' }).length).toBe(2);
    press('Back one step');
    expect(diagram()).toMatch(/line\.showing/);
    expect(searches.map(({ step }) => step)).toEqual([1, 2, 1]);
  });

  it('that is not there is said to be missing, with how many there are', async () => {
    await show({ tab: 'paths', machine: 'notices', path: 9 });
    expect(await screen.findByRole('heading', { name: 'There is no path 9' })).toBeDefined();
    expect(screen.getByText(/has 2 paths/)).toBeDefined();
  });
});
