import { Box, Stack, Text } from '@chakra-ui/react';
import { FEW_DRAFTS, LEAST_DRAFTS, LEAST_RETURNS } from '#contract/results/cardFigures.ts';
import { useMessages } from '../../../messages/useMessages.ts';

interface FigureMeaningsProps {
  readonly id: string;
  readonly isShown: boolean;
  readonly hasPickRate?: boolean;
}

/** What each column of a table of cards' figures counts. */
export function FigureMeanings({ id, isShown, hasPickRate = false }: FigureMeaningsProps) {
  const t = useMessages('cardFigures');
  const meanings = [
    ...(hasPickRate ? [[t('pickRate'), t('pickRateMeans')] as const] : []),
    [t('usuallyTakenName'), t('usuallyTakenMeans')] as const,
    [t('comesBack'), t('comesBackMeans', { least: LEAST_RETURNS })] as const,
    [t('draftsSeen'), t('draftsSeenMeans', { few: FEW_DRAFTS, least: LEAST_DRAFTS })] as const,
  ];
  return (
    <Stack
      as="dl"
      id={id}
      hidden={!isShown}
      gap="2.5"
      textStyle="dense"
      css={{ '&[hidden]': { display: 'none' } }}
    >
      {meanings.map(([name, meaning]) => (
        <Box key={name}>
          <Text as="dt" fontWeight="semibold">
            {name}
          </Text>
          <Text as="dd" maxWidth="70ch" color="fg.muted">
            {meaning}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
