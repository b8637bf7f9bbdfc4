import { Link } from '@tanstack/react-router';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconAll from '~icons/ph/arrow-right';
import IconDeck from '~icons/ph/cards';
import IconReplay from '~icons/ph/play-circle';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { dayWords } from '../browse/dateWords.ts';
import { companyWords } from '../my-drafts/draftWords.ts';
import type { Loaded } from './useLoaded.ts';

interface RecentResultsProps {
  readonly answer: Loaded<unknown>;
  readonly finished: readonly TableRow[];
  readonly nowMs: number;
  readonly userId: string;
}

const SHOWN = 3;

export const RecentResults = ({ answer, finished, nowMs, userId }: RecentResultsProps) => (
  <Panel
    look="glass"
    pad="none"
    className="home-recent"
    aria-labelledby="recent"
    aria-busy={answer.kind === 'loading'}
  >
    <div className="home-panel-head">
      <h2 id="recent">Recent results</h2>
      <Link to="/my-drafts" className="home-more">
        My drafts
        <IconAll aria-hidden="true" />
      </Link>
    </div>
    {answer.kind === 'loading' &&
      [0, 1, 2].map((place) => (
        <div className="home-recent-row" key={place}>
          <Skeleton width={58} height={42} radius={4} />
          <Skeleton width="60%" height={38} />
        </div>
      ))}
    {answer.kind === 'failed' && (
      <p className="home-panel-part muted">Your results stand here again when your drafts are loaded.</p>
    )}
    {answer.kind === 'loaded' && finished.length === 0 && (
      <p className="home-panel-part muted">Drafts appear here, with their replay, once you submit a deck.</p>
    )}
    <ul>
      {finished.slice(0, SHOWN).map((row) => (
        <ResultRow key={row.draftId} row={row} nowMs={nowMs} userId={userId} />
      ))}
    </ul>
  </Panel>
);

const ResultRow = ({ row, nowMs, userId }: { row: TableRow; nowMs: number; userId: string }) => {
  const deckName = row.mine?.deck?.name ?? '';
  return (
    <li className="home-recent-row">
      <span className="home-thumb" aria-hidden="true">
        {row.art !== null && (
          <img alt="" src={proxiedImageAddress(row.art)} loading="lazy" draggable={false} />
        )}
      </span>
      <div className="grow">
        <b className="home-table-name ell">{deckName === '' ? row.name : deckName}</b>
        <p className="t14 muted ell">
          {row.game.name}, {deckName === '' ? companyWords(row) : row.name}
        </p>
      </div>
      <span className="t14 muted nw">{dayWords(row.finishedAtMs ?? row.createdAtMs, nowMs)}</span>
      <span className="row g4">
        <Button asChild variant="ghost" size="sm" color="var(--fg)">
          <Link
            to="/drafts/$draftId/results"
            params={{ draftId: row.draftId }}
            aria-label={`Replay of ${row.name}`}
          >
            <IconReplay aria-hidden="true" />
            Replay
          </Link>
        </Button>
        <Button asChild variant="ghost" size="sm" color="var(--fg)">
          <Link
            to="/drafts/$draftId/deck-builder/$userId"
            params={{ draftId: row.draftId, userId }}
            aria-label={`Deck of ${row.name}`}
          >
            <IconDeck aria-hidden="true" />
            Deck
          </Link>
        </Button>
      </span>
    </li>
  );
};
