// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { RoomView } from '#contract/room/room.ts';
import type { ChatLine, TableSettings } from '#contract/tables/tables.ts';
import { loadMessages } from '../../../messages/load.ts';
import { packForTests, pooledForTests, tableForTests, viewForTests } from '../views.testkit.ts';
import { done, openRoom, START_MS, steerRoom } from './room.testkit.tsx';

steerRoom();

const REVIEW: Partial<RoomView> = {
  pack: null,
  nowMs: START_MS - 1000,
  pool: [pooledForTests(0), pooledForTests(1)],
  decisionsInRound: 15,
  clock: { deadlineMs: START_MS + 45_000, totalSeconds: 60 },
  seats: viewForTests().seats.map((seat) => ({ ...seat, packs: 0 })),
};
const withRules = (settings: Partial<TableSettings>) => ({
  settings: { ...tableForTests().settings, ...settings },
});
const wait = async () => {
  // What is seldom seen is loaded when it is needed.
  await act(async () => {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
  });
};
const pool = () => within(screen.getByRole('region', { name: 'Your pool' }));

describe('the review between two packs', () => {
  it('says what it is, how long it still is, and lets the host go on', async () => {
    const { asked } = await openRoom(REVIEW, withRules({ reviewSeconds: 60 }));
    await wait();
    expect(screen.getByRole('timer').textContent).toBe('0:45');
    expect(screen.getByRole('heading', { name: 'Look at your pool' })).toBeTruthy();
    expect(
      screen.getByText('Pack 1 of 3 is done. The next packs open when the clock hits zero.'),
    ).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open the next packs now' })));
    expect(asked).toEqual([{ type: 'nextRound' }]);
  });

  it('shows the pool on a phone too, and no empty place for a card that nobody waits for', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await openRoom(REVIEW, withRules({ reviewSeconds: 60 }));
    await wait();
    expect(pool().getByRole('button', { name: 'Close your pool' })).toBeTruthy();
    expect(document.querySelector('[data-slot]')).toBeNull();
    expect(screen.getAllByText('The next packs open when the clock hits zero').length).toBeGreaterThan(0);
  });

  it('gives players who do not host nothing to press', async () => {
    await openRoom({ ...REVIEW, seat: 1 }, withRules({ reviewSeconds: 60 }));
    await wait();
    expect(screen.getByRole('heading', { name: 'Look at your pool' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open the next packs now' })).toBeNull();
  });
});

describe('a pool that the host covers', () => {
  it('is not to be seen while packs go round, whatever the player would like', async () => {
    // What the server sends of a covered pool is how many cards are in it.
    const seats = viewForTests().seats.map((seat) => ({ ...seat, poolSize: 1 }));
    await openRoom({ pack: packForTests(7), pool: [], seats }, withRules({ hidesPool: true }), {
      hidesOwnPicks: true,
    });
    // There is nothing to see for which the cards of the pack should be smaller.
    expect(pool().queryByText(/is covered/)).toBeNull();
    fireEvent.click(pool().getByRole('button', { name: 'Open your pool' }));
    expect(
      pool().getByText(
        'The host covers pools while you draft. You see yours in the review and after the draft.',
      ),
    ).toBeTruthy();
    expect(pool().queryByRole('button', { name: 'Show my pool' })).toBeNull();
    expect(pool().getByRole('heading').textContent).toBe('Your pool 1');
  });

  it('lies open in the review', async () => {
    await openRoom(REVIEW, withRules({ hidesPool: true, reviewSeconds: 60 }));
    expect(pool().queryByText(/is covered/)).toBeNull();
    expect(pool().getByRole('img', { name: /Cards by cost/ })).toBeTruthy();
  });
});

describe('what a host may do in the room', () => {
  it('is to stop the draft, which is asked back', async () => {
    const { asked } = await openRoom();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draft menu' })));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Stop the draft' })));
    await wait();
    const dialog = within(screen.getByRole('dialog', { name: 'Stop the draft for everybody?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Stop the draft' })));
    expect(asked).toEqual([{ type: 'endTable' }]);
  });

  it('is nothing of that for others', async () => {
    await openRoom({ seat: 1 });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draft menu' })));
    expect(screen.queryByRole('menuitem', { name: 'Stop the draft' })).toBeNull();
  });
});

describe('[N21] what a player may do in the room', () => {
  const choose = async (name: string | RegExp) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draft menu' })));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name })));
    await wait();
  };

  it('is to pause for two minutes, and to vote for its end', async () => {
    const { asked } = await openRoom({ seat: 1 }, { isSolo: false });
    await choose('Pause for 2 minutes (once)');
    await choose(/^Vote to end the draft/);
    const dialog = within(screen.getByRole('dialog', { name: 'Vote to end the draft?' }));
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Vote to end' })));
    expect(asked).toEqual([{ type: 'pause' }, { type: 'voteToEnd', isFor: true }]);
  });

  it('is told when the host has been away for a while, and may then resume', async () => {
    const { asked, told } = await openRoom(
      { seat: 1, phase: 'paused', pause: { who: 'host', seat: 0, endsAtMs: null }, nowMs: START_MS },
      { isSolo: false, hostName: 'Juno', hostLeftAtMs: START_MS },
    );
    await wait();
    expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(21_500));
    expect(told().at(-1)).toMatch(/^info: Juno, the host, left\. Any player can resume/);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Resume' })));
    expect(asked).toEqual([{ type: 'resume' }]);
  });
});

describe('the chat of the room', () => {
  const line = (id: string, memberId: string, name: string, text: string) => ({
    ...{ id, memberId, name, text, atMs: 0 },
  });

  it('hears nothing of whom this browser muted, until it wants to', async () => {
    localStorage.clear();
    await openRoom({}, { chat: [line('1', 'm1', 'Ana', 'Hello'), line('2', 'm0', 'Mara', 'Hi')] });
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Chat/ })));
    await wait();
    const chat = within(screen.getByRole('group', { name: 'Chat' }));
    await act(async () => fireEvent.click(chat.getByRole('button', { name: 'Mute Ana' })));
    expect([chat.queryByText('Hello'), chat.queryByRole('button', { name: 'Mute Mara' })]).toEqual([
      null,
      null,
    ]);
    await act(async () => fireEvent.click(chat.getByRole('button', { name: 'Unmute Ana' })));
    expect(chat.getByText(/Hello/)).toBeTruthy();
  });

  it('says a line once, however often it is sent, and keeps what is typed meanwhile', async () => {
    const said: string[] = [];
    let answer: (reply: Reply<null>) => void = () => {};
    const say = (text: string) => {
      said.push(text);
      return new Promise<Reply<null>>((resolve) => {
        answer = resolve;
      });
    };
    await openRoom({}, {}, {}, undefined, say);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Chat/ })));
    await wait();
    const field = screen.getByLabelText<HTMLInputElement>('Message the table');
    const type = (value: string) => act(async () => void fireEvent.change(field, { target: { value } }));
    const send = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
    await type('hi');
    await send();
    await send();
    await type('who is next?');
    await act(async () => answer(done));
    expect([said, field.value]).toEqual([['hi'], 'who is next?']);
    await send();
    await act(async () => answer(done));
    expect([said, field.value]).toEqual([['hi', 'who is next?'], '']);
  });

  it('keeps what is not said yet while the log is looked at or its dialog is closed, and not what was said', async () => {
    let answer: (reply: Reply<null>) => void = () => {};
    const say = () =>
      new Promise<Reply<null>>((resolve) => {
        answer = resolve;
      });
    vi.stubGlobal('matchMedia', () => ({
      ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    await openRoom({}, {}, {}, undefined, say);
    const press = async (button: HTMLElement) => {
      await act(async () => fireEvent.click(button));
      await wait();
    };
    const look = async () => {
      await press(screen.getByRole('button', { name: /^Table log and chat/ }));
    };
    const close = async () => {
      await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
      await wait();
    };
    const field = () => screen.getByLabelText<HTMLInputElement>('Message the table');
    await look();
    await act(async () => void fireEvent.change(field(), { target: { value: 'one more' } }));
    await press(screen.getByRole('tab', { name: 'Table log' }));
    await press(screen.getByRole('tab', { name: 'Chat' }));
    expect(field().value).toBe('one more');
    await close();
    await look();
    expect(field().value).toBe('one more');
    await press(screen.getByRole('button', { name: 'Send' }));
    await close();
    await act(async () => answer(done));
    await look();
    expect(field().value).toBe('');
  });

  it('tells of lines of others until they are read, also where the server sends the latest fifty only', async () => {
    const lines = (from: number) =>
      Array.from({ length: 50 }, (_, place) => line(String(from + place), 'm1', 'Ana', 'Hello'));
    const { room, opened } = await openRoom({}, { chat: lines(0) });
    await wait();
    const label = () => screen.getByRole('tab', { name: /^Chat/ }).textContent;
    const hear = (chat: readonly ChatLine[]) =>
      act(async () => {
        const nowMs = opened.table.nowMs + Number(chat.at(-1)?.id);
        room.send({ type: 'hub.tableChanged', table: { ...opened.table, chat: [...chat], nowMs } });
      });
    expect(label()).toBe('Chat');
    await hear([...lines(1).slice(0, 49), line('50', 'm1', 'Ana', 'Hello')]);
    expect(label()).toBe('Chat, 1 new');
    expect(screen.getByRole('button', { name: 'Ana Hello' })).toBeTruthy();
    await hear([...lines(2).slice(0, 49), line('51', 'm0', 'Mara', 'My own')]);
    expect(label()).toBe('Chat, 1 new');
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Chat/ })));
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Table log' })));
    expect(label()).toBe('Chat');
    expect(screen.queryByRole('button', { name: 'Ana Hello' })).toBeNull();
  });

  it('[N22] opens by the first words of a line, which muted people do not get', async () => {
    localStorage.clear();
    const { room, opened } = await openRoom();
    await wait();
    const hear = (...chat: ChatLine[]) =>
      act(async () => {
        const nowMs = opened.table.nowMs + chat.length;
        room.send({ type: 'hub.tableChanged', table: { ...opened.table, chat, nowMs } });
      });
    const hello = line('1', 'm1', 'Ana', 'Hello');
    await hear(hello);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ana Hello' })));
    const chat = within(screen.getByRole('group', { name: 'Chat' }));
    await act(async () => fireEvent.click(chat.getByRole('button', { name: 'Mute Ana' })));
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Table log' })));
    await hear(hello, line('2', 'm1', 'Ana', 'Buy this'));
    expect(screen.queryByText(/Buy this/)).toBeNull();
  });

  it('is read in the dialog of a narrow room for the button that opens it, too', async () => {
    vi.stubGlobal('matchMedia', () => ({
      ...{ matches: false, addEventListener: () => {}, removeEventListener: () => {} },
    }));
    localStorage.clear();
    const { room, opened, told } = await openRoom();
    await wait();
    const table = { ...opened.table, nowMs: opened.table.nowMs + 1, chat: [line('1', 'm1', 'Ana', 'Hello')] };
    await act(async () => room.send({ type: 'hub.tableChanged', table }));
    const button = () => screen.getByRole('button', { name: /^Table log and chat/ });
    expect(button().getAttribute('aria-label')).toBe('Table log and chat, 1 new');
    expect(told()).toContain('info: Ana: Hello');
    await act(async () => fireEvent.click(button()));
    await wait();
    expect(screen.getByRole('group', { name: 'Chat' }).textContent).toContain('Hello');
    await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    await wait();
    expect(button().getAttribute('aria-label')).toBe('Table log and chat');
  });

  it('lets a line of somebody else be reported, and says whether the Admins were told', async () => {
    localStorage.clear();
    const reported: string[] = [];
    const report = async (messageId: string) => {
      reported.push(messageId);
      if (reported.length > 1) throw new Error('You have reported this line already.');
    };
    const lines = [line('1', 'm1', 'Ana', 'Hello'), line('2', 'm0', 'Mara', 'Hi')];
    const { told } = await openRoom({}, { chat: lines }, {}, report);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: /^Chat/ })));
    await wait();
    const chat = within(screen.getByRole('group', { name: 'Chat' }));
    expect(chat.queryByRole('button', { name: 'Report this message from Mara' })).toBeNull();
    const press = () =>
      act(async () => fireEvent.click(chat.getByRole('button', { name: 'Report this message from Ana' })));
    await press();
    expect([reported, told()]).toEqual([['1'], ['success: The Admins have been told about that message.']]);
    await press();
    expect(told()).toContain('error: You have reported this line already.');
  });
});

describe('the size of the cards', () => {
  const packStyle = () =>
    screen.getByRole('grid').querySelector('[role=row]')?.parentElement?.getAttribute('style');
  const openMenu = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draft menu' })));

  it('is chosen beside the pack, which follows at once', async () => {
    localStorage.clear();
    await loadMessages('preferences');
    await openRoom();
    const fitted = packStyle();
    await openMenu();
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Card size' })));
    await wait();
    const dialog = within(screen.getByRole('dialog', { name: 'Card size' }));
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: 'Small' })));
    expect(dialog.getByText(/^More cards side by side/)).toBeTruthy();
    expect(packStyle()).not.toBe(fitted);
    await act(async () => fireEvent.click(dialog.getByRole('radio', { name: 'Fit to screen' })));
    expect(packStyle()).toBe(fitted);
  });

  it('is not offered in Text mode, where no cards are drawn', async () => {
    await openRoom({}, {}, { usesTextMode: true });
    await openMenu();
    expect(screen.queryByRole('menuitem', { name: 'Card size' })).toBeNull();
  });
});

it.each([
  ['standard', '30 s more', 30],
  ['correspondence', '1 day more', 86_400],
] as const)('a host gives a seat at the %s clock %s', async (clock, words, seconds) => {
  const { asked } = await openRoom({}, withRules({ clock }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Draft menu' })));
  await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Help a seat' })));
  await wait();
  const dialog = within(screen.getByRole('dialog', { name: 'Help a seat' }));
  await act(async () => {
    fireEvent.click(dialog.getAllByRole('button', { name: words })[0] ?? document.body);
  });
  expect(asked.at(-1)).toMatchObject({ type: 'extraTime', seconds });
});

it('the seats of two teams say so in the strip', async () => {
  await openRoom({}, withRules({ teams: true }));
  const strip = screen.getByRole('navigation', { name: 'Seats in pass order' });
  expect(strip.textContent).toContain('You · A');
  expect(strip.textContent).toContain('Ana · B');
});

it.each([
  ['none', 'This table has no clock: take your time.'],
  ['standard', 'At 0:00 you get the selected card'],
] as const)('the help of a table with the clock %s tells what happens in time', async (clock, words) => {
  await openRoom({ pack: packForTests(7) }, withRules({ clock }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keys and help' })));
  await wait();
  const dialog = screen.getByRole('dialog', { name: 'Keys and help' });
  expect(dialog.textContent).toContain(words);
  expect(dialog.textContent?.includes('0:00')).toBe(clock !== 'none');
});
