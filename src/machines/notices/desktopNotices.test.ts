import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { desktopNoticesMachine, type NoticePermission, selectNoticesState } from './desktopNotices.ts';

/** Desktop notices in a browser that answers the question as `answer` says. */
function openNotices(
  permission: NoticePermission,
  answer: () => Promise<NoticePermission> = async () => 'granted',
) {
  const kept: boolean[] = [];
  const actor = createActor(
    desktopNoticesMachine.provide({
      actors: { askBrowser: fromPromise(answer) },
      actions: { keepChoice: (_, { isWanted }) => void kept.push(isWanted) },
    }),
    { input: { permission } },
  ).start();
  const state = () => selectNoticesState(actor.getSnapshot());
  const answered = () => waitFor(actor, (snapshot) => selectNoticesState(snapshot) !== 'asking');
  return { actor, kept, state, answered };
}

describe('desktop notices', () => {
  it.each(['unsupported', 'unasked', 'granted', 'denied'] as const)(
    'begin %s as the browser says',
    (permission) => {
      expect(openNotices(permission).state()).toBe(permission);
    },
  );

  it('ask the browser when they are turned on, and keep the choice when it says yes', async () => {
    const { actor, kept, state, answered } = openNotices('unasked');
    actor.send({ type: 'switch.turnedOn' });
    expect(state()).toBe('asking');
    await answered();
    expect(state()).toBe('granted');
    expect(kept).toEqual([true]);
    expect(actor.getSnapshot().context).toEqual({ permission: 'granted' });
  });

  it.each(['denied', 'unasked'] as const)(
    'are %s and keep no choice when the browser answers so',
    async (answer) => {
      const { actor, kept, state, answered } = openNotices('unasked', async () => answer);
      actor.send({ type: 'switch.turnedOn' });
      await answered();
      expect(state()).toBe(answer);
      expect(kept).toEqual([]);
    },
  );

  it('may be asked again when the question failed', async () => {
    const { actor, state, answered } = openNotices('unasked', () => Promise.reject(new Error('closed')));
    actor.send({ type: 'switch.turnedOn' });
    await answered();
    expect(state()).toBe('unasked');
  });

  it('do not listen to the browser while its question is open, which answers by itself', async () => {
    const { actor, state } = openNotices('unasked', () => new Promise(() => undefined));
    actor.send({ type: 'switch.turnedOn' });
    actor.send({ type: 'permission.changed', permission: 'denied' });
    expect(state()).toBe('asking');
  });

  it('follow what is changed in the browser itself', () => {
    const { actor, state } = openNotices('granted');
    actor.send({ type: 'permission.changed', permission: 'denied' });
    expect(state()).toBe('denied');
    actor.send({ type: 'permission.changed', permission: 'unasked' });
    expect(state()).toBe('unasked');
  });

  it('keep each choice where they are allowed, and are not turned on where they are forbidden', () => {
    const { actor, kept } = openNotices('granted');
    actor.send({ type: 'switch.turnedOff' });
    actor.send({ type: 'switch.turnedOn' });
    expect(kept).toEqual([false, true]);
    const forbidden = openNotices('denied');
    forbidden.actor.send({ type: 'switch.turnedOn' });
    expect([forbidden.state(), forbidden.kept]).toEqual(['denied', []]);
  });
});

describe('desktop notices without their ports', () => {
  const missing = (name: string) => new Error(`The desktop notices were started without "${name}".`);

  it('say which one is missing', async () => {
    const told: unknown[] = [];
    const asking = createActor(desktopNoticesMachine, {
      input: { permission: 'unasked' },
      inspect: (seen) => {
        if (seen.type === '@xstate.event' && 'error' in seen.event) told.push(seen.event.error);
      },
    }).start();
    asking.send({ type: 'switch.turnedOn' });
    await waitFor(asking, (snapshot) => selectNoticesState(snapshot) === 'unasked');
    expect(told).toEqual([missing('askBrowser')]);

    const faults: unknown[] = [];
    const actor = createActor(desktopNoticesMachine, { input: { permission: 'granted' } });
    actor.subscribe({ error: (fault) => faults.push(fault) });
    actor.start().send({ type: 'switch.turnedOff' });
    expect(faults).toEqual([missing('keepChoice')]);
  });
});
