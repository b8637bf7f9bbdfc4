import { Flex, Text } from '@chakra-ui/react';
import IconOpen from '~icons/ph/lock-simple-open';
import { PressButton } from '../../components/PressButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { WIDE } from './ResultsFrame.tsx';

/** For the host of a table whose picks are still closed: closing it opens every seat to everyone who played. */
export function CloseTable({ onClose }: { readonly onClose: () => Promise<void> }) {
  const t = useMessages('results');
  return (
    <Flex
      as="section"
      aria-label={t('closing')}
      layerStyle="glass"
      {...WIDE}
      order="-2"
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2.5"
      p={{ base: '4', sm: '5' }}
    >
      <Text flex="1 1 260px">{t('closingHint')}</Text>
      <PressButton onPress={onClose}>
        <IconOpen aria-hidden="true" />
        {t('closeTable')}
      </PressButton>
    </Flex>
  );
}
