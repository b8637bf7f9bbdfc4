import { Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { TableRow } from '#contract/tables/tableRows.ts';
import text from '#src/ui/system/css/text.module.css';
import IconEye from '~icons/ph/eye';
import { ArtStrip } from '../../components/tables/ArtStrip.tsx';
import { SeatPips } from '../../components/tables/SeatPips.tsx';
import { actionAt, isBeingDrafted, type TableAction } from '../../components/tables/tableState.ts';
import { clockSpan, lengthWords, seatWords, whatIsDrafted } from '../../components/tables/tableWords.ts';
import { useMessages } from '../../messages/useMessages.ts';
import styles from './tableCard.module.css';

interface TableCardProps {
  readonly row: TableRow;
  readonly isGone: boolean;
  /** The first table of the list to sit down at: it has the brass button. */
  readonly isFirst: boolean;
}

/** One open table. Its parts change in place; its place in the list never does. */
export const TableCard = memo(function TableCard({ row, isGone, isFirst }: TableCardProps) {
  const t = useMessages('browse');
  const tables = useMessages('tables');
  const { draftId, art, name, description, clock, hostName } = row;
  const action = isGone ? 'nothing' : actionAt(row);
  const length = tables('aboutLength', { length: lengthWords(row.minutes, tables) });
  return (
    <li
      className={styles.card}
      data-table={draftId}
      data-first={isFirst || undefined}
      data-past={action === 'watch' || action === 'nothing' || undefined}
    >
      <ArtStrip art={art} />
      <div className={styles.what}>
        <h2 className={text.truncated} title={name}>
          {name}
        </h2>
        <p className={`${text.truncated} ${styles.game}`}>{whatIsDrafted(row, tables)}</p>
        <p className={`${text.truncated} ${styles.length}`} title={description}>
          {[length, description].filter(Boolean).join('. ')}
        </p>
      </div>
      <div className={styles.seats}>
        <SeatPips seats={row.seats} />
        <p>{isGone ? t('gone') : seatWords(row, tables)}</p>
      </div>
      <div className={`${styles.pair} ${styles.clock}`}>
        <b>{tables('clockName', { clock })}</b>
        <span>{clockSpan(clock, tables)}</span>
      </div>
      <div className={`${styles.pair} ${styles.host}`}>
        <span>{t('hostedBy')}</span>
        <b className={text.truncated}>{hostName}</b>
      </div>
      <div>{action !== 'nothing' && <Way row={row} action={action} isFirst={isFirst} />}</div>
    </li>
  );
});

interface WayProps extends Omit<TableCardProps, 'isGone'> {
  readonly action: Exclude<TableAction, 'nothing'>;
}

function Way({ row: { draftId, name, status }, action, isFirst }: WayProps) {
  const t = useMessages('browse');
  const isWatched = action === 'watch';
  const label = t('actAt', { action, table: name });
  return (
    <Button
      asChild
      width={{ base: 'auto', md: 'full' }}
      height={{ base: '44px', md: '10' }}
      variant={isWatched ? 'ghost' : isFirst ? 'solid' : 'outline'}
      {...(isWatched && { color: 'fg' })}
    >
      {isBeingDrafted({ status }) ? (
        <Link to="/drafts/$draftId/room" params={{ draftId }} aria-label={label}>
          {isWatched && <IconEye aria-hidden="true" />}
          {t('act', { action })}
        </Link>
      ) : (
        <Link
          to="/drafts/$draftId"
          params={{ draftId }}
          state={{ wantsSeat: action === 'sit' }}
          aria-label={label}
        >
          {t('act', { action })}
        </Link>
      )}
    </Button>
  );
}
