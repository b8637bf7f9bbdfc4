import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { NOTE_LENGTH, type UserDetail } from '#contract/admin/users.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormTextarea } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { InlineAlert } from '../../system/InlineAlert.tsx';
import { SystemProvider } from '../../system/SystemProvider.tsx';
import { useFieldAction } from '../admin/kit/useFieldAction.ts';
import type { UserChanged, UserPorts } from '../admin/users/userParts.ts';

interface PersonNotesProps {
  readonly user: UserDetail;
  readonly ports: Pick<UserPorts, 'writeNote' | 'removeNote'>;
  readonly onChanged: UserChanged;
}

/** What Admins note about somebody for each other. */
export function PersonNotes({ user: { id, handle: name, notes }, ports, onChanged }: PersonNotesProps) {
  const t = useMessages('users');
  const [text, setText] = useState('');
  const { isBusy, errors, failure, run } = useFieldAction();
  const save = () =>
    run(async () => {
      const { activityId } = await ports.writeNote(id, text);
      setText('');
      onChanged(t('noteSaved', { name }), activityId);
    });
  const remove = (noteId: string) =>
    run(async () => {
      const { activityId } = await ports.removeNote(id, noteId);
      onChanged(t('noteRemoved', { name }), activityId);
    });
  return (
    <SystemProvider>
      <Stack as="section" gap="3" pt="3.5" borderTop="line" aria-label={t('notesTitle')}>
        <Box>
          <Heading as="h3" size="sm">
            {t('notesTitle')}
          </Heading>
          <Text color="fg.muted" textStyle="hint">
            {t('notesHint')}
          </Text>
        </Box>
        {failure !== '' && errors.text === undefined && (
          <InlineAlert status="error" title={t('failed')} isAnnounced>
            {failure}
          </InlineAlert>
        )}
        {notes.map((note) => {
          const author = note.author ?? t('noteByNobody');
          return (
            <Flex key={note.id} gap="2" align="start" justify="space-between">
              <Box minWidth="0">
                <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
                  {note.text}
                </Text>
                <Text color="fg.muted" textStyle="hint">
                  {t('noteBy', { author, at: new Date(note.atUtc) })}
                </Text>
              </Box>
              <ActionButton
                size="sm"
                isBusy={isBusy}
                hasSpinner={false}
                aria-label={t('noteRemoveLabel', { author })}
                onClick={() => void remove(note.id)}
              >
                {t('noteRemove')}
              </ActionButton>
            </Flex>
          );
        })}
        <FormField label={t('noteLabel', { name })} error={errors.text}>
          <FormTextarea
            rows={2}
            maxLength={NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </FormField>
        <ActionButton size="sm" alignSelf="start" isBusy={isBusy} onClick={() => void save()}>
          {t('noteSave')}
        </ActionButton>
      </Stack>
    </SystemProvider>
  );
}
