// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { toWire } from '#contract/room/wireEvents.ts';
import { instanceId } from '#engine/core/cards.ts';
import { chooseCardSize } from '../../../components/preferences/cardSize.ts';
import { card, cards, cardsInHand, click, focusedName, key } from '../pack/hands.testkit.ts';
import { packForTests, pooledForTests, viewForTests } from '../views.testkit.ts';
import { done, openRoom, steerRoom } from './room.testkit.tsx';

steerRoom();

/** React draws as in a browser: what answers a hand at once, what is drawn behind it not before the next task. */
async function withoutAct(work: () => Promise<void>): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  try {
    await work();
  } finally {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    await act(() => vi.advanceTimersByTimeAsync(0));
  }
}

async function microtasks() {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('the pack', () => {
  it('is one grid with one tab stop, named by card, place and state', async () => {
    await openRoom();
    expect(cards()).toHaveLength(7);
    expect(cards().filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
    expect(cards()[0]?.getAttribute('aria-label')).toBe('Cinder Vale, Ember being, common, cost 2. 1 of 7.');
    expect(screen.getByRole('grid').getAttribute('aria-label')).toBe('7 cards from Kim');
  });

  it('has the focus from the start, and arrows move it along the rows', async () => {
    await openRoom();
    expect(focusedName()).toMatch(/^Cinder Vale/);
    key('ArrowRight');
    expect(focusedName()).toMatch(/^Static Hymn/);
    key('End');
    key('1');
    expect(focusedName()).toMatch(/^Cinder Vale/);
  });

  it('is selected by a click, and let go by another one', async () => {
    const { room } = await openRoom();
    click(card('Static Hymn'));
    expect(card('Static Hymn').getAttribute('aria-selected')).toBe('true');
    expect(card('Static Hymn').getAttribute('aria-label')).toMatch(/Selected\.$/);
    expect(screen.getByRole('button', { name: /Take Static Hymn/ })).toBeTruthy();
    click(card('Static Hymn'));
    expect(room.getSnapshot().context.chosen).toEqual([]);
  });

  it('is taken by Enter, and the card leaves it before the server has answered [spec 1.2]', async () => {
    const { picks } = await openRoom();
    key('ArrowRight');
    key(' ');
    key('Enter');
    expect(picks.map(({ cardInstanceIds, destination }) => ({ cardInstanceIds, destination }))).toEqual([
      { cardInstanceIds: ['i1'], destination: 'main' },
    ]);
    expect(cardsInHand()).toHaveLength(0);
  });

  it('stays gone when the answer comes before what is drawn behind it', async () => {
    const { room, replies } = await openRoom();
    await withoutAct(async () => {
      room.send({ type: 'pick.confirmed', destination: 'main', by: 'key', atMs: Date.now(), id: 'i0' });
      await microtasks();
      expect(cardsInHand()).toHaveLength(0);
      replies.shift()?.(done);
      await microtasks();
      expect([room.getSnapshot().context.picking, cardsInHand()]).toEqual([null, []]);
    });
  });

  it('comes back with a sentence when the pick is refused [spec 8.9]', async () => {
    const { answer } = await openRoom();
    key(' ');
    key('Enter');
    await answer({
      ok: false,
      refusal: 'packMovedOn',
      message: 'That pack has moved on. Nothing was taken.',
    });
    expect(within(card('Cinder Vale')).getByText('That pack has moved on. Nothing was taken.')).toBeTruthy();
    expect(cards()).toHaveLength(7);
  });

  it('goes to the side with S, and stars with F', async () => {
    const { room, picks } = await openRoom();
    key('f');
    expect(room.getSnapshot().context.starred).toEqual(['i0']);
    expect(card('Cinder Vale').getAttribute('aria-label')).toMatch(/Starred\.$/);
    key('ArrowRight');
    key('s');
    expect(picks.map(({ cardInstanceIds, destination }) => [cardInstanceIds, destination])).toEqual([
      [['i1'], 'side'],
    ]);
  });

  it('is only reserved by an Enter that was meant for the last pack', async () => {
    const { room, picks } = await openRoom();
    key('Enter');
    expect([picks, room.getSnapshot().context.chosen]).toEqual([[], ['i0']]);
    key('Enter');
    expect(picks).toHaveLength(1);
  });

  it.each([
    ['Enter', 'main'],
    ['s', 'side'],
  ])(
    'gives what was reserved before a reload to %s, not the card that has the focus by itself',
    async (name, to) => {
      const hints = { ...viewForTests().hints, reserved: ['i3'] };
      const { picks } = await openRoom({ hints });
      expect(focusedName()).toMatch(/^Cinder Vale/);
      key(name);
      expect(picks.map(({ cardInstanceIds, destination }) => [cardInstanceIds, destination])).toEqual([
        [['i3'], to],
      ]);
    },
  );

  it('is taken by a second quick click of the mouse', async () => {
    const { picks } = await openRoom();
    click(card('Vesper Toll'), { detail: 1 });
    click(card('Vesper Toll'), { detail: 2 });
    expect(picks.map(({ cardInstanceIds }) => cardInstanceIds)).toEqual([['i3']]);
  });

  it('counts the cards of a pick that takes and burns, and marks them apart', async () => {
    const { picks } = await openRoom({ pack: packForTests(7, { demand: { picks: 1, burns: 1 } }) });
    click(card('Cinder Vale'));
    expect(screen.getByRole('button', { name: '1 of 2 selected' })).toBeTruthy();
    click(card('Static Hymn'));
    expect(card('Static Hymn').getAttribute('aria-label')).toMatch(/Selected to burn\.$/);
    click(screen.getByRole('button', { name: /Take Cinder Vale, burn 1/ }));
    expect(picks.map(({ cardInstanceIds, burnIds }) => [cardInstanceIds, burnIds])).toEqual([
      [['i0'], ['i1']],
    ]);
  });

  it('keeps the focus at the same place in the next pack', async () => {
    const { room, answer, opened } = await openRoom();
    key('3');
    key('Enter');
    await answer(done);
    expect(document.activeElement).toBe(screen.getByRole('grid'));
    await act(async () => {
      room.send({
        type: 'hub.roomChanged',
        change: {
          ...{ draftId: 'd1', from: 1, version: 2, nowMs: opened.room.nowMs },
          set: { pack: packForTests(6, { pickNumber: 3 }) },
          pooled: [pooledForTests(2)],
          events: [
            toWire({ type: 'took', seat: 0, count: 1, cards: [instanceId('pool2')] }),
            toWire({ type: 'asked' }),
          ],
        },
        atMs: Date.now(),
      });
    });
    expect(focusedName()).toMatch(/^Lantern Reef.* 3 of 6\.$/);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContainEqual(
      expect.stringContaining('Took Lantern Reef. New pack from Kim, 6 cards.'),
    );
  });

  it('keeps the focus on its card when the cards are laid out in other columns', async () => {
    onTestFinished(() => chooseCardSize('fitted'));
    await openRoom({ pack: packForTests(6) });
    const columns = () => screen.getByRole('grid').getAttribute('aria-colcount');
    const before = columns();
    key('4');
    await act(async () => {
      chooseCardSize('large');
      await vi.advanceTimersByTimeAsync(0);
    });
    expect([before, columns()]).toEqual(['4', '3']);
    expect(focusedName()).toMatch(/ 4 of 6\.$/);
  });

  it('counts the cards of the new pack alone while the last one is still leaving', async () => {
    const { room, answer, opened } = await openRoom();
    key('3');
    key('Enter');
    await answer(done);
    const pass = (version: number, cards: number) =>
      act(async () => {
        const pack = packForTests(cards, { pickNumber: version + 1 });
        room.send({ type: 'hub.roomReplaced', room: { ...opened.room, version, pack }, atMs: Date.now() });
      });
    await pass(2, 6);
    key('2');
    expect(focusedName()).toMatch(/ 2 of 6\.$/);
    await pass(3, 5);
    expect(focusedName()).toMatch(/ 2 of 5\.$/);
  });

  it('has the focus when the last one, pressed as it left, is gone', async () => {
    const { room, answer, opened } = await openRoom();
    const pressed = card('Cinder Vale');
    key('3');
    key('Enter');
    await answer(done);
    await act(async () => {
      const pack = packForTests(6, { pickNumber: 3 });
      room.send({ type: 'hub.roomReplaced', room: { ...opened.room, version: 2, pack }, atMs: Date.now() });
    });
    act(() => pressed.focus());
    expect(pressed.closest('[data-pack=leaving]')).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect([pressed.isConnected, focusedName()]).toEqual([false, expect.stringMatching(/ of 6\.$/)]);
  });
});
