import { Badge, Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { PracticeRow } from '#contract/practice.ts';
import {
  selectPracticeRow,
  selectPracticeRows,
  selectPracticeShelfFailure,
  selectPracticeShelfState,
} from '#src/machines/practice/practiceShelf.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import type { PracticeShelfActor } from './usePracticeShelf.ts';

/** Saved practice drafts, each with the way to its deck. */
export function PracticeRows({ actor }: { readonly actor: PracticeShelfActor }) {
  const t = useMessages('links');
  const state = useSelector(actor, selectPracticeShelfState);
  const rows = useSelector(actor, selectPracticeRows);
  const failure = useSelector(actor, selectPracticeShelfFailure);
  return (
    <SystemProvider>
      <Stack as="section" gap="2.5" mt="6" aria-label={t('practiceRowsTitle')}>
        <Flex align="baseline" justify="space-between" wrap="wrap" columnGap="4">
          <Flex align="baseline" gap="2.5">
            <Heading as="h2" fontSize="20px">
              {t('practiceRowsTitle')}
            </Heading>
            {rows.length > 0 && (
              <Text color="fg.onLamp">{t('practiceRowsCount', { count: rows.length })}</Text>
            )}
          </Flex>
          <Text color="fg.onLamp" textStyle="hint">
            {t('practiceRowsHint')}
          </Text>
        </Flex>
        {state === 'failed' ? (
          <InlineAlert
            status="error"
            title={t('practiceRowsFailed')}
            action={
              <ActionButton size="sm" onClick={() => actor.send({ type: 'retry.pressed' })}>
                {t('retry')}
              </ActionButton>
            }
          >
            {failure}
          </InlineAlert>
        ) : (
          <Stack as="ul" gap="0" listStyleType="none" layerStyle="panel">
            {rows.map((row) => (
              <Row key={row.practiceId} row={row} actor={actor} />
            ))}
          </Stack>
        )}
        <DeleteDialog actor={actor} />
      </Stack>
    </SystemProvider>
  );
}

interface RowProps {
  readonly row: PracticeRow;
  readonly actor: PracticeShelfActor;
}

function Row({ row, actor }: RowProps) {
  const t = useMessages('links');
  const { practiceId, gameName, name, deckCards, savedAtMs } = row;
  return (
    <Flex
      as="li"
      gap="3"
      align="center"
      wrap="wrap"
      px="3.5"
      py="2"
      minHeight="68px"
      borderTop="line"
      _first={{ borderTop: 'none' }}
    >
      <Box flex="1 1 220px" minWidth="0" overflowWrap="anywhere">
        <Flex gap="2.5" align="center" wrap="wrap">
          <Heading as="h3" fontSize="18px">
            {gameName}
          </Heading>
          <Badge flex="none">{t('practiceBadge')}</Badge>
        </Flex>
        <Text color="fg.muted" textStyle="hint">
          {t('practiceRowFacts', { name, count: deckCards, day: new Date(savedAtMs) })}
        </Text>
      </Box>
      <Flex gap="2" flex={{ base: '1 1 100%', md: 'none' }}>
        <ActionButton
          variant="ghost"
          flex={{ base: '1', md: 'none' }}
          aria-label={t('practiceDelete', { game: gameName, name })}
          onClick={() => actor.send({ type: 'delete.pressed', practiceId })}
        >
          {t('practiceDeleteShort')}
        </ActionButton>
        <Button asChild variant="outline" flex={{ base: '1', md: 'none' }}>
          <Link
            to="/"
            search={{ practice: practiceId }}
            aria-label={t('practiceOpen', { game: gameName, name })}
          >
            {t('practiceOpenShort')}
          </Link>
        </Button>
      </Flex>
    </Flex>
  );
}

function DeleteDialog({ actor }: { readonly actor: PracticeShelfActor }) {
  const t = useMessages('links');
  const state = useSelector(actor, selectPracticeShelfState);
  const row = useSelector(actor, selectPracticeRow);
  const failure = useSelector(actor, selectPracticeShelfFailure);
  if (row === null || (state !== 'asking' && state !== 'deleting')) return null;
  return (
    <ModalDialog
      title={t('practiceDeleteTitle', { game: row.gameName, name: row.name })}
      isOpen
      isPersistent
      isLoading={state === 'deleting'}
      onClose={() => actor.send({ type: 'cancel.pressed' })}
      confirm={{
        words: t('practiceDeleteShort'),
        busyWords: t('practiceDeleting'),
        isDestructive: true,
        onConfirm: () => actor.send({ type: 'delete.confirmed' }),
      }}
    >
      {failure !== null && (
        <Box mb="3">
          <InlineAlert status="error" title={t('notDone')} isAnnounced>
            {failure}
          </InlineAlert>
        </Box>
      )}
      {t('practiceDeleteWords')}
    </ModalDialog>
  );
}
