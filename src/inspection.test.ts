import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { inspected } from './inspection.ts';
import { notificationQueueMachine } from './machines/notices/notificationQueue.ts';

afterEach(() => {
  globalThis.passleftInspect = undefined;
});

describe('looking into the machines of a running page', () => {
  it('shows every step to whoever asked before the app began, by the name of the machine', () => {
    const seen: string[] = [];
    globalThis.passleftInspect = ({ type, actorRef }: { type: string; actorRef: { id: string } }) =>
      seen.push(`${actorRef.id} ${type}`);
    const notices = createActor(
      notificationQueueMachine(() => 0),
      inspected('notices'),
    ).start();
    notices.send({ type: 'notice.raised', text: 'Seat taken.' });
    expect(seen).toContain('notices @xstate.microstep');
  });

  it.each([undefined, null, 'yes'])('is not done for %j', (asked) => {
    globalThis.passleftInspect = asked;
    expect(inspected('session')).toEqual({ id: 'session' });
  });
});
