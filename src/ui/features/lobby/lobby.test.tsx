// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refused } from '#contract/refusals.ts';
import { freshSeal } from '#contract/tables/tables.ts';
import { press, sitAt } from './lobby.testkit.tsx';
import { bot, open, person, tableOf } from './tables.testkit.ts';

const mara = person(0, 'Mara', { isHost: true, isReady: true });
const kim = person(1, 'Kim');

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe('arriving at a table', () => {
  it('seats nobody by itself, whether a seat is free or a bot’s', () => {
    for (const seat of [open(1), bot(1, 'Rook')]) {
      const table = tableOf([mara, seat]);
      const { asked, change } = sitAt(table, 'Kim');
      change({ ...table, nowMs: table.nowMs + 1 });
      expect(asked).toEqual([]);
      expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
      cleanup();
    }
  });

  it('sits down once where a button that led here asked for it, in a bot’s place too', () => {
    for (const seat of [open(1), bot(1, 'Rook')]) {
      const table = tableOf([mara, seat]);
      const { asked, went, change } = sitAt(table, 'Kim', { wantsSeat: true });
      change({ ...table, nowMs: table.nowMs + 1 });
      expect([asked, went]).toEqual([[{ type: 'sit', seat: null }], ['forgetWish']]);
      cleanup();
    }
  });

  it('leaves the table without sitting down again', async () => {
    const { asked, went, told } = sitAt(tableOf([mara, kim]), 'Kim');
    await press('Leave table');
    expect([asked, went, told()]).toEqual([[{ type: 'stand' }], ['tables'], ['You left Friday embers.']]);
  });

  it('shows neither chat nor invitation to people who only found the table', () => {
    const seats = [person(0, 'Mara', { memberId: null, isHost: true }), open(1)];
    sitAt(tableOf(seats, { sight: 'summary', code: null, hostId: null }), 'Kim');
    expect(screen.queryByRole('heading', { name: 'Chat' })).toBeNull();
    expect(screen.queryByText('Invite')).toBeNull();
    expect(screen.getByText('1 of 2 seats taken')).toBeTruthy();
  });

  it('says to a watcher that they watch', () => {
    sitAt(tableOf([mara, open(1)], { sight: 'watching', code: null }), 'Keeper');
    expect(screen.getByText('Watching')).toBeTruthy();
  });

  it('stays standing at a locked table and says why', () => {
    expect(sitAt(tableOf([mara, open(1)], { isLocked: true }), 'Kim').asked).toEqual([]);
    expect(screen.getByText('The host has locked this table.')).toBeTruthy();
  });

  it('goes on to the room when the draft starts and to the results when it is over', () => {
    const table = tableOf([mara, kim]);
    const { went, change } = sitAt(table, 'Kim');
    change({ ...table, status: 'drafting' });
    change({ ...table, status: 'building' });
    expect(went).toEqual(['room', 'results']);
  });
});

describe('the next step', () => {
  it('is Ready for a player', async () => {
    const { asked } = sitAt(tableOf([mara, kim]), 'Kim');
    await press('Ready');
    expect(asked).toEqual([{ type: 'ready', isReady: true }]);
  });

  it('is Start for the host, blocked in words while people are not ready, with a way past them', async () => {
    const { asked } = sitAt(tableOf([mara, kim]), 'Mara');
    const start = screen.getByRole('button', { name: 'Start draft' });
    expect(document.getElementById(start.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Waiting for Kim',
    );
    fireEvent.click(start);
    expect(asked).toEqual([]);
    await press('Start without waiting');
    expect(asked).toEqual([{ type: 'start' }]);
  });

  it('fills or closes open seats for the host', async () => {
    const { asked } = sitAt(tableOf([mara, kim, open(2), open(3)]), 'Mara');
    await press('Fill with bots');
    await press('Close seats');
    expect(asked).toEqual([{ type: 'fillWithBots' }, { type: 'changeSettings', settings: { seats: 2 } }]);
  });

  it('tells a refusal as a notice', async () => {
    const { told } = sitAt(tableOf([mara, { ...kim, isReady: true }]), 'Mara', {
      reply: refused('packsRunOut'),
    });
    await press('Start draft');
    expect(told()).toEqual(['There are not enough cards for this many seats.']);
  });
});

describe('the countdown', () => {
  it('is shown to everybody, named in the title and cancelled by the host', async () => {
    const nowMs = Date.now();
    const counting = tableOf([mara, kim], { status: 'countdown', startsAtMs: nowMs + 4800, nowMs });
    const { asked, change } = sitAt(counting, 'Mara');
    expect(screen.getByRole('heading', { name: 'The draft starts in 5 seconds' })).toBeTruthy();
    expect(['Starting in 5', 'Friday embers'].map((words) => document.title.startsWith(words))).toContain(
      true,
    );
    await press('Cancel the start');
    expect(asked).toEqual([{ type: 'cancelStart' }]);
    change({
      ...counting,
      status: 'lobby',
      startsAtMs: null,
      lobbyEvents: [{ seq: 1, type: 'startCalledOff', words: null }],
    });
    expect(screen.getAllByRole('status').map((region) => region.textContent?.trim())).toContain(
      'The start was cancelled.',
    );
  });

  it('tells the lock while it counts down, and whose number it waits for afterwards', () => {
    const nowMs = Date.now();
    const promise = 'ab'.repeat(32);
    const seal = { ...freshSeal('cd'.repeat(32), 2), commitments: [promise, promise], lock: 'ef'.repeat(32) };
    const { change } = sitAt(
      tableOf([mara, kim], { status: 'countdown', startsAtMs: nowMs + 4800, nowMs, seal }),
      'Theo',
    );
    expect(screen.getByText('efef…efef')).toBeDefined();
    const opening = { ...seal, revealByMs: nowMs + 10_000, hasRevealed: [true, false] };
    change(tableOf([mara, kim], { status: 'countdown', startsAtMs: nowMs, nowMs: nowMs + 1, seal: opening }));
    expect(screen.getByText('Opening the seal: waiting for Kim')).toBeDefined();
  });

  it('names before the host starts who is not in the seal, and says when something does not fit', async () => {
    const shown = tableOf([mara, { ...kim, isReady: true }, bot(2, 'Rook')]);
    const { link } = sitAt(shown, 'Mara');
    expect(
      screen.getByText('Not in the seal: Mara and Kim. Bots add nothing to the seal: Rook.'),
    ).toBeDefined();
    const setupHash = 'cd'.repeat(32);
    const seal = { ...shown.seal, lock: 'ef'.repeat(32), setupHash };
    const bent = { ...shown, status: 'countdown' as const, seal };
    const own = await link.openSeal();
    act(() => own.send({ type: 'table.seen', table: bent, myId: 'mara' }));
    expect(screen.getByText(/lock doesn’t match what your browser was shown/)).toBeDefined();
  });

  it('cannot be cancelled by others', () => {
    const nowMs = Date.now();
    sitAt(tableOf([mara, kim], { status: 'countdown', startsAtMs: nowMs + 4800, nowMs }), 'Kim');
    expect(screen.queryByRole('button', { name: 'Cancel the start' })).toBeNull();
  });
});

describe('the host', () => {
  it('is asked back before a person’s seat is cleared', async () => {
    const { asked } = sitAt(tableOf([mara, kim]), 'Mara');
    await press(/^Kim, not ready/);
    const remove = await screen.findByRole('menuitem', { name: 'Remove player' }, { timeout: 20_000 });
    await act(async () => fireEvent.click(remove));
    expect(asked).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Remove Kim?' });
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Remove player' })));
    expect(asked).toEqual([{ type: 'clearSeat', seat: 1 }]);
  });

  it('has every tool in the seat’s menu, others only what is theirs', async () => {
    const words = async () => (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    const table = tableOf([mara, kim, bot(2, 'Rook'), open(3)]);
    sitAt(table, 'Mara');
    await press(/^Kim, not ready/);
    expect(await words()).toEqual([
      'Move left, past Rook',
      'Move right, past Mara',
      'Make Kim the host',
      'Remove player',
      'Mute Kim in chat',
    ]);
    cleanup();
    sitAt(table, 'Kim');
    await press(/^Mara, ready/);
    expect(await words()).toEqual(['Mute Mara in chat']);
  });
});

describe('when the table is lost', () => {
  it('tells somebody who was removed what to do, and seats them only with the code', async () => {
    const { asked, went, tell } = sitAt(tableOf([mara, kim]), 'Kim');
    tell({ type: 'hub.removed', message: 'The host removed you from this table.' });
    expect(screen.getByText('The host removed you from this table.')).toBeTruthy();
    expect(asked).toEqual([]);
    await press('Sit down again');
    expect([went, asked]).toEqual([['code KILN42'], [{ type: 'sit', seat: null }]]);
  });

  it('says that there is no such table', () => {
    const { tell } = sitAt(tableOf([mara]), 'Kim');
    tell({ type: 'hub.notOpened', message: 'There is no such table.' });
    expect(screen.getByRole('heading', { name: 'There is no such table' })).toBeTruthy();
  });

  it('says that the seat is open in another window and takes it back', async () => {
    const { tell } = sitAt(tableOf([mara, kim]), 'Kim');
    tell({ type: 'hub.superseded' });
    expect(screen.getByText('This seat is open in another window')).toBeTruthy();
    await press('Use it here');
    expect(screen.getByRole('heading', { name: 'Friday embers' })).toBeTruthy();
  });
});

describe('the chat', () => {
  it('keeps what could not be said and tells why', async () => {
    sitAt(tableOf([mara, kim]), 'Kim');
    const field = screen.getByLabelText<HTMLInputElement>('Say something to the table');
    fireEvent.change(field, { target: { value: 'hello' } });
    await press('Send');
    expect([field.value, screen.getByRole('alert').textContent]).toEqual([
      'hello',
      'That was a lot at once. Wait a moment and try again.',
    ]);
  });

  it('keeps what is not said yet while it is closed on a phone, and when the phone is turned', async () => {
    const turn = (width: number) =>
      act(() => {
        Reflect.get(window, 'happyDOM').setViewport({ width });
      });
    const said = () => screen.getByLabelText<HTMLInputElement>('Say something to the table').value;
    const { innerWidth } = window;
    turn(390);
    sitAt(tableOf([mara, kim]), 'Kim');
    await press('Chat');
    fireEvent.change(screen.getByLabelText('Say something to the table'), { target: { value: 'hello' } });
    await press('Close');
    await press('Chat');
    expect(said()).toBe('hello');
    turn(innerWidth);
    expect(said()).toBe('hello');
  });
});
