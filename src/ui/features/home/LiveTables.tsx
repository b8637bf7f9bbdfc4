import { Link } from '@tanstack/react-router';
import type { TableList, TableRow } from '#contract/tables/tableRows.ts';
import IconAll from '~icons/ph/arrow-right';
import IconPlus from '~icons/ph/plus';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { RoundTable } from '../browse/RoundTable.tsx';
import { actionAt, clockPhrase, isBeingDrafted, seatWords } from '../browse/tableWords.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { useBusyAction } from './useBusyAction.ts';
import { useLoaded } from './useLoaded.ts';

interface LiveTablesProps {
  readonly load: (signal: AbortSignal) => Promise<TableList>;
  readonly onGo: (draftId: string) => Promise<void>;
  readonly onDraftNow: () => void;
  /** Why nobody can go to a table now. */
  readonly reason: string | undefined;
}

const SHOWN = 3;

/** Up to three tables that anybody may look at; none is not a number but an offer. */
export function LiveTables({ load, onGo, onDraftNow, reason }: LiveTablesProps) {
  const { answer, isAsking, reload } = useLoaded(load);
  return (
    <section aria-labelledby="live-tables" aria-busy={answer.kind === 'loading'}>
      <div className="home-head">
        <h2 id="live-tables">Live tables</h2>
        <Link to="/drafts" className="home-more" preload={false}>
          All open tables
          <IconAll aria-hidden="true" />
        </Link>
      </div>
      {answer.kind === 'loading' && <Waiting />}
      {answer.kind === 'failed' && (
        <LoadFailed
          title="The live tables could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        >
          Drafting against bots works all the same.
        </LoadFailed>
      )}
      {answer.kind === 'loaded' && answer.value.tables.length === 0 && (
        <NoTables onDraftNow={onDraftNow} reason={reason} />
      )}
      {answer.kind === 'loaded' && answer.value.tables.length > 0 && (
        <ul className="home-tables">
          {answer.value.tables.slice(0, SHOWN).map((row) => (
            <LiveTable key={row.draftId} row={row} onGo={onGo} reason={reason} />
          ))}
          {answer.value.tables.length < SHOWN && <HostYourOwn />}
        </ul>
      )}
    </section>
  );
}

const NoTables = ({ onDraftNow, reason }: Pick<LiveTablesProps, 'onDraftNow' | 'reason'>) => (
  <Panel look="glass" className="home-none">
    <RoundTable seats={EMPTY_SEATS} />
    <p>
      <b>No open tables, bots are ready</b>
      <span className="muted t14">New tables appear here as soon as somebody hosts one.</span>
    </p>
    <Button onClick={onDraftNow} reason={reason}>
      Draft with bots
    </Button>
  </Panel>
);

const HostYourOwn = () => (
  <li>
    <Link to="/drafts" search={{ host: 1 }} preload={false} className="home-own">
      <IconPlus aria-hidden="true" />
      <span>
        <b>Host your own</b>
        <span className="t14 muted">Friends join with the code; anyone else can find it here.</span>
      </span>
    </Link>
  </li>
);

const EMPTY_SEATS: TableRow['seats'] = Array.from({ length: 8 }, (_, place) => ({
  kind: place === 0 ? 'open' : 'bot',
  name: '',
  avatarUrl: null,
}));

interface LiveTableProps extends Pick<LiveTablesProps, 'onGo' | 'reason'> {
  readonly row: TableRow;
}

const LiveTable = ({ row, onGo, reason }: LiveTableProps) => {
  const { isBusy, failure, run } = useBusyAction();
  const action = actionAt(row);
  return (
    <li>
      <Panel look="glass" className="home-table">
        <RoundTable seats={row.seats} />
        <div className="grow">
          <h3 className="ell">{row.name}</h3>
          <p className="t14 muted home-table-game">
            {row.game.name}, {clockPhrase(row.clock)}
          </p>
          <p className={action === 'sit' ? 't14 brass' : 't14 muted home-state'}>
            {failure === '' ? (
              <>
                {isBeingDrafted(row) && <span className="dot" />}
                {seatWords(row)}
              </>
            ) : (
              <span className="home-failed" role="alert">
                {failure}
              </span>
            )}
          </p>
        </div>
        {action !== 'nothing' && (
          <Button
            size="sm"
            className="home-go"
            variant={action === 'sit' ? 'outline' : 'ghost'}
            color="var(--fg)"
            isBusy={isBusy}
            reason={reason}
            aria-label={`${ACTIONS[action]}: ${row.name}`}
            onClick={() => run(() => onGo(row.draftId))}
          >
            {ACTIONS[action]}
          </Button>
        )}
      </Panel>
    </li>
  );
};

const ACTIONS = { sit: 'Take a seat', open: 'Open', watch: 'Watch' } as const;

const Waiting = () => (
  <ul className="home-tables" aria-hidden="true">
    {[0, 1, 2].map((place) => (
      <li key={place}>
        <Panel look="glass" className="home-table">
          <Skeleton width={76} height={76} radius="50%" />
          <div className="grow col g8">
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={15} />
            <Skeleton width="35%" height={15} />
          </div>
        </Panel>
      </li>
    ))}
  </ul>
);
