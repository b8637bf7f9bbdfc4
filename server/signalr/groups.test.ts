import { describe, expect, it } from 'vitest';
import { Groups } from './groups.ts';
import type { Frame } from './protocol.ts';

function newReceiver(isOpen = true) {
  const frames: Frame[] = [];
  const sendFrame = (frame: Frame) => {
    frames.push(frame);
    return isOpen;
  };
  return { frames, sendFrame };
}

describe('groups', () => {
  it('hand the very same encoded message to everybody in them, and count who took it', () => {
    const groups = new Groups<ReturnType<typeof newReceiver>>();
    const [ann, bob, carl, dora] = [newReceiver(), newReceiver(), newReceiver(false), newReceiver()];
    for (const member of [ann, bob, bob, carl]) groups.join(member, 'table 1');
    groups.join(dora, 'table 2');
    expect(groups.sendToGroup('table 1', 'Told', 'hello')).toBe(2);
    expect(bob.frames).toHaveLength(1);
    expect(bob.frames[0]).toBe(ann.frames[0]);
    expect(dora.frames).toEqual([]);
  });

  it('forget who leaves, one group or all', () => {
    const groups = new Groups<ReturnType<typeof newReceiver>>();
    const ann = newReceiver();
    for (const group of ['a', 'b', 'c']) groups.join(ann, group);
    groups.leave(ann, 'a');
    expect(['a', 'b', 'c'].map((group) => groups.connectionsOf(group).length)).toEqual([0, 1, 1]);
    groups.leaveAll(ann);
    expect(['a', 'b', 'c'].map((group) => groups.connectionsOf(group).length)).toEqual([0, 0, 0]);
    expect(groups.sendToGroup('b', 'Told')).toBe(0);
  });
});
