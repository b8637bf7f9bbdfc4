import { Box, Text } from '@chakra-ui/react';
import type { Bench } from '#contract/admin/packs.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { averageWords, percentWords } from '../form/packForm.ts';
import { RarityTable } from './FigureTable.tsx';
import type { ManyPacks } from './packFigures.ts';

interface ManyPanelProps {
  readonly many: ManyPacks | null;
  readonly isOpening: boolean;
  readonly look: Bench['look'];
  readonly onOpen: () => void;
}

/** A thousand packs opened at once, counted. */
export function ManyPanel({ many, isOpening, look, onOpen }: ManyPanelProps) {
  const t = useMessages('adminPacks');
  return (
    <TitledPanel
      title={t('many')}
      layerStyle="flat"
      end={
        <ActionButton size="sm" aria-busy={isOpening} onClick={onOpen}>
          {t('openMany')}
        </ActionButton>
      }
    >
      <Box role="status" _empty={{ display: 'none' }}>
        {many !== null && (
          <>
            <RarityTable
              look={look}
              heads={[t('rarityHead'), t('inPack'), t('packsWith'), t('ofEach')]}
              rows={many.rarities.map(({ rarity, perPack, packsWith, copiesOfEach }) => ({
                rarity,
                cells: [
                  averageWords(perPack),
                  percentWords(packsWith),
                  averageWords(copiesOfEach * many.packs),
                ],
              }))}
            />
            <Text mt="2.5" color="fg.muted" textStyle="dense">
              {t('manySeen', {
                twice: percentWords(many.withDuplicate),
                foil: percentWords(many.withFoil),
                seen: many.seen,
                possible: many.possible,
              })}
            </Text>
          </>
        )}
      </Box>
    </TitledPanel>
  );
}
