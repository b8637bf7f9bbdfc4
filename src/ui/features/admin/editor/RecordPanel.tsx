import { Skeleton, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { isTypable, isUnsaved, type RecordActor } from '#src/machines/recordEditor.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { SystemProvider } from '#src/ui/system/SystemProvider.tsx';
import { SidePanel } from '../kit/SidePanel.tsx';
import { useAdminShell } from '../shell/adminShellParts.ts';
import { RecordContext } from './recordContext.ts';

/** A record as its editor holds it; null and the empty form while it's read or new. */
export interface EditedRecord<Row, Form> {
  readonly record: Row | null;
  readonly form: Form;
}

interface RecordWords {
  /** The title while it's made. */
  readonly newTitle: string;
  readonly create: string;
  readonly save: string;
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
  readonly onClose: () => void;
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
  const context = useSelector(editor, (snapshot) => snapshot.context);
  const canType = useSelector(editor, isTypable);
  const isChanged = useSelector(editor, isUnsaved);
  const isSaving = useSelector(editor, ({ value }) => value === 'saving' || value === 'conflict');
  const isLoading = useSelector(editor, ({ value }) => value === 'loading');
  const isUnreadable = useSelector(editor, ({ value }) => value === 'unreadable');
  const { id, record, form, faults, theirs, failure, isConflict } = context;
  const isNew = id === null;
  const isOpen = !isLoading && !isUnreadable;
  const unread = isNew ? words.newTitle : isLoading ? t('loading') : t('loadFailed');
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
        isOpen && (
          <SystemProvider>
            {record !== null && footStart?.(record)}
            <ActionButton
              variant="ghost"
              reason={isNew || isChanged ? undefined : t('nothingChanged')}
              onClick={discard}
            >
              {t('discard')}
            </ActionButton>
            <ActionButton
              type="submit"
              form={formId}
              variant="solid"
              isBusy={isSaving}
              reason={isNew || isChanged ? undefined : t('nothingChanged')}
            >
              {isNew ? words.create : words.save}
            </ActionButton>
          </SystemProvider>
        )
      }
    >
      <SystemProvider>
        {isLoading && <FieldSkeletons label={t('loading')} />}
        {isUnreadable && (
          <InlineAlert
            status="error"
            isAnnounced
            action={
              <ActionButton size="sm" onClick={() => editor.send({ type: 'retry.pressed' })}>
                {t('retry')}
              </ActionButton>
            }
          >
            {failure}
          </InlineAlert>
        )}
        {isOpen && (
          <>
            {(failure !== '' || isConflict || Object.keys(faults).length > 0) && (
              <InlineAlert status="error" title={words.notSaved} isAnnounced>
                {isConflict ? t('conflict') : failure || t('checkFields')}
              </InlineAlert>
            )}
            <RecordContext
              value={{
                form,
                faults,
                theirs,
                canType,
                // The fields are made for this form, which names what each of them holds.
                type: (name, value) =>
                  editor.send({ type: 'typed', changes: { [name]: value } as Partial<Form> }),
                takeTheirs: (name) =>
                  editor.send({ type: 'theirs.pressed', field: name as keyof Form & string }),
              }}
            >
              <form
                id={formId}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  editor.send({ type: 'save.pressed' });
                }}
              >
                <Stack gap="4">{children({ record, form })}</Stack>
              </form>
            </RecordContext>
            {after?.({ record, form })}
          </>
        )}
      </SystemProvider>
    </SidePanel>
  );
}

const FieldSkeletons = ({ label }: { readonly label: string }) => (
  <Stack gap="4" role="status" aria-label={label} aria-busy="true">
    <Skeleton height="10" />
    <Skeleton height="10" />
    <Skeleton height="10" />
  </Stack>
);
