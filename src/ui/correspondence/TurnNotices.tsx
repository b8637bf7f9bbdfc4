import { useChoices } from '../features/profile/choices/useChoices.ts';
import { ProfilePanel } from '../features/profile/ProfilePanel.tsx';
import { Switch } from '../kit/Switch.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { usePushCalls } from './correspondencePorts.ts';
import { PushPanel } from './PushPanel.tsx';
import { QuietHoursRows } from './QuietHoursRows.tsx';

/** How somebody hears of turns in correspondence drafts, and when not. Guests have no address to write to. */
export function TurnNotices({ isGuest }: { readonly isGuest: boolean }) {
  const { preferences, choose } = useChoices();
  const pushCalls = usePushCalls();
  const t = useMessages('events');
  return (
    <ProfilePanel title="Correspondence drafts">
      {!isGuest && (
        <Switch
          label="Mail when it is my turn"
          sentence="To your verified address: turns of all your tables together, at most every half hour."
          isOn={preferences.mailsTurns}
          onChange={(mailsTurns) => choose({ mailsTurns })}
        />
      )}
      {pushCalls && <PushPanel calls={pushCalls} />}
      <Switch
        label={t('pushEvents')}
        sentence={t('pushEventsHint')}
        isOn={preferences.pushesEvents}
        onChange={(pushesEvents) => choose({ pushesEvents })}
      />
      <QuietHoursRows quiet={preferences.quietHours} onChange={(quietHours) => choose({ quietHours })} />
    </ProfilePanel>
  );
}
