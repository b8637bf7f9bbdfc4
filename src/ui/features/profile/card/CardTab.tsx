import { useCallback, useState } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { LoadFailed } from '../../../home/LoadFailed.tsx';
import { useLoaded } from '../../../home/useLoaded.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { TabSkeleton } from '../ProfileSkeleton.tsx';
import type { HistoryPages, LateCalls } from '../profilePorts.ts';
import { AboutForm } from './AboutForm.tsx';
import type { CardFormProps } from './cardFormProps.ts';
import { HandleForm } from './HandleForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { PictureForm } from './PictureForm.tsx';

interface CardTabProps {
  readonly user: CurrentUser;
  readonly calls: LateCalls;
  readonly history: HistoryPages;
  readonly onUserChanged: () => void;
}

/** The own public card as others see it, and what can be changed of it. */
export function CardTab({ user, calls, history, onUserChanged }: CardTabProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await calls()).card(user.userId, { signal }),
    [calls, user.userId],
  );
  const { answer, isAsking, reload, accept } = useLoaded(load);
  if (answer.kind === 'loading') return <TabSkeleton tab="card" />;
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="Your card could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      >
        Others still see it as you left it.
      </LoadFailed>
    );
  const onChanged = (changed: PublicCard) => {
    accept(changed);
    onUserChanged();
  };
  return <OwnCard card={answer.value} calls={calls} history={history} onChanged={onChanged} />;
}

function OwnCard({ history, ...form }: CardFormProps & { readonly history: HistoryPages }) {
  const { card, calls } = form;
  const [typedAbout, setTypedAbout] = useState<string | null>(null);
  return (
    <div className="profile-part card">
      <div className="profile-column">
        <MemberCard card={{ ...card, aboutText: (typedAbout ?? card.aboutText).trim() }} />
        <p className="profile-caption">This is what others see.</p>
      </div>
      <div className="profile-column">
        <PictureForm {...form} />
        <HandleForm {...form} />
        <AboutForm {...form} typed={typedAbout ?? card.aboutText} onTyped={setTypedAbout} />
        <HistoryPanel memberId={card.memberId} calls={calls} isOwn {...history} />
      </div>
    </div>
  );
}
