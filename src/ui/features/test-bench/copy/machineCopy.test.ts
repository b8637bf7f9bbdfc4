import { describe, expect, it } from 'vitest';
import { BENCH_MACHINES } from '../benchMachines.ts';
import { createCopy } from './machineCopy.ts';

const reading = { subject: 'ana', startsAtMs: 0, endsAtMs: 900_000 };
const ana = {
  userId: 'ana',
  handle: 'Ana',
  email: '',
  roles: [],
  createdUtc: '2026-01-01T00:00:00Z',
  isGuest: false,
  isVerified: true,
};

function signedIn() {
  const copy = createCopy(BENCH_MACHINES.session);
  const output = { token: 'stored', reading, foundAtMs: 0 };
  copy.send({ type: 'xstate.done.actor.readStoredToken', output });
  copy.send({ type: 'xstate.done.actor.loadUser', output: ana });
  return copy;
}

const stateOf = ({ getState }: ReturnType<typeof createCopy>) => getState().snapshot.value;

describe('a copy of the session', () => {
  it('asks for its calls in words, and waits for whoever stands at the bench to answer', () => {
    const copy = createCopy(BENCH_MACHINES.session);
    expect(stateOf(copy)).toBe('starting');
    expect(
      copy.getState().log.map(({ event, effects }) => [event.type, effects.map(({ name }) => name)]),
    ).toEqual([['xstate.init', ['asks readStoredToken']]]);
  });

  it('refreshes when the simulated clock has moved five minutes, and not a millisecond before', () => {
    const copy = signedIn();
    expect(copy.getState().timers.map(({ dueMs, event }) => [dueMs, event?.type])).toEqual([
      [300_000, 'xstate.after.refreshEvery.session.signedIn.token.fresh'],
    ]);
    copy.advance(299_999);
    expect(stateOf(copy)).toEqual({ signedIn: { token: 'fresh', user: 'known' } });
    copy.advance(1);
    expect(stateOf(copy)).toEqual({ signedIn: { token: 'refreshing', user: 'known' } });
    expect(copy.getState().log.at(-1)).toMatchObject({
      atMs: 300_000,
      before: { signedIn: { token: 'fresh', user: 'known' } },
      transitions: [
        'session.signedIn.token.fresh on xstate.after.refreshEvery.session.signedIn.token.fresh [0] to session.signedIn.token.refreshing',
      ],
      effects: [{ name: 'asks refresh', told: { token: 'stored' } }],
    });
  });

  it('is moved on to the timer that a generated path names, instead of being told that it passed', () => {
    const copy = signedIn();
    copy.bringAbout({ type: 'xstate.after.refreshEvery.session.signedIn.token.fresh' });
    expect([copy.getState().nowMs, stateOf(copy)]).toEqual([
      300_000,
      { signedIn: { token: 'refreshing', user: 'known' } },
    ]);
  });

  it('begins anew with an empty log at time 0', () => {
    const copy = signedIn();
    copy.toNextTimer();
    copy.reset();
    const { nowMs, log, timers, snapshot } = copy.getState();
    expect([nowMs, log.length, timers, snapshot.value]).toEqual([0, 1, [], 'starting']);
  });

  it('tells its owner of a fault that a payload made, and not the whole page', () => {
    const copy = createCopy(BENCH_MACHINES.session);
    copy.send({ type: 'thirdParty.returned' });
    expect(copy.getState().fault).not.toBeNull();
    copy.reset();
    expect(copy.getState().fault).toBeNull();
  });

  it('tells whoever listens, until they stop', () => {
    const copy = createCopy(BENCH_MACHINES.session);
    let told = 0;
    const stop = copy.subscribe(() => {
      told += 1;
    });
    copy.advance(10);
    stop();
    copy.advance(10);
    expect([told, copy.getState().nowMs]).toEqual([1, 20]);
  });
});

describe('a copy of the notices', () => {
  it('lets each leave at its own time, in the order in which they fall due', () => {
    const copy = createCopy(BENCH_MACHINES.notices);
    copy.send({ type: 'notice.raised', kind: 'error', text: 'first' });
    copy.send({ type: 'notice.raised', kind: 'info', text: 'second' });
    expect(copy.getState().timers).toEqual([]);
    copy.send({ type: 'stack.painted', ids: ['notice-1', 'notice-2'] });
    expect(copy.getState().timers.map(({ dueMs, event }) => [dueMs, event?.id])).toEqual([
      [3000, 'notice-2'],
      [5000, 'notice-1'],
    ]);
    copy.toNextTimer();
    expect(copy.getState().snapshot.context.shown.map(({ text }: { text: string }) => text)).toEqual([
      'first',
    ]);
    copy.advance(2000);
    expect(copy.getState().snapshot.value).toEqual({ line: 'quiet', time: 'running' });
  });
});
