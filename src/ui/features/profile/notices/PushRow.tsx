import { Box, Button } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import {
  type PushSubscriptionState,
  pushSubscriptionMachine,
  selectPushFailure,
  selectPushState,
} from '#src/machines/notices/pushSubscription.ts';
import { useNoticePermission } from '../../../components/preferences/useNoticePermission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { lookAtPush, type PushCalls, turnPushOff, turnPushOn } from '../../correspondence/browserPush.ts';

const BUSY: readonly PushSubscriptionState[] = ['looking', 'turningOn', 'turningOff'];
const NEVER: readonly PushSubscriptionState[] = ['unsupported', 'notInstalled', 'denied'];

/** The switch for web push in this browser. */
export function PushRow({ calls }: { readonly calls: () => Promise<PushCalls> }) {
  const t = useMessages('profile');
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
  useNoticePermission(() => actor.send({ type: 'permission.changed' }));
  const state = useSelector(actor, selectPushState);
  const failure = useSelector(actor, selectPushFailure);
  return (
    <Box>
      <SwitchField
        label={t('push')}
        hint={t('pushHint', { state })}
        isOn={state === 'on' || state === 'turningOff'}
        isDisabled={BUSY.includes(state) || NEVER.includes(state)}
        onChange={(isOn) => actor.send({ type: isOn ? 'switch.turnedOn' : 'switch.turnedOff' })}
      />
      {state === 'denied' && (
        <Box pb="5">
          <InlineAlert status="info">{t('blockedHelp')}</InlineAlert>
        </Box>
      )}
      {state === 'failed' && (
        <Box pb="5">
          <InlineAlert
            status="error"
            action={
              <Button size="sm" onClick={() => actor.send({ type: 'retry.asked' })}>
                {t('tryAgain')}
              </Button>
            }
          >
            {failure?.reply ?? failure?.words ?? t('pushNoAnswer')}
          </InlineAlert>
        </Box>
      )}
    </Box>
  );
}
