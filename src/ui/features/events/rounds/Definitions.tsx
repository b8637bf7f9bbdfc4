import { Grid, Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';

const COLUMNS = [
  ['points', 'pointsHelp'],
  ['opponents', 'opponentsHelp'],
  ['gameRate', 'gameRateHelp'],
  ['opponentGames', 'opponentGamesHelp'],
] as const;

/** What the columns of the standings mean. */
export function Definitions() {
  const t = useMessages('eventPages');
  return (
    <Grid as="dl" templateColumns="auto 1fr" columnGap="4" rowGap="1.5" px="5" pb="4" textStyle="dense">
      {COLUMNS.map(([column, help]) => (
        <Fragment key={column}>
          <Text as="dt" fontWeight="semibold">
            {t(column)}
          </Text>
          <Text as="dd" color="fg.muted">
            {t(help)}
          </Text>
        </Fragment>
      ))}
      <Text as="dd" gridColumn="1 / -1" color="fg.muted">
        {t('ratesHelp')}
      </Text>
    </Grid>
  );
}
