import { useState } from 'react';
import type { DeckExport } from '#contract/decks/exports.ts';
import IconCheck from '~icons/ph/check-bold';
import IconCopy from '~icons/ph/copy';
import IconDownload from '~icons/ph/download-simple';
import { Button } from '../../../kit/Button.tsx';
import { LiveRegion } from '../../../kit/LiveRegion.tsx';

interface ExportActsProps {
  readonly file: DeckExport | null;
  /** It was copied or saved. */
  readonly onTaken: () => void;
}

/** Copy and download of what is shown. */
export function ExportActs({ file, onTaken }: ExportActsProps) {
  const [copied, setCopied] = useState<{ file: DeckExport; isDone: boolean } | null>(null);
  const isCopied = file !== null && copied?.file === file && copied.isDone;
  const isCopyRefused = file !== null && copied?.file === file && !copied.isDone;
  const reason = file === null ? 'The text is not here yet' : undefined;
  const copy = () => {
    if (file === null) return;
    navigator.clipboard.writeText(file.text).then(
      () => {
        setCopied({ file, isDone: true });
        onTaken();
      },
      () => setCopied({ file, isDone: false }),
    );
  };
  const save = () => {
    if (file === null) return;
    download(file);
    onTaken();
  };
  return (
    <div className="export-acts">
      <span className="t14 muted grow ell export-file">
        {isCopyRefused ? 'The browser did not let us copy. Select the text instead.' : file?.fileName}
      </span>
      <Button reason={reason} onClick={save}>
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

function download({ fileName, mediaType, text }: DeckExport) {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
