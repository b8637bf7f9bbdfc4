import { Box, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface UserPartProps {
  readonly title: string;
  /** At the right of the title. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel of a person, under a line. */
export const UserPart = ({ title, act, children }: UserPartProps) => (
  <Stack as="section" gap="2.5" pt="3.5" borderTop="line" aria-label={title}>
    <HStack justify="space-between" gap="2">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {act}
    </HStack>
    {children}
  </Stack>
);

interface UserLineProps {
  readonly words: ReactNode;
  readonly hint: ReactNode;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A device or a message of a person, with what is known of it. */
export const UserLine = ({ words, hint, children }: UserLineProps) => (
  <HStack as="li" gap="2.5" textStyle="dense" overflowWrap="anywhere">
    <Box flex="1" minWidth="0">
      {words}
      <Box color="fg.muted" textStyle="hint">
        {hint}
      </Box>
    </Box>
    {children}
  </HStack>
);
