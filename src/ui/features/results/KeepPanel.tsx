import { Suspense, useState } from 'react';
import type { ResultFileKind } from '#contract/results/resultFiles.ts';
import type { ResultsView } from '#contract/results/results.ts';
import IconDownload from '~icons/ph/download-simple';
import IconPicture from '~icons/ph/image-square';
import IconLocked from '~icons/ph/lock-simple-fill';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { useBusyAction } from '../home/useBusyAction.ts';
import './keepPanel.css';
import { late } from '../../kit/late.ts';
import { type KeepPorts, saveFile } from './keep.ts';
import { shortHash } from './resultWords.ts';

const DeckPicture = late(() => import('./picture/DeckPicture.tsx'), 'DeckPicture');

interface KeepPanelProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly ports: Pick<KeepPorts, 'file' | 'deckList'>;
}

const FILES: readonly { readonly kind: ResultFileKind; readonly label: string; readonly words: string }[] = [
  { kind: 'draft', label: 'Passleft file', words: 'Everything, as JSON with a published schema' },
  { kind: 'draftmancer', label: 'Draftmancer log', words: 'JSON, version 2.1' },
  { kind: 'mtgo', label: 'MTGO text', words: 'the picks of one seat' },
  { kind: 'csv', label: 'Table (CSV)', words: 'a row for each pick' },
];

/** Taking the draft along: as files, and its decks as pictures. */
export function KeepPanel({ results, seat, ports }: KeepPanelProps) {
  const [isPictured, setPictured] = useState(false);
  const shown = results.seats[seat];
  return (
    <Panel pad="none" className="keep" aria-labelledby="keep-title">
      <h2 id="keep-title">Download this draft</h2>
      <p className="t14 muted">{seatsInFile(results)}</p>
      <ul className="keep-files">
        {FILES.map((file) => (
          <FileRow
            key={file.kind}
            {...file}
            words={file.kind === 'mtgo' && shown ? `the picks of ${shown.seat.name}` : file.words}
            load={() => ports.file(file.kind, seat)}
          />
        ))}
      </ul>
      {shown?.deck != null && shown.seat.memberId !== null && (
        <div className="keep-deck">
          <Locked result={shown} />
          <Button size="sm" onClick={() => setPictured(true)}>
            <IconPicture aria-hidden="true" />
            Picture of the deck
          </Button>
        </div>
      )}
      {isPictured && shown?.seat.memberId != null && (
        <Suspense fallback={null}>
          <DeckPicture
            results={results}
            load={() => ports.deckList(shown.seat.memberId ?? '')}
            onClose={() => setPictured(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

/** Which seats a file tells of, by the host's rule. */
function seatsInFile({ seats, mySeat }: ResultsView): string {
  const open = seats.filter(({ isOpen }) => isOpen).length;
  if (open === seats.length)
    return open === 1 ? 'Your seat is in the files.' : `All ${open} seats are in the files.`;
  if (open === 1 && mySeat !== null && seats[mySeat]?.isOpen === true)
    return 'Your own seat is in the files. By the host’s rule the others stand there by name alone.';
  return `${open} of ${seats.length} seats are in the files, those that are open to you.`;
}

interface FileRowProps {
  readonly label: string;
  readonly words: string;
  readonly load: () => ReturnType<KeepPorts['file']>;
}

function FileRow({ label, words, load }: FileRowProps) {
  const { isBusy, failure, run } = useBusyAction();
  const [isSaved, setSaved] = useState(false);
  const keep = async () => {
    setSaved(false);
    saveFile(await load());
    setSaved(true);
  };
  return (
    <li>
      <Button variant="ghost" className="keep-file" isBusy={isBusy} onClick={() => void run(keep)}>
        {!isBusy && <IconDownload aria-hidden="true" />}
        <span className="grow">
          <b>{label}</b>
          <span className="t13 muted">{words}</span>
        </span>
      </Button>
      {failure !== '' && (
        <p className="t14 danger" role="alert">
          {failure}
        </p>
      )}
      <LiveRegion text={isSaved ? `${label} is saved.` : ''} />
    </li>
  );
}

const momentWords = (ms: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(ms);

/** The copy that was locked when the deck was submitted: when, and by which hash it is known. */
const Locked = ({ result }: { readonly result: ResultsView['seats'][number] }) => {
  const submitted = result.deck?.submitted ?? null;
  if (submitted === null)
    return (
      <p className="t14 muted grow">
        “{result.deck?.name}” is not submitted. Others see a deck as it stood when it was submitted.
      </p>
    );
  const again = submitted.times > 1 ? `, for the ${ordinal(submitted.times)} time` : '';
  return (
    <p className="t14 muted grow">
      <IconLocked aria-hidden="true" /> “{submitted.name}” was submitted {momentWords(submitted.atMs)}
      {again}. Its list has the hash{' '}
      <span className="num" title={submitted.hash}>
        {shortHash(submitted.hash)}
      </span>
      .
    </p>
  );
};

const ordinal = (count: number): string => (count === 2 ? 'second' : count === 3 ? 'third' : `${count}th`);
