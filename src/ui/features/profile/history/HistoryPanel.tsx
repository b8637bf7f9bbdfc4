import { Link } from '@tanstack/react-router';
import { useCallback } from 'react';
import { HISTORY_PAGE_ROWS, type History, type HistoryRow } from '#contract/results/history.ts';
import { dayWords } from '../../../browse/dateWords.ts';
import { LoadFailed } from '../../../home/LoadFailed.tsx';
import { useKeptAnswer } from '../../../home/useKeptAnswer.ts';
import { useLoaded } from '../../../home/useLoaded.ts';
import { Button } from '../../../kit/Button.tsx';
import { Chip } from '../../../kit/Chip.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import './history.css';
import type { HistoryPages, LateCalls } from '../profilePorts.ts';

interface HistoryPanelProps extends HistoryPages {
  readonly memberId: string;
  readonly calls: LateCalls;
  readonly isOwn: boolean;
}

/** The finished drafts of a member and their formats, each leading to its results; of others what may be opened. */
export function HistoryPanel({ memberId, calls, isOwn, page, onPage }: HistoryPanelProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await calls()).history(memberId, page, { signal }),
    [calls, memberId, page],
  );
  const { answer, isAsking, reload } = useKeptAnswer(useLoaded(load));
  return (
    <Panel pad="none" className="history" aria-labelledby="history-title" aria-busy={isAsking}>
      <h2 id="history-title">{isOwn ? 'Your drafts' : 'Drafts you may open'}</h2>
      {answer.kind === 'loading' && (
        <div className="history-wait" role="status" aria-label="Loading the drafts">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} height={44} radius={8} />
          ))}
        </div>
      )}
      {answer.kind === 'failed' && (
        <div className="history-failed">
          <LoadFailed
            title="The drafts could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        </div>
      )}
      {answer.kind === 'loaded' && answer.value.total === 0 && (
        <p className="muted history-none">
          {isOwn
            ? 'Finished drafts stand here, with the way to their results.'
            : 'No draft of this member is open to you. You see those where you sat too, and those that their hosts opened to watchers.'}
        </p>
      )}
      {answer.kind === 'loaded' && answer.value.total > 0 && (
        <>
          <Formats formats={answer.value.formats} />
          <ul className="history-rows">
            {answer.value.rows.map((row) => (
              <Row key={row.draftId} row={row} nowMs={answer.gotAtMs} />
            ))}
          </ul>
          <Pages page={page} total={answer.value.total} onPage={onPage} />
        </>
      )}
    </Panel>
  );
}

const named = (format: string): string => {
  const words = format.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const Formats = ({ formats }: Pick<History, 'formats'>) => (
  <ul className="history-formats" aria-label="Formats">
    {formats.map(({ format, drafts }) => (
      <li key={format}>
        <Chip size="tag">
          {named(format)} <span className="num">{drafts}</span>
        </Chip>
      </li>
    ))}
  </ul>
);

const Row = ({ row, nowMs }: Readonly<{ row: HistoryRow; nowMs: number }>) => (
  <li>
    <Link to="/drafts/$draftId/results" params={{ draftId: row.draftId }}>
      <span className="grow">
        <b className="ell">{row.deck ?? row.name}</b>
        <span className="t14 muted ell">
          {row.game}, {row.template}, {row.isSolo ? `${row.seats - 1} bots` : `${row.seats} seats`}
        </span>
      </span>
      <span className="t14 muted">{dayWords(row.finishedAtMs, nowMs)}</span>
    </Link>
  </li>
);

function Pages({
  page,
  total,
  onPage,
}: Readonly<{ page: number; total: number; onPage: (page: number) => void }>) {
  const pages = Math.ceil(total / HISTORY_PAGE_ROWS);
  if (pages <= 1) return null;
  return (
    <nav className="history-pages" aria-label="Pages of drafts">
      <Button
        size="sm"
        reason={page === 1 ? 'These are the newest' : undefined}
        onClick={() => onPage(page - 1)}
      >
        Newer
      </Button>
      <span className="t14 muted">
        Page {page} of {pages}
      </span>
      <Button
        size="sm"
        reason={page === pages ? 'These are the oldest' : undefined}
        onClick={() => onPage(page + 1)}
      >
        Older
      </Button>
    </nav>
  );
}
