import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { can } from '#contract/can.ts';
import { SEATS_AT_MOST } from '#engine/tableSize.ts';
import type { LobbyDialog } from '#src/machines/tables/lobbyFacts.ts';
import { selectBusy } from '#src/machines/tables/lobbySelectors.ts';
import { late } from '#src/ui/components/loading/late.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { withMessages } from '../../../messages/load.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ChatBody, MuteMenu } from '../chat/ChatPanel.tsx';
import { TableQr } from '../invite/TableQr.tsx';
import type { LobbyParts } from '../lobbyParts.ts';
import { SettingLines } from '../settings/SettingsPanel.tsx';
import type { LobbyMessages } from '../words/lobbyWords.ts';
import { SealWords } from './SealWords.tsx';

const MOST_SEATS = 8;

const SettingsDialog = late(
  () => withMessages(import('./SettingsDialog.tsx'), 'correspondence'),
  'SettingsDialog',
);
const OverlayDialog = late(
  () => withMessages(import('../../streams/OverlayDialog.tsx'), 'streams'),
  'OverlayDialog',
);
const RenameGuest = late(() => withMessages(import('../../guests/RenameGuest.tsx'), 'guests'), 'RenameGuest');

/** What is open over the lobby. */
export function LobbyDialogs(parts: LobbyParts) {
  const { dialog } = parts.lobby.context;
  const close = () => parts.send({ type: 'dialog.closed' });
  return dialog === null ? null : <OpenDialog parts={parts} dialog={dialog} close={close} />;
}

interface OpenDialogProps {
  readonly parts: LobbyParts;
  readonly dialog: LobbyDialog;
  readonly close: () => void;
}

function OpenDialog({ parts, dialog, close }: OpenDialogProps) {
  const { table, me, lobby, send, renameGuest } = parts;
  const t = useMessages('lobby');
  switch (dialog.kind) {
    case 'settings':
      // Only a table in its lobby has settings to change.
      return table.status !== 'lobby' ? null : (
        <Suspense>
          <SettingsDialog
            table={table}
            mostSeats={can(me, 'hostLargeTable') ? SEATS_AT_MOST : MOST_SEATS}
            isBusy={selectBusy(lobby) === 'changeSettings'}
            onClose={close}
            onChange={(settings) => send({ type: 'settings.confirmed', settings })}
          />
        </Suspense>
      );
    case 'rename': {
      const { name, memberId } = dialog.seat;
      if (memberId === null || renameGuest === undefined) return null;
      return (
        <Suspense>
          <RenameGuest name={name} save={(wanted) => renameGuest(memberId, wanted)} onClose={close} />
        </Suspense>
      );
    }
    case 'end':
    case 'leaveAndEnd':
    case 'remove':
      return <Question parts={parts} {...questionWords(dialog, table.isLocked, t)} close={close} />;
    case 'allSettings':
      return <AllSettings parts={parts} dialog={dialog} close={close} />;
    case 'chat':
      // A phone that was turned shows it beside the table.
      return parts.isWide ? null : (
        <ModalDialog title={t('chat')} isOpen onClose={close}>
          <Flex direction="column" height="min(60dvh, 520px)" mx="-5" mt="-2" mb="-5">
            <Flex position="absolute" top="18px" right="60px">
              <MuteMenu {...parts} />
            </Flex>
            <ChatBody {...parts} />
          </Flex>
        </ModalDialog>
      );
    case 'seal':
      return (
        <ModalDialog title={t('sealTitle')} isOpen onClose={close}>
          <SealWords table={table} />
        </ModalDialog>
      );
    case 'overlay':
      return (
        <Suspense>
          <OverlayDialog draftId={table.draftId} onClose={close} />
        </Suspense>
      );
    case 'code': {
      const { code } = table;
      return code === null ? null : (
        <ModalDialog title={t('scan')} isOpen onClose={close}>
          <Stack align="center" gap="4" py="2" textAlign="center">
            <TableQr code={code} size={240} />
            <Text>{t('orEnter', { code, host: window.location.host })}</Text>
          </Stack>
        </ModalDialog>
      );
    }
  }
}

function AllSettings({ parts: { table, myId, open }, close }: OpenDialogProps) {
  const t = useMessages('lobby');
  return (
    <ModalDialog title={t('settings')} isOpen onClose={close}>
      <SettingLines table={table} />
      {table.hostId === myId && table.status === 'lobby' && (
        <Button width="full" mt="4" onClick={() => open({ kind: 'settings' })}>
          {t('changeSettings')}
        </Button>
      )}
    </ModalDialog>
  );
}

interface QuestionWords {
  readonly title: string;
  readonly body: string;
  readonly verb: string;
  readonly busy: string;
}

function questionWords(
  dialog: Extract<LobbyDialog, { kind: 'end' | 'leaveAndEnd' | 'remove' }>,
  isLocked: boolean,
  t: LobbyMessages,
): QuestionWords {
  if (dialog.kind === 'end')
    return { title: t('endTitle'), body: t('endBody'), verb: t('endTable'), busy: t('ending') };
  if (dialog.kind !== 'remove')
    return { title: t('leaveTitle'), body: t('leaveBody'), verb: t('leave'), busy: t('leaving') };
  return {
    title: t('removeTitle', { name: dialog.seat.name }),
    body: t(isLocked ? 'removeBodyLocked' : 'removeBody'),
    verb: t('removePlayer'),
    busy: t('removing'),
  };
}

type QuestionProps = QuestionWords & Pick<OpenDialogProps, 'parts' | 'close'>;

/** What is asked before it is done. */
const Question = ({ parts: { lobby, send }, title, body, verb, busy, close }: QuestionProps) => (
  <ModalDialog
    title={title}
    isOpen
    isPersistent
    isLoading={selectBusy(lobby) !== null}
    onClose={close}
    confirm={{
      words: verb,
      busyWords: busy,
      isDestructive: true,
      onConfirm: () => send({ type: 'question.confirmed' }),
    }}
  >
    {body}
  </ModalDialog>
);
