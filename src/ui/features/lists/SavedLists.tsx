import { Box, Flex, Menu, RadioCard, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { can } from '#contract/can.ts';
import type { ListRow } from '#contract/lists/lists.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { selectListLook, selectListName, selectListRow } from '#src/machines/lists/bringList.ts';
import { selectShelfFailure, selectShelfLists, selectShelfState } from '#src/machines/lists/listShelf.ts';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { ListDialogs } from './ListDialogs.tsx';
import type { LoadListPorts } from './listPorts.ts';
import { listRowWords } from './listWords.ts';
import type { BringList } from './useBringList.ts';
import { type ShelfOfLists, useListShelf } from './useListShelf.ts';

const SHOWN_FIRST = 4;
/** The list that is brought now and not saved. */
const BROUGHT = 'brought';

interface ListChoicesProps {
  readonly list: BringList;
  readonly user: CurrentUser;
  readonly loadLists: LoadListPorts;
  /** Whether a list is what is drafted; a game is otherwise. */
  readonly isChosen: boolean;
  /** Back to the list that is here already. */
  readonly onChoose: () => void;
}

/** The list that was brought, and for members those that they keep or others share. */
export function ListChoices(props: ListChoicesProps) {
  const { user } = props;
  return can(user, 'keepLists') ? <SavedLists {...props} /> : <Choices {...props} rows={[]} />;
}

function SavedLists(props: ListChoicesProps) {
  const { list, loadLists, user } = props;
  const t = useMessages('lists');
  const shelf = useListShelf(loadLists, (listId) => {
    if (selectListRow(list.getSnapshot())?.listId === listId) list.send({ type: 'clear.pressed' });
  });
  const state = useSelector(shelf, selectShelfState);
  const rows = useSelector(shelf, selectShelfLists);
  const failure = useSelector(shelf, selectShelfFailure);
  const isLoaded = state !== 'loading' && state !== 'failed';
  return (
    <Box>
      {state === 'loading' && (
        <SimpleGrid
          columns={{ base: 1, sm: 2 }}
          gap="2.5"
          role="status"
          aria-busy="true"
          aria-label={t('savedLoading')}
        >
          <Skeleton height="64px" borderRadius="12px" />
          <Skeleton height="64px" borderRadius="12px" />
        </SimpleGrid>
      )}
      {state === 'failed' && (
        <InlineAlert
          status="error"
          title={t('savedFailed')}
          action={
            <ActionButton size="sm" onClick={() => shelf.send({ type: 'retry.pressed' })}>
              {t('retry')}
            </ActionButton>
          }
        >
          {failure}
        </InlineAlert>
      )}
      {state === 'shown' && failure !== null && (
        <Box mb="2.5">
          <InlineAlert status="error" title={t('savedChangeFailed')} isAnnounced>
            {failure}
          </InlineAlert>
        </Box>
      )}
      <Choices
        {...props}
        rows={isLoaded ? rows : []}
        menu={(row) =>
          row.isMine ? <RowMenu shelf={shelf} row={row} mayShare={can(user, 'shareLists')} /> : null
        }
      />
      {isLoaded && rows.length === 0 && (
        <Text color="fg.muted" textStyle="hint">
          {t('savedNone')}
        </Text>
      )}
      <ListDialogs shelf={shelf} />
    </Box>
  );
}

interface ChoicesProps extends ListChoicesProps {
  readonly rows: readonly ListRow[];
  readonly menu?: (row: ListRow) => React.ReactNode;
}

function Choices({ list, rows, isChosen, onChoose, menu }: ChoicesProps) {
  const t = useMessages('lists');
  const [isAll, setAll] = useState(false);
  const look = useSelector(list, selectListLook);
  const name = useSelector(list, selectListName);
  const here = useSelector(list, selectListRow);
  const asked = useSelector(list, ({ context: { listId } }) => listId);
  const chosen = here?.listId ?? asked ?? (look === null ? null : BROUGHT);
  const isBrought = look !== null && here === null;
  const isFolded = !isAll && rows.length > SHOWN_FIRST + 1;
  const shown = isFolded
    ? rows.filter(({ listId }, place) => place < SHOWN_FIRST || listId === chosen)
    : rows;
  if (rows.length === 0 && !isBrought) return null;
  const choose = (value: string | null) => {
    if (value === null) return;
    const isHere = look !== null && value === (here?.listId ?? BROUGHT);
    if (isHere || value === BROUGHT) onChoose();
    else list.send({ type: 'list.chosen', listId: value });
  };
  return (
    <RadioCard.Root
      value={isChosen ? chosen : null}
      aria-label={t('savedLabel')}
      onValueChange={({ value }) => choose(value)}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="2.5">
        {isBrought && <ListChoice value={BROUGHT} name={name} words={t('cards', { count: look.cards })} />}
        {shown.map((row) => (
          <Flex key={row.listId} align="center" gap="1" minWidth="0">
            <ListChoice value={row.listId} name={row.name} words={listRowWords(row, t)} />
            {menu?.(row)}
          </Flex>
        ))}
      </SimpleGrid>
      {isFolded && (
        <ActionButton mt="2" onClick={() => setAll(true)}>
          {t('showAll', { count: rows.length })}
        </ActionButton>
      )}
    </RadioCard.Root>
  );
}

interface ListChoiceProps {
  readonly value: string;
  readonly name: string;
  readonly words: string;
}

const ListChoice = ({ value, name, words }: ListChoiceProps) => (
  <RadioCard.Item value={value} flex="1">
    <RadioCard.ItemHiddenInput />
    <RadioCard.ItemContent>
      <RadioCard.ItemText>{name}</RadioCard.ItemText>
      <RadioCard.ItemDescription>{words}</RadioCard.ItemDescription>
    </RadioCard.ItemContent>
  </RadioCard.Item>
);

interface RowMenuProps {
  readonly shelf: ShelfOfLists;
  readonly row: ListRow;
  readonly mayShare: boolean;
}

/** Beside its button and not at the end of the page, which a modal dialog covers. */
function RowMenu({ shelf, row: { listId, name, isShared }, mayShare }: RowMenuProps) {
  const t = useMessages('lists');
  return (
    <Menu.Root lazyMount positioning={{ strategy: 'fixed', placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconActionButton label={t('actionsFor', { name })}>
          <IconMore aria-hidden="true" />
        </IconActionButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="rename" onClick={() => shelf.send({ type: 'rename.pressed', listId })}>
            {t('rename')}
          </Menu.Item>
          {mayShare && (
            <Menu.Item
              value="share"
              onClick={() => shelf.send({ type: 'share.pressed', listId, isShared: !isShared })}
            >
              {isShared ? t('stopSharing') : t('share')}
            </Menu.Item>
          )}
          <Menu.Item
            value="delete"
            colorPalette="danger"
            onClick={() => shelf.send({ type: 'delete.pressed', listId })}
          >
            {t('delete')}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
