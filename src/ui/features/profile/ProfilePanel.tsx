import { Box, Flex, Grid, Heading, Stack, type StackProps } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface ProfilePanelProps {
  readonly title: string;
  /** At the right of the title. */
  readonly end?: ReactNode;
  /** Fills the right half; on a phone it is below. */
  readonly side?: ReactNode;
  readonly look?: 'panel' | 'lit' | 'danger';
  readonly children: ReactNode;
}

/** A titled panel of rows; what is no row goes into a `PanelBody`. */
export function ProfilePanel({ title, end, side, look = 'panel', children }: ProfilePanelProps) {
  const id = useId();
  const hasSide = side !== undefined;
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      layerStyle={look === 'lit' ? 'lit' : 'panel'}
      templateColumns={{
        base: 'minmax(0, 1fr)',
        sm: hasSide ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
      minWidth="0"
      overflow="hidden"
      {...(look === 'danger' && { borderColor: 'danger.line' })}
    >
      <Box minWidth="0">
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          columnGap="3"
          rowGap="1.5"
          minHeight="52px"
          pt="3.5"
          pb="1.5"
          px={SIDES}
        >
          <Heading as="h2" id={id} size="sm" fontSize="19px">
            {title}
          </Heading>
          {end}
        </Flex>
        {children}
      </Box>
      {side}
    </Grid>
  );
}

const SIDES = { base: '4', sm: '5' };

/** Words, fields and buttons in a panel. */
export const PanelBody = (props: StackProps) => (
  <Stack align="stretch" gap="3.5" pt="1.5" pb="5" px={SIDES} {...props} />
);
