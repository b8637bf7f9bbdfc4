import { useMessages } from '../../../messages/useMessages.ts';
import { SettingRows } from '../../../system/forms/SettingRow.tsx';
import { SwitchField } from '../../../system/forms/SwitchField.tsx';
import { usePushCalls } from '../../correspondence/correspondencePorts.ts';
import { useChoices } from '../choices/useChoices.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { PushRow } from './PushRow.tsx';
import { QuietHoursRow } from './QuietHoursRow.tsx';

/** How you hear about your turns in correspondence drafts, and when not. Guests have no address to write to. */
export function TurnNotices({ isGuest }: { readonly isGuest: boolean }) {
  const { preferences, choose } = useChoices();
  const pushCalls = usePushCalls();
  const t = useMessages('profile');
  const events = useMessages('events');
  return (
    <ProfilePanel title={t('turnsTitle')}>
      <SettingRows>
        {!isGuest && (
          <SwitchField
            label={t('turnEmails')}
            hint={t('turnEmailsHint')}
            isOn={preferences.mailsTurns}
            onChange={(mailsTurns) => choose({ mailsTurns })}
          />
        )}
        {pushCalls && <PushRow calls={pushCalls} />}
        <SwitchField
          label={events('pushEvents')}
          hint={events('pushEventsHint')}
          isOn={preferences.pushesEvents}
          onChange={(pushesEvents) => choose({ pushesEvents })}
        />
        <QuietHoursRow quiet={preferences.quietHours} onChange={(quietHours) => choose({ quietHours })} />
      </SettingRows>
    </ProfilePanel>
  );
}
