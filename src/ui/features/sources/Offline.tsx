import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { offlineLines } from '#contract/sources/offline.ts';
import type { SourceSet, SourceView } from '#contract/sources/sources.ts';
import { selectAddState } from '#src/machines/lists/addGame.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ActionButton } from '../../system/ActionButton.tsx';
import type { AddGame } from './useAddGame.ts';

interface OfflineProps {
  readonly adding: AddGame;
  readonly source: SourceView;
  readonly set: SourceSet | null;
  readonly code: string;
}

/** How a machine without a network gets a set: lines to fetch its files elsewhere, and the place where they are dropped. */
export function Offline({ adding, source, set, code }: OfflineProps) {
  const t = useMessages('sources');
  const wanted = code.trim() || 'CODE';
  const lines = offlineLines(source, { code: wanted, name: set?.name ?? wanted });
  return (
    <Box as="details">
      <Text as="summary" cursor="pointer" py="2">
        {t('offline')}
      </Text>
      <Text color="fg.muted" textStyle="hint" mb="2">
        {source.isPackedOnly ? t('offlinePack') : t('offlineHint')}
      </Text>
      <Stack gap="2">
        {lines.map((line, at) => (
          <OfflineLine key={line} line={line} name={t('address', { at: at + 1 })} />
        ))}
        {source.game !== null && <DropZone adding={adding} />}
      </Stack>
    </Box>
  );
}

function OfflineLine({ line, name }: { readonly line: string; readonly name: string }) {
  const t = useMessages('sources');
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Flex gap="2" align="center">
      <Text as="code" textStyle="code" flex="1" minWidth="0" overflowWrap="anywhere">
        {line}
      </Text>
      <ActionButton
        size="sm"
        variant="outline"
        aria-label={`${t('copy')}: ${name}`}
        onClick={() => void navigator.clipboard.writeText(line).then(() => setIsCopied(true))}
      >
        {isCopied ? t('copied') : t('copy')}
      </ActionButton>
    </Flex>
  );
}

function DropZone({ adding }: Pick<OfflineProps, 'adding'>) {
  const t = useMessages('sources');
  const isBusy = useSelector(adding, selectAddState) !== 'deciding';
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const bring = (files: FileList | null) => adding.send({ type: 'files.brought', files: [...(files ?? [])] });
  return (
    <Flex
      gap="3"
      align="center"
      wrap="wrap"
      p="4"
      border="line"
      borderStyle="dashed"
      borderRadius="panel"
      background={isOver ? 'bg.panel' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        bring(event.dataTransfer.files);
      }}
    >
      <Text flex="1" minWidth="200px">
        {t('dropHere')}
      </Text>
      <ActionButton variant="outline" isBusy={isBusy} onClick={() => picker.current?.click()}>
        {t('chooseFiles')}
      </ActionButton>
      <Input
        ref={picker}
        type="file"
        multiple
        display="none"
        aria-label={t('chooseFiles')}
        onChange={({ target }) => {
          bring(target.files);
          target.value = '';
        }}
      />
    </Flex>
  );
}
