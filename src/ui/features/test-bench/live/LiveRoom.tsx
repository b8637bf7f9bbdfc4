import { Link } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { TableLink } from '#src/machines/tableLink.ts';
import { LoadFailed } from '#src/ui/home/LoadFailed.tsx';
import { useLoaded } from '#src/ui/home/useLoaded.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { Spinner } from '#src/ui/kit/Spinner.tsx';
import { BENCH_MACHINES } from '../benchMachines.ts';
import { LiveBoard } from './LiveBoard.tsx';
import type { RoomPort } from './roomPort.ts';

interface LiveRoomProps {
  readonly port: RoomPort;
  /** The table that the address names. */
  readonly table: string | undefined;
  readonly onTable: (table: string | undefined) => void;
  /** What to do instead of sending the live machine events. */
  readonly toCopy: ReactNode;
}

/** The live draft room of this window: the one that was open just now, or one of one's tables that is followed here. */
export function LiveRoom({ port, table, onTable, toCopy }: LiveRoomProps) {
  const { answer } = useLoaded(useCallback(() => port.followed(), [port]));
  const draftId = table ?? (answer.kind === 'loaded' ? answer.value[0] : undefined);
  const link = useFollowed(port, draftId);
  if (answer.kind === 'loading' || (draftId !== undefined && link === null))
    return (
      <Panel className="testbench-wait" role="status">
        <Spinner />
        Looking for a draft room in this tab
      </Panel>
    );
  if (link === null) return <NoRoom port={port} onTable={onTable} toCopy={toCopy} />;
  return (
    <LiveBoard bench={BENCH_MACHINES.room} actor={link.room}>
      <p className="muted">
        This tab follows{' '}
        <Link className="link" to="/drafts/$draftId/room" params={{ draftId: link.draftId }}>
          this table
        </Link>{' '}
        as long as this page shows it. Nothing here can be sent to it.
      </p>
      {table !== undefined && (
        <Button size="sm" onClick={() => onTable(undefined)}>
          Let it go
        </Button>
      )}
      {toCopy}
    </LiveBoard>
  );
}

/** Keeps a table followed while it is shown. */
function useFollowed(port: RoomPort, draftId: string | undefined): TableLink | null {
  const [link, setLink] = useState<TableLink | null>(null);
  useEffect(() => {
    if (draftId === undefined) return;
    let isOver = false;
    let isUsed = false;
    port.use(draftId).then(
      (followed) => {
        isUsed = true;
        if (isOver) port.release(draftId);
        else setLink(followed);
      },
      () => {},
    );
    return () => {
      isOver = true;
      setLink(null);
      if (isUsed) port.release(draftId);
    };
  }, [port, draftId]);
  return link;
}

function NoRoom({ port, onTable, toCopy }: Pick<LiveRoomProps, 'port' | 'onTable' | 'toCopy'>) {
  const { answer, isAsking, reload } = useLoaded(
    useCallback((signal: AbortSignal) => port.running(signal), [port]),
  );
  return (
    <Panel className="testbench-none">
      <h2>No draft room is open in this tab</h2>
      <p className="muted">
        Open a room in this tab and come back with the browser’s Back button within four seconds: its machine
        is then shown here as it runs. Or follow one of your tables here. Another window that shows the table
        gives your seat up to this one.
      </p>
      {answer.kind === 'failed' && (
        <LoadFailed
          title="Your tables could not be loaded"
          words={answer.words}
          isRetrying={isAsking}
          onRetry={reload}
        />
      )}
      {answer.kind === 'loaded' && answer.value.length === 0 && (
        <p>
          None of your drafts is running.{' '}
          <Link className="link" to="/">
            Start one
          </Link>
        </p>
      )}
      {answer.kind === 'loaded' && answer.value.length > 0 && (
        <ul className="testbench-list">
          {answer.value.map(({ draftId, name, words }) => (
            <li key={draftId} className="testbench-event">
              <div className="testbench-event-top">
                <span>
                  <b>{name}</b> <span className="muted t14">{words}</span>
                </span>
                <Button size="sm" variant="soft" onClick={() => onTable(draftId)}>
                  Follow here<span className="vh">: {name}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {toCopy}
    </Panel>
  );
}
