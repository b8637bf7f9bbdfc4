import { Box, Flex, Heading, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GroupProps {
  readonly title: string;
  /** Beside the title. */
  readonly words?: string | undefined;
  /** At the right. */
  readonly aside?: string | undefined;
  readonly children: ReactNode;
}

/** Some of my drafts under a title. */
export const Group = ({ title, words, aside, children }: GroupProps) => (
  <Box as="section" aria-label={title} mt="6">
    <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="4" rowGap="0.5" mb="2.5">
      <Heading as="h2" fontSize="20px">
        {title}
        {words !== undefined && (
          <Text as="span" ml="2.5" color="fg.onLamp" textStyle="dense" letterSpacing="0">
            {words}
          </Text>
        )}
      </Heading>
      {aside !== undefined && (
        <Text color="fg.onLamp" textStyle="dense">
          {aside}
        </Text>
      )}
    </Flex>
    {children}
  </Box>
);

/** Cards of what is going on, two in a row where there is room. */
export const RunningCards = ({ children }: { readonly children: ReactNode }) => (
  <SimpleGrid as="ul" columns={{ base: 1, lg: 2 }} gap="4">
    {children}
  </SimpleGrid>
);
