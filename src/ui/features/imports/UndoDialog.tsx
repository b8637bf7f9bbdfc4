import { Dialog, Portal, Stack, Text } from '@chakra-ui/react';
import type { ImportView } from '#contract/admin/imports.ts';
import type { UndoEffects } from '#contract/admin/importUndo.ts';
import IconClose from '~icons/ph/x';
import { formatFor } from '../../messages/format.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton, IconActionButton } from '../../system/ActionButton.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';

interface UndoDialogProps {
  readonly view: ImportView;
  /** Null while nothing is asked. */
  readonly effects: UndoEffects | null;
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an import is undone: what goes, what stays, and what stands in the way. */
export function UndoDialog({ view, effects, isBusy, onConfirm, onCancel }: UndoDialogProps) {
  const t = useMessages('imports');
  if (effects === null) return null;
  const isBlocked = effects.blockers.length > 0;
  return (
    <SystemProvider>
      <Dialog.Root open role="alertdialog" onOpenChange={({ open }) => !open && !isBusy && onCancel()}>
        <Portal>
          <Dialog.Backdrop />
          <Dialog.Positioner>
            <Dialog.Content>
              <Dialog.Header>
                <Dialog.Title overflowWrap="anywhere">{t('undoTitle', { file: view.fileName })}</Dialog.Title>
                <Dialog.CloseTrigger asChild>
                  <IconActionButton label={t('close')}>
                    <IconClose aria-hidden="true" />
                  </IconActionButton>
                </Dialog.CloseTrigger>
              </Dialog.Header>
              <Dialog.Body>
                <Effects effects={effects} game={view.game.name} />
              </Dialog.Body>
              <Dialog.Footer>
                <Dialog.ActionTrigger asChild>
                  <ActionButton>{t('cancel')}</ActionButton>
                </Dialog.ActionTrigger>
                {!isBlocked && (
                  <ActionButton variant="solid" isBusy={isBusy} onClick={onConfirm}>
                    {t('undo')}
                  </ActionButton>
                )}
              </Dialog.Footer>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </SystemProvider>
  );
}

function Effects({ effects, game }: { readonly effects: UndoEffects; readonly game: string }) {
  const t = useMessages('imports');
  const { goes, restored, words, drafts, decks, isGameGone, blockers, keptUntilMs } = effects;
  const parts = [
    [goes.card, t('cards', { count: goes.card })],
    [goes.printing, t('printings', { count: goes.printing })],
    [goes.set, t('sets', { count: goes.set })],
    [goes.pictures, t('pictures', { count: goes.pictures })],
    [goes.pack, t('packs', { count: goes.pack })],
    [goes.template, t('formats', { count: goes.template })],
  ] as const;
  const what = parts.flatMap(([count, part]) => (count > 0 ? [part] : []));
  return (
    <Stack gap="3" overflowWrap="anywhere">
      <Text>{what.length === 0 ? t('goesNothing') : t('goes', { what: formatFor().list(what) })}</Text>
      {restored > 0 && <Text>{t('restored', { count: restored })}</Text>}
      {words.length > 0 && <Text>{t('wordsGo', { words: formatFor().list(words) })}</Text>}
      {isGameGone && <Text>{t('gameGoes', { game })}</Text>}
      {drafts > 0 && <Text>{t('draftsStay', { drafts, decks })}</Text>}
      {blockers.length > 0 ? (
        <InlineAlert status="warning" title={t('blocked')}>
          {blockers.map((blocker) => (
            <Text key={blocker}>{blocker}</Text>
          ))}
        </InlineAlert>
      ) : (
        <Text color="fg.muted">{t('canBeRedone', { day: new Date(keptUntilMs) })}</Text>
      )}
    </Stack>
  );
}
