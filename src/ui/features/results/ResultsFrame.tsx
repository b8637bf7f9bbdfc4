import { Flex, Grid, type GridProps, Heading, type StackProps, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

/** Twelve columns where there is room for panels side by side; below that, one. */
export const WIDE = { gridColumn: '1 / -1', minWidth: '0' } as const;
export const MOST = { gridColumn: { base: '1 / -1', lg: 'span 8' }, minWidth: '0' } as const;
export const REST = { gridColumn: { base: '1 / -1', lg: 'span 4' }, minWidth: '0' } as const;

/** Where a panel is, said by its screen. */
export type PanelPlace = Pick<StackProps, 'gridColumn' | 'minWidth' | 'order'>;

/** What every screen of results has: the lamp, and the columns of its page. */
export const ResultsFrame = (props: GridProps) => (
  <SystemProvider>
    <Lamp x="33%" y="350px" height="460px">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
        alignItems="start"
        gap={{ base: '4', sm: '5' }}
        width="full"
        maxWidth="1440px"
        mx="auto"
        px="page"
        pt={{ base: '5', sm: '6' }}
        pb="12"
        {...props}
      />
    </Lamp>
  </SystemProvider>
);

interface ResultsHeadProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** At the right: the next things to do. */
  readonly children?: ReactNode;
}

export const ResultsHead = ({ title, lead, children }: ResultsHeadProps) => (
  <Flex as="header" {...WIDE} order="-2" wrap="wrap" align="center" columnGap="5" rowGap="2.5">
    <Flex direction="column" flex="1 1 320px" gap="1" minWidth="0">
      <Heading as="h1" fontSize={{ base: '28px', sm: '2xl' }}>
        {title}
      </Heading>
      <Text color="fg.onLamp" fontSize={{ base: 'sm', sm: 'md' }}>
        {lead}
      </Text>
    </Flex>
    {children}
  </Flex>
);
