import { Box, Button, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react';
import { Link as RouteLink } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import { useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { SeatPips } from '../../../components/tables/SeatPips.tsx';
import { actionAt } from '../../../components/tables/tableState.ts';
import { seatWords } from '../../../components/tables/tableWords.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { AllLink } from '../AllLink.tsx';
import type { MemberData } from '../homeData.ts';
import { PanelPart, PanelRow, RowName, RowPlaces } from './PanelRow.tsx';

const SHOWN = 3;

/** The newest tables with a free seat. */
export function OpenTables({ open }: Pick<MemberData, 'open'>) {
  const t = useMessages('home');
  return (
    <TitledPanel
      title={t('open')}
      end={<AllLink to="/drafts">{t('allTables')}</AllLink>}
      layerStyle="glass"
      isFlush
      gap="3"
      gridArea="open"
    >
      <Suspense fallback={<RowPlaces />}>
        <Tables open={open} />
      </Suspense>
    </TitledPanel>
  );
}

function Tables({ open }: Pick<MemberData, 'open'>) {
  const t = useMessages('home');
  const { answer } = useAnswer(open);
  if (answer.kind === 'failed')
    return (
      <PanelPart>
        <RouteLoadError title={t('openFailed')} error={answer.error} />
      </PanelPart>
    );
  const { tables } = answer.value;
  return (
    <>
      <Stack as="ul" gap="0">
        {tables.slice(0, SHOWN).map((row) => (
          <OpenRow key={row.draftId} row={row} />
        ))}
      </Stack>
      <PanelPart>
        {tables.length > 0 ? (
          <Text color="fg.muted" textStyle="dense">
            {t('noneOfThese')}
          </Text>
        ) : (
          <Box>
            <Text fontWeight="semibold">{t('nobodyHosts')}</Text>
            <Text color="fg.muted" textStyle="dense">
              {t('nobodyHostsHint')}
            </Text>
          </Box>
        )}
        <Flex wrap="wrap" align="center" gap="4">
          <Link asChild fontSize="sm">
            <RouteLink to="/drafts" search={{ host: 1, list: 'new' }}>
              {t('ownCube')}
            </RouteLink>
          </Link>
          <Button asChild size="sm">
            <RouteLink to="/drafts" search={{ host: 1 }}>
              {t('host')}
            </RouteLink>
          </Button>
        </Flex>
      </PanelPart>
    </>
  );
}

function OpenRow({ row }: { readonly row: TableRow }) {
  const t = useMessages('home');
  const tables = useMessages('tables');
  const action = actionAt(row);
  return (
    <PanelRow columns="minmax(0, 1fr) auto">
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 256px 190px' }}
        alignItems="center"
        columnGap="4"
        rowGap="1"
      >
        <RowName name={row.name} about={t('gameAndClock', { game: row.game.name, clock: row.clock })} />
        <SeatPips seats={row.seats} size={28} />
        <Text color="fg.muted" textStyle="dense">
          {seatWords(row, tables)}
        </Text>
      </Grid>
      {action !== 'nothing' && (
        <Button asChild size="sm" minWidth={{ md: '110px' }}>
          <RouteLink
            to="/drafts/$draftId"
            params={{ draftId: row.draftId }}
            state={{ wantsSeat: action === 'sit' }}
            aria-label={t('goTo', { action, name: row.name })}
          >
            {t('go', { action })}
          </RouteLink>
        </Button>
      )}
    </PanelRow>
  );
}
