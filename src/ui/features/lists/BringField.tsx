import { Box, Flex, Input, Spinner, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { LONGEST_LIST } from '#contract/lists/longestList.ts';
import { errorWords } from '#src/machines/failure.ts';
import {
  isLink,
  selectBringFailure,
  selectBringState,
  selectListLook,
  selectListRow,
  selectTypedList,
} from '#src/machines/lists/bringList.ts';
import { textFileOf } from '#src/ui/components/files/chosenFiles.ts';
import IconFile from '~icons/ph/file-text';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import { FormTextarea } from '../../system/forms/controls.tsx';
import { FormField } from '../../system/forms/FormField.tsx';
import { BringFailure } from './BringFailure.tsx';
import type { BringList } from './useBringList.ts';

const BYTES_PER_CHARACTER = 4;
/** What comes as a whole is read at once; what is typed waits for its button. */
const WHOLE: readonly string[] = ['insertFromPaste', 'insertFromDrop'];
const MANY_LINES = 6;

interface BringFieldProps {
  readonly list: BringList;
  readonly mayFetch: boolean;
  /** Starts with the focus. */
  readonly isFirst?: boolean;
}

/** One field for a link or a list, a button for a file, and a place to drop one. */
export function BringField({ list, mayFetch, isFirst = false }: BringFieldProps) {
  const t = useMessages('lists');
  const state = useSelector(list, selectBringState);
  const typed = useSelector(list, selectTypedList);
  const look = useSelector(list, selectListLook);
  const row = useSelector(list, selectListRow);
  const failure = useSelector(list, selectBringFailure);
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const isWaiting = state === 'fetching' || state === 'opening' || (state === 'reading' && look === null);
  const isBrought = look !== null && row === null && state !== 'failed';
  const readFile = async (files: ArrayLike<File>) => {
    try {
      const file = await textFileOf(files);
      if (file.size > LONGEST_LIST * BYTES_PER_CHARACTER)
        throw new Error(t('fileTooLarge', { name: file.name }));
      list.send({ type: 'file.chosen', text: await file.text(), fileName: file.name });
    } catch (thrown) {
      list.send({ type: 'file.refused', words: errorWords(thrown) });
    }
  };
  const onTyped = ({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) => {
    const isWhole = nativeEvent instanceof InputEvent && WHOLE.includes(nativeEvent.inputType);
    list.send({ type: isWhole ? 'text.pasted' : 'text.typed', text: target.value });
  };
  /** What is in the field already is no change to it, and is read all the same. */
  const pasteAgain = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const text =
      value.slice(0, selectionStart) + event.clipboardData.getData('text') + value.slice(selectionEnd);
    if (text !== value) return;
    event.preventDefault();
    list.send({ type: 'text.pasted', text });
  };
  const onDrop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void readFile([...event.dataTransfer.files]);
  };
  return (
    <Box
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      borderRadius="12px"
      outline={isOver ? '2px dashed var(--brass-fg)' : undefined}
      outlineOffset="6px"
    >
      {isBrought ? (
        <ActionButton
          onClick={() => list.send({ type: 'clear.pressed' })}
          isBusy={state === 'keeping' || state === 'hosting'}
          hasSpinner={false}
        >
          {t('another')}
        </ActionButton>
      ) : (
        <Flex wrap="wrap" gap="3" align="flex-start">
          <Box flex="1 1 320px" minWidth="0">
            <FormField
              label={mayFetch ? t('fieldLabel') : t('fieldLabelGuest')}
              hint={isOver ? t('dropHere') : mayFetch ? t('fieldHint') : t('fieldHintGuest')}
            >
              <FormTextarea
                autoFocus={isFirst}
                value={typed}
                rows={typed.includes('\n') ? MANY_LINES : 1}
                minHeight="44px"
                placeholder={mayFetch ? t('placeholder') : t('placeholderGuest')}
                autoComplete="off"
                spellCheck={false}
                onChange={onTyped}
                onPaste={(event) => {
                  const { files } = event.clipboardData;
                  if (files.length === 0) return pasteAgain(event);
                  event.preventDefault();
                  void readFile([...files]);
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || !isLink(typed)) return;
                  event.preventDefault();
                  list.send({ type: 'read.pressed' });
                }}
              />
            </FormField>
          </Box>
          <Flex gap="2.5" pt={{ base: '0', sm: '6' }} wrap="wrap">
            {typed.trim() !== '' && !isWaiting && (
              <ActionButton variant="solid" onClick={() => list.send({ type: 'read.pressed' })}>
                {t('read')}
              </ActionButton>
            )}
            <ActionButton onClick={() => picker.current?.click()}>
              <IconFile aria-hidden="true" />
              {t('chooseFile')}
            </ActionButton>
          </Flex>
        </Flex>
      )}
      <Input
        ref={picker}
        type="file"
        display="none"
        aria-label={t('chooseFile')}
        accept=".txt,.csv,.tsv,.dek,.dec,.cod,.json,.xml,text/*"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void readFile(files);
        }}
      />
      {isWaiting && (
        <Flex role="status" align="center" gap="2.5" mt="3" color="fg.muted">
          <Spinner size="sm" aria-hidden="true" />
          <Text flex="1">
            {state === 'fetching' ? t('fetching') : state === 'opening' ? t('opening') : t('reading')}
          </Text>
          <ActionButton size="sm" onClick={() => list.send({ type: 'cancel.pressed' })}>
            {t('cancel')}
          </ActionButton>
        </Flex>
      )}
      {failure !== null && state === 'failed' && (
        <Box mt="3">
          <BringFailure failure={failure} onRetry={() => list.send({ type: 'retry.pressed' })} />
        </Box>
      )}
    </Box>
  );
}
