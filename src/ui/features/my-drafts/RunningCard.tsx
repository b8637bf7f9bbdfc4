import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconPlay from '~icons/ph/play-fill';
import { ArtStrip } from '../../components/tables/ArtStrip.tsx';
import { TurnClock } from '../../components/tables/TurnClock.tsx';
import { isBeingDrafted } from '../../components/tables/tableState.ts';
import { type Moment, useSecondsLeft } from '../../components/tables/useSecondsLeft.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { progressOf } from './myDraftWords.ts';
import { TableWaitsButton } from './TableWaitsButton.tsx';

interface RunningCardProps {
  readonly row: TableRow;
  readonly moment: Moment;
  /** The first of all has the one brass button. */
  readonly isFirst: boolean;
  readonly onRunOut: () => void;
}

/** On a phone the picture is a band at the left edge. */
const ART = {
  '@media (max-width: 640px)': { '& > .art-strip': { width: '44px', mask: 'none' } },
};

/** A draft that is being gathered or run, with the seconds that are left for my pick. */
export function RunningCard({ row, moment, isFirst, onRunOut }: RunningCardProps) {
  const t = useMessages('myDrafts');
  const tables = useMessages('tables');
  const { name, clock } = row;
  const isTurn = row.status === 'drafting' && row.mine?.isMyTurn === true;
  const secondsLeft = useSecondsLeft(isTurn ? (row.mine?.deadlineMs ?? null) : null, moment, onRunOut);
  const game = { game: row.game.name, clock: tables('clockPhrase', { clock }) };
  return (
    <Flex
      as="li"
      layerStyle={isFirst ? 'lit' : 'panel'}
      position="relative"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      minHeight="132px"
      overflow="hidden"
      py="4"
      pr={{ base: '4', sm: '5' }}
      pl={{ base: '58px', sm: '206px' }}
      css={ART}
    >
      <ArtStrip art={row.art} />
      <Flex position="relative" flex="1 1 170px" align="center" gap="4" minWidth="0">
        {secondsLeft !== null && <TurnClock row={row} secondsLeft={secondsLeft} size={68} />}
        <Box minWidth="0">
          <Heading as="h3" fontSize="20px" lineHeight="25px" truncate>
            {name}
          </Heading>
          <Text color="fg.muted" textStyle="dense">
            {progressOf(row, t, tables)}
          </Text>
          <Text color="fg.subtle" textStyle="dense" truncate>
            {row.isSolo ? t('runningSolo', game) : t('running', game)}
          </Text>
        </Box>
      </Flex>
      <Stack position="relative" gap="2">
        <Way row={row} isFirst={isFirst} />
        {clock === 'correspondence' && isBeingDrafted(row) && (
          <TableWaitsButton draftId={row.draftId} name={name} />
        )}
      </Stack>
    </Flex>
  );
}

function Way({ row: { draftId, name, status }, isFirst }: Pick<RunningCardProps, 'row' | 'isFirst'>) {
  const t = useMessages('myDrafts');
  return (
    <Button asChild variant={isFirst ? 'solid' : 'outline'}>
      {isBeingDrafted({ status }) ? (
        <Link to="/drafts/$draftId/room" params={{ draftId }} aria-label={t('resumeTable', { table: name })}>
          <IconPlay aria-hidden="true" />
          {t('resume')}
        </Link>
      ) : (
        <Link to="/drafts/$draftId" params={{ draftId }} aria-label={t('openTable', { table: name })}>
          {t('open')}
        </Link>
      )}
    </Button>
  );
}
