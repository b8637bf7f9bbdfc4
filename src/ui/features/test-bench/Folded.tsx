import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The end of a panel, folded away until somebody wants it. */
export const Folded = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <Box as="details" borderTop="line" textStyle="dense">
    <Box
      as="summary"
      px="0.5"
      pt="11px"
      pb="9px"
      borderRadius="6px"
      color="fg.muted"
      fontWeight="semibold"
      cursor="pointer"
      _hover={{ color: 'fg' }}
    >
      {title}
    </Box>
    {children}
  </Box>
);
