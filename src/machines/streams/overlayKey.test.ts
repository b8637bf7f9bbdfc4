import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  type OverlayFacts,
  type OverlayKeyState,
  overlayKeyMachine,
  selectOverlayKey,
  selectOverlayKeyState,
} from './overlayKey.ts';

interface Answers {
  read?: () => Promise<OverlayFacts>;
  make?: () => Promise<{ key: string; madeAtMs: number }>;
  end?: () => Promise<void>;
}

/** The machine over a server that answers as it is told. */
function openOverlayKey({ read, make, end }: Answers) {
  const machine = overlayKeyMachine.provide({
    actors: {
      readOverlay: fromPromise(read ?? (async () => ({ madeAtMs: null, delaySeconds: 60 }))),
      makeKey: fromPromise(make ?? (async () => ({ key: 'o.kiln', madeAtMs: 7 }))),
      endKey: fromPromise(end ?? (async () => undefined)),
    },
  });
  const actor = createActor(machine).start();
  const reaches = async (state: OverlayKeyState) =>
    selectOverlayKey(await waitFor(actor, (snapshot) => selectOverlayKeyState(snapshot) === state));
  return { actor, reaches };
}
const away = () => Promise.reject({ status: 503, reply: 'Try again in a moment.' });

describe("the key of a table's overlay", () => {
  it('is read first, and read again when that failed and it is asked for', async () => {
    let isThere = false;
    const read = async () => (isThere ? { madeAtMs: 5, delaySeconds: 30 } : away());
    const { actor, reaches } = openOverlayKey({ read });
    expect((await reaches('unread')).failure?.reply).toBe('Try again in a moment.');
    isThere = true;
    actor.send({ type: 'retry.asked' });
    expect(await reaches('ready')).toEqual({
      facts: { madeAtMs: 5, delaySeconds: 30 },
      key: null,
      failure: null,
    });
  });

  it('is shown where it was made, and gone with its end', async () => {
    const { actor, reaches } = openOverlayKey({});
    await reaches('ready');
    actor.send({ type: 'key.asked' });
    const made = await reaches('ready');
    expect([made.key, made.facts?.madeAtMs]).toEqual(['o.kiln', 7]);
    actor.send({ type: 'end.asked' });
    const ended = await reaches('ready');
    expect([ended.key, ended.facts]).toEqual([null, { madeAtMs: null, delaySeconds: 60 }]);
  });

  it('is kept, with the reason, where it could be neither made anew nor ended', async () => {
    const { actor, reaches } = openOverlayKey({
      read: async () => ({ madeAtMs: 5, delaySeconds: 30 }),
      make: away,
      end: away,
    });
    await reaches('ready');
    for (const type of ['key.asked', 'end.asked'] as const) {
      actor.send({ type });
      const { facts, failure } = await reaches('ready');
      expect([facts?.madeAtMs, failure?.reply]).toEqual([5, 'Try again in a moment.']);
    }
  });

  it('has no end where there is none', async () => {
    const { actor, reaches } = openOverlayKey({});
    await reaches('ready');
    actor.send({ type: 'end.asked' });
    expect(selectOverlayKeyState(actor.getSnapshot())).toBe('ready');
  });
});
