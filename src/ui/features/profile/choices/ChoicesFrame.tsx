import { Box, Flex, type FlexProps } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { type SavingState, selectPreferencesFailure, selectSavingState } from '#src/machines/preferences.ts';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconSaving from '~icons/ph/cloud-arrow-up';
import IconSaved from '~icons/ph/cloud-check';
import { usePreferencesActor } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProfileColumns } from '../ProfileColumns.tsx';
import { LoadingTab } from '../ProfileSkeleton.tsx';
import type { ProfileTab } from '../profilePorts.ts';

interface ChoicesFrameProps {
  readonly tab: ProfileTab;
  readonly children: ReactNode;
}

/** Around the panels of choices: waits for the stored ones, and says whether the last change is saved. */
export function ChoicesFrame({ tab, children }: ChoicesFrameProps) {
  const state = useSelector(usePreferencesActor(), selectSavingState);
  if (state === 'loading') return <LoadingTab tab={tab} />;
  return (
    <>
      {(state === 'unknown' || state === 'unsaved') && <ChoicesFailed state={state} />}
      <ProfileColumns tab={tab}>{children}</ProfileColumns>
      <SavedLine state={state} />
    </>
  );
}

function ChoicesFailed({ state }: { readonly state: 'unknown' | 'unsaved' }) {
  const t = useMessages('profile');
  const actor = usePreferencesActor();
  const failure = useSelector(actor, selectPreferencesFailure);
  const [dismissed, setDismissed] = useState<unknown>(null);
  if (failure === null || failure === dismissed) return null;
  return (
    <Box mt="5">
      <ErrorBanner
        title={state === 'unknown' ? t('choicesUnknown') : t('choicesUnsaved')}
        details={[`status ${failure.status ?? 'none'}`, failure.reply ?? failure.words].join('\n')}
        onRetry={() => actor.send({ type: 'retry.asked' })}
        onDismiss={() => setDismissed(failure)}
      >
        {state === 'unknown' ? t('choicesUnknownHint') : t('choicesUnsavedHint')}
      </ErrorBanner>
    </Box>
  );
}

const LOOKS = {
  underWay: { icon: <IconSaving aria-hidden="true" /> },
  good: { icon: <IconSaved aria-hidden="true" />, _icon: { color: 'ok.fg' } },
  bad: { icon: null, color: 'danger.fg' },
} satisfies Record<string, FlexProps & { icon: ReactNode }>;

const LOOK_OF: Readonly<Record<Exclude<SavingState, 'loading'>, keyof typeof LOOKS>> = {
  unknown: 'bad',
  kept: 'good',
  changed: 'underWay',
  saving: 'underWay',
  saved: 'good',
  unsaved: 'bad',
};

function SavedLine({ state }: { readonly state: Exclude<SavingState, 'loading'> }) {
  const t = useMessages('profile');
  const { icon, ...look } = LOOKS[LOOK_OF[state]];
  return (
    <Flex align="center" gap="2" minHeight="5" mt="4" color="fg.onLamp" fontSize="sm" {...look}>
      {icon}
      {t('savingState', { state })}
      <LiveRegion text={state === 'saved' ? t('savedAnnouncement') : ''} />
    </Flex>
  );
}
