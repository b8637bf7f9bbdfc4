import { Box, Card, Flex, Grid, Heading, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { TableList, TableRow } from '#contract/tables/tableRows.ts';
import IconPlus from '~icons/ph/plus';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { RoundTable } from '../../../components/tables/RoundTable.tsx';
import { actionAt, isBeingDrafted } from '../../../components/tables/tableState.ts';
import { seatWords } from '../../../components/tables/tableWords.ts';
import { useBusyAction } from '../../../components/useBusyAction.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { AllLink } from '../AllLink.tsx';

export interface LiveTablesProps {
  readonly live: Asked<TableList>;
  readonly onGo: (draftId: string) => Promise<void>;
  readonly onDraftNow: () => void;
  /** Why nobody can go to a table now. */
  readonly reason: string | undefined;
}

const SHOWN = 3;
const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' };
const GAP = { base: '3', xl: '5' };

/** Up to three tables that anyone may look at; none is not a number but an offer. */
export function LiveTables(props: LiveTablesProps) {
  const t = useMessages('home');
  return (
    <Box as="section" aria-labelledby="live-tables">
      <Flex align="baseline" justify="space-between" gap="4" mb="3.5">
        <Heading as="h2" id="live-tables">
          {t('live')}
        </Heading>
        <AllLink to="/drafts" preload={false}>
          {t('allOpen')}
        </AllLink>
      </Flex>
      <Suspense fallback={<Places />}>
        <Tables {...props} />
      </Suspense>
    </Box>
  );
}

function Tables({ live, onGo, onDraftNow, reason }: LiveTablesProps) {
  const t = useMessages('home');
  const { answer } = useAnswer(live);
  if (answer.kind === 'failed')
    return (
      <RouteLoadError title={t('liveFailed')} error={answer.error}>
        {t('botsWork')}
      </RouteLoadError>
    );
  const { tables } = answer.value;
  if (tables.length === 0) return <NoTables onDraftNow={onDraftNow} reason={reason} />;
  return (
    <Grid as="ul" templateColumns={COLUMNS} gap={GAP}>
      {tables.slice(0, SHOWN).map((row) => (
        <LiveTable key={row.draftId} row={row} onGo={onGo} reason={reason} />
      ))}
      {tables.length < SHOWN && <HostYourOwn />}
    </Grid>
  );
}

const ROW = {
  flexDirection: 'row',
  alignItems: 'center',
  columnGap: { base: '3.5', sm: '18px' },
  minHeight: '114px',
  px: { base: '4', sm: '5' },
  py: '3.5',
  css: { '& > svg': { flex: 'none', boxSize: { base: '60px', xl: '76px' } } },
} as const;

function NoTables({ onDraftNow, reason }: Pick<LiveTablesProps, 'onDraftNow' | 'reason'>) {
  const t = useMessages('home');
  return (
    <Card.Root layerStyle="glass" {...ROW} flexWrap={{ base: 'wrap', sm: 'nowrap' }} rowGap="3">
      <RoundTable seats={EMPTY_SEATS} />
      <Box flex="1 1 60%" minWidth="0">
        <Text fontFamily="heading" fontSize="lg" fontWeight="semibold" letterSpacing="-0.015em">
          {t('noTables')}
        </Text>
        <Text color="fg.muted" textStyle="dense">
          {t('noTablesHint')}
        </Text>
      </Box>
      <ActionButton flex={{ base: '1', sm: 'none' }} onClick={onDraftNow} reason={reason}>
        {t('draftWithBots')}
      </ActionButton>
    </Card.Root>
  );
}

const EMPTY_SEATS: TableRow['seats'] = Array.from({ length: 8 }, (_, place) => ({
  kind: place === 0 ? 'open' : 'bot',
  name: '',
  avatarUrl: null,
}));

function HostYourOwn() {
  const t = useMessages('home');
  return (
    <Box as="li" display="grid">
      <Flex
        asChild
        {...ROW}
        border="1.5px dashed var(--line)"
        borderRadius="panel"
        _hover={{ borderColor: 'border.hair', background: 'neutral.muted' }}
      >
        <Link to="/drafts" search={{ host: 1 }} preload={false}>
          <Box
            flex="none"
            mx="3"
            padding="15px"
            border="1.5px dashed"
            borderColor="brass.fg"
            borderRadius="full"
            color="brass.fg"
            _icon={{ boxSize: '5' }}
          >
            <IconPlus aria-hidden="true" />
          </Box>
          <Box>
            <Text fontFamily="heading" fontSize="lg" fontWeight="semibold" letterSpacing="-0.015em">
              {t('hostOwn')}
            </Text>
            <Text color="fg.muted" textStyle="dense">
              {t('hostOwnHint')}
            </Text>
          </Box>
        </Link>
      </Flex>
    </Box>
  );
}

interface LiveTableProps extends Pick<LiveTablesProps, 'onGo' | 'reason'> {
  readonly row: TableRow;
}

function LiveTable({ row, onGo, reason }: LiveTableProps) {
  const t = useMessages('home');
  const tables = useMessages('tables');
  const { isBusy, failure, run } = useBusyAction();
  const action = actionAt(row);
  return (
    <Card.Root as="li" layerStyle="glass" {...ROW} flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
      <RoundTable seats={row.seats} />
      <Box flex={{ base: '1 1 150px', sm: '1' }} minWidth="0">
        <Heading as="h3" textStyle="title.sm" truncate>
          {row.name}
        </Heading>
        <Text mt="3px" mb="9px" color="fg.muted" textStyle="dense">
          {t('gameAndClock', { game: row.game.name, clock: row.clock })}
        </Text>
        {failure === '' ? (
          <Flex align="center" gap="2" color={action === 'sit' ? 'brass.fg' : 'fg.muted'} textStyle="dense">
            {isBeingDrafted(row) && <Box flex="none" boxSize="2" borderRadius="full" background="ok.fg" />}
            {seatWords(row, tables)}
          </Flex>
        ) : (
          <Text role="alert" color="danger.fg" textStyle="dense">
            {failure}
          </Text>
        )}
      </Box>
      {action !== 'nothing' && (
        <ActionButton
          size="sm"
          variant={action === 'sit' ? 'outline' : 'ghost'}
          color="fg"
          isBusy={isBusy}
          reason={reason}
          aria-label={t('goTo', { action, name: row.name })}
          onClick={() => void run(() => onGo(row.draftId))}
        >
          {t('go', { action })}
        </ActionButton>
      )}
    </Card.Root>
  );
}

const Places = () => (
  <Grid templateColumns={COLUMNS} gap={GAP} aria-busy="true">
    {['a', 'b', 'c'].map((place) => (
      <Card.Root key={place} layerStyle="glass" {...ROW}>
        <Skeleton flex="none" boxSize="76px" borderRadius="full" />
        <Stack flex="1" gap="2">
          <Skeleton width="60%" height="5" />
          <Skeleton width="80%" height="15px" />
          <Skeleton width="35%" height="15px" />
        </Stack>
      </Card.Root>
    ))}
  </Grid>
);
