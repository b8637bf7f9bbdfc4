import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { BATCH_DRAFTS, BATCH_PEOPLE, type CardFigure, LEAST_DRAFTS } from '#contract/results/cardFigures.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { CardStrip } from '../../../components/cards/CardStrip.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { LoadFailed } from '../../home/LoadFailed.tsx';
import { useLoaded } from '../../home/useLoaded.ts';
import { type PoolCard, poolOf } from '../poolGroups.ts';
import { DraftsSeen } from './DraftsSeen.tsx';
import { FigureMeanings } from './FigureMeanings.tsx';
import './figures.css';
import { averageWords, percent } from './figureWords.ts';
import { LAST_PICK, PickRange } from './PickRange.tsx';
import { type UsualPick, usualPick } from './usualFigures.ts';

interface UsualPanelProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly load: (signal: AbortSignal) => Promise<readonly CardFigure[]>;
}

const ROWS_FIRST = 6;

/** How the cards of the shown pool usually go, over all drafts in which people were shown them. */
export function UsualPanel({ results, seat, load }: UsualPanelProps) {
  const ask = useCallback((signal: AbortSignal) => load(signal), [load]);
  const { answer, isAsking, reload } = useLoaded(ask);
  const [isWhole, setWhole] = useState(false);
  const [isDefined, setDefined] = useState(false);
  const shown = results.seats[seat];
  if (shown === undefined || shown.pool.length === 0) return null;
  const rows = answer.kind === 'loaded' ? rowsOf(poolOf(shown, results.faces), answer.value) : [];
  const isTold = rows.some(({ usual }) => usual?.usual != null);
  return (
    <Panel pad="none" className="usual" aria-labelledby="usual-title" aria-busy={isAsking}>
      <div className="figures-head row">
        <h2 id="usual-title" className="grow">
          How these cards usually go
        </h2>
        <Button
          size="sm"
          variant="ghost"
          color="var(--brass-fg)"
          aria-expanded={isDefined}
          aria-controls="usual-meaning"
          onClick={() => setDefined(!isDefined)}
        >
          What the numbers mean
        </Button>
      </div>
      <Meaning isShown={isDefined} />
      {answer.kind === 'loading' && <Waiting />}
      {answer.kind === 'failed' && (
        <div className="usual-failed">
          <LoadFailed
            title="The figures could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        </div>
      )}
      {answer.kind === 'loaded' && !isTold && (
        <p className="muted usual-none">
          Not enough open drafts yet: figures appear after {BATCH_DRAFTS} drafts by {BATCH_PEOPLE} people, for
          cards that {LEAST_DRAFTS} of them saw.
        </p>
      )}
      {isTold && <UsualTable rows={isWhole ? rows : rows.slice(0, ROWS_FIRST)} results={results} />}
      <div className="usual-foot">
        {isTold && rows.length > ROWS_FIRST && (
          <Button size="sm" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${rows.length}`}
          </Button>
        )}
        <Button asChild size="sm" variant="ghost" color="var(--brass-fg)">
          <Link to="/my-drafts" search={{ tab: 'figures', game: results.table.game.slug }}>
            All cards of {results.table.game.name}
          </Link>
        </Button>
      </div>
    </Panel>
  );
}

interface UsualRow {
  readonly card: PoolCard;
  readonly usual: UsualPick | null;
}

/** Cards with the firmest figures first; no name twice. */
function rowsOf(pool: readonly PoolCard[], figures: readonly CardFigure[]): readonly UsualRow[] {
  const known = new Map(figures.map((figure) => [figure.name, usualPick(figure)]));
  const seen = new Set<string>();
  const rows = pool.flatMap((card): UsualRow[] => {
    if (seen.has(card.face.name)) return [];
    seen.add(card.face.name);
    return [{ card, usual: known.get(card.face.name) ?? null }];
  });
  return rows.sort(
    (a, b) =>
      (b.usual?.drafts ?? 0) - (a.usual?.drafts ?? 0) ||
      (a.card.came?.index ?? 0) - (b.card.came?.index ?? 0),
  );
}

const Meaning = ({ isShown }: { readonly isShown: boolean }) => (
  <dl id="usual-meaning" className="usual-meaning" hidden={!isShown}>
    <FigureMeanings />
  </dl>
);

const Waiting = () => (
  <div className="usual-wait" role="status" aria-label="Loading the figures">
    {[0, 1, 2, 3].map((row) => (
      <Skeleton key={row} height={30} radius={8} />
    ))}
  </div>
);

const UsualTable = ({ rows, results }: Readonly<{ rows: readonly UsualRow[]; results: ResultsView }>) => {
  const last = Math.max(LAST_PICK, ...results.table.template.rounds.map(({ cards }) => cards));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reached by keyboard
    <div className="usual-scroll" role="group" tabIndex={0} aria-label="The figures of these cards">
      <table className="usual-table">
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col" className="usual-here">
              Taken here
            </th>
            <th scope="col" className="usual-wide">
              Usually taken at pick
            </th>
            <th scope="col">Average</th>
            <th scope="col">Comes back</th>
            <th scope="col">Drafts seen</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.card.id} row={row} results={results} last={last} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = ({
  row: { card, usual },
  results,
  last,
}: Readonly<{ row: UsualRow; results: ResultsView; last: number }>) => {
  const told = usual?.usual ?? null;
  const came = card.came?.record;
  return (
    <tr>
      <th scope="row">
        <CardStrip face={card.face} look={results.look} />
      </th>
      <td className="num usual-here">{came === undefined ? '' : `P${came.round} pick ${came.pick}`}</td>
      <td className="usual-wide">
        <PickRange told={told} last={last} />
      </td>
      <td className="num">{told === null ? '–' : averageWords(told.average)}</td>
      <td className="num">{usual?.comesBack == null ? '–' : percent(usual.comesBack)}</td>
      <td className="num">
        <DraftsSeen drafts={usual?.drafts ?? 0} />
      </td>
    </tr>
  );
};
