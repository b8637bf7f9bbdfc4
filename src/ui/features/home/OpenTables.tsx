import { Link } from '@tanstack/react-router';
import type { TableList, TableRow } from '#contract/tables/tableRows.ts';
import IconAll from '~icons/ph/arrow-right';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { SeatPips } from '../browse/SeatPips.tsx';
import { actionAt, clockPhrase, seatWords } from '../browse/tableWords.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useLoaded } from './useLoaded.ts';

const SHOWN = 3;

/** The newest tables with a free seat. */
export function OpenTables({ load }: { load: (signal: AbortSignal) => Promise<TableList> }) {
  const { answer, isAsking, reload } = useLoaded(load);
  return (
    <Panel look="glass" pad="none" className="home-open" aria-labelledby="open-tables">
      <div className="home-panel-head">
        <h2 id="open-tables">Open tables</h2>
        <Link to="/drafts" className="home-more">
          All tables
          <IconAll aria-hidden="true" />
        </Link>
      </div>
      {answer.kind === 'loading' &&
        [0, 1, 2].map((place) => (
          <div className="home-open-row" key={place}>
            <Skeleton width="70%" height={38} />
            <Skeleton height={28} />
          </div>
        ))}
      {answer.kind === 'failed' && (
        <div className="home-panel-part">
          <LoadFailed
            title="The open tables could not be loaded"
            words={answer.words}
            isRetrying={isAsking}
            onRetry={reload}
          />
        </div>
      )}
      {answer.kind === 'loaded' &&
        (answer.value.tables.length === 0 ? (
          <NobodyHosts />
        ) : (
          <>
            <ul>
              {answer.value.tables.slice(0, SHOWN).map((row) => (
                <OpenRow key={row.draftId} row={row} />
              ))}
            </ul>
            <div className="home-panel-part">
              <span className="muted t14">None of these? Host your own.</span>
              <HostLink />
            </div>
          </>
        ))}
    </Panel>
  );
}

const NobodyHosts = () => (
  <div className="home-panel-part">
    <p>
      <b>No open tables, bots are ready.</b>
      <br />
      <span className="muted t14">Host your own, for people or against bots.</span>
    </p>
    <HostLink />
  </div>
);

const HostLink = () => (
  <span className="row wrap g16">
    <Link to="/drafts" search={{ host: 1, list: 'new' }} className="link t14">
      Draft your own cube
    </Link>
    <Button asChild size="sm">
      <Link to="/drafts" search={{ host: 1 }}>
        Host a table
      </Link>
    </Button>
  </span>
);

const OpenRow = ({ row }: { row: TableRow }) => {
  const action = actionAt(row);
  return (
    <li className="home-open-row">
      <div className="grow">
        <b className="home-table-name ell">{row.name}</b>
        <p className="t14 muted ell">
          {row.game.name}, {clockPhrase(row.clock)}
        </p>
      </div>
      <SeatPips seats={row.seats} size={28} />
      <span className="t14 muted">{seatWords(row)}</span>
      {action !== 'nothing' && (
        <Button asChild size="sm">
          <Link
            to="/drafts/$draftId"
            params={{ draftId: row.draftId }}
            state={{ wantsSeat: action === 'sit' }}
            aria-label={`${WORDS[action]}: ${row.name}`}
          >
            {WORDS[action]}
          </Link>
        </Button>
      )}
    </li>
  );
};

const WORDS = { sit: 'Take a seat', open: 'Open', watch: 'Watch' } as const;
