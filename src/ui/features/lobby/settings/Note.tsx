import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A few words beside the settings. */
export const Note = ({ icon, children }: Readonly<{ icon: ReactNode; children: ReactNode }>) => (
  <Flex
    layerStyle="glass"
    align="center"
    gap="3"
    px="5"
    py="3.5"
    fontSize="sm"
    lineHeight="1.45"
    css={{ '& > svg': { flex: 'none', boxSize: '6', color: 'brass.fg' } }}
  >
    {icon}
    <Box flex="1" minWidth="0">
      {children}
    </Box>
  </Flex>
);
