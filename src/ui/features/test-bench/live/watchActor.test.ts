import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { watchActor } from './watchActor.ts';

it('a live machine is followed while somebody looks, with every event and the transitions it took', () => {
  const actor = createActor(notificationQueueMachine(() => 0)).start();
  const watched = watchActor(actor, () => 77);
  let told = 0;
  const stop = watched.subscribe(() => {
    told += 1;
  });
  actor.send({ type: 'notice.raised', kind: 'info', text: 'A table opened', timeoutMs: 0 });
  const { snapshot, log } = watched.getState();
  expect(snapshot.value).toEqual({ line: 'showing', time: 'running' });
  expect(log.map(({ atMs, event, before, after }) => ({ atMs, type: event.type, before, after }))).toEqual([
    {
      atMs: 77,
      type: 'notice.raised',
      before: { line: 'quiet', time: 'running' },
      after: { line: 'showing', time: 'running' },
    },
  ]);
  expect(log[0]?.transitions).toContain(
    'notificationQueue.line.quiet on notice.raised [0] to notificationQueue.line.showing',
  );
  expect(told).toBe(1);
  stop();
  actor.send({ type: 'notice.closed', id: 'notice-1' });
  expect(watched.getState().log.length).toBe(1);
});
