import { Box, Card, Flex, Heading, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { can } from '#contract/can.ts';
import type { ListRow } from '#contract/lists/lists.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { selectBringFailure, selectBringState, selectListBlock } from '#src/machines/lists/bringList.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { BringFailure } from './BringFailure.tsx';
import { BringField } from './BringField.tsx';
import type { LoadListPorts } from './listPorts.ts';
import { OwnListReview } from './OwnListReview.tsx';
import { useBringList } from './useBringList.ts';

interface NewListProps {
  readonly user: CurrentUser;
  readonly loadLists: LoadListPorts;
  readonly onKept: (row: ListRow) => void;
  readonly onCancel: () => void;
}

/** A list is brought, looked at and saved. */
export function NewList({ user, loadLists, onKept, onCancel }: NewListProps) {
  const t = useMessages('lists');
  const list = useBringList({
    user,
    loadLists,
    unnamed: t('unnamed'),
    start: { listId: null, format: null },
    onKept,
  });
  const state = useSelector(list, selectBringState);
  const block = useSelector(list, selectListBlock);
  const failure = useSelector(list, selectBringFailure);
  return (
    <SystemProvider>
      <Card.Root>
        <Card.Body>
          <Stack gap="4">
            <Heading as="h2" size="lg">
              {t('newListTitle')}
            </Heading>
            <BringField list={list} mayFetch={can(user, 'fetchCubes')} isFirst />
            <OwnListReview list={list} />
            {failure?.of === 'keep' && (
              <Box>
                <BringFailure failure={failure} onRetry={() => {}} />
              </Box>
            )}
            <Flex wrap="wrap" gap="2.5">
              <ActionButton
                variant="solid"
                isBusy={state === 'keeping'}
                reason={block === null || block === 'noFormat' ? undefined : t('blocked', { reason: block })}
                onClick={() => list.send({ type: 'keep.pressed' })}
              >
                {state === 'keeping' ? t('keepBusy') : t('keep')}
              </ActionButton>
              <ActionButton variant="ghost" onClick={onCancel}>
                {t('cancel')}
              </ActionButton>
            </Flex>
          </Stack>
        </Card.Body>
      </Card.Root>
    </SystemProvider>
  );
}
