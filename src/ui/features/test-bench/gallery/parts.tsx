import { Box, Flex, type FlexProps, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PartProps {
  readonly title: string;
  readonly words?: string;
  /** By which journeys find it. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A row of the gallery under its heading. */
export const Part = ({ title, words, name, children }: PartProps) => (
  <Box as="section" data-part={name}>
    <Flex
      wrap="wrap"
      align="baseline"
      columnGap="3.5"
      rowGap="0.5"
      mb="6"
      _after={{
        content: '""',
        flex: 1,
        height: '1px',
        background: 'linear-gradient(90deg, var(--hair), transparent)',
      }}
    >
      <Heading as="h2" fontSize="22px">
        {title}
      </Heading>
      <Text color="fg.onLamp" textStyle="dense">
        {words}
      </Text>
    </Flex>
    <Pieces>{children}</Pieces>
  </Box>
);

export const Pieces = (props: FlexProps) => (
  <Flex wrap="wrap" align="flex-end" columnGap="30px" rowGap="7" {...props} />
);

/** Buttons in a row of their own. */
export const Line = (props: FlexProps) => <Flex wrap="wrap" align="center" gap="3" width="full" {...props} />;

/** One piece with its name below it. */
export const Piece = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Flex
    as="figure"
    direction="column"
    align="center"
    gap="18px"
    maxWidth="full"
    css={{ '& > *': { maxWidth: 'full' } }}
  >
    {children}
    <Text as="figcaption" maxWidth="160px" color="fg.onLamp" textStyle="hint" textAlign="center">
      {name}
    </Text>
  </Flex>
);
