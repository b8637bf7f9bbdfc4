import { HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { ActionButton } from '#src/ui/system/ActionButton.tsx';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { useUnsaved } from '../shell/leaving.ts';
import type { GameEditor } from './useGameEditor.ts';

interface SaveBarProps {
  readonly editor: GameEditor;
  readonly children?: ReactNode;
}

/** Below a form of a game while there is something to save: what's wrong, Discard and Save. */
export function SaveBar({ editor, children }: SaveBarProps) {
  const t = useMessages('adminGames');
  const common = useMessages('admin');
  const { isChanged, isBusy } = editor;
  useUnsaved(isChanged);
  const count = Object.keys(editor.errors).length;
  const words = editor.failure || (count > 0 ? t('wrong', { count }) : '');
  if (!isChanged && words === '') return null;
  return (
    <Stack
      position="sticky"
      zIndex={5}
      bottom={{ base: '84px', md: '3' }}
      gap="2.5"
      px="4"
      py="3"
      layerStyle="raised"
    >
      {words !== '' && (
        <InlineAlert status="error" isAnnounced>
          {words}
        </InlineAlert>
      )}
      <HStack gap="2.5" wrap="wrap">
        <Text flex="1" color="fg.muted" textStyle="dense">
          {children ?? t('unsaved')}
        </Text>
        <ActionButton variant="ghost" isBusy={isBusy} hasSpinner={false} onClick={editor.discard}>
          {common('discard')}
        </ActionButton>
        <ActionButton variant="solid" isBusy={isBusy} onClick={editor.save}>
          {t('save')}
        </ActionButton>
      </HStack>
    </Stack>
  );
}
