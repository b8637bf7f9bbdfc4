import { Box, chakra, Dialog, Stack, Text } from '@chakra-ui/react';
import { useMachine } from '@xstate/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { bucketName } from '#contract/decks/deckRules.ts';
import type { DeckListReading } from '#contract/decks/exports.ts';
import { LONGEST_LIST } from '#contract/lists/longestList.ts';
import { deckImportMachine, selectDeckImport } from '#src/machines/decks/deckImport.ts';
import { asActors } from '#src/machines/ports.ts';
import { textFileOf } from '#src/ui/components/files/chosenFiles.ts';
import IconFile from '~icons/ph/file-arrow-up';
import { formatFor } from '../../../messages/format.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { FormTextarea } from '../../../system/forms/controls.tsx';
import { FormField } from '../../../system/forms/FormField.tsx';
import { InlineAlert } from '../../../system/InlineAlert.tsx';
import { DeckDialog } from '../DeckDialog.tsx';
import { type DeckDesk, useDeckDesk } from '../desk/deckDesk.ts';
import { deckWords } from '../desk/deckWords.ts';

const FILES = '.txt,.mtga,.dek,.cod,.dck,.ydk,.ydke,.json,.csv,.tsv';

const machineFor = ({ keeping }: DeckDesk) =>
  deckImportMachine.provide({
    actors: asActors({
      open: async ({ files }: { readonly files: readonly File[] }) => (await textFileOf(files)).text(),
      read: ({ text }: { readonly text: string }) => keeping.readList(text),
    }),
  });

/** A deck list of another program, laid out with the cards of this pool. Undo takes it back. */
export default function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const [machine] = useState(() => machineFor(desk));
  const [snapshot, send] = useMachine(machine);
  const { text, reading, mistakes } = selectDeckImport(snapshot);
  const choose = (files: FileList | null) => {
    // A field forgets its files once they were taken.
    if (files?.length) send({ type: 'files.chosen', files: [...files] });
  };
  const layOut = ({ contents, counts }: DeckListReading) => {
    desk.restore(contents, t('saidLaidOut', { places: placesOf(counts, desk) }));
    onClose();
  };
  return (
    <DeckDialog
      title={t('importTitle')}
      size="md"
      onClose={onClose}
      footer={
        <>
          {reading !== null && (
            <Text flex="1" color="fg.muted" textStyle="dense">
              {t('importUndo')}
            </Text>
          )}
          <Dialog.ActionTrigger asChild>
            <ActionButton>{t('cancel')}</ActionButton>
          </Dialog.ActionTrigger>
          <ActionButton
            variant="solid"
            isBusy={snapshot.matches('reading')}
            reason={text.trim() === '' ? t('listMissing') : undefined}
            onClick={() => (reading === null ? send({ type: 'read.pressed' }) : layOut(reading))}
          >
            {reading === null ? t('readList') : t('useList')}
          </ActionButton>
        </>
      }
    >
      <Stack gap="3.5">
        <FormField label={t('deckList')} hint={t('importFormats')} aside={<FileButton onFiles={choose} />}>
          <FormTextarea
            data-autofocus
            minHeight="220px"
            textStyle="code"
            value={text}
            spellCheck={false}
            maxLength={LONGEST_LIST}
            placeholder={t('importExample')}
            onChange={({ target }) => send({ type: 'text.typed', text: target.value })}
            onDrop={(event) => {
              if (event.dataTransfer.files.length === 0) return;
              event.preventDefault();
              choose(event.dataTransfer.files);
            }}
          />
        </FormField>
        {mistakes.length > 0 && (
          <InlineAlert status="error" title={t('nothingChanged')} isAnnounced>
            <Box as="ul" maxHeight="32vh" pl="5" overflow="auto" listStyle="disc">
              {mistakes.map((sentence) => (
                <Box as="li" key={sentence}>
                  {sentence}
                </Box>
              ))}
            </Box>
          </InlineAlert>
        )}
        {reading !== null && (
          <InlineAlert status="success" title={t('listFits', { format: reading.format })} isAnnounced>
            {reading.unnamed > 0
              ? t('listPlacesRest', { places: placesOf(reading.counts, desk), count: reading.unnamed })
              : t('listPlaces', { places: placesOf(reading.counts, desk) })}
          </InlineAlert>
        )}
      </Stack>
    </DeckDialog>
  );
}

/** "23 cards in Main, 22 cards in Side". */
function placesOf(counts: DeckListReading['counts'], { look }: DeckDesk): string {
  const t = deckWords();
  const places = look.buckets.flatMap(({ key, label }) => {
    const count = counts[key] ?? 0;
    return count === 0 ? [] : [t('cardsIn', { count, board: bucketName(label) })];
  });
  return formatFor().list(places);
}

function FileButton({ onFiles }: { readonly onFiles: (files: FileList | null) => void }) {
  const t = useMessages('deck');
  const field = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles(target.files);
    target.value = '';
  };
  return (
    <>
      <ActionButton size="sm" onClick={() => field.current?.click()}>
        <IconFile aria-hidden="true" />
        {t('importFile')}
      </ActionButton>
      <chakra.input
        ref={field}
        type="file"
        accept={FILES}
        aria-label={t('importFileLabel')}
        hidden
        onChange={choose}
      />
    </>
  );
}
