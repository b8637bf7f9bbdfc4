import { useEffect, useRef, useState } from 'react';
import type { DeckList } from '#contract/decks/deckLists.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconDone from '~icons/ph/check';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import { Button } from '../../../kit/Button.tsx';
import { ErrorBanner } from '../../../kit/ErrorBanner.tsx';
import { LiveRegion } from '../../../kit/LiveRegion.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { saveBlob } from '../keep.ts';
import '../keepPanel.css';
import { drawPicture } from './drawPicture.ts';

interface DeckPictureProps {
  readonly results: Pick<ResultsView, 'faces' | 'look' | 'table'>;
  readonly load: () => Promise<DeckList>;
  readonly onClose: () => void;
}

type Drawing =
  | { readonly kind: 'drawing' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'drawn'; readonly list: DeckList };

/** A deck as one picture, drawn in this browser, to keep or to paste elsewhere. */
export function DeckPicture({ results, load, onClose }: DeckPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ kind: 'drawing' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn once, and again by Retry
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const list = await load();
      if (canvas.current && isWanted) await drawPicture(canvas.current, { results, list });
      if (isWanted) setDrawing({ kind: 'drawn', list });
    };
    setDrawing({ kind: 'drawing' });
    draw().catch((thrown: unknown) => {
      if (isWanted) setDrawing({ kind: 'failed', words: errorWords(thrown) });
    });
    return () => {
      isWanted = false;
    };
  }, [turn]);
  const isDrawn = drawing.kind === 'drawn';
  return (
    <ModalDialog title="Picture of the deck" isOpen onClose={onClose} width="choice">
      {drawing.kind === 'failed' && (
        <ErrorBanner
          title="The picture could not be drawn"
          onRetry={() => setTurn(turn + 1)}
          onDismiss={onClose}
        >
          {drawing.words}
        </ErrorBanner>
      )}
      <div
        className="picture-stage"
        hidden={drawing.kind === 'failed'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled picture has to be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label="The picture"
      >
        {drawing.kind === 'drawing' && <Skeleton height={320} radius={10} />}
        <canvas
          ref={canvas}
          hidden={!isDrawn}
          role="img"
          aria-label={isDrawn ? spoken(drawing.list) : undefined}
        />
      </div>
      <Acts canvas={canvas} name={isDrawn ? drawing.list.name : null} />
    </ModalDialog>
  );
}

/** Everything that stands on the picture, for those who do not see it. */
const spoken = ({ name, owner, lines }: DeckList): string =>
  `${name} of ${owner}: ${lines.map(({ count, name: card }) => `${count} ${card}`).join(', ')}`;

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
      'image/png',
    );
  });

interface ActsProps {
  readonly canvas: { readonly current: HTMLCanvasElement | null };
  /** Null until the picture is drawn. */
  readonly name: string | null;
}

function Acts({ canvas, name }: ActsProps) {
  const [told, setTold] = useState('');
  const reason = name === null ? 'The picture is not drawn yet' : undefined;
  const keep = () => {
    if (!canvas.current || name === null) return;
    const fileName = `${name.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '').trim() || 'deck'}.png`;
    pngOf(canvas.current).then(
      (blob) => saveBlob(blob, fileName),
      () => setTold('The picture could not be saved.'),
    );
  };
  const copy = () => {
    const { current } = canvas;
    if (!current) return;
    const copied = async () =>
      navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(current) })]);
    copied().then(
      () => setTold('Copied'),
      () => setTold('The browser did not let us copy. Save the picture instead.'),
    );
  };
  const isCopied = told === 'Copied';
  return (
    <div className="picture-acts">
      <span className="t14 muted grow">{isCopied ? '' : told}</span>
      <Button reason={reason} onClick={copy}>
        {isCopied ? <IconDone aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <Button variant="solid" reason={reason} data-autofocus onClick={keep}>
        <IconDownload aria-hidden="true" />
        Download
      </Button>
      <LiveRegion text={isCopied ? 'The picture is copied.' : told} />
    </div>
  );
}
