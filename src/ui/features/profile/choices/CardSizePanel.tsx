import { Box, Flex, SegmentGroup, Text } from '@chakra-ui/react';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import {
  type CardSizeChoice,
  chooseCardSize,
  useCardSize,
} from '../../../components/preferences/cardSize.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { PanelBody, ProfilePanel } from '../ProfilePanel.tsx';
import { SAMPLE_FACES, SAMPLE_LOOK } from './sampleCards.ts';
import { ThisDevice } from './ThisDevice.tsx';

const SHOWN_PX: Readonly<Record<CardSizeChoice, number>> = { small: 112, fitted: 150, large: 204 };
const isSize = (value: string | null): value is CardSizeChoice =>
  value !== null && Object.hasOwn(SHOWN_PX, value);

/** How large the cards of a pack are, shown on two of them. */
export function CardSizePanel() {
  const t = useMessages('profile');
  const size = useCardSize();
  const sizes = [
    { value: 'small', label: t('cardsSmall') },
    { value: 'fitted', label: t('cardsFitted') },
    { value: 'large', label: t('cardsLarge') },
  ];
  return (
    <ProfilePanel title={t('cardSize')} end={<ThisDevice />} side={<SampleCards width={SHOWN_PX[size]} />}>
      <PanelBody align="flex-start">
        <SegmentGroup.Root
          aria-label={t('cardSize')}
          value={size}
          onValueChange={({ value }) => isSize(value) && chooseCardSize(value)}
        >
          <SegmentGroup.Items items={sizes} />
        </SegmentGroup.Root>
        <Text color="fg.muted" textStyle="dense">
          {t('cardSizeHint', { size })}
        </Text>
      </PanelBody>
    </ProfilePanel>
  );
}

const PLACES = [{ rotate: '-4deg' }, { rotate: '5deg', mt: '2', ml: '-6' }];

const SampleCards = ({ width }: { readonly width: number }) => (
  <Flex
    aria-hidden="true"
    justify="center"
    align="flex-start"
    height="216px"
    pt="6"
    overflow="hidden"
    borderTop={{ base: 'line', sm: 'none' }}
    borderLeft={{ base: 'none', sm: 'line' }}
    background="radial-gradient(240px 180px at 50% 40%, var(--felt1), transparent 90%)"
  >
    {SAMPLE_FACES.map((face, place) => (
      <Box key={face.name} {...PLACES[place]}>
        <PlayCard face={face} look={SAMPLE_LOOK} width={width} />
      </Box>
    ))}
  </Flex>
);
