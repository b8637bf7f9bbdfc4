import { Button, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { OwnListChoice } from '../lists/OwnListChoice.tsx';
import { OwnListFormats } from '../lists/OwnListFormats.tsx';
import { useBringList } from '../lists/useBringList.ts';
import type { HostDialogProps } from './hostPorts.ts';
import { NotOpened } from './NotOpened.tsx';
import { useListInDialog, useSharedFirst } from './useListInDialog.ts';

const BACK_HERE = '/drafts?host=1';

/** Guests draft a list of their own with bots; everything else needs an account. */
export function GuestHost({ ports, user, firstList, onClose }: Omit<HostDialogProps, 'games'>) {
  const t = useMessages('lists');
  const words = useMessages('hosting');
  const list = useBringList({
    user,
    loadLists: ports.loadLists,
    unnamed: t('unnamed'),
    start: { listId: null, format: null },
    onHost: ports.openTable,
  });
  useSharedFirst(list, firstList, ports.takeShared);
  const { reason, isBusy, failure } = useListInDialog(list);
  return (
    <ModalDialog
      title={t('guestTitle')}
      isOpen
      width="choice"
      isPersistent
      isLoading={isBusy}
      onClose={onClose}
      confirm={{
        words: t('withBots'),
        busyWords: t('withBotsBusy'),
        reason,
        onConfirm: () => list.send({ type: 'host.pressed', table: { solo: true } }),
      }}
    >
      <NotOpened words={failure} />
      <OwnListChoice
        list={list}
        user={user}
        loadLists={ports.loadLists}
        isChosen
        isFirst
        onChoose={() => {}}
      />
      <OwnListFormats list={list} maySave={false} />
      <Text mt="5">{t('guestWords')}</Text>
      <Flex wrap="wrap" justify="flex-end" gap="2.5" mt="5">
        <Button asChild>
          <Link to="/login" search={{ redirect: BACK_HERE }}>
            {words('logIn')}
          </Link>
        </Button>
        <Button asChild>
          <Link to="/register" search={{ redirect: BACK_HERE }}>
            {words('createAccount')}
          </Link>
        </Button>
      </Flex>
    </ModalDialog>
  );
}
