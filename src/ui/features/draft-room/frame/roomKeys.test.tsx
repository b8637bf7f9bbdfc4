// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allIsDrawn, card, focusedName, key } from '../pack/hands.testkit.ts';
import { tableForTests } from '../views.testkit.ts';
import { openRoom, steerRoom } from './room.testkit.tsx';

steerRoom();

const focus = (element: HTMLElement) => act(() => element.focus());
const chosenIn = ({ room }: Awaited<ReturnType<typeof openRoom>>) => room.getSnapshot().context.chosen;

describe('the keys of the pack, while the focus is elsewhere', () => {
  it('[N38] select, star and take to the side from a button, which keeps Enter and the space bar', async () => {
    const opened = await openRoom();
    await allIsDrawn();
    focus(screen.getByRole('button', { name: 'Keys and help' }));
    key(' ');
    key('Enter');
    expect(chosenIn(opened)).toEqual([]);
    key('f');
    expect(opened.room.getSnapshot().context.starred).toEqual(['i0']);
    key('s');
    expect([chosenIn(opened), opened.picks]).toEqual([['i0'], []]);
    key('s');
    expect(opened.picks.map(({ destination }) => destination)).toEqual(['side']);
  });

  it('[N38] walk into the pack, and Enter takes what is selected', async () => {
    const opened = await openRoom();
    await allIsDrawn();
    act(() => (document.activeElement as HTMLElement).blur());
    key('ArrowRight');
    expect(focusedName()).toMatch(/^Static Hymn/);
    key(' ');
    act(() => (document.activeElement as HTMLElement).blur());
    key('Enter');
    expect(opened.picks.map(({ cardInstanceIds }) => cardInstanceIds)).toEqual([['i1']]);
  });

  it('[N38] act from the log, which still scrolls by its arrows', async () => {
    const opened = await openRoom();
    await allIsDrawn();
    focus(screen.getByRole('log'));
    key('ArrowDown');
    expect(document.activeElement).toBe(screen.getByRole('log'));
    key('3');
    expect(focusedName()).toMatch(/ 3 of 7\.$/);
    key(' ');
    focus(screen.getByRole('log'));
    key('Enter');
    expect(opened.picks).toHaveLength(1);
  });

  it('[N38] are letters in a text field, and belong to a dialog that is open', async () => {
    const opened = await openRoom({}, { ...tableForTests(), isSolo: false });
    await allIsDrawn();
    const field = document.createElement('input');
    document.body.append(field);
    focus(field);
    for (const name of ['s', 'f', '3', 'Enter']) key(name);
    expect(document.activeElement).toBe(field);
    field.remove();
    card('Cinder Vale').focus();
    key('z');
    await allIsDrawn();
    act(() => (document.activeElement as HTMLElement).blur());
    for (const name of ['s', 'f', 'ArrowRight']) key(name);
    const { chosen, starred } = opened.room.getSnapshot().context;
    expect([chosen, starred, opened.picks]).toEqual([[], [], []]);
  });
});
