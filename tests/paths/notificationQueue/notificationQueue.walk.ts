import { type AnyEventObject, createActor, SimulatedClock } from 'xstate';
import {
  type NotificationQueueActor,
  notificationQueueMachine,
} from '#src/machines/notices/notificationQueue.ts';
import type { Step } from '#src/machines/paths/model.ts';
import { queueCaseNow, queueModel } from '#src/machines/paths/notificationQueue.cases.ts';
import { PATHS_OF, PROOFS_OF } from '#src/machines/paths/pathsOf.ts';
import { watchTransitions } from '#src/machines/paths/transitions.ts';
import { expectSame, type Walker } from '../walker.ts';
import { NOTHING_TOLD, restMsOf, type World, worldAfter } from './notificationQueue.oracle.ts';

const paths = PATHS_OF.notificationQueue();
const watch = watchTransitions(queueModel);

/** The case of a path as it stands in the running queue, with the text of the notice that it names. */
function eventNow({ event }: Step, { actor }: Sut): AnyEventObject {
  const snapshot = actor.getSnapshot();
  const own = queueCaseNow(event, snapshot);
  const named = snapshot.context.shown.find(({ id }) => 'id' in own && id === own.id);
  return { ...own, ...(named ? { text: named.text } : {}) };
}

function queueUnderTest() {
  const clock = new SimulatedClock();
  const rejected: string[] = [];
  const machine = notificationQueueMachine(() => clock.now()).provide({
    actions: { reportRejection: (_, { text }) => void rejected.push(text) },
  });
  const actor = createActor(machine, { clock, inspect: watch.inspect }).start();
  return { actor, clock, rejected };
}

type Sut = ReturnType<typeof queueUnderTest>;

function bringAbout(event: AnyEventObject, world: World, { actor, clock }: Sut): void {
  const restMs = event.type === 'notice.expired' ? restMsOf(world, event.text) : undefined;
  if (restMs === undefined) {
    actor.send(event as Parameters<NotificationQueueActor['send']>[0]);
    return;
  }
  clock.increment(restMs - 1);
  const still = actor.getSnapshot().context.shown.map(({ text }) => text);
  expectSame(still.includes(event.text), true, `"${event.text}" leaves before its time.`);
  clock.increment(1);
}

function seen({ actor, rejected }: Sut) {
  const { shown, waiting } = actor.getSnapshot().context;
  return {
    shown: shown.map(brief),
    waiting: waiting.map(brief),
    running: shown.map(({ runsSinceMs }) => runsSinceMs !== null),
    rejected,
  };
}

const brief = ({
  kind,
  text,
  count,
}: World['shown'][number] | { kind: string; text: string; count: number }) => `${kind}: ${text} × ${count}`;

const promised = ({ shown, waiting, heldBy, rejected }: World) => ({
  shown: shown.map(brief),
  waiting: waiting.map(brief),
  running: shown.map(({ isPainted }) => isPainted && heldBy.size === 0),
  rejected,
});

/** The notification queue under a clock that the test moves. */
export const notificationQueueWalker: Walker = {
  name: 'notificationQueue',
  where: 'simulation',
  machine: queueModel,
  paths,
  proofs: PROOFS_OF.notificationQueue,
  watch,
  open() {
    const sut = queueUnderTest();
    let world = NOTHING_TOLD;
    const execute = (step: Step) => {
      const event = eventNow(step, sut);
      bringAbout(event, world, sut);
      world = worldAfter(world, event);
    };
    const types = ['notice.raised', 'notice.expired', 'notice.closed', 'stack.painted'].concat(
      ['pointer', 'focus'].flatMap((by) => [`stack.${by}Entered`, `stack.${by}Left`]),
    );
    return {
      executors: Object.fromEntries(types.map((type) => [type, execute])),
      check(step) {
        expectSame(seen(sut), promised(world));
        expectSame(sut.actor.getSnapshot().value, step.after.value);
      },
      close: () => void sut.actor.stop(),
    };
  },
};
