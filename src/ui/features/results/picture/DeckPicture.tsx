import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import type { DeckList } from '#contract/decks/deckLists.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { errorWords } from '#src/machines/failure.ts';
import { ModalDialog } from '#src/ui/system/ModalDialog.tsx';
import { ErrorBanner } from '#src/ui/system/plain/ErrorBanner.tsx';
import IconDownload from '~icons/ph/download-simple';
import { type Asked, asked, useAnswer } from '../../../components/answer.ts';
import { PressButton } from '../../../components/PressButton.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { CopyButton } from '../CopyButton.tsx';
import { joined } from '../resultWords.ts';
import { drawPicture } from './drawPicture.ts';
import { saveBlob } from './saveBlob.ts';

export interface DeckPictureProps {
  readonly results: Pick<ResultsView, 'faces' | 'look' | 'table'>;
  readonly load: () => Promise<DeckList>;
  readonly onClose: () => void;
}

interface Drawn {
  readonly canvas: HTMLCanvasElement;
  readonly list: DeckList;
}

async function drawn({ results, load }: Pick<DeckPictureProps, 'results' | 'load'>): Promise<Drawn> {
  const list = await load();
  const canvas = document.createElement('canvas');
  await drawPicture(canvas, { results, list });
  return { canvas, list };
}

/** A deck as one picture, drawn in this browser, to keep or to paste elsewhere. */
export function DeckPicture({ results, load, onClose }: DeckPictureProps) {
  const t = useMessages('results');
  const draw = () => asked(drawn({ results, load }));
  const [drawing, setDrawing] = useState(draw);
  return (
    <ModalDialog title={t('deckPicture')} isOpen onClose={onClose} width="choice">
      <Suspense fallback={<Skeleton height="320px" borderRadius="control" />}>
        <Picture drawing={drawing} onRetry={() => setDrawing(draw())} onClose={onClose} />
      </Suspense>
    </ModalDialog>
  );
}

interface PictureProps {
  readonly drawing: Asked<Drawn>;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Picture({ drawing, onRetry, onClose }: PictureProps) {
  const t = useMessages('results');
  const { answer, isAsking } = useAnswer(drawing);
  if (answer.kind === 'failed')
    return (
      <ErrorBanner title={t('pictureFailed')} isRetrying={isAsking} onRetry={onRetry} onDismiss={onClose}>
        {errorWords(answer.error)}
      </ErrorBanner>
    );
  const { canvas, list } = answer.value;
  const { name, owner, lines } = list;
  const cards = joined(lines.map((line) => t('countedCard', { count: line.count, name: line.name })));
  const png = () => pngOf(canvas, t('pictureNotSaved'));
  return (
    <>
      <Box
        // A scrolled picture has to be reached by keyboard.
        tabIndex={0}
        role="group"
        aria-label={t('picture')}
        maxHeight="60vh"
        overflow="auto"
        borderRadius="control"
        background="bg.well"
        css={{ '& canvas': { display: 'block', width: '100%', height: 'auto' } }}
      >
        <Box
          role="img"
          aria-label={t('pictureOf', { name, owner, cards })}
          ref={(box: HTMLElement | null) => box?.replaceChildren(canvas)}
        />
      </Box>
      <Flex wrap="wrap" justify="flex-end" gap="2.5" mt="3.5">
        <CopyButton
          copy={() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png() })])}
          words={t('copy')}
          copied={t('copied')}
          announced={t('pictureCopied')}
          refused={t('pictureNotCopied')}
        />
        <PressButton
          variant="solid"
          data-autofocus
          onPress={async () => saveBlob(await png(), fileNameOf(name))}
        >
          <IconDownload aria-hidden="true" />
          {t('downloadPicture')}
        </PressButton>
      </Flex>
    </>
  );
}

const fileNameOf = (name: string) => `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '').trim() || 'deck'}.png`;

const pngOf = (canvas: HTMLCanvasElement, failure: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(failure))), 'image/png');
  });
