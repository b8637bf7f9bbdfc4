import { Box } from '@chakra-ui/react';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { desktopNoticesMachine, selectNoticesState } from '#src/machines/notices/desktopNotices.ts';
import { askForNotices, readNoticePermission } from '../../../components/preferences/browserNotices.ts';
import { useNoticePermission } from '../../../components/preferences/useNoticePermission.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SettingRows } from '../../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { Choices } from './useChoices.ts';

/** Notifications outside the page; the browser is asked only when they are turned on. */
export function DesktopNotices({ preferences, choose }: Choices) {
  const t = useMessages('profile');
  const { state, turn } = useDesktopNotices(choose);
  const isPossible = state !== 'unsupported' && state !== 'denied';
  return (
    <ProfilePanel title={t('desktopTitle')}>
      <SettingRows>
        <Box>
          <SwitchField
            label={t('desktop')}
            hint={t('desktopHint', { state })}
            isOn={state === 'granted' && preferences.tellsOnDesktop}
            isDisabled={!isPossible || state === 'asking'}
            onChange={turn}
          />
          {state === 'denied' && (
            <Box pb="5">
              <InlineAlert status="info">{t('blockedHelp')}</InlineAlert>
            </Box>
          )}
        </Box>
      </SettingRows>
    </ProfilePanel>
  );
}

function useDesktopNotices(choose: Choices['choose']) {
  const latest = useRef(choose);
  latest.current = choose;
  const machine = useMemo(
    () =>
      desktopNoticesMachine.provide({
        actors: { askBrowser: fromPromise(askForNotices) },
        actions: { keepChoice: (_, { isWanted }) => latest.current({ tellsOnDesktop: isWanted }) },
      }),
    [],
  );
  const actor = useActorRef(machine, { input: { permission: readNoticePermission() } });
  useNoticePermission((permission) => actor.send({ type: 'permission.changed', permission }));
  return {
    state: useSelector(actor, selectNoticesState),
    turn: (isOn: boolean) => actor.send({ type: isOn ? 'switch.turnedOn' : 'switch.turnedOff' }),
  };
}
