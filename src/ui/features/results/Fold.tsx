import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** More that opens below its title. */
export const Fold = ({ title, children }: FoldProps) => (
  <Box as="details" color="fg.muted" textStyle="dense">
    <Box
      as="summary"
      width="fit-content"
      py={{ base: '3', sm: '1.5' }}
      borderRadius="4px"
      color="brass.fg"
      fontWeight="semibold"
      cursor="pointer"
    >
      {title}
    </Box>
    {children}
  </Box>
);
