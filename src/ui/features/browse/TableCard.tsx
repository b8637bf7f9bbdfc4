import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import IconEye from '~icons/ph/eye';
import { Button } from '../../kit/Button.tsx';
import { ArtStrip } from './ArtStrip.tsx';
import { SeatPips } from './SeatPips.tsx';
import './tableCard.css';
import {
  actionAt,
  clockName,
  clockSpan,
  isBeingDrafted,
  lengthWords,
  seatWords,
  whatIsDrafted,
} from './tableWords.ts';

interface TableCardProps {
  readonly row: TableRow;
  readonly isGone: boolean;
  /** The first table of the list to sit down at: it has the brass button. */
  readonly isFirst: boolean;
}

/** One open table. Its parts change in place; its place in the list never does. */
export const TableCard = memo(function TableCard({ row, isGone, isFirst }: TableCardProps) {
  const action = isGone ? 'nothing' : actionAt(row);
  const isPast = isGone || action === 'watch' || action === 'nothing';
  const classes = ['browse-card'];
  if (isPast) classes.push('past');
  if (isFirst) classes.push('first');
  return (
    <li className={classes.join(' ')} data-table={row.draftId}>
      <ArtStrip art={row.art} />
      <span className="browse-card-space" />
      <div className="browse-card-what">
        <h2 className="ell" title={row.name}>
          {row.name}
        </h2>
        <p className="t14 muted ell">{whatIsDrafted(row)}</p>
        <p className="t13 ell browse-card-length" title={row.description}>
          {[`about ${lengthWords(row.minutes)}`, row.description].filter(Boolean).join('. ')}
        </p>
      </div>
      <div className="browse-card-seats">
        <SeatPips seats={row.seats} />
        <p className="t13">{isGone ? 'No longer open' : seatWords(row)}</p>
      </div>
      <div className="browse-card-clock">
        <b>{clockName(row.clock)}</b>
        <span className="t13 muted">{clockSpan(row.clock)}</span>
      </div>
      <div className="browse-card-host">
        <span className="t13 muted">host</span>
        <b className="ell">{row.hostName}</b>
      </div>
      <div className="browse-card-act">
        {action !== 'nothing' && <TableAction row={row} action={action} isFirst={isFirst} />}
      </div>
    </li>
  );
});

const TableAction = (props: { row: TableRow; action: 'open' | 'sit' | 'watch'; isFirst: boolean }) => {
  const { row, action, isFirst } = props;
  const { draftId } = row;
  const words = action === 'sit' ? 'Take a seat' : action === 'open' ? 'Open' : 'Watch';
  const label = `${words}: ${row.name}`;
  return (
    <Button
      asChild
      width="full"
      variant={action === 'watch' ? 'ghost' : isFirst ? 'solid' : 'outline'}
      color={action === 'watch' ? 'var(--fg)' : undefined}
    >
      {isBeingDrafted(row) ? (
        <Link to="/drafts/$draftId/room" params={{ draftId }} aria-label={label}>
          {action === 'watch' && <IconEye aria-hidden="true" />}
          {words}
        </Link>
      ) : (
        <Link
          to="/drafts/$draftId"
          params={{ draftId }}
          state={{ wantsSeat: action === 'sit' }}
          aria-label={label}
        >
          {words}
        </Link>
      )}
    </Button>
  );
};
