import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { PublicCard } from '#contract/members/account.ts';
import type { History } from '#contract/results/history.ts';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { ProfileColumns } from '../ProfileColumns.tsx';
import type { HistoryPages, LateCalls } from '../profilePorts.ts';
import { AboutForm } from './AboutForm.tsx';
import type { CardFormProps } from './cardFormProps.ts';
import { HandleForm } from './HandleForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { PictureForm } from './PictureForm.tsx';

interface CardTabProps {
  readonly card: Asked<PublicCard>;
  readonly history: Asked<History>;
  readonly pages: HistoryPages;
  readonly calls: LateCalls;
  readonly onChanged: () => void;
}

/** Your public card as others see it, and what you can change of it. */
export function CardTab({ card, ...props }: CardTabProps) {
  const t = useMessages('profile');
  const { answer } = useAnswer(card);
  if (answer.kind === 'failed')
    return (
      <Box mt="5">
        <RouteLoadError title={t('ownCardFailed')} error={answer.error}>
          {t('ownCardFailedHint')}
        </RouteLoadError>
      </Box>
    );
  return <OwnCard card={answer.value} {...props} />;
}

function OwnCard({ history, pages, ...form }: CardFormProps & Pick<CardTabProps, 'history' | 'pages'>) {
  const t = useMessages('profile');
  const { card } = form;
  const [typedAbout, setTypedAbout] = useState<string | null>(null);
  return (
    <ProfileColumns tab="card">
      <Stack gap="4" minWidth="0">
        <MemberCard card={{ ...card, aboutText: (typedAbout ?? card.aboutText).trim() }} />
        <Text color="fg.onLamp" fontSize="sm" textAlign="center">
          {t('othersSee')}
        </Text>
      </Stack>
      <Stack gap="4" minWidth="0">
        <PictureForm {...form} />
        <HandleForm {...form} />
        <AboutForm {...form} typed={typedAbout ?? card.aboutText} onTyped={setTypedAbout} />
        <HistoryPanel asked={history} isOwn {...pages} />
      </Stack>
    </ProfileColumns>
  );
}
