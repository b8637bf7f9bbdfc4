import { Box, Flex, SegmentGroup } from '@chakra-ui/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import IconPrint from '~icons/ph/printer';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { PrintSheet } from './PrintSheet.tsx';
import styles from './print.module.css';

const PAPERS = ['a4', 'letter'] as const;

/** A preview of the sheet, its paper size, and the button to print it. */
export default function PrintDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const [paper, setPaper] = useState<'a4' | 'letter'>('a4');
  return (
    <DeckDialog title={t('printTitle')} size="md" onClose={onClose}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="2.5">
        <SegmentGroup.Root
          aria-label={t('paper')}
          value={paper}
          onValueChange={({ value }) => setPaper(value === 'letter' ? 'letter' : 'a4')}
        >
          {PAPERS.map((size) => (
            <SegmentGroup.Item key={size} value={size}>
              <SegmentGroup.ItemHiddenInput />
              <SegmentGroup.ItemText>{t(size === 'a4' ? 'paperA4' : 'paperLetter')}</SegmentGroup.ItemText>
            </SegmentGroup.Item>
          ))}
        </SegmentGroup.Root>
        <ActionButton variant="solid" data-autofocus onClick={() => window.print()}>
          <IconPrint aria-hidden="true" />
          {t('print')}
        </ActionButton>
      </Flex>
      <Box
        as="section"
        aria-label={t('sheet')}
        tabIndex={0}
        maxHeight="52vh"
        mt="3.5"
        px={{ base: '4', sm: '7' }}
        py={{ base: '4', sm: '7' }}
        overflow="auto"
        borderRadius="tag"
        background="#fff"
        boxShadow="raised"
      >
        <PrintSheet desk={desk} />
      </Box>
      {createPortal(
        <div className={styles['print-only']} data-paper={paper} aria-hidden="true">
          <PrintSheet desk={desk} />
        </div>,
        document.body,
      )}
    </DeckDialog>
  );
}
