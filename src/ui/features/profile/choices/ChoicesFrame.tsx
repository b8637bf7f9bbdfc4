import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type SavingState, selectPreferencesFailure, selectSavingState } from '#src/machines/preferences.ts';
import IconSaving from '~icons/ph/cloud-arrow-up';
import IconSaved from '~icons/ph/cloud-check';
import { ErrorBanner } from '../../../kit/ErrorBanner.tsx';
import { LiveRegion } from '../../../kit/LiveRegion.tsx';
import { usePreferencesActor } from '../../../preferences/usePreferences.ts';
import { TabSkeleton } from '../ProfileSkeleton.tsx';
import type { ProfileTab } from '../profilePorts.ts';

interface ChoicesFrameProps {
  readonly tab: ProfileTab;
  readonly children: ReactNode;
}

/** Around the panels of choices: waits for the stored ones, and says whether the last change is saved. */
export function ChoicesFrame({ tab, children }: ChoicesFrameProps) {
  const state = useSelector(usePreferencesActor(), selectSavingState);
  if (state === 'loading') return <TabSkeleton tab={tab} />;
  return (
    <>
      <ChoicesFailed state={state} />
      <div className={`profile-part ${tab}`}>{children}</div>
      <SavedLine state={state} />
    </>
  );
}

const FAILED: Readonly<Record<'unknown' | 'unsaved', readonly [title: string, words: string]>> = {
  unknown: [
    'Your choices could not be loaded',
    'You see the last ones this browser knows. What you change is saved as soon as the server answers.',
  ],
  unsaved: ['Your last change is not saved', 'It holds in this window, and it is kept until it is saved.'],
};

function ChoicesFailed({ state }: { readonly state: SavingState }) {
  const actor = usePreferencesActor();
  const failure = useSelector(actor, selectPreferencesFailure);
  const [dismissed, setDismissed] = useState<unknown>(null);
  if ((state !== 'unknown' && state !== 'unsaved') || failure === null || failure === dismissed) return null;
  const [title, words] = FAILED[state];
  return (
    <div className="profile-banner">
      <ErrorBanner
        title={title}
        details={[`status ${failure.status ?? 'none'}`, failure.reply ?? failure.words].join('\n')}
        onRetry={() => actor.send({ type: 'retry.asked' })}
        onDismiss={() => setDismissed(failure)}
      >
        {words}
      </ErrorBanner>
    </div>
  );
}

const SAVED_WORDS: Readonly<Record<SavingState, string>> = {
  loading: '',
  unknown: 'Not loaded yet.',
  kept: 'Each change saves by itself.',
  changed: 'Saving…',
  saving: 'Saving…',
  saved: 'Saved. Each change saves by itself.',
  unsaved: 'Not saved.',
};

function SavedLine({ state }: { readonly state: SavingState }) {
  const isOnItsWay = state === 'changed' || state === 'saving';
  const isGood = state === 'kept' || state === 'saved';
  return (
    <div className="profile-saved" data-state={state}>
      {isOnItsWay && <IconSaving aria-hidden="true" />}
      {isGood && <IconSaved aria-hidden="true" />}
      {SAVED_WORDS[state]}
      <LiveRegion text={state === 'saved' ? 'Saved.' : ''} />
    </div>
  );
}
