import { Box, EmptyState } from '@chakra-ui/react';
import { CardBack } from './cards/CardBack.tsx';

const BACK_PLACES = [
  { translate: '-62px 6px', rotate: '-10deg' },
  { translate: '62px 6px', rotate: '10deg' },
  { translate: '0 -4px' },
];

/** The picture of an empty state where there are no cards yet: three card backs. */
export const CardsIndicator = () => (
  <EmptyState.Indicator position="relative" width="240px" height="150px" aria-hidden="true">
    {BACK_PLACES.map((place) => (
      <Box key={place.translate} position="absolute" top="2" left="74px" {...place}>
        <CardBack width={92} />
      </Box>
    ))}
  </EmptyState.Indicator>
);
