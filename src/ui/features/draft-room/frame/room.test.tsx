// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { allIsDrawn, card, cards, click, key } from '../pack/hands.testkit.ts';
import { packForTests, pooledForTests, tableForTests, viewForTests } from '../views.testkit.ts';
import { openRoom, steerRoom } from './room.testkit.tsx';

steerRoom();

describe('the clock', () => {
  const clock = { deadlineMs: 25_000, totalSeconds: 40 };

  it('shows what is left by the server’s time, and tells other tabs [fault F18]', async () => {
    await openRoom({ clock });
    expect(screen.getByRole('timer').textContent).toBe('0:24');
    await act(() => vi.advanceTimersByTimeAsync(3010));
    expect(screen.getByRole('timer').textContent).toBe('0:21');
    expect(document.title).toBe('● 0:21 Your pick · Friday embers');
  });

  it('dots the icon of the tab while it is the turn and the window is not in front', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = '/plain.svg';
    document.head.append(icon);
    const isDotted = () => !icon.href.endsWith('/plain.svg');
    const inFront = vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    const turn = (isInFront: boolean) => {
      inFront.mockReturnValue(isInFront);
      act(() => {
        window.dispatchEvent(new Event(isInFront ? 'focus' : 'blur'));
      });
    };
    await openRoom({ pack: packForTests(7) });
    expect(isDotted()).toBe(false);
    turn(false);
    expect(isDotted()).toBe(true);
    turn(true);
    expect(isDotted()).toBe(false);
    turn(false);
    cleanup();
    expect(isDotted()).toBe(false);
    inFront.mockRestore();
    icon.remove();
  });

  it('says under ten seconds what is taken at zero', async () => {
    await openRoom({ clock });
    click(card('Cinder Vale'));
    expect(within(card('Cinder Vale')).getByText('Taken at 0:00')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(17_010));
    expect(screen.getByText('Cinder Vale is yours at zero')).toBeTruthy();
    expect(within(card('Cinder Vale')).getByText('Yours in 7 s')).toBeTruthy();
  });
});

describe('the room', () => {
  it('says who is waited for when no pack is in hand', async () => {
    await openRoom({ pack: null });
    expect(screen.getByText('Waiting for Kim')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Kim is choosing' })).toBeTruthy();
  });

  it.each([
    ['none', /The host can hand their seat to a bot/],
    ['quick', /When the clock runs out, we pick for them/],
    ['correspondence', /Their clock is running/],
  ] as const)(
    'says at a table with the clock %s what becomes of the seat of who lost connection',
    async (clock, words) => {
      const packs = viewForTests().seats.map((seat) => ({ ...seat, packs: seat.seat === 3 ? 1 : 0 }));
      const { settings, seats } = tableForTests();
      const away = seats.map((seat) => ({ ...seat, isConnected: seat.name !== 'Kim' }));
      await openRoom({ pack: null, seats: packs }, { settings: { ...settings, clock }, seats: away });
      await act(() => vi.dynamicImportSettled());
      expect(screen.getByText(words)).toBeTruthy();
    },
  );

  it('tells of a lost line only after two and a half seconds', async () => {
    const { room } = await openRoom({ clock: { deadlineMs: 25_000, totalSeconds: 40 } });
    click(card('Cinder Vale'));
    act(() => room.send({ type: 'hub.dropped' }));
    expect(screen.queryByText(/your seat is safe/)).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(screen.getByText(/Reconnecting… your seat is safe. If time runs out we’ll take/).textContent).toBe(
      'Reconnecting… your seat is safe. If time runs out we’ll take Cinder Vale.',
    );
  });

  it('moves a card of the pool to the side', async () => {
    const { asked } = await openRoom({ pool: [pooledForTests(4)] });
    await allIsDrawn();
    fireEvent.click(screen.getByRole('button', { name: /Glass Undertow.*Move to side/ }));
    expect(asked).toEqual([{ type: 'move', cardInstanceId: 'pool4', destination: 'side' }]);
  });

  it('draws a pool that opens a few cards a frame, and never hides one for another that is added', async () => {
    const pool = [1, 2, 3, 4, 5, 6].map((card) => pooledForTests(card));
    const { room, opened } = await openRoom({ pool }, {}, { keepsPoolVisible: false });
    const shown = () => screen.queryAllByRole('button', { name: /Move to side/ });
    const frames = (count: number) =>
      Array.from({ length: count }, () => {
        act(() => {
          vi.advanceTimersToNextFrame();
        });
        return shown().length;
      });
    await allIsDrawn();
    fireEvent.click(screen.getByRole('button', { name: 'Open your pool' }));
    await act(() => vi.dynamicImportSettled());
    // Other parts of the room have frames of their own in between.
    expect([...new Set([shown().length, ...frames(12)])]).toEqual([0, 3, 6]);
    const whole = new Set(shown());
    const grown = { ...opened.room, version: 2, pool: [...pool, pooledForTests(0)] };
    const lost: Element[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node instanceof HTMLElement) lost.push(node);
    });
    watcher.observe(screen.getByRole('region', { name: 'Your pool' }), { childList: true, subtree: true });
    await act(async () => room.send({ type: 'hub.roomReplaced', room: grown, atMs: Date.now() }));
    frames(12);
    await act(async () => {});
    watcher.disconnect();
    expect(shown()).toHaveLength(7);
    const before = [...whole].filter((button) => lost.some((node) => node.contains(button)));
    expect(before).toEqual([]);
  });

  it('tells how far it is behind the board, some frames later', async () => {
    const { room, opened } = await openRoom();
    const bar = () => screen.getByRole('banner').textContent;
    await allIsDrawn();
    expect(bar()).toContain('Pick 2');
    const pack = packForTests(6, { pickNumber: 3 });
    await act(async () =>
      room.send({ type: 'hub.roomReplaced', room: { ...opened.room, version: 2, pack }, atMs: 0 }),
    );
    expect([cards().length, bar()]).toEqual([6, expect.stringContaining('Pick 2')]);
    await allIsDrawn();
    expect(bar()).toContain('Pick 3');
  });

  it('takes back the last pick where that is allowed', async () => {
    const { asked } = await openRoom({ mayTakeBack: true }, { isSolo: true });
    fireEvent.click(screen.getByRole('button', { name: 'Take back the last pick' }));
    expect(asked).toEqual([{ type: 'takeBack' }]);
  });

  it('gives a seat back that a bot plays', async () => {
    const seats = viewForTests().seats.map((seat) => ({ ...seat, bot: seat.seat === 0 || seat.bot }));
    const { asked } = await openRoom({ seats });
    await act(() => vi.dynamicImportSettled());
    fireEvent.click(screen.getByRole('button', { name: 'Take my seat back' }));
    expect(asked).toEqual([{ type: 'takeSeatBack' }]);
  });

  it('can be used here again after another window took the seat', async () => {
    const { room, opened, told } = await openRoom();
    act(() => room.send({ type: 'hub.superseded' }));
    expect(screen.getByRole('heading', { name: 'This seat is open in another window.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Use it here' }));
    expect(room.getSnapshot().matches({ line: 'joining' })).toBe(true);
    const later = { ...opened.room, version: 9, pool: [pooledForTests(4)] };
    act(() => room.send({ type: 'hub.opened', opened: { ...opened, room: later }, atMs: Date.now() }));
    expect(told()).toEqual([]);
  });

  it('goes to the lobby of a table that has not started, and to the results of one that is over', async () => {
    const early = await openRoom({}, { status: 'countdown' });
    expect(early.exits.toLobby).toHaveBeenCalledOnce();
    cleanup();
    const over = await openRoom({ phase: 'complete', pack: null }, { status: 'building' });
    expect(over.exits.toResults).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(over.exits.toResults).toHaveBeenCalledOnce();
    expect([early, over].map(({ exits }) => exits.fetchAhead.mock.calls)).toEqual([[], [['results']]]);
  });

  it('goes from packs that were only opened straight to the deck', async () => {
    const board = { kind: 'sealed', packKinds: [], done: [true, true, true, true] } as const;
    const { exits } = await openRoom({ phase: 'complete', pack: null, board }, { status: 'building' });
    await act(() => vi.advanceTimersByTimeAsync(1800));
    expect(exits.toDeck).toHaveBeenCalledExactlyOnceWith('m0');
    expect(exits.fetchAhead).toHaveBeenCalledExactlyOnceWith('deck');
    expect(exits.toResults).not.toHaveBeenCalled();
  });
});

describe('the choices of who sits here', () => {
  const doubleClick = (name: string) => {
    for (const detail of [1, 2]) {
      fireEvent.pointerDown(card(name), { pointerType: 'mouse' });
      click(card(name), { detail });
    }
  };

  it('take a card by a double click, or not', async () => {
    const taking = await openRoom();
    doubleClick('Static Hymn');
    expect(taking.picks.map(({ cardInstanceIds }) => cardInstanceIds)).toEqual([['i1']]);
    cleanup();
    const reserving = await openRoom({}, {}, { doubleClickTakes: false });
    doubleClick('Static Hymn');
    expect([reserving.picks, reserving.room.getSnapshot().context.chosen]).toEqual([[], ['i1']]);
  });

  it('keep single keys from doing anything', async () => {
    const { room, picks } = await openRoom({}, {}, { usesSingleKeys: false });
    key('f');
    key('s');
    expect([room.getSnapshot().context.starred, picks]).toEqual([[], []]);
    key(' ');
    expect(room.getSnapshot().context.chosen).toEqual(['i0']);
  });

  it('group the pool by what they like', async () => {
    await openRoom({ pool: [pooledForTests(4)] }, {}, { poolOrder: 'rarity' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rarity' }).checked).toBe(true);
  });

  it('keep the pool closed until it is opened', async () => {
    await openRoom({ pool: [pooledForTests(4)] }, {}, { keepsPoolVisible: false });
    await allIsDrawn();
    expect(screen.queryByRole('button', { name: /Move to side/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Open your pool' }));
    await allIsDrawn();
    expect(screen.getByRole('button', { name: /Move to side/ })).toBeTruthy();
  });

  it('keep the pool covered until it is shown', async () => {
    await openRoom({ pool: [pooledForTests(4)] }, {}, { hidesOwnPicks: true });
    await allIsDrawn();
    expect(screen.queryByRole('button', { name: /Move to side/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show my pool' }));
    await allIsDrawn();
    expect(screen.getByRole('button', { name: /Move to side/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cover my pool' }));
    expect(screen.queryByRole('button', { name: /Move to side/ })).toBeNull();
  });
});
