// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventList } from '#contract/events/eventView.ts';
import { eventList, eventRow, memberNamed } from '#src/machines/testing/eventViews.ts';
import { asked } from '../../../components/answer.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { EventsScreen } from './EventsScreen.tsx';

let t: ReturnType<typeof words>;
const words = () => messagesFor('en', 'eventPages');
beforeAll(async () => {
  await loadMessages('eventPages', 'eventNews', 'common');
  t = words();
});
afterEach(cleanup);

type Answers = Readonly<Record<'own' | 'open', (page: number) => Promise<EventList>>>;

/** The list of events over a server in the test's hands, at an address. */
async function show(answers: Answers, { address = '/drafts', openCode = async (_: string) => {} } = {}) {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/drafts',
    validateSearch: (search) => ({ page: Number(search.page ?? 1), own: Number(search.own ?? 1) }),
    loaderDeps: ({ search: { page, own } }) => ({ page, own }),
    loader: ({ deps: { page, own } }) => ({
      own: asked(answers.own(own)),
      open: asked(answers.open(page)),
      games: null,
    }),
    component: () => (
      <EventsScreen
        lists={list.useLoaderData()}
        user={memberNamed('Kim')}
        pages={list.useSearch()}
        onCode={openCode}
        onCreate={async () => {}}
      />
    ),
  });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: root.addChildren([list, other]), history });
  await router.load();
  await act(async () => {
    render(<RouterProvider router={router} />);
  });
}

const none = async () => eventList();
const never = () => new Promise<EventList>(() => {});
const group = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

/** The alert that says something: the box for codes has one that is empty. */
function saidAlert(): HTMLElement {
  const [said] = screen.getAllByRole('alert').filter(({ textContent }) => textContent !== '');
  if (!said) throw new Error('Nothing is said.');
  return said;
}

describe('the list of events', () => {
  it('says that it is loading, with the way to a new event already there', async () => {
    await show({ own: never, open: never });
    expect(screen.getByRole('status', { name: t('loadingList') }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('link', { name: t('host') }).isConnected).toBe(true);
    expect(screen.queryByRole('heading', { level: 2, name: / events$/ })).toBeNull();
  });

  it('shows where nothing is open how to host, and nothing of events of one’s own', async () => {
    await show({ own: none, open: none });
    expect(screen.getByRole('heading', { name: t('noneOpen') }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: t('hostOne') }).getAttribute('href')).toBe(
      '/drafts?tab=events&host=1',
    );
    expect(screen.queryByRole('region', { name: t('ownEvents') })).toBeNull();
  });

  it('leads back from a page after the last one', async () => {
    await show({ own: none, open: none }, { address: '/drafts?page=9' });
    expect(screen.getByRole('heading', { name: t('pastTheEnd') }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: t('firstPage') }).getAttribute('href')).toBe(
      '/drafts?tab=events',
    );
  });

  it('says which list could not be loaded and asks for it again, while the other one stays', async () => {
    let isBroken = true;
    const open = async () => {
      if (isBroken) throw new Error('The line is cut.');
      return eventList(eventRow('Spring cup'));
    };
    await show({ own: async () => eventList(eventRow('Autumn cup', { isMine: true })), open });
    const alert = saidAlert();
    expect(alert.textContent).toContain(t('openFailed'));
    expect(group(t('ownEvents')).getByRole('link', { name: /Autumn cup/ }).isConnected).toBe(true);
    isBroken = false;
    await press('Retry');
    expect(group(t('openEvents')).getByRole('link', { name: /Spring cup/ }).isConnected).toBe(true);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('stays while the next page is loading, and the focus with it', async () => {
    const answers = new Map<number, (list: EventList) => void>();
    await show({ own: (page) => new Promise((resolve) => answers.set(page, resolve)), open: none });
    const answer = (page: number) =>
      act(async () => answers.get(page)?.({ ...eventList(eventRow(`Cup ${page}`)), total: 40 }));
    await answer(1);
    const older = group(t('ownEvents')).getByRole('link', { name: t('older') });
    older.focus();
    await act(async () => fireEvent.click(older));
    expect(group(t('ownEvents')).getByRole('link', { name: /Cup 1/ }).isConnected).toBe(true);
    await answer(2);
    expect(group(t('ownEvents')).getByRole('link', { name: /Cup 2/ }).isConnected).toBe(true);
    // The last page: it leads nowhere any more, and keeps the focus.
    expect(older.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(older);
  });

  it('keeps the page of either list in its address while the other one is turned', async () => {
    const many = async () => ({ ...eventList(eventRow('Cup')), total: 60 });
    await show({ own: many, open: many }, { address: '/drafts?page=2&own=3' });
    const [own, open] = [group(t('ownEvents')), group(t('openEvents'))];
    expect(own.getByText(t('pageOf', { page: 3, pages: 3 })).isConnected).toBe(true);
    const addressOf = (list: typeof own, name: string) =>
      list.getByRole('link', { name }).getAttribute('href');
    expect([addressOf(own, t('newer')), addressOf(own, t('older'))]).toEqual([
      '/drafts?tab=events&page=2&own=2',
      null,
    ]);
    expect([addressOf(open, t('newer')), addressOf(open, t('older'))]).toEqual([
      '/drafts?tab=events&own=3',
      '/drafts?tab=events&page=3&own=3',
    ]);
    expect(screen.getByRole('link', { name: t('host') }).getAttribute('href')).toBe(
      '/drafts?tab=events&page=2&own=3&host=1',
    );
  });

  it('says of each event in words how far it is', async () => {
    const open = async () =>
      eventList(
        eventRow('Gathers'),
        eventRow('Full', { players: 16 }),
        eventRow('Drafts', { phase: 'drafting', players: 1 }),
        eventRow('Plays', { phase: 'playing', round: 2 }),
        eventRow('Over', { phase: 'closed' }),
        eventRow('Off', { phase: 'cancelled' }),
      );
    await show({ own: none, open });
    const rows = group(t('openEvents')).getAllByRole('listitem');
    const detail = t('rowDetail', { game: 'Emberwake', template: 'Three packs', host: 'Ana' });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      `Gathers${detail}${t('rowGathering', { players: 5, places: 16 })}`,
      `Full${detail}${t('rowFull', { players: 16, places: 16 })}`,
      `Drafts${detail}1 player, drafting`,
      `Plays${detail}5 players, round 2 of 3`,
      `Over${detail}5 players, closed`,
      `Off${detail}Cancelled`,
    ]);
  });

  it('goes to the event of a code, and says beside the field why there is none', async () => {
    const openCode = vi.fn(async (code: string) => {
      if (code !== 'ABCD23') throw new Error('No event has this code.');
    });
    await show({ own: none, open: none }, { openCode });
    const field = screen.getByRole('textbox', { name: 'Join with a code' });
    fireEvent.change(field, { target: { value: 'NOPE' } });
    await press('Join');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toContain(
      'No event has this code.',
    );
    fireEvent.change(field, { target: { value: 'ABCD23' } });
    await press('Join');
    expect(openCode.mock.calls).toEqual([['NOPE'], ['ABCD23']]);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });
});
