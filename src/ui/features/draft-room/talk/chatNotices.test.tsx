// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ChatLine } from '#contract/tables/tables.ts';
import { writeMuted } from '../../../components/mutedMembers.ts';
import { openRoom, steerRoom } from '../frame/room.testkit.tsx';
import { allIsDrawn } from '../pack/hands.testkit.ts';

steerRoom();

const line = (id: string, memberId: string, name: string, text: string): ChatLine => ({
  ...{ id, memberId, name, text },
  atMs: 0,
});
const GREETING = line('1', 'm1', 'Ana', 'Hello');

async function openTalk(isWide: boolean) {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({
    ...{ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} },
  }));
  const { room, opened, told } = await openRoom({}, { chat: [GREETING] });
  await allIsDrawn();
  let nowMs = opened.table.nowMs;
  const chat = [GREETING];
  const hear = (...lines: readonly ChatLine[]) => {
    chat.push(...lines);
    nowMs += 1;
    return act(async () =>
      room.send({ type: 'hub.tableChanged', table: { ...opened.table, chat: [...chat], nowMs } }),
    );
  };
  return { hear, told };
}

describe('notices of the chat', () => {
  it('tell the first words of each new line of others in a narrow room', async () => {
    const { hear, told } = await openTalk(false);
    expect(told()).toEqual([]);
    await hear(line('2', 'm3', 'Kim', 'Good luck'));
    await hear(line('3', 'm0', 'Mara', 'Thanks'), line('4', 'm1', 'Ana', 'x'.repeat(61)));
    await hear(line('5', 'm0', 'Mara', 'My own'));
    expect(told()).toEqual(['info: Kim: Good luck', `info: Ana: ${'x'.repeat(60)}…`]);
  });

  it('tell nothing where a rail shows the line', async () => {
    const { hear, told } = await openTalk(true);
    await hear(line('2', 'm3', 'Kim', 'Good luck'));
    expect(told()).toEqual([]);
  });

  it('tell nothing of people who are muted since', async () => {
    const { hear, told } = await openTalk(false);
    writeMuted(['m3']);
    await hear(line('2', 'm3', 'Kim', 'Buy this'));
    expect(told()).toEqual([]);
  });

  it('tell nothing while the chat is open, and again once it is closed', async () => {
    const { hear, told } = await openTalk(false);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Table log and chat/ })));
    await allIsDrawn();
    await hear(line('2', 'm3', 'Kim', 'Good luck'));
    await hear(line('3', 'm3', 'Kim', 'And have fun'));
    expect(told()).toEqual([]);
    await act(async () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' }));
    await allIsDrawn();
    await hear(line('4', 'm3', 'Kim', 'Still there?'));
    expect(told()).toEqual(['info: Kim: Still there?']);
  });
});
