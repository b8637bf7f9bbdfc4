import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { History, HistoryRow } from '#contract/results/history.ts';
import { type Asked, useAnswer } from '../../../components/answer.ts';
import { dayWords } from '../../../components/dateWords.ts';
import { RouteLoadError } from '../../../components/RouteLoadError.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import type { HistoryPages } from '../profilePorts.ts';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { PageButtons } from './PageButtons.tsx';

interface HistoryPanelProps extends HistoryPages {
  readonly asked: Asked<History>;
  readonly isOwn: boolean;
}

const SIDES = '5';

/** The finished drafts of a member and their formats, each leading to its results; of others what may be opened. */
export function HistoryPanel({ isOwn, ...props }: HistoryPanelProps) {
  const t = useMessages('profile');
  return (
    <Box as="section" layerStyle="panel" minWidth="0" pt="4" pb="2" aria-labelledby="history-title">
      <Heading as="h2" id="history-title" px={SIDES}>
        {isOwn ? t('ownHistory') : t('othersHistory')}
      </Heading>
      <Suspense fallback={<HistorySkeleton />}>
        <Drafts isOwn={isOwn} {...props} />
      </Suspense>
    </Box>
  );
}

function Drafts({ asked, isOwn, page, onPage }: HistoryPanelProps) {
  const t = useMessages('profile');
  const { answer, isAsking } = useAnswer(asked);
  if (answer.kind === 'failed')
    return (
      <Box px={SIDES} pt="2" pb="3">
        <RouteLoadError title={t('historyFailed')} error={answer.error} />
      </Box>
    );
  const { total, formats, rows } = answer.value;
  if (total === 0)
    return (
      <Text px={SIDES} pt="2" pb="3" color="fg.muted">
        {isOwn ? t('ownHistoryEmpty') : t('othersHistoryEmpty')}
      </Text>
    );
  return (
    <div aria-busy={isAsking}>
      <Formats formats={formats} />
      <Stack as="ul" gap="0">
        {rows.map((row) => (
          <Row key={row.draftId} row={row} nowMs={answer.gotAtMs} />
        ))}
      </Stack>
      <PageButtons page={page} total={total} onPage={onPage} />
    </div>
  );
}

function Formats({ formats }: Pick<History, 'formats'>) {
  const t = useMessages('profile');
  const common = useMessages('common');
  return (
    <Flex as="ul" wrap="wrap" gap="1.5" mt="2" mb="2.5" px={SIDES} aria-label={t('formats')}>
      {formats.map(({ format, drafts }) => (
        <li key={format}>
          <Badge variant="subtle" size="xs">
            {common('formatName', { format })}{' '}
            <Text as="span" textStyle="code">
              {drafts}
            </Text>
          </Badge>
        </li>
      ))}
    </Flex>
  );
}

function Row({ row, nowMs }: Readonly<{ row: HistoryRow; nowMs: number }>) {
  const t = useMessages('profile');
  const { game, template, seats } = row;
  return (
    <Box as="li" borderTop="1px solid color-mix(in srgb, var(--line) 70%, transparent)">
      <Flex
        asChild
        align="center"
        gap="3"
        minHeight="56px"
        px={SIDES}
        py="2"
        textStyle="dense"
        color="fg.muted"
        _hover={{ background: 'neutral.muted' }}
      >
        <Link to="/drafts/$draftId/results" params={{ draftId: row.draftId }}>
          <Box flex="1" minWidth="0">
            <Text color="fg" fontSize="md" fontWeight="semibold" lineHeight="21px" truncate>
              {row.deck ?? row.name}
            </Text>
            <Text truncate>
              {row.isSolo
                ? t('historySolo', { game, template, bots: seats - 1 })
                : t('historyTable', { game, template, seats })}
            </Text>
          </Box>
          <span>{dayWords(row.finishedAtMs, nowMs)}</span>
        </Link>
      </Flex>
    </Box>
  );
}
