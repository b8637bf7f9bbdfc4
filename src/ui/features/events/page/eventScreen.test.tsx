// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { EventCommand } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { Reply } from '#contract/refusals.ts';
import { type EventRoomEvent, eventRoomMachine } from '#src/machines/events/eventRoom.ts';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import {
  eventView,
  matchOf,
  memberNamed,
  personNamed,
  swissRound,
} from '#src/machines/testing/eventViews.ts';
import { loadMessages } from '../../../messages/load.ts';
import { messagesFor } from '../../../messages/messagesFor.ts';
import { showPage } from '../../browse/testing/sitePage.tsx';
import { ActorsProvider } from '../../shell/actors.tsx';
import { EventScreen } from './EventScreen.tsx';

let t: ReturnType<typeof eventWords>;
const eventWords = () => messagesFor('en', 'eventPages');
beforeAll(async () => {
  await loadMessages('eventPages', 'eventNews', 'common');
  t = eventWords();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An event whose server is the test: it tells what happened and answers what is asked. */
async function watchAs(handle: string, reply?: (command: EventCommand | null) => Reply<EventView>) {
  const asked: (EventCommand | null)[] = [];
  const saveCalendar = vi.fn(async () => {});
  const room = createActor(
    eventRoomMachine.provide({
      actors: {
        line: fromCallback<EventRoomEvent>(() => {}),
        send: fromPromise(({ input: { command } }) => {
          asked.push(command);
          return reply ? Promise.resolve(reply(command)) : new Promise<Reply<EventView>>(() => {});
        }),
      },
      actions: { goToTable: () => {} },
    }),
    { input: { myId: handle.toLowerCase() } },
  ).start();
  const actors = {
    session: createActor(sessionMachine),
    notices: createActor(notificationQueueMachine(() => 0)).start(),
  };
  const me = memberNamed(handle);
  await showPage(() => (
    <ActorsProvider actors={actors}>
      <EventScreen room={room} me={me} eventKey={undefined} saveCalendar={saveCalendar} />
    </ActorsProvider>
  ));
  const send = (event: EventRoomEvent) => act(async () => room.send(event));
  const tell = (view: EventView) => send({ type: 'event.told', view, atMs: 0 });
  return { asked, send, tell, calendars: () => saveCalendar.mock.calls.length };
}

const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const panel = (name: string | RegExp) => within(screen.getByRole('region', { name }));

const PEOPLE = ['Ana', 'Kim', 'Mara', 'Rook'].map((name) => personNamed(name, { pod: 0, draftId: 'd1' }));
/** The second round is played. In the first one Kim lost to the better of two winners, so that Kim stands before Rook. */
const SECOND_ROUND = eventView({
  phase: 'playing',
  people: PEOPLE,
  tables: [{ draftId: 'd1', pod: 0, status: 'finished' }],
  rounds: [
    swissRound(
      1,
      matchOf(1, [0, 1], { kind: 'final', by: 'players', score: { wins: [2, 0], draws: 0 } }),
      matchOf(2, [2, 3], { kind: 'final', by: 'host', score: { wins: [2, 1], draws: 0 } }),
    ),
    swissRound(2, matchOf(1, [0, 2]), matchOf(2, [1, 3])),
  ],
});

describe('the page of an event, before it is there', () => {
  it('says that it opens, and only after a while that it is late and where the others are', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await watchAs('Kim');
    expect(screen.getByRole('status').textContent).toBe(t('opening'));
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByRole('status').textContent).toContain(t('late'));
    expect(screen.getByRole('link', { name: t('seeEvents') }).getAttribute('href')).toBe(
      '/drafts?tab=events',
    );
  });

  it('says why it cannot be shown', async () => {
    const { send } = await watchAs('Kim');
    await send({ type: 'event.notTold', message: 'This event is not open.' });
    expect(screen.getByRole('heading', { name: t('absent') }).isConnected).toBe(true);
    expect(screen.getByText(t('absentHint', { reason: 'This event is not open.' })).isConnected).toBe(true);
  });
});

describe('the page of an event that gathers', () => {
  it('shows that nobody has joined, and joins', async () => {
    const { asked, tell } = await watchAs('Kim');
    await tell(eventView());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn cup');
    expect(panel(t('players')).getByText(t('noPlayers')).isConnected).toBe(true);
    expect(screen.queryByRole('region', { name: t('standings') })).toBeNull();
    await press(t('join'));
    expect(asked).toEqual([{ type: 'join' }]);
  });

  it('takes nobody more than there are places, but onto the waiting list, and says where on it', async () => {
    const { asked, tell } = await watchAs('Kim', () => ({ ok: true, value: eventView() }));
    const full = eventView({ people: [personNamed('Ana'), personNamed('Mara')] });
    const settings = { ...full.settings, mostPlayers: 2 };
    await tell({ ...full, settings });
    expect(screen.getByText(/no places left/).isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: t('join') })).toBeNull();
    await press(t('joinWaiting'));
    await tell({ ...full, settings, version: 2, waiting: [personNamed('Rook'), personNamed('Kim')] });
    expect(screen.getByText(t('waitingPlace', { place: 2 })).isConnected).toBe(true);
    const names = within(panel(t('players')).getAllByRole('list')[1] ?? document.body).getAllByRole(
      'listitem',
    );
    expect(names.map(({ textContent }) => textContent)).toEqual(['Rook', 'Kimyou']);
    await press(t('leaveWaiting'));
    expect(asked).toEqual([{ type: 'wait' }, { type: 'leave' }]);
  });

  it('lets its host take somebody off the waiting list', async () => {
    const { asked, tell } = await watchAs('Ana');
    await tell(eventView({ people: [personNamed('Ana')], waiting: [personNamed('Rook')] }));
    await press(t('takeOff', { name: 'Rook' }));
    expect(asked).toEqual([{ type: 'remove', playerId: 'rook' }]);
  });

  it('says when it starts, in the time of whoever reads it, and gives it to calendars', async () => {
    const { calendars, tell } = await watchAs('Kim');
    const view = eventView();
    const startsAtMs = Date.UTC(2031, 10, 28, 19, 30);
    await tell({ ...view, settings: { ...view.settings, startsAtMs } });
    const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(startsAtMs);
    const time = screen.getByText(/^Starts Fri/);
    expect([time.textContent?.includes(hour), time.getAttribute('datetime')]).toEqual([
      true,
      '2031-11-28T19:30:00.000Z',
    ]);
    await press(t('addToCalendar'));
    expect(calendars()).toBe(1);
  });

  it('keeps what it shows when the line is lost or something is refused, and says so', async () => {
    const message = 'Every place of this event is taken.';
    const { send, tell } = await watchAs('Kim', () => ({ ok: false, refusal: 'eventFull', message }));
    await tell(eventView());
    await press(t('join'));
    expect(screen.getByRole('alert').textContent).toContain(`${t('notChanged')}${message}`);
    await press(t('dismiss'));
    expect(screen.queryByText(message)).toBeNull();
    await send({ type: 'line.dropped' });
    expect(screen.getByText(t('connectionLost')).isConnected).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn cup');
    await tell(eventView({ version: 2 }));
    expect(screen.queryByText(t('connectionLost'))).toBeNull();
  });
});

describe('the page of an event that is played', () => {
  it('has standings by points, the own row marked, and says what its columns mean when asked', async () => {
    const { tell } = await watchAs('Mara');
    await tell(SECOND_ROUND);
    const rows = panel(t('standings')).getAllByRole('row').slice(1);
    expect(
      rows.map((row) => {
        const [rank, name, record, points] = row.querySelectorAll('td, th');
        return [rank, name?.querySelector('b'), record, points].map((cell) => cell?.textContent);
      }),
    ).toEqual([
      ['1', 'Ana', '1–0', '3'],
      ['2', 'Mara', '1–0', '3'],
      ['3', 'Kim', '0–1', '0'],
      ['4', 'Rook', '0–1', '0'],
    ]);
    expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', null, null]);
    await press(t('explain'));
    expect(panel(t('standings')).getByText(/A bye counts as a win/).isConnected).toBe(true);
  });

  it('has the own match, which its player tells from their side of the table', async () => {
    const { asked, tell } = await watchAs('Mara');
    await tell(SECOND_ROUND);
    expect(panel(t('myMatch', { round: 'Round 2', table: 1 })).getByText('no result yet').isConnected).toBe(
      true,
    );
    await press('I won 2–1');
    expect(asked).toEqual([{ type: 'report', round: 1, table: 1, score: { wins: [1, 2], draws: 0 } }]);
  });

  it('takes a result that no button has, and none that cannot be', async () => {
    const { asked, tell } = await watchAs('Ana');
    await tell(SECOND_ROUND);
    await press(t('otherResult'));
    const dialog = within(screen.getByRole('dialog', { name: t('reportTitle') }));
    const count = (name: string, games: number) =>
      fireEvent.change(dialog.getByRole('combobox', { name }), { target: { value: String(games) } });
    const report = () =>
      act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Report/ })));
    await report();
    count(t('gamesWonBy', { name: 'Ana' }), 2);
    count(t('gamesWonBy', { name: 'Mara' }), 2);
    await report();
    expect(asked).toEqual([]);
    count(t('gamesWonBy', { name: 'Mara' }), 1);
    count(t('drawnGames'), 1);
    await report();
    expect(asked).toEqual([{ type: 'report', round: 1, table: 1, score: { wins: [2, 1], draws: 1 } }]);
  });

  it('asks the other player whether a result that was told is so', async () => {
    const { asked, tell } = await watchAs('Ana');
    const score = { wins: [1, 2] as const, draws: 0 };
    const [first, second] = SECOND_ROUND.rounds;
    const reported = swissRound(
      2,
      matchOf(1, [0, 2], { kind: 'reported', by: 1, score }),
      matchOf(2, [1, 3]),
    );
    await tell({ ...SECOND_ROUND, rounds: [first ?? reported, reported], version: 2 });
    expect(second?.matches).toHaveLength(2);
    expect(screen.getByText('Mara reported that you lost 1–2. Is that right?').isConnected).toBe(true);
    await press('Yes, I lost 1–2');
    expect(asked).toEqual([{ type: 'confirm', round: 1, table: 1, score }]);
  });

  it('gives nobody but the host a way to set the results of others', async () => {
    const player = await watchAs('Kim');
    await player.tell(SECOND_ROUND);
    expect(screen.queryByRole('button', { name: /^Set result of/ })).toBeNull();
    cleanup();
    const host = await watchAs('Ana');
    await host.tell(SECOND_ROUND);
    await press(t('setResultOf', { first: 'Kim', second: 'Rook' }));
    expect(screen.getByRole('dialog', { name: t('setResultTitle', { table: 2 }) }).isConnected).toBe(true);
  });

  it('stores a result in the round that was shown when its host began to set it', async () => {
    const { asked, tell } = await watchAs('Ana');
    await tell(SECOND_ROUND);
    await press(t('setResultOf', { first: 'Kim', second: 'Rook' }));
    await tell({
      ...SECOND_ROUND,
      nowMs: 1,
      rounds: [...SECOND_ROUND.rounds, swissRound(3, matchOf(2, [0, 3]))],
    });
    const dialog = within(screen.getByRole('dialog', { name: t('setResultTitle', { table: 2 }) }));
    await act(async () => {
      fireEvent.change(dialog.getByRole('combobox', { name: t('gamesWonBy', { name: 'Kim' }) }), {
        target: { value: '2' },
      });
    });
    await press(t('setResultSubmit'));
    expect(asked).toEqual([{ type: 'rule', round: 1, table: 2, score: { wins: [2, 0], draws: 0 } }]);
    expect(screen.getByRole('button', { name: /^Set result of Ana/ }).hasAttribute('disabled')).toBe(true);
  });

  it('puts a dialog away that a player opened for a match that is over', async () => {
    const { tell } = await watchAs('Kim');
    await tell(SECOND_ROUND);
    await press(t('otherResult'));
    await tell({
      ...SECOND_ROUND,
      nowMs: 1,
      rounds: [...SECOND_ROUND.rounds, swissRound(3, matchOf(1, [0, 1]))],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the settings that its host wrote when they are refused, with the reason', async () => {
    const words = 'The tables of an event seat two to eight.';
    const { tell } = await watchAs('Ana', () => ({ ok: false, refusal: 'notAllowed', message: words }));
    await tell(eventView({ people: PEOPLE }));
    await press(t('changeSettings'));
    const name = await screen.findByRole('textbox', { name: t('name') });
    await act(async () => {
      fireEvent.change(name, { target: { value: 'Winter cup' } });
    });
    await press(t('changeSubmit'));
    const dialog = within(screen.getByRole('dialog', { name: t('changeTitle') }));
    expect(dialog.getByText(words).isConnected).toBe(true);
    expect(dialog.getByDisplayValue('Winter cup').isConnected).toBe(true);
  });

  it('lets a player drop out while the drafts go on', async () => {
    const { asked, tell } = await watchAs('Kim');
    await tell(eventView({ phase: 'drafting', people: PEOPLE }));
    await press(t('drop'));
    expect(screen.getByText(t('dropDrafting')).isConnected).toBe(true);
    const dialog = within(screen.getByRole('dialog', { name: t('dropTitle') }));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: t('drop') })));
    expect(asked).toEqual([{ type: 'drop', playerId: 'kim' }]);
  });

  it('lets a player who dropped rejoin until the next round opens', async () => {
    const { asked, tell } = await watchAs('Kim');
    const away = (rounds: number) =>
      PEOPLE.map((person) => (person.playerId === 'kim' ? { ...person, droppedAfter: rounds } : person));
    await tell(eventView({ phase: 'drafting', people: away(0) }));
    await press(t('rejoin'));
    expect(asked).toEqual([{ type: 'takeDropBack', playerId: 'kim' }]);
    const round = { kind: 'swiss' as const, number: 1, matches: [] };
    await tell(eventView({ phase: 'playing', people: away(0), rounds: [round], version: 3 }));
    expect(screen.queryByRole('button', { name: t('rejoin') })).toBeNull();
  });

  it('has no round to play after it was called off', async () => {
    const { tell } = await watchAs('Kim');
    await tell(eventView({ phase: 'cancelled', people: PEOPLE }));
    expect(screen.getByRole('heading', { name: t('cancelled') }).isConnected).toBe(true);
    expect(screen.queryByRole('button', { name: t('join') })).toBeNull();
  });
});
