import { Box, Flex, Image, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';

interface DeckRowProps {
  readonly name: string;
  readonly line: string;
  /** A card of it; null where none has a picture. Without it there is no place for one. */
  readonly picture?: string | null;
  readonly isCurrent?: boolean;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** A deck as a row of a dialog. */
export const DeckRow = ({ name, line, picture, isCurrent = false, children }: DeckRowProps) => (
  <Flex
    as="li"
    align="center"
    gap="2.5"
    minHeight="58px"
    px={{ base: '4', sm: '6' }}
    py="2"
    borderBottom="line"
    {...(isCurrent && { background: 'brass.muted' })}
  >
    {picture !== undefined && (
      <Box flex="none" boxSize="38px" overflow="hidden" borderRadius="small" background="bg.well">
        {picture !== null && (
          <Image alt="" src={proxiedImageAddress(picture)} loading="lazy" boxSize="full" objectFit="cover" />
        )}
      </Box>
    )}
    <Box flex="1" minWidth="0">
      <Text truncate color="fg" fontSize="15px" fontWeight="semibold">
        {name}
      </Text>
      <Text textStyle="hint">{line}</Text>
    </Box>
    {children}
  </Flex>
);

/** Rows over the whole width of a dialog. */
export const DeckRowList = ({ children }: { readonly children: ReactNode }) => (
  <Box
    as="ul"
    maxHeight="min(420px, 56vh)"
    mx={{ base: '-16px', sm: '-24px' }}
    overflowY="auto"
    borderTop="line"
  >
    {children}
  </Box>
);
