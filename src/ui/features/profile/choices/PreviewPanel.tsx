import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { ProfilePanel } from '../ProfilePanel.tsx';
import { SAMPLE_FACES, SAMPLE_LOOK } from './sampleCards.ts';

const CARD_PX = 176;

/** Cards and marks as they look with what is chosen. */
export function PreviewPanel() {
  const t = useMessages('profile');
  return (
    <ProfilePanel title={t('preview')} look="lit">
      <Flex wrap="wrap" justify="center" gap="4" pt="4" pb="6" px="5" aria-hidden="true">
        {SAMPLE_FACES.map((face) => (
          <PlayCard key={face.name} face={face} look={SAMPLE_LOOK} width={CARD_PX} />
        ))}
      </Flex>
      <Box pt="3.5" pb="18px" px="5" borderTop="line">
        <Marks label={t('lanes')}>
          {SAMPLE_LOOK.lanes.map((lane) => (
            <Mark key={lane.key} icon={<LaneGlyph lane={lane} size={20} />} name={lane.label} />
          ))}
        </Marks>
        <Box mt="3" pt="3" borderTop="line">
          <Marks label={t('rarities')}>
            {SAMPLE_LOOK.rarities.map((rarity) => (
              <Mark key={rarity.code} icon={<RarityMark rarity={rarity} />} name={rarity.name} />
            ))}
          </Marks>
        </Box>
        <Text mt="3.5" color="fg.muted" textStyle="dense">
          {t('shapes')}
        </Text>
      </Box>
    </ProfilePanel>
  );
}

const Marks = ({ label, children }: Readonly<{ label: string; children: ReactNode }>) => (
  <SimpleGrid
    as="ul"
    aria-label={label}
    templateColumns="repeat(auto-fill, minmax(116px, 1fr))"
    columnGap="3"
    rowGap="2.5"
  >
    {children}
  </SimpleGrid>
);

const Mark = ({ icon, name }: Readonly<{ icon: ReactNode; name: string }>) => (
  <Flex as="li" align="center" gap="2">
    {icon}
    {name}
  </Flex>
);
