import { useState } from 'react';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { errorWords } from '#src/machines/failure.ts';
import { readSealKept } from '#src/machines/sealStore.ts';
import IconCopy from '~icons/ph/copy';
import IconClosed from '~icons/ph/lock-simple-fill';
import IconSearch from '~icons/ph/magnifying-glass';
import IconSound from '~icons/ph/seal-check-fill';
import IconSeal from '~icons/ph/seal-fill';
import IconUnsound from '~icons/ph/seal-warning-fill';
import { Button } from '../../kit/Button.tsx';
import { InlineNotice } from '../../kit/InlineNotice.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { shortHash } from './resultWords.ts';
import type { SealReport } from './sealCheck.ts';
import { isSoundReport, sealSteps, sealTotals, sealTroubles } from './sealWords.ts';
import './sealPanel.css';

interface SealPanelProps {
  readonly results: ResultsView;
  readonly loadLog: () => Promise<DraftLogFile>;
}

type Check =
  | { readonly kind: 'notYet' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'done'; readonly report: SealReport };

async function checkedAgain(results: ResultsView, loadLog: SealPanelProps['loadLog']): Promise<SealReport> {
  const [{ checkSeal }, log] = await Promise.all([import('./sealCheck.ts'), loadLog()]);
  return checkSeal(results, log, shownBefore(results));
}

/** What this window saw at the table before the draft; else what the table says it showed. */
function shownBefore({ seal, table }: ResultsView) {
  const kept = readSealKept(table.draftId);
  return { seedHash: kept?.seedHash ?? seal.hash, lock: kept?.lock ?? table.seal.lock };
}

/** Whether the packs are those that were sealed: in words, then counted again in this browser. */
export function SealPanel({ results, loadLog }: SealPanelProps) {
  const [check, setCheck] = useState<Check>({ kind: 'notYet' });
  const { seal, mayReadLog } = results;
  if (!mayReadLog || seal.seed === null) return <ClosedSeal hash={seal.hash} />;
  const run = () => {
    setCheck({ kind: 'checking' });
    checkedAgain(results, loadLog).then(
      (report) => setCheck({ kind: 'done', report }),
      (thrown: unknown) => setCheck({ kind: 'failed', words: errorWords(thrown) }),
    );
  };
  const report = check.kind === 'done' ? check.report : null;
  const isSound = report !== null && isSoundReport(report);
  return (
    <Panel pad="none" className={report === null ? 'seal' : isSound ? 'seal sound' : 'seal unsound'}>
      <SealTitle report={report} />
      <SealSteps results={results} report={report} />
      {check.kind === 'failed' && (
        <InlineNotice kind="error" title="The check could not be made" isSpoken>
          {check.words}
        </InlineNotice>
      )}
      <div className="seal-acts">
        <Button size="sm" isBusy={check.kind === 'checking'} onClick={run}>
          {check.kind !== 'checking' && <IconSearch aria-hidden="true" />}
          {check.kind === 'checking' ? 'Checking' : report === null ? 'Check it yourself' : 'Check again'}
        </Button>
        <CopySeed seed={seal.seed} />
      </div>
      <div role="status">{report !== null && <Totals report={report} />}</div>
      <SealNumbers hash={seal.hash} seed={seal.seed} lock={results.table.seal.lock} />
    </Panel>
  );
}

const SealSteps = ({ results, report }: Readonly<{ results: ResultsView; report: SealReport | null }>) => (
  <ol>
    {sealSteps(results, report).map((step, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the steps of the proof never move
      <li key={place}>
        <span className="seal-number num" aria-hidden="true">
          {place + 1}
        </span>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);

const SealNumbers = (props: Readonly<{ hash: string; seed: string; lock: string | null }>) => (
  <details className="seal-details">
    <summary>Fingerprint, lock and seed</summary>
    <p>
      The fingerprint is the SHA-256 of the seed’s 32 bytes. The lock is the SHA-256 of the fingerprint, of
      the cards and rules, and of every browser’s promise.
    </p>
    <dl>
      <dt>Fingerprint shown before the draft</dt>
      <dd className="num">{props.hash}</dd>
      <dt>Lock shown at the start</dt>
      <dd className="num">{props.lock ?? 'None: this table started without one.'}</dd>
      <dt>Seed</dt>
      <dd className="num">{props.seed}</dd>
    </dl>
  </details>
);

const SealTitle = ({ report }: { readonly report: SealReport | null }) => {
  const isSound = report !== null && isSoundReport(report);
  const Icon = report === null ? IconSeal : isSound ? IconSound : IconUnsound;
  const words =
    report === null
      ? 'The packs were sealed'
      : isSound
        ? 'Packs match the seal'
        : 'Packs do not match the seal';
  return (
    <div className="seal-title">
      <span className="seal-mark">
        <Icon aria-hidden="true" />
      </span>
      <h2>{words}</h2>
    </div>
  );
};

const Totals = ({ report }: { readonly report: SealReport }) => {
  const { compared, differ } = sealTotals(report);
  const troubles = sealTroubles(report);
  return (
    <>
      <p className="seal-totals">
        <span>{compared}</span>
        <span className="num">{differ}</span>
      </p>
      {troubles.length > 0 && (
        <ul className="seal-troubles">
          {troubles.map((trouble) => (
            <li key={trouble}>{trouble}</li>
          ))}
        </ul>
      )}
    </>
  );
};

const CopySeed = ({ seed }: { readonly seed: string }) => {
  const [said, setSaid] = useState('Copy the seed');
  const copy = () => {
    const failed = () => setSaid('Copy it from below');
    if (navigator.clipboard === undefined) return failed();
    navigator.clipboard.writeText(seed).then(() => setSaid('Seed copied'), failed);
  };
  return (
    <Button size="sm" variant="ghost" onClick={copy}>
      <IconCopy aria-hidden="true" />
      <span aria-live="polite">{said}</span>
    </Button>
  );
};

const ClosedSeal = ({ hash }: { readonly hash: string }) => (
  <Panel pad="none" className="seal">
    <div className="seal-title">
      <span className="seal-mark">
        <IconClosed aria-hidden="true" />
      </span>
      <h2>The seed stays sealed</h2>
    </div>
    <p className="muted">
      By the host’s rule some seats of this table are closed to you. The seed would show what they took, so it
      stays on the server. Its fingerprint from before the first pick is{' '}
      <span className="num" title={hash}>
        {shortHash(hash)}
      </span>
      .
    </p>
  </Panel>
);
