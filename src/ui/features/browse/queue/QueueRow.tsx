import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface QueueRowProps {
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** What the queue has to say, and at its right what can be done about it. */
export const QueueRow = ({ title, words, children }: QueueRowProps) => (
  <Flex wrap="wrap" align="center" columnGap="5" rowGap="3">
    <Box flex="1 1 220px" minWidth="0">
      <Heading as="h2" fontSize="20px" lineHeight="26px">
        {title}
      </Heading>
      <Text color="fg.muted" textStyle="dense">
        {words}
      </Text>
    </Box>
    {children}
  </Flex>
);

/** The buttons of a row; on a phone they share its width. */
export const QueueActs = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    gap="2"
    width={{ base: 'full', sm: 'auto' }}
    css={{ '& > *': { flex: { base: '1 1 auto', sm: 'none' } } }}
  >
    {children}
  </Flex>
);
