import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type PushSubscriptionState,
  pushSubscriptionMachine,
  selectPushFailure,
  selectPushState,
} from '#src/machines/pushSubscription.ts';
import { Button } from '../kit/Button.tsx';
import { InlineNotice } from '../kit/InlineNotice.tsx';
import { Switch } from '../kit/Switch.tsx';
import { watchNoticePermission } from '../preferences/browserNotices.ts';
import { lookAtPush, type PushCalls, turnPushOff, turnPushOn } from './browserPush.ts';
import '../features/profile/profile.css';

const SENTENCES: Readonly<Record<PushSubscriptionState, string>> = {
  looking: 'Looking at this browser.',
  unsupported: 'This browser cannot be pushed to.',
  notInstalled:
    'Works once the app is installed: tap Share, then “Add to Home Screen”, and open Passleft from there.',
  denied: 'This browser has forbidden notices for this site.',
  off: 'Also while this site is closed. Your browser asks you once when you turn this on.',
  on: 'This browser hears of your turns, also while this site is closed.',
  keyChanged: 'This site has a new key, so this browser hears nothing. Turn it on again.',
  turningOn: 'Your browser may be asking you now.',
  turningOff: 'Turning it off.',
  failed: 'This did not work. Nothing is lost; try again.',
};

const HELP: Partial<Record<PushSubscriptionState, string>> = {
  denied: 'Open the site’s settings beside the address, allow notices there, and this switch works again.',
};

const BUSY: readonly PushSubscriptionState[] = ['looking', 'turningOn', 'turningOff'];
const NEVER: readonly PushSubscriptionState[] = ['unsupported', 'notInstalled', 'denied'];

/** The switch for web push in this browser; a row of a panel. */
export function PushPanel({ calls }: { readonly calls: () => Promise<PushCalls> }) {
  const machine = useMemo(
    () =>
      pushSubscriptionMachine.provide({
        actors: {
          look: fromPromise(async () => lookAtPush(await calls())),
          turnOn: fromPromise(async () => turnPushOn(await calls())),
          turnOff: fromPromise(async () => turnPushOff(await calls())),
        },
      }),
    [calls],
  );
  const actor = useActorRef(machine);
  useEffect(() => watchNoticePermission(() => actor.send({ type: 'permission.changed' })), [actor]);
  const state = useSelector(actor, selectPushState);
  const failure = useSelector(actor, selectPushFailure);
  const help = HELP[state];
  return (
    <>
      <Switch
        label="Push in this browser"
        sentence={SENTENCES[state]}
        isOn={state === 'on' || state === 'turningOff'}
        isDisabled={BUSY.includes(state) || NEVER.includes(state)}
        onChange={(isOn) => actor.send({ type: isOn ? 'switch.turnedOn' : 'switch.turnedOff' })}
      />
      {help !== undefined && (
        <div className="profile-body">
          <InlineNotice kind="info">{help}</InlineNotice>
        </div>
      )}
      {state === 'failed' && (
        <div className="profile-body">
          <InlineNotice kind="error">
            {failure?.reply ?? failure?.words ?? 'The push service of your browser did not answer.'}{' '}
            <Button size="sm" onClick={() => actor.send({ type: 'retry.asked' })}>
              Try again
            </Button>
          </InlineNotice>
        </div>
      )}
    </>
  );
}
