import { Box, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** The looks of one recipe under its name. */
export const Group = ({ title, note, children }: GroupProps) => (
  <Box as="section">
    <HStack gap="3.5" marginBottom="4" alignItems="baseline" flexWrap="wrap">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {note !== undefined && (
        <Text color="fg.muted" textStyle="hint">
          {note}
        </Text>
      )}
    </HStack>
    <Stack gap="4">{children}</Stack>
  </Box>
);

/** Pieces in a line, named at its beginning. */
export const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Flex gap={{ base: '1.5', sm: '4' }} direction={{ base: 'column', sm: 'row' }}>
    <Text flex="none" width="24" color="fg.muted" textStyle="caption" lineHeight={{ base: 1.4, sm: '40px' }}>
      {name}
    </Text>
    <Flex flex="1" minWidth="0" gap="2.5" wrap="wrap" alignItems="center">
      {children}
    </Flex>
  </Flex>
);
