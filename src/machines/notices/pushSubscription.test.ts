import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { faultsTold } from '../testing/faultsTold.ts';
import {
  type PushStanding,
  pushSubscriptionMachine,
  selectPushFailure,
  selectPushState,
} from './pushSubscription.ts';

function startWith(standings: { look: PushStanding; on?: PushStanding | Error; off?: PushStanding }) {
  const actor = createActor(
    pushSubscriptionMachine.provide({
      actors: {
        look: fromPromise(async () => standings.look),
        turnOn: fromPromise(async () => {
          const { on = 'on' } = standings;
          if (on instanceof Error) throw on;
          return on;
        }),
        turnOff: fromPromise(async () => standings.off ?? 'off'),
      },
    }),
  ).start();
  return actor;
}

const settled = (actor: ReturnType<typeof startWith>) =>
  waitFor(actor, (snapshot) => !['looking', 'turningOn', 'turningOff'].includes(selectPushState(snapshot)));

describe('push in this browser', () => {
  it.each(['unsupported', 'notInstalled', 'denied', 'off', 'on', 'keyChanged'] as const)(
    'is shown as it is found: %s',
    async (look) => {
      const actor = startWith({ look });
      expect(selectPushState(await settled(actor))).toBe(look);
    },
  );

  it('is turned on only when asked, and off again', async () => {
    const actor = startWith({ look: 'off' });
    await settled(actor);
    actor.send({ type: 'switch.turnedOn' });
    expect(selectPushState(await settled(actor))).toBe('on');
    actor.send({ type: 'switch.turnedOff' });
    expect(selectPushState(await settled(actor))).toBe('off');
  });

  it('is subscribed anew when the server has another key', async () => {
    const actor = startWith({ look: 'keyChanged' });
    await settled(actor);
    actor.send({ type: 'switch.turnedOn' });
    expect(selectPushState(await settled(actor))).toBe('on');
  });

  it.each(['denied', 'off', 'on', 'keyChanged'] as const)(
    'is looked at again when the permission changes while it is %s',
    async (look) => {
      const found = { look: look as PushStanding };
      const actor = startWith(found);
      await settled(actor);
      found.look = 'unsupported';
      actor.send({ type: 'permission.changed' });
      expect(selectPushState(actor.getSnapshot())).toBe('looking');
      expect(selectPushState(await settled(actor))).toBe('unsupported');
    },
  );

  it('says what was not provided', async () => {
    const { faults, inspect } = faultsTold();
    const actor = createActor(pushSubscriptionMachine, { inspect }).start();
    await settled(actor);
    actor.send({ type: 'switch.turnedOn' });
    await settled(actor);
    const on = createActor(
      pushSubscriptionMachine.provide({ actors: { look: fromPromise<PushStanding>(async () => 'on') } }),
      { inspect },
    ).start();
    await settled(on);
    on.send({ type: 'switch.turnedOff' });
    expect(selectPushState(await settled(on))).toBe('failed');
    expect(faults).toEqual(
      ['look', 'turnOn', 'turnOff'].map((name) => [
        `xstate.error.actor.${name}`,
        `Error: The push subscription was started without "${name}".`,
      ]),
    );
  });

  it('tells that it could not be turned on, and tries again', async () => {
    const actor = startWith({ look: 'off', on: new Error('no push service') });
    await settled(actor);
    actor.send({ type: 'switch.turnedOn' });
    const failed = await settled(actor);
    expect(selectPushState(failed)).toBe('failed');
    expect(selectPushFailure(failed)?.words).toBe('no push service');
    actor.send({ type: 'retry.asked' });
    const again = await settled(actor);
    expect([selectPushState(again), selectPushFailure(again)]).toEqual(['off', null]);
  });
});
