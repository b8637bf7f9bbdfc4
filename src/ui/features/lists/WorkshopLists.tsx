import { Badge, Box, Card, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { can } from '#contract/can.ts';
import type { ListRow } from '#contract/lists/lists.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { selectShelfFailure, selectShelfLists, selectShelfState } from '#src/machines/lists/listShelf.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import type { LoadListPorts } from './listPorts.ts';
import { listRowWords } from './listWords.ts';
import { type ShelfOfLists, useListShelf } from './useListShelf.ts';

const SHOWN_FIRST = 12;
const PLACES = ['a', 'b', 'c'];

interface WorkshopListsProps {
  readonly user: CurrentUser;
  readonly loadLists: LoadListPorts;
  readonly onNew: () => void;
  readonly onHost: (listId: string) => void;
}

/** Somebody's own lists, each with what can be done with it. */
export function WorkshopLists({ user, loadLists, onNew, onHost }: WorkshopListsProps) {
  const t = useMessages('lists');
  const shelf = useListShelf(loadLists);
  const state = useSelector(shelf, selectShelfState);
  const rows = useSelector(shelf, selectShelfLists);
  const failure = useSelector(shelf, selectShelfFailure);
  const [isAll, setAll] = useState(false);
  const isLoaded = state !== 'loading' && state !== 'failed';
  const shown = isAll ? rows : rows.slice(0, SHOWN_FIRST);
  return (
    <SystemProvider>
      <Stack as="section" gap="3" aria-label={t('shelfTitle')}>
        <Box>
          <Heading as="h2" size="md">
            {t('shelfTitle')}
          </Heading>
          <Text color="fg.muted">{t('shelfHint')}</Text>
        </Box>
        {failure !== null && (state === 'failed' || state === 'shown') && (
          <InlineAlert
            status="error"
            title={state === 'failed' ? t('savedFailed') : t('savedChangeFailed')}
            isAnnounced
            action={
              state === 'failed' && (
                <ActionButton size="sm" onClick={() => shelf.send({ type: 'retry.pressed' })}>
                  {t('retry')}
                </ActionButton>
              )
            }
          >
            {failure}
          </InlineAlert>
        )}
        {isLoaded && rows.length === 0 && (
          <Card.Root>
            <Card.Body>
              <Heading as="h3" size="md">
                {t('shelfEmptyTitle')}
              </Heading>
              <Text color="fg.muted">{t('shelfEmptyWords')}</Text>
              <Box mt="3">
                <ActionButton onClick={onNew}>{t('newList')}</ActionButton>
              </Box>
            </Card.Body>
          </Card.Root>
        )}
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="3" aria-busy={state === 'loading'}>
          {state === 'loading' &&
            PLACES.map((place) => <Skeleton key={place} height="112px" borderRadius="12px" />)}
          {isLoaded &&
            shown.map((row) => (
              <ListCard
                key={row.listId}
                shelf={shelf}
                row={row}
                mayShare={can(user, 'shareLists')}
                onHost={() => onHost(row.listId)}
              />
            ))}
        </SimpleGrid>
        {isLoaded && shown.length < rows.length && (
          <Box>
            <ActionButton onClick={() => setAll(true)}>{t('showAll', { count: rows.length })}</ActionButton>
          </Box>
        )}
        <ListDialogs shelf={shelf} />
      </Stack>
    </SystemProvider>
  );
}

interface ListCardProps {
  readonly shelf: ShelfOfLists;
  readonly row: ListRow;
  readonly mayShare: boolean;
  readonly onHost: () => void;
}

function ListCard({ shelf, row, mayShare, onHost }: ListCardProps) {
  const t = useMessages('lists');
  const { listId, name, isMine, isShared } = row;
  return (
    <Card.Root>
      <Card.Body>
        <Flex align="flex-start" justify="space-between" gap="2">
          <Heading as="h3" size="md" overflowWrap="anywhere" minWidth="0">
            {name}
          </Heading>
          {isMine && isShared && <Badge flex="none">{t('shared')}</Badge>}
        </Flex>
        <Text color="fg.muted" textStyle="hint" overflowWrap="anywhere">
          {listRowWords(row, t)}
        </Text>
        <Flex wrap="wrap" gap="2" mt="3">
          <ActionButton size="sm" aria-label={t('hostLabel', { name })} onClick={onHost}>
            {t('host')}
          </ActionButton>
          {isMine && mayShare && (
            <ActionButton
              size="sm"
              onClick={() => shelf.send({ type: 'share.pressed', listId, isShared: !isShared })}
            >
              {isShared ? t('stopSharing') : t('share')}
            </ActionButton>
          )}
          {isMine && (
            <>
              <ActionButton
                size="sm"
                variant="ghost"
                onClick={() => shelf.send({ type: 'rename.pressed', listId })}
              >
                {t('rename')}
              </ActionButton>
              <ActionButton
                size="sm"
                variant="ghost"
                onClick={() => shelf.send({ type: 'delete.pressed', listId })}
              >
                {t('delete')}
              </ActionButton>
            </>
          )}
        </Flex>
      </Card.Body>
    </Card.Root>
  );
}
