import { Box, Flex, Grid, type GridProps, Heading, Stack, type StackProps, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** What the pages of events have in every state: the lamp, and the width of the page. */
export const EventFrame = (props: StackProps) => (
  <SystemProvider>
    <Lamp x="34%" y="300px" height="420px">
      <Stack gap="4" width="full" maxWidth="1440px" mx="auto" px="page" pt="6" pb="10" {...props} />
    </Lamp>
  </SystemProvider>
);

interface EventHeadProps {
  readonly title: string;
  readonly sum: string;
  /** At the right; below on a phone. */
  readonly children: ReactNode;
}

export const EventHead = ({ title, sum, children }: EventHeadProps) => (
  <Flex as="header" wrap="wrap" align="center" columnGap="5" rowGap="3">
    <Box flex="1 1 20rem" minWidth="0">
      <Heading as="h1" size="lg">
        {title}
      </Heading>
      <Text mt="1" color="fg.onLamp">
        {sum}
      </Text>
    </Box>
    <Flex
      wrap="wrap"
      gap="2.5"
      width={{ base: 'full', sm: 'auto' }}
      css={{ '& > *': { flex: { base: '1 1 0', sm: 'none' } } }}
    >
      {children}
    </Flex>
  </Flex>
);

/** The main column and the one beside it; on narrow pages one below the other. */
export const EventColumns = (props: GridProps) => (
  <Grid
    templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 0.92fr)' }}
    gap="5"
    alignItems="start"
    {...props}
  />
);
