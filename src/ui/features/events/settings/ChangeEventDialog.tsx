import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { can } from '#contract/can.ts';
import { fixedWords, isFixed } from '#contract/events/eventChanges.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import type { EventParts } from '../page/eventParts.ts';
import { EventFields } from './EventFields.tsx';
import { type EventWish, problemOf, settingsOf } from './eventWish.ts';

interface ChangeEventDialogProps extends Pick<EventParts, 'view' | 'me' | 'asked' | 'refusal' | 'ask'> {
  readonly onClose: () => void;
}

/** The host changes what may still change; what may not is disabled, with the sentence why. */
export function ChangeEventDialog({ view, me, asked, refusal, ask, onClose }: ChangeEventDialogProps) {
  const t = useMessages('eventPages');
  const [wish, setWish] = useState<EventWish>(view.settings);
  const progress = { phase: view.phase, hasRounds: view.rounds.length > 0 };
  const fixed = fixedWords(progress);
  const count = view.people.length;
  return (
    <ModalDialog
      title={t('changeTitle')}
      isOpen
      width="form"
      isPersistent
      isLoading={asked !== null}
      onClose={onClose}
      confirm={{
        words: t('changeSubmit'),
        reason: problemOf(wish) ?? (wish.mostPlayers < count ? t('tooFewPlaces', { count }) : undefined),
        onConfirm: () => ask({ type: 'change', settings: settingsOf(wish) }),
      }}
    >
      <Stack gap="4">
        {refusal !== null && (
          <InlineAlert status="error" title={t('notChanged')} isAnnounced>
            {refusal}
          </InlineAlert>
        )}
        {fixed !== null && <InlineAlert status="info">{fixed}</InlineAlert>}
        <EventFields
          wish={wish}
          set={(change) => setWish((before) => ({ ...before, ...change }))}
          isFixed={(setting) => isFixed(setting, progress)}
          mayList={can(me, 'hostPublicTable')}
        />
        <Text>{t('gameIsFixed', { game: view.game.name, template: view.template.name })}</Text>
      </Stack>
    </ModalDialog>
  );
}
