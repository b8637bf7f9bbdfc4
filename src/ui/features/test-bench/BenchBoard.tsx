import { Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BenchBoardProps {
  readonly main: ReactNode;
  readonly side: ReactNode;
  /** Beside each other below the machine; on a narrow page below what drives it. */
  readonly below: ReactNode;
}

/** A machine with what drives it at its side; on a narrow page what is done comes before what came of it. */
export const BenchBoard = ({ main, side, below }: BenchBoardProps) => (
  <Grid
    gap={{ base: '4', lg: '5' }}
    alignItems="start"
    gridTemplateRows={{ lg: 'auto 1fr' }}
    gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 404px' }}
  >
    {main}
    <Stack gap="4" minWidth="0" gridColumn={{ lg: '2' }} gridRow={{ lg: '1 / span 2' }}>
      {side}
    </Stack>
    {below}
  </Grid>
);
