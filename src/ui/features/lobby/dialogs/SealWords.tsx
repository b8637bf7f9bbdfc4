import { Box, Stack, Text } from '@chakra-ui/react';
import type { TableView } from '#contract/tables/tables.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { calledOffSentences, sealSentences } from '../words/sealSentences.ts';
import { Folded } from './Folded.tsx';

/** Why nobody can choose the packs, and who has a part in that. */
export function SealWords({ table }: { readonly table: TableView }) {
  const t = useMessages('lobby');
  const { seedHash, lock } = table.seal;
  return (
    <Stack gap="2.5" color="fg.muted" fontSize="sm" lineHeight="1.5">
      <Text>{t('sealServer')}</Text>
      <Text>{t('sealPlayers')}</Text>
      <Stack as="ul" gap="1" px="3" py="2.5" borderRadius="small" background="bg.well" color="fg">
        {[...sealSentences(table, t), ...calledOffSentences(table, t)].map((sentence) => (
          <Box as="li" key={sentence}>
            {sentence}
          </Box>
        ))}
      </Stack>
      <Text>{t('sealAfter')}</Text>
      <Folded title={t('sealNumbers')}>
        <HexNumber words={t('sealFingerprint')} hex={seedHash} />
        {lock === null ? (
          <Text mt="2">{t('sealNoLock')}</Text>
        ) : (
          <HexNumber words={t('sealLock')} hex={lock} />
        )}
      </Folded>
    </Stack>
  );
}

const HexNumber = ({ words, hex }: Readonly<{ words: string; hex: string }>) => (
  <>
    <Text mt="2">{words}</Text>
    <Box
      as="code"
      display="block"
      mt="1.5"
      px="2.5"
      py="2"
      borderRadius="small"
      background="bg.well"
      color="fg"
      textStyle="code"
      fontSize="12.5px"
      overflowWrap="anywhere"
    >
      {hex}
    </Box>
  </>
);
