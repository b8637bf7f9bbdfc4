import { Flex, Grid, Skeleton, Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { DeckExport } from '#contract/decks/exports.ts';
import { inspected } from '#src/inspection.ts';
import { deckExportMachine, selectExport } from '#src/machines/decks/deckExport.ts';
import { asActors } from '#src/machines/ports.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import IconCheck from '~icons/ph/check-bold';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { writeLastExport } from '../desk/arrangement.ts';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { ExportTargets } from './ExportTargets.tsx';

interface ExportDialogProps {
  /** The program that is written for first. */
  readonly slug: string;
  readonly onClose: () => void;
}

const machineFor = ({ whenSaved, loadExport, keeping }: DeckDesk) =>
  deckExportMachine.provide({
    actors: asActors({
      save: whenSaved,
      load: ({ slug }: { readonly slug: string }) => loadExport(slug),
      copy: ({ text }: { readonly text: string }) => navigator.clipboard.writeText(text),
    }),
    actions: {
      rememberTarget: (_, { slug }) => writeLastExport(slug),
      download: (_, { file }) => file && saveFile(file.fileName, file.mediaType, file.text),
      countExport: () => keeping.tellTaken(),
    },
  });

/** The deck as another program reads it, to copy or to save as a file. */
export default function ExportDialog({ slug, onClose }: ExportDialogProps) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const [machine] = useState(() => machineFor(desk));
  const [snapshot, send] = useMachine(machine, { input: { slug }, ...inspected('deckExport') });
  const { file, failure, slug: chosen } = selectExport(snapshot);
  const reason = file === null ? t('textNotHere') : undefined;
  const isCopied = snapshot.matches({ ready: 'copied' });
  const isUnsaved = snapshot.matches('unsaved');
  return (
    <DeckDialog title={t('exportTitle')} size="lg" onClose={onClose}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' }}
        gap="5"
        height={{ md: 'min(64vh, 580px)' }}
      >
        <ExportTargets
          targets={desk.view.exports}
          slug={chosen}
          onChange={(next) => send({ type: 'target.chosen', slug: next })}
        />
        <Stack gap="3" minWidth="0" minHeight="0">
          {isUnsaved || snapshot.matches('failed') ? (
            <ErrorBanner
              title={t('exportFailed')}
              onRetry={() => send({ type: 'retry.pressed' })}
              onDismiss={onClose}
            >
              {isUnsaved ? t('exportUnsaved') : failure}
            </ErrorBanner>
          ) : (
            <FileText file={file} />
          )}
          <Flex wrap="wrap" align="center" justify="flex-end" gap="2" mt="auto">
            <Text flex={{ base: '1 0 100%', md: 1 }} minWidth="0" truncate textStyle="dense">
              {snapshot.matches({ ready: 'refused' }) ? t('notCopied') : file?.fileName}
            </Text>
            <ActionButton
              flex={{ base: 1, md: 'none' }}
              reason={reason}
              onClick={() => send({ type: 'download.pressed' })}
            >
              <IconDownload aria-hidden="true" />
              {t('download')}
            </ActionButton>
            <ActionButton
              flex={{ base: 1, md: 'none' }}
              variant="solid"
              reason={reason}
              data-autofocus
              onClick={() => send({ type: 'copy.pressed' })}
            >
              {isCopied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
              {isCopied ? t('copied') : t('copy')}
            </ActionButton>
            <VisuallyHidden role="status">{isCopied && t('saidCopied')}</VisuallyHidden>
          </Flex>
        </Stack>
      </Grid>
    </DeckDialog>
  );
}

const SKELETON_WIDTHS = [62, 48, 70, 55, 66, 40, 58, 51];

function FileText({ file }: { readonly file: DeckExport | null }) {
  const t = useMessages('deck');
  return (
    <>
      {file !== null && file.warnings.length > 0 && (
        <InlineAlert status="warning" title={t('fileLacks')} isAnnounced>
          {file.warnings.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </InlineAlert>
      )}
      <Stack
        flex="1"
        gap="2"
        minHeight="120px"
        maxHeight={{ base: '30dvh', md: 'none' }}
        m="0"
        px="4"
        py="3.5"
        overflow="auto"
        border="line"
        borderRadius="control"
        background="bg.well"
        color="fg"
        textStyle="code"
        fontSize="13.5px"
        lineHeight="1.5"
        whiteSpace="pre"
        {...(file === null
          ? { 'aria-busy': true }
          : { as: 'pre', role: 'region', tabIndex: 0, 'aria-label': file.fileName })}
      >
        {file?.text ??
          SKELETON_WIDTHS.map((width) => (
            <Skeleton key={width} flex="none" width={`${width}%`} height="14px" />
          ))}
      </Stack>
    </>
  );
}
