import { Dialog, Portal, Stack, Text, type UseDialogReturn } from '@chakra-ui/react';
import { useState } from 'react';
import type { AdminGame, GameUsage } from '#contract/admin/games.ts';
import { useBusyAction } from '#src/ui/components/useBusyAction.ts';
import { formatFor } from '#src/ui/messages/format.ts';
import type { FeatureSentences } from '#src/ui/messages/language.ts';
import { type ReactTranslator, useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { FormInput } from '#src/ui/system/forms/controls.tsx';
import { FormField } from '#src/ui/system/forms/FormField.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';

interface DeleteGameDialogProps {
  readonly dialog: UseDialogReturn;
  readonly game: AdminGame;
  readonly remove: (name: string) => Promise<void>;
  readonly onDeleted: () => void;
}

/** "214 cards, 3 packs and 1 template", or '' for an empty game. */
function whatGoes(
  t: ReactTranslator<FeatureSentences<'adminGames'>>,
  { cards, sets, packs, templates }: GameUsage,
): string {
  const parts = [
    [cards, t('countCards', { count: cards })],
    [sets, t('countSets', { count: sets })],
    [packs, t('countPacks', { count: packs })],
    [templates, t('countTemplates', { count: templates })],
  ] as const;
  return formatFor().list(parts.flatMap(([count, part]) => (count > 0 ? [part] : [])));
}

/** Asks for the game's name before it goes for good. */
export const DeleteGameDialog = (props: DeleteGameDialogProps) => (
  <Dialog.RootProvider value={props.dialog} lazyMount unmountOnExit>
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner>
        <Dialog.Content>
          <Question {...props} />
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.RootProvider>
);

function Question({ dialog, game, remove, onDeleted }: DeleteGameDialogProps) {
  const t = useMessages('adminGames');
  const { name } = game.definition;
  const [typed, setTyped] = useState('');
  const { isBusy, failure, run } = useBusyAction();
  const what = whatGoes(t, game.usage);
  const confirm = () =>
    run(async () => {
      await remove(typed);
      dialog.setOpen(false);
      onDeleted();
    });
  return (
    <>
      <Dialog.Header>
        <Dialog.Title overflowWrap="anywhere">{t('deleteTitle', { name })}</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body>
        <Stack gap="4">
          <Text>{what === '' ? t('deleteEmpty') : t('deleteMeans', { what })}</Text>
          {failure !== '' && (
            <InlineAlert status="error" isAnnounced>
              {failure}
            </InlineAlert>
          )}
          <FormField label={t('typeName', { name })}>
            <FormInput autoComplete="off" value={typed} onChange={({ target }) => setTyped(target.value)} />
          </FormField>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Dialog.ActionTrigger asChild>
          <ActionButton isBusy={isBusy} hasSpinner={false}>
            {t('keep')}
          </ActionButton>
        </Dialog.ActionTrigger>
        <ActionButton
          variant="solid"
          colorPalette="danger"
          isBusy={isBusy}
          reason={typed.trim() === name ? undefined : t('typeNameFirst', { name })}
          onClick={() => void confirm()}
        >
          {t('delete')}
        </ActionButton>
      </Dialog.Footer>
    </>
  );
}
