import { Box, Grid, Text } from '@chakra-ui/react';
import type { PollView } from '#contract/results/forks.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { Fold } from '../Fold.tsx';
import { WIDE } from '../ResultsFrame.tsx';

/** What the seat had taken before, folded. */
export function PollPool({ poll: { pool, faces, look } }: { readonly poll: PollView }) {
  const t = useMessages('polls');
  return (
    <Box
      as="section"
      aria-label={t('poolSoFar')}
      layerStyle="panel"
      py="2"
      px={{ base: '4', sm: '5' }}
      {...WIDE}
    >
      {pool.length === 0 ? (
        <Text py="2" color="fg.muted">
          {t('poolEmpty')}
        </Text>
      ) : (
        <Fold title={t('poolCount', { count: pool.length })}>
          <Grid
            as="ul"
            templateColumns="repeat(auto-fill, minmax(190px, 1fr))"
            columnGap="3"
            rowGap="5px"
            pt="2"
            pb="3"
          >
            {pool.map(({ id, card }) => {
              const face = faces[card];
              return face === undefined ? null : (
                <li key={id}>
                  <CardStrip face={face} look={look} />
                </li>
              );
            })}
          </Grid>
        </Fold>
      )}
    </Box>
  );
}
