import { useEffect, useState } from 'react';
import type { DeckExport } from '#contract/decks.ts';
import { errorWords } from '#src/machines/failure.ts';
import IconCheck from '~icons/ph/check-bold';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import { Button } from '../kit/Button.tsx';
import { ErrorBanner } from '../kit/ErrorBanner.tsx';
import { LiveRegion } from '../kit/LiveRegion.tsx';
import { ModalDialog } from '../kit/ModalDialog.tsx';
import { SegmentedControl } from '../kit/SegmentedControl.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { useDeckDesk } from './deckDesk.ts';

interface ExportDialogProps {
  readonly slug: string;
  readonly onChange: (slug: string) => void;
  readonly onClose: () => void;
}

type Loaded =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly words: string }
  | { readonly state: 'there'; readonly file: DeckExport };

/** The deck in another program's words, to copy or to keep as a file. */
export default function ExportDialog({ slug, onChange, onClose }: ExportDialogProps) {
  const { view } = useDeckDesk();
  const { loaded, retry } = useExport(slug);
  return (
    <ModalDialog title="Export deck" isOpen onClose={onClose} width="form">
      {view.exports.length > 1 && (
        <SegmentedControl
          label="Format"
          value={slug}
          onChange={onChange}
          segments={view.exports.map((format) => ({ value: format.slug, label: format.name }))}
        />
      )}
      {loaded.state === 'failed' ? (
        <div className="deck-export-failed">
          <ErrorBanner title="The deck could not be exported" onRetry={retry} onDismiss={onClose}>
            {loaded.words}
          </ErrorBanner>
        </div>
      ) : loaded.state === 'loading' ? (
        <div className="deck-export-text" aria-busy="true">
          {[62, 48, 70, 55, 66, 40, 58, 51].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard
        <pre className="deck-export-text" role="region" tabIndex={0} aria-label={loaded.file.fileName}>
          {loaded.file.text}
        </pre>
      )}
      <Acts file={loaded.state === 'there' ? loaded.file : null} />
    </ModalDialog>
  );
}

function Acts({ file }: { readonly file: DeckExport | null }) {
  const [copied, setCopied] = useState<{ file: DeckExport; isDone: boolean } | null>(null);
  const isCopied = file !== null && copied?.file === file && copied.isDone;
  const isCopyRefused = file !== null && copied?.file === file && !copied.isDone;
  const reason = file === null ? 'The text is not here yet' : undefined;
  const copy = () => {
    if (file === null) return;
    navigator.clipboard.writeText(file.text).then(
      () => setCopied({ file, isDone: true }),
      () => setCopied({ file, isDone: false }),
    );
  };
  return (
    <div className="deck-export-acts">
      <span className="t14 muted grow ell">
        {isCopyRefused ? 'The browser did not let us copy. Select the text instead.' : file?.fileName}
      </span>
      <Button reason={reason} onClick={() => file && download(file)}>
        <IconDownload aria-hidden="true" />
        Download
      </Button>
      <Button variant="solid" reason={reason} data-autofocus="copy" onClick={copy}>
        {isCopied ? <IconCheck aria-hidden="true" /> : <IconCopy aria-hidden="true" />}
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
      <LiveRegion text={isCopied ? 'Copied.' : ''} />
    </div>
  );
}

function useExport(slug: string) {
  const { loadExport } = useDeckDesk();
  const [turn, setTurn] = useState(0);
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for another format or by Retry, not when the desk is painted anew
  useEffect(() => {
    let isWanted = true;
    setLoaded({ state: 'loading' });
    loadExport(slug).then(
      (file) => isWanted && setLoaded({ state: 'there', file }),
      (error: unknown) => isWanted && setLoaded({ state: 'failed', words: wordsOf(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [slug, turn]);
  return { loaded, retry: () => setTurn(turn + 1) };
}

const wordsOf = (error: unknown): string => {
  const words = errorWords(error);
  return words.startsWith('Timeout')
    ? 'The last changes are not saved yet, and an export is made of the saved deck.'
    : words;
};

function download({ fileName, mediaType, text }: DeckExport) {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
