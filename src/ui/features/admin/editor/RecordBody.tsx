import { Skeleton, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RecordActor } from '#src/machines/forms/recordEditor.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { RecordContext, useRecordOf } from './recordContext.ts';

/** A record as its editor holds it; null and the empty form while it's read or new. */
export interface EditedRecord<Row, Form> {
  readonly record: Row | null;
  readonly form: Form;
}

interface RecordBodyProps<Row extends object, Form extends object> {
  readonly editor: RecordActor<Row, Form>;
  /** Gives its fields to what is inside. */
  readonly children: (edited: EditedRecord<Row, Form>) => ReactNode;
}

/** What is edited once it's read; until then that it's loading, or why it couldn't be read. */
export function RecordBody<Row extends object, Form extends object>({
  editor,
  children,
}: RecordBodyProps<Row, Form>) {
  const t = useMessages('admin');
  const { record, form, failure } = useSelector(editor, (snapshot) => snapshot.context);
  const fields = useRecordOf(editor);
  const state = useSelector(editor, ({ value }) => value);
  if (state === 'loading')
    return (
      <Stack gap="4" role="status" aria-label={t('loading')} aria-busy="true">
        <Skeleton height="10" />
        <Skeleton height="10" />
        <Skeleton height="10" />
      </Stack>
    );
  if (state === 'unreadable')
    return (
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
    );
  return <RecordContext value={fields}>{children({ record, form })}</RecordContext>;
}
