import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconPlay from '~icons/ph/play-fill';
import { Button } from '../../kit/Button.tsx';
import { ArtStrip } from '../browse/ArtStrip.tsx';
import { TurnClock } from '../browse/TurnClock.tsx';
import { clockPhrase, isBeingDrafted } from '../browse/tableWords.ts';
import { type Moment, useSecondsLeft } from '../browse/useSecondsLeft.ts';
import { whereItStands } from './draftWords.ts';
import { TableWaitsButton } from './TableWaitsButton.tsx';

interface RunningCardProps {
  readonly row: TableRow;
  readonly moment: Moment;
  /** The first of all has the one brass button. */
  readonly isFirst: boolean;
  readonly onRunOut: () => void;
}

/** A draft that is being gathered or run, with the seconds that are left for my pick. */
export function RunningCard({ row, moment, isFirst, onRunOut }: RunningCardProps) {
  const isTurn = row.status === 'drafting' && row.mine?.isMyTurn === true;
  const secondsLeft = useSecondsLeft(isTurn ? (row.mine?.deadlineMs ?? null) : null, moment);
  const hasRunOut = secondsLeft === 0;
  useEffect(() => {
    if (hasRunOut) onRunOut();
  }, [hasRunOut, onRunOut]);
  return (
    <li className={isFirst ? 'mine-card lit' : 'mine-card'}>
      <ArtStrip art={row.art} />
      <span />
      <div className="mine-card-words">
        {secondsLeft !== null && <TurnClock row={row} secondsLeft={secondsLeft} size={68} />}
        <div className="grow">
          <h3 className="ell">{row.name}</h3>
          <p className="t14 muted">{whereItStands(row)}</p>
          <p className="t14 mine-card-game ell">
            {row.game.name}, {row.isSolo ? 'against bots, ' : ''}
            {clockPhrase(row.clock)}
          </p>
        </div>
      </div>
      <div className="mine-card-ways">
        <Way row={row} isFirst={isFirst} />
        {row.clock === 'correspondence' && isBeingDrafted(row) && (
          <TableWaitsButton draftId={row.draftId} name={row.name} />
        )}
      </div>
    </li>
  );
}

const Way = ({ row, isFirst }: Pick<RunningCardProps, 'row' | 'isFirst'>) => (
  <Button asChild variant={isFirst ? 'solid' : 'outline'}>
    {isBeingDrafted(row) ? (
      <Link to="/drafts/$draftId/room" params={{ draftId: row.draftId }} aria-label={`Resume ${row.name}`}>
        <IconPlay aria-hidden="true" />
        Resume
      </Link>
    ) : (
      <Link to="/drafts/$draftId" params={{ draftId: row.draftId }} aria-label={`Open ${row.name}`}>
        Open
      </Link>
    )}
  </Button>
);
