import { ErrorBanner } from '../../../kit/ErrorBanner.tsx';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { writeLastExport } from '../desk/arrangement.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { ExportActs } from './ExportActs.tsx';
import { ExportTargets } from './ExportTargets.tsx';
import './exports.css';
import { type LoadedExport, useExport } from './useExport.ts';

interface ExportDialogProps {
  readonly slug: string;
  readonly onClose: () => void;
}

const SKELETON_WIDTHS = [62, 48, 70, 55, 66, 40, 58, 51];

/** The deck in another program's words, to copy or to keep as a file. */
export default function ExportDialog({ slug, onClose }: ExportDialogProps) {
  const { view, openExtra, keeping } = useDeckDesk();
  const { loaded, retry } = useExport(slug);
  const choose = (exportAs: string) => {
    writeLastExport(exportAs);
    openExtra({ exportAs });
  };
  return (
    <ModalDialog title="Export deck" isOpen onClose={onClose} width="choice">
      <div className="export-desk">
        <ExportTargets targets={view.exports} slug={slug} onChange={choose} />
        <div className="export-view">
          <Preview loaded={loaded} onRetry={retry} onClose={onClose} />
          <ExportActs file={loaded.state === 'there' ? loaded.file : null} onTaken={keeping.tellTaken} />
        </div>
      </div>
    </ModalDialog>
  );
}

interface PreviewProps {
  readonly loaded: LoadedExport;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Preview({ loaded, onRetry, onClose }: PreviewProps) {
  switch (loaded.state) {
    case 'failed':
      return (
        <ErrorBanner title="The deck could not be exported" onRetry={onRetry} onDismiss={onClose}>
          {loaded.words}
        </ErrorBanner>
      );
    case 'loading':
      return (
        <div className="export-text" aria-busy="true">
          {SKELETON_WIDTHS.map((width) => (
            <Skeleton key={width} width={`${width}%`} height={14} />
          ))}
        </div>
      );
    case 'there':
      return (
        <>
          {loaded.file.warnings.length > 0 && (
            <InlineNotice kind="warning" title="This file lacks something" isSpoken>
              {loaded.file.warnings.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </InlineNotice>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text has to be reached by keyboard */}
          <pre className="export-text" role="region" tabIndex={0} aria-label={loaded.file.fileName}>
            {loaded.file.text}
          </pre>
        </>
      );
  }
}
