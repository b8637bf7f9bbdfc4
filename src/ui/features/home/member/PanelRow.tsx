import { Box, Flex, Grid, type GridProps, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const SIDES = { base: '4', sm: '5' };

interface PanelRowProps {
  readonly columns: GridProps['templateColumns'];
  readonly children: ReactNode;
}

/** A row of a panel that reaches to its edges. */
export const PanelRow = ({ columns, children }: PanelRowProps) => (
  <Grid
    as="li"
    templateColumns={columns}
    alignItems="center"
    columnGap="4"
    rowGap="1"
    minHeight="66px"
    px={SIDES}
    py="2"
    borderTop="line"
  >
    {children}
  </Grid>
);

interface RowNameProps {
  readonly name: string;
  readonly about: string;
}

export const RowName = ({ name, about }: RowNameProps) => (
  <Box minWidth="0">
    <Text fontFamily="heading" fontWeight="semibold" lineHeight="1.3" letterSpacing="-0.01em" truncate>
      {name}
    </Text>
    <Text color="fg.muted" textStyle="dense" truncate>
      {about}
    </Text>
  </Box>
);

/** What stands below the rows, or in their place. */
export const PanelPart = ({ children }: { readonly children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="center"
    justify="space-between"
    columnGap="5"
    rowGap="3"
    px={SIDES}
    pt="18px"
    pb="22px"
    borderTop="line"
  >
    {children}
  </Flex>
);

/** Three rows that are on their way. */
export const RowPlaces = () => (
  <Stack as="ul" gap="0" aria-busy="true">
    {['a', 'b', 'c'].map((place) => (
      <PanelRow key={place} columns="58px minmax(0, 1fr)">
        <Skeleton height="42px" />
        <Skeleton width="60%" height="38px" />
      </PanelRow>
    ))}
  </Stack>
);
