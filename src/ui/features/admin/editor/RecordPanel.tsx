import { Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { isSending, isUnsaved, type RecordActor } from '#src/machines/forms/recordEditor.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { type EditedRecord, RecordBody } from './RecordBody.tsx';

interface RecordWords {
  /** The title while it's made; left out with `create` where none is made here. */
  readonly newTitle?: string;
  readonly create?: string;
  readonly save: string;
  /** Why it can't be saved yet, where “No changes to save.” doesn't fit. */
  readonly unchanged?: string;
  readonly notSaved: string;
}

interface RecordPanelProps<Row extends object, Form extends object> {
  readonly editor: RecordActor<Row, Form>;
  readonly titleOf: (record: Row) => string;
  readonly words: RecordWords;
  /** Beside the title, such as the way to the next record. */
  readonly acts?: ReactNode;
  /** At the start of the foot, such as a way to delete it. */
  readonly footStart?: (record: Row) => ReactNode;
  /** Nothing of it can be changed: without Discard and Save. */
  readonly isFixed?: (record: Row) => boolean;
  /** Saving it hurts somebody. */
  readonly isDangerous?: boolean;
  readonly onClose: () => void;
  /** Above the form. */
  readonly before?: (record: Row) => ReactNode;
  /** The fields, made by `recordFields`. */
  readonly children: (edited: EditedRecord<Row, Form>) => ReactNode;
  /** Below the form. */
  readonly after?: (edited: EditedRecord<Row, Form>) => ReactNode;
}

/** The panel of one record beside its grid: its form, what's wrong with it, Discard and Save. */
export function RecordPanel<Row extends object, Form extends object>(props: RecordPanelProps<Row, Form>) {
  const { editor, titleOf, words, acts, footStart, children, after } = props;
  const t = useMessages('admin');
  const { leaving } = useAdminShell();
  const formId = useId();
  const { id, record, faults, failure, isConflict } = useSelector(editor, (snapshot) => snapshot.context);
  const state = useSelector(editor, ({ value }) => value);
  const isChanged = useSelector(editor, isUnsaved);
  const isSaving = useSelector(editor, isSending);
  const isNew = id === null;
  const isOpen = state !== 'loading' && state !== 'unreadable';
  const isFixed = record !== null && props.isFixed?.(record) === true;
  const unread = isNew ? (words.newTitle ?? '') : state === 'loading' ? t('loading') : t('loadFailed');
  const reason = isNew || isChanged ? undefined : (words.unchanged ?? t('nothingChanged'));
  const discard = () => {
    editor.send({ type: 'discard.pressed' });
    leaving.letGo();
    if (isNew) props.onClose();
  };
  return (
    <SidePanel
      title={record === null ? unread : titleOf(record)}
      onClose={props.onClose}
      isChanged={isChanged}
      acts={acts}
      foot={
        isOpen &&
        !isFixed && (
          <SystemProvider>
            {record !== null && footStart?.(record)}
            <ActionButton variant="ghost" reason={reason} onClick={discard}>
              {t('discard')}
            </ActionButton>
            <ActionButton
              type="submit"
              form={formId}
              variant="solid"
              {...(props.isDangerous === true && { colorPalette: 'danger' })}
              isBusy={isSaving}
              reason={reason}
            >
              {isNew ? (words.create ?? words.save) : words.save}
            </ActionButton>
          </SystemProvider>
        )
      }
    >
      <SystemProvider>
        {isOpen && (failure !== '' || isConflict || Object.keys(faults).length > 0) && (
          <InlineAlert status="error" title={words.notSaved} isAnnounced>
            {isConflict ? t('conflict') : failure || t('checkFields')}
          </InlineAlert>
        )}
        <RecordBody editor={editor}>
          {(edited) => (
            <>
              {edited.record !== null && props.before?.(edited.record)}
              <form
                id={formId}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  editor.send({ type: 'save.pressed' });
                }}
              >
                <Stack gap="4">{children(edited)}</Stack>
              </form>
              {after?.(edited)}
            </>
          )}
        </RecordBody>
      </SystemProvider>
    </SidePanel>
  );
}
