import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The key that does the same as the control beside it. */
export const KeyMark = ({ children }: { readonly children: ReactNode }) => (
  <Box
    as="kbd"
    display="inline-grid"
    placeItems="center"
    minWidth="20px"
    height="20px"
    px="1"
    border="control"
    borderRadius="5px"
    color="fg.muted"
    textStyle="code"
    fontSize="12px"
    lineHeight="1"
    aria-hidden="true"
  >
    {children}
  </Box>
);
