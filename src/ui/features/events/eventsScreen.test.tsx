// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventList } from '#contract/events/eventView.ts';
import { eventList, eventRow, memberNamed } from '#src/machines/testing/eventViews.ts';
import { loadMessages } from '../../messages/load.ts';
import { showPage } from '../browse/testing/sitePage.tsx';
import { type EventsPorts, EventsScreen } from './EventsScreen.tsx';

beforeAll(() => loadMessages('events'));
afterEach(cleanup);

type Answers = Readonly<Record<'own' | 'open', () => Promise<EventList>>>;

/** The list of events over a server in the test's hands. */
async function show(
  answers: Answers,
  { page = 1, ownPage = 1, isHosting = false, openCode = async (_: string) => {} } = {},
) {
  const user = memberNamed('Kim');
  const ports = {
    loadEvents: (isMine: boolean) => answers[isMine ? 'own' : 'open'](),
    loadGames: async () => [],
    openCode,
    create: async () => {},
  };
  const turned: number[] = [];
  await showPage(() => (
    <EventsScreen
      {...{ ports, user, isHosting, page, ownPage }}
      onOwnPage={(wanted) => void turned.push(wanted)}
    />
  ));
  await act(async () => {});
  return turned;
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
  it('says that it is on its way, with the way to a new event already there', async () => {
    await show({ own: never, open: never });
    expect(screen.getByRole('status', { name: 'Loading the events' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('link', { name: 'Host an event' }).isConnected).toBe(true);
    expect(screen.queryByRole('heading', { level: 2, name: / events$/ })).toBeNull();
  });

  it('shows where nothing is open how to host, and nothing of events of one’s own', async () => {
    await show({ own: none, open: none });
    expect(screen.getByRole('heading', { name: 'No other event is open' }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'Host one' }).getAttribute('href')).toBe(
      '/drafts?tab=events&host=1',
    );
    expect(screen.queryByRole('region', { name: 'Your events' })).toBeNull();
  });

  it('leads back from a page after the last one', async () => {
    await show({ own: none, open: none }, { page: 9 });
    expect(screen.getByRole('heading', { name: 'Nothing on this page' }).isConnected).toBe(true);
    expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe(
      '/drafts?tab=events',
    );
  });

  it('says which list could not be loaded and asks for it again, while the other one stands', async () => {
    let isBroken = true;
    const open = async () => {
      if (isBroken) throw new Error('The line is cut.');
      return eventList(eventRow('Spring cup'));
    };
    await show({ own: async () => eventList(eventRow('Autumn cup', { isMine: true })), open });
    const alert = saidAlert();
    expect(alert.textContent).toContain('Open events could not be loaded');
    expect(group('Your events').getByRole('link', { name: /Autumn cup/ }).isConnected).toBe(true);
    isBroken = false;
    await press('Retry');
    expect(group('Open events').getByRole('link', { name: /Spring cup/ }).isConnected).toBe(true);
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('stays while the next page is on its way, and the focus with it', async () => {
    const answers = new Map<number, (list: EventList) => void>();
    const ports: EventsPorts = {
      loadEvents: (isMine, page) =>
        isMine ? new Promise((resolve) => answers.set(page, resolve)) : Promise.resolve(eventList()),
      loadGames: async () => [],
      openCode: async () => {},
      create: async () => {},
    };
    const kim = memberNamed('Kim');
    function Events() {
      const [ownPage, onOwnPage] = useState(1);
      return <EventsScreen {...{ ports, ownPage, onOwnPage }} user={kim} isHosting={false} page={1} />;
    }
    await showPage(() => <Events />);
    const answer = (page: number) =>
      act(async () => answers.get(page)?.({ ...eventList(eventRow(`Cup ${page}`)), total: 60 }));
    await answer(1);
    const older = group('Your events').getByRole('button', { name: 'Older' });
    older.focus();
    await act(async () => fireEvent.click(older));
    expect(group('Your events').getByRole('link', { name: /Cup 1/ }).isConnected).toBe(true);
    await answer(2);
    expect(group('Your events').getByRole('link', { name: /Cup 2/ }).isConnected).toBe(true);
    expect(document.activeElement).toBe(older);
  });

  it('keeps the page of either list in its address while the other one is turned', async () => {
    const many = async () => ({ ...eventList(eventRow('Cup')), total: 60 });
    const turned = await show({ own: many, open: many }, { page: 2, ownPage: 3 });
    const [own, open] = [group('Your events'), group('Open events')];
    expect(own.getByText('Page 3 of 3').isConnected).toBe(true);
    fireEvent.click(own.getByRole('button', { name: 'Newer' }));
    expect(turned).toEqual([2]);
    const addressOf = (name: string) => open.getByRole('link', { name }).getAttribute('href');
    expect([addressOf('Newer'), addressOf('Older')]).toEqual([
      '/drafts?tab=events&own=3',
      '/drafts?tab=events&page=3&own=3',
    ]);
    expect(screen.getByRole('link', { name: 'Host an event' }).getAttribute('href')).toBe(
      '/drafts?tab=events&page=2&own=3&host=1',
    );
  });

  it('tells of each event in words how far it is', async () => {
    const open = async () =>
      eventList(
        eventRow('Gathers'),
        eventRow('Drafts', { phase: 'drafting', players: 1 }),
        eventRow('Plays', { phase: 'playing', round: 2 }),
        eventRow('Over', { phase: 'closed' }),
        eventRow('Off', { phase: 'cancelled' }),
      );
    await show({ own: none, open });
    const rows = group('Open events').getAllByRole('listitem');
    expect(rows.map((row) => row.querySelector('em')?.textContent)).toEqual([
      '5 of 16 players, open to join',
      '1 player, drafting',
      '5 players, round 2 of 3',
      '5 players, closed',
      'cancelled',
    ]);
    expect(rows[0]?.textContent).toContain('Emberwake, Three packs, hosted by Ana');
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
