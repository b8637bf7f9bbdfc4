import { Button, Flex, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { can } from '#contract/can.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import { tableSettingsSchema } from '#contract/tables/tables.ts';
import {
  selectHostFailure,
  selectHostState,
  selectHostWish,
  selectIsOpening,
} from '#src/machines/tables/hostTable.ts';
import { withListName } from '#src/machines/tables/hostWish.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { wrongWith } from '../../components/submission/fieldErrors.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { OwnListChoice } from '../lists/OwnListChoice.tsx';
import { OwnListFormats } from '../lists/OwnListFormats.tsx';
import { NEW_LIST } from './firstWish.ts';
import { HostChoices } from './HostChoices.tsx';
import { HostMore } from './HostMore.tsx';
import { forgetHosted, lastHosted, lastHostedList } from './hostMemory.ts';
import type { HostDialogProps } from './hostPorts.ts';
import { NameAndAccess } from './NameAndAccess.tsx';
import { NotOpened } from './NotOpened.tsx';
import { useHostTable } from './useHostTable.ts';
import { useListInDialog, useSharedFirst } from './useListInDialog.ts';

interface HostFormProps extends Omit<HostDialogProps, 'games'> {
  readonly games: readonly GameSummary[];
}

export function HostForm({ ports, games, user, firstList, onClose }: HostFormProps) {
  const { host, list } = useHostTable({ ports, games, user, firstList });
  useSharedFirst(list, firstList, ports.takeShared);
  const listed = useListInDialog(list);
  const wish = withListName(useSelector(host, selectHostWish), listed.name);
  const isOpening = useSelector(host, selectIsOpening) || listed.isBusy;
  const failure = useSelector(host, selectHostFailure) ?? listed.failure;
  const t = useMessages('hosting');
  const lists = useMessages('lists');
  const open = (isSolo: boolean) => host.send({ type: 'open.pressed', isSolo, listName: listed.name });
  const isUnnamed = useSelector(host, selectHostState) === 'unnamed';
  const hasLast = lastHosted(games, user.userId) !== null || lastHostedList(user.userId) !== null;
  const next = t('next', { visibility: wish.visibility, clock: wish.clock });
  return (
    <ModalDialog
      title={t('title')}
      isOpen
      width="choice"
      isPersistent
      isLoading={isOpening}
      onClose={onClose}
      foot={
        wish.isList && listed.reason === undefined && !isOpening ? (
          <Flex wrap="wrap" align="center" gap="4">
            <Button onClick={() => open(true)}>{lists('withBots')}</Button>
            <Text flex="1">{next}</Text>
          </Flex>
        ) : (
          next
        )
      }
      confirm={{
        words: t('open'),
        busyWords: t('opening'),
        reason: wish.isList ? listed.reason : undefined,
        onConfirm: () => open(false),
      }}
    >
      <NotOpened words={failure} />
      <NameAndAccess
        name={wish.name}
        isNameMissing={isUnnamed}
        nameError={wrongWith(tableSettingsSchema.shape.name, wish.name)}
        visibility={wish.visibility}
        mayList={can(user, 'hostPublicTable')}
        onName={(typed) => host.send({ type: 'name.typed', name: typed })}
        onVisibility={(visibility) => host.send({ type: 'settings.changed', settings: { visibility } })}
      />
      <HostChoices
        host={host}
        wish={wish}
        games={games}
        loadFormats={ports.loadFormats}
        ownList={
          <OwnListChoice
            list={list}
            user={user}
            loadLists={ports.loadLists}
            isChosen={wish.isList === true}
            isFirst={firstList === NEW_LIST}
            onChoose={() => host.send({ type: 'list.chosen', offered: listed.offered })}
          />
        }
        ownFormats={<OwnListFormats list={list} maySave />}
      />
      <HostMore
        host={host}
        wish={wish}
        user={user}
        onReset={
          hasLast
            ? () => {
                forgetHosted();
                host.send({ type: 'reset.pressed' });
              }
            : undefined
        }
      />
    </ModalDialog>
  );
}
