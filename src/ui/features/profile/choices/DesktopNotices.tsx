import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import {
  type DesktopNoticesState,
  desktopNoticesMachine,
  selectNoticesState,
} from '#src/machines/desktopNotices.ts';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { Switch } from '../../../kit/Switch.tsx';
import {
  askForNotices,
  readNoticePermission,
  watchNoticePermission,
} from '../../../preferences/browserNotices.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import type { Choices } from './useChoices.ts';

const SENTENCES: Readonly<Record<DesktopNoticesState, string>> = {
  unsupported: 'This browser shows no notices outside the page.',
  unasked: 'Your browser asks you once when you turn this on.',
  asking: 'Your browser is asking you now.',
  granted: 'Your turn, your last seconds and the end of a draft, only while this tab is in the back.',
  denied: 'This browser has forbidden notices for this site.',
};

/** Notices outside the page; the browser is asked only when they are turned on. */
export function DesktopNotices({ preferences, choose }: Choices) {
  const { state, turn } = useDesktopNotices(choose);
  const isPossible = state !== 'unsupported' && state !== 'denied';
  return (
    <ProfilePanel title="Notices">
      <Switch
        label="Notices on the desktop"
        sentence={SENTENCES[state]}
        isOn={state === 'granted' && preferences.tellsOnDesktop}
        isDisabled={!isPossible || state === 'asking'}
        onChange={turn}
      />
      {state === 'denied' && (
        <div className="profile-body">
          <InlineNotice kind="info">
            Open the site’s settings beside the address, allow notices there, and this switch works again.
          </InlineNotice>
        </div>
      )}
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
  useEffect(
    () => watchNoticePermission((permission) => actor.send({ type: 'permission.changed', permission })),
    [actor],
  );
  return {
    state: useSelector(actor, selectNoticesState),
    turn: (isOn: boolean) => actor.send({ type: isOn ? 'switch.turnedOn' : 'switch.turnedOff' }),
  };
}
