import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ListRow } from '#contract/lists/lists.ts';
import { selectShelfFailure, selectShelfRow, selectShelfState } from '#src/machines/lists/listShelf.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { FormInput } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import type { ShelfOfLists } from './useListShelf.ts';

const LONGEST_NAME = 60;

/** What is asked about one of somebody's lists: its new name, or whether it may be deleted. */
export function ListDialogs({ shelf }: { readonly shelf: ShelfOfLists }) {
  const state = useSelector(shelf, selectShelfState);
  const row = useSelector(shelf, selectShelfRow);
  const isRenaming = useSelector(
    shelf,
    ({ value, context: { change } }) =>
      value === 'renaming' || (value === 'changing' && change.name !== undefined),
  );
  if (row === null) return null;
  if (isRenaming)
    return <RenameDialog key={row.listId} shelf={shelf} row={row} isBusy={state === 'changing'} />;
  if (state === 'asking' || state === 'deleting')
    return <DeleteDialog shelf={shelf} row={row} isBusy={state === 'deleting'} />;
  return null;
}

interface DialogProps {
  readonly shelf: ShelfOfLists;
  readonly row: ListRow;
  readonly isBusy: boolean;
}

function RenameDialog({ shelf, row, isBusy }: DialogProps) {
  const t = useMessages('lists');
  const [name, setName] = useState(row.name);
  const isMissing = name.trim() === '';
  return (
    <ModalDialog
      title={t('renameTitle')}
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={() => shelf.send({ type: 'cancel.pressed' })}
      confirm={{
        words: t('renameSave'),
        busyWords: t('renameBusy'),
        reason: isMissing ? t('nameMissing') : undefined,
        onConfirm: () => shelf.send({ type: 'rename.confirmed', name: name.trim() }),
      }}
    >
      <Failure shelf={shelf} />
      <FormField label={t('nameLabel')} error={isMissing ? t('nameMissing') : undefined}>
        <FormInput
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          data-autofocus=""
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isMissing || isBusy) return;
            event.preventDefault();
            shelf.send({ type: 'rename.confirmed', name: name.trim() });
          }}
        />
      </FormField>
    </ModalDialog>
  );
}

function DeleteDialog({ shelf, row, isBusy }: DialogProps) {
  const t = useMessages('lists');
  return (
    <ModalDialog
      title={t('deleteTitle', { name: row.name })}
      isOpen
      isPersistent
      isLoading={isBusy}
      onClose={() => shelf.send({ type: 'cancel.pressed' })}
      confirm={{
        words: t('delete'),
        busyWords: t('deleteBusy'),
        isDestructive: true,
        onConfirm: () => shelf.send({ type: 'delete.confirmed' }),
      }}
    >
      <Failure shelf={shelf} />
      {t('deleteWords')}
    </ModalDialog>
  );
}

function Failure({ shelf }: { readonly shelf: ShelfOfLists }) {
  const t = useMessages('lists');
  const failure = useSelector(shelf, selectShelfFailure);
  if (failure === null) return null;
  return (
    <Box mb="3">
      <InlineAlert status="error" title={t('savedChangeFailed')} isAnnounced>
        {failure}
      </InlineAlert>
    </Box>
  );
}
