import { Box, Center } from '@chakra-ui/react';
import IconCheck from '~icons/ph/check-bold';
import { CardBack } from '../../../components/cards/CardBack.tsx';
import { Envelope } from '../../about/Envelope.tsx';

const CARDS = ['translateX(-94px) rotate(-8deg)', 'translate(-18px, -8px) rotate(6deg)'];

/** Cards in a pocket, over the upper edge of its panel; with a tick once the address is confirmed. */
export const PackedEnvelope = ({ isDone }: { readonly isDone: boolean }) => (
  <Box
    position="absolute"
    top="-42px"
    left="50%"
    width={{ base: '244px', sm: '292px' }}
    transform="translateX(-50%)"
    aria-hidden="true"
  >
    {CARDS.map((transform) => (
      <Box key={transform} position="absolute" bottom="46px" left="50%" transform={transform}>
        <CardBack width={104} />
      </Box>
    ))}
    <Box
      position="relative"
      filter="drop-shadow(0 18px 24px #0009)"
      _light={{ filter: 'drop-shadow(0 14px 20px #4a3a1866)' }}
    >
      <Envelope shape="pocket" />
    </Box>
    {isDone && (
      <Center
        position="absolute"
        right="calc(50% - 62px)"
        bottom="5"
        width="10"
        height="10"
        border="3px solid var(--s1)"
        borderRadius="50%"
        background="ok.fg"
        color="bg"
        fontSize="19px"
      >
        <IconCheck />
      </Center>
    )}
  </Box>
);
