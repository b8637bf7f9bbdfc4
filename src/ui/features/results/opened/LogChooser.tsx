import { Flex, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { textFileOf } from '#src/ui/components/files/chosenFiles.ts';
import IconFile from '~icons/ph/file-arrow-up';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormTextarea } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { Fold } from '../Fold.tsx';
import { WIDE } from '../ResultsFrame.tsx';
import { fileSource, type LogSource } from './useOpenedLog.ts';

interface LogChooserProps {
  readonly isBusy: boolean;
  readonly onOpen: (source: LogSource) => void;
}

/** The one file of a choice or a drop; several, or a picture, are refused in words. */
function sourceOf(files: FileList): LogSource {
  // A field forgets its files once it's emptied.
  const chosen = Array.from(files);
  return {
    name: chosen[0]?.name ?? '',
    text: async () => fileSource(await textFileOf(chosen)).text(),
  };
}

/** A log is chosen, dropped or pasted. */
export function LogChooser({ isBusy, onOpen }: LogChooserProps) {
  const t = useMessages('openedLogs');
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Flex
      as="section"
      aria-label={t('choose')}
      layerStyle="panel"
      {...WIDE}
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2.5"
      p={{ base: '4', sm: '5' }}
      borderStyle="dashed"
      {...(isOver && { borderColor: 'brass.solid', background: 'brass.muted' })}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        if (event.dataTransfer.files.length > 0) onOpen(sourceOf(event.dataTransfer.files));
      }}
    >
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          aria-label={t('file')}
          tabIndex={-1}
          accept=".txt,.json,.log,text/plain,application/json"
          onChange={(event) => {
            if (event.currentTarget.files?.length) onOpen(sourceOf(event.currentTarget.files));
            event.currentTarget.value = '';
          }}
        />
      </VisuallyHidden>
      <ActionButton variant="solid" isBusy={isBusy} onClick={() => input.current?.click()}>
        {!isBusy && <IconFile aria-hidden="true" />}
        {t('chooseFile')}
      </ActionButton>
      <Text color="fg.muted">{t('orDrop')}</Text>
      <Flex direction="column" flex="1 1 100%">
        <Fold title={t('paste')}>
          <Stack gap="2.5" align="flex-start" color="fg">
            <FormField label={t('text')}>
              <FormTextarea
                rows={6}
                value={text}
                spellCheck={false}
                fontFamily="mono"
                onChange={(event) => setText(event.target.value)}
              />
            </FormField>
            <ActionButton
              reason={text.trim() === '' ? t('pasteFirst') : undefined}
              onClick={() => onOpen({ name: t('pastedText'), text: async () => text })}
            >
              {t('openText')}
            </ActionButton>
          </Stack>
        </Fold>
      </Flex>
    </Flex>
  );
}
