import { Box, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ResultFileKind } from '#contract/results/resultFiles.ts';
import type { ResultsView, SeatResult } from '#contract/results/results.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { LiveRegion } from '#src/ui/system/plain/LiveRegion.tsx';
import IconDownload from '~icons/ph/download-simple';
import IconLocked from '~icons/ph/lock-simple-fill';
import { PressButton } from '../../../components/PressButton.tsx';
import { TitledPanel } from '../../../components/TitledPanel.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { PictureButton } from '../picture/PictureButton.tsx';
import { REST } from '../ResultsFrame.tsx';
import type { ResultCalls } from '../resultCalls.ts';
import { shortHash, words } from '../resultWords.ts';

interface KeepPanelProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly calls: Pick<ResultCalls, 'file' | 'deckList'>;
}

const FILES = ['draft', 'draftmancer', 'mtgo', 'csv'] as const satisfies readonly ResultFileKind[];

/** Taking the draft along: as files, and its decks as pictures. */
export function KeepPanel({ results, seat, calls }: KeepPanelProps) {
  const t = useMessages('results');
  const [saved, setSaved] = useState('');
  const shown = results.seats[seat];
  const memberId = shown?.seat.memberId ?? null;
  const save = async (kind: ResultFileKind) => {
    setSaved('');
    const { fileName, mediaType, text } = await calls.file(kind, seat);
    saveFile(fileName, mediaType, text);
    setSaved(t('fileSaved', { file: t('file', { kind }) }));
  };
  return (
    <TitledPanel title={t('download')} {...REST} order={{ base: '1', sm: '0' }}>
      <Text color="fg.muted" textStyle="dense" mt="-2.5">
        {seatsInFile(results)}
      </Text>
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(240px, 1fr))" gap="0.5" mx="-3">
        {FILES.map((kind) => (
          <Box as="li" key={kind}>
            <PressButton
              variant="ghost"
              colorPalette="neutral"
              width="full"
              height="auto"
              minHeight="12"
              py="1.5"
              px="3"
              justifyContent="flex-start"
              textAlign="left"
              whiteSpace="normal"
              onPress={() => save(kind)}
            >
              <IconDownload aria-hidden="true" />
              <Stack as="span" gap="0.5">
                <Text as="b" color="fg" textStyle="control">
                  {t('file', { kind })}
                </Text>
                <Text as="span" color="fg.muted" textStyle="hint" fontWeight="normal">
                  {t('fileHint', { kind, name: shown?.seat.name ?? '' })}
                </Text>
              </Stack>
            </PressButton>
          </Box>
        ))}
      </Grid>
      <LiveRegion text={saved} />
      {shown?.deck != null && memberId !== null && (
        <Stack align="flex-start" gap="2.5" pt="3.5" borderTop="line">
          <Locked deck={shown.deck} />
          <PictureButton size="sm" results={results} load={() => calls.deckList(memberId)} />
        </Stack>
      )}
    </TitledPanel>
  );
}

/** Which seats a file has, by the host's rule. */
function seatsInFile({ seats, mySeat }: ResultsView): string {
  const t = words();
  const count = seats.length;
  const open = seats.filter(({ isOpen }) => isOpen).length;
  if (open === count) return t('allSeatsInFile', { count });
  return open === 1 && mySeat !== null && seats[mySeat]?.isOpen === true
    ? t('ownSeatInFile')
    : t('someSeatsInFile', { open, count });
}

/** The copy that was locked when the deck was submitted: when, and by which hash it's known. */
function Locked({ deck: { name, submitted } }: { readonly deck: NonNullable<SeatResult['deck']> }) {
  const t = useMessages('results');
  if (submitted === null)
    return (
      <Text color="fg.muted" textStyle="dense">
        {t('notSubmitted', { name })}
      </Text>
    );
  const { atMs, times, hash } = submitted;
  return (
    <Text color="fg.muted" textStyle="dense">
      <Box as={IconLocked} aria-hidden="true" display="inline" mr="1" verticalAlign="-2px" />
      {t.rich('submitted', {
        ...{ name: submitted.name, day: new Date(atMs), times, hash: shortHash(hash) },
        code: (shown) => (
          <Text as="span" textStyle="code" title={hash}>
            {shown}
          </Text>
        ),
      })}
    </Text>
  );
}
