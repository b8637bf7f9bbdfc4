import { Badge, Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { MyPool } from '#contract/tables/myTables.ts';
import type { TableRow } from '#contract/tables/tableRows.ts';
import text from '#src/ui/system/css/text.module.css';
import IconDeck from '~icons/ph/cards';
import IconPacks from '~icons/ph/cards-three';
import IconBuild from '~icons/ph/hammer';
import IconReplay from '~icons/ph/play-circle';
import IconWarning from '~icons/ph/warning-fill';
import { LaneGlyph } from '../../components/cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '../../components/cards/proxiedImageAddress.ts';
import { dayWords } from '../../components/dateWords.ts';
import { useBusyAction } from '../../components/useBusyAction.ts';
import { inARow } from '../../messages/inARow.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { IconActionButton } from '../../system/ActionButton.tsx';
import styles from './deckRow.module.css';
import { hasWonMore, missingOf, recordFigures, recordWords, seatOf } from './myDraftWords.ts';

interface DeckRowProps {
  readonly row: TableRow;
  readonly pool: MyPool | undefined;
  readonly nowMs: number;
  readonly userId: string;
  readonly isUnfinished: boolean;
  readonly isLoud: boolean;
  /** Drafts the same packs again, against bots; it says itself why that failed. */
  readonly onSamePacks: (draftId: string, seat: number) => Promise<void>;
}

/** A draft whose picks are over: its deck, and what can be done with it. */
export const DeckRow = memo(function DeckRow(props: DeckRowProps) {
  const { row, pool, nowMs, userId, isUnfinished, isLoud, onSamePacks } = props;
  const t = useMessages('myDrafts');
  const again = useBusyAction();
  const { draftId, name, game, mine } = row;
  const deckName = mine?.deck?.name ?? '';
  return (
    <li className={styles.row}>
      <div className={styles.thumb} aria-hidden="true">
        {row.art !== null && (
          <img alt="" src={proxiedImageAddress(row.art)} loading="lazy" draggable={false} />
        )}
      </div>
      <div>
        <h3 className={text.truncated}>{deckName === '' ? name : deckName}</h3>
        <p className={text.truncated}>
          {t('what', { game: game.name, table: deckName === '' ? row.templateName : name })}
        </p>
      </div>
      <p className={styles.day}>{dayWords(row.finishedAtMs ?? row.createdAtMs, nowMs)}</p>
      <p className={styles.seat}>{seatOf(row, t)}</p>
      <Lanes lanes={pool?.lanes ?? []} />
      <div className={styles.state}>
        {isUnfinished ? (
          <Badge colorPalette="warn" variant="subtle" size="xs">
            <IconWarning aria-hidden="true" />
            {missingOf(row, t)}
          </Badge>
        ) : (
          <Ending row={row} pool={pool} />
        )}
      </div>
      <div className={styles.acts}>
        <IconActionButton
          label={t('samePacksAs', { table: name })}
          variant="outline"
          isBusy={again.isBusy}
          onClick={() => void again.run(() => onSamePacks(draftId, mine?.seat ?? 0))}
        >
          <IconPacks aria-hidden="true" />
        </IconActionButton>
        <Button asChild variant="ghost">
          <Link
            to="/drafts/$draftId/results"
            params={{ draftId }}
            aria-label={t('replayOf', { table: name })}
          >
            <IconReplay aria-hidden="true" />
            {t('replay')}
          </Link>
        </Button>
        <Button asChild variant={isLoud ? 'solid' : 'outline'}>
          <Link
            to="/drafts/$draftId/deck-builder/$userId"
            params={{ draftId, userId }}
            aria-label={isUnfinished ? t('buildOf', { table: name }) : t('deckOf', { table: name })}
          >
            {isUnfinished ? <IconBuild aria-hidden="true" /> : <IconDeck aria-hidden="true" />}
            {isUnfinished ? t('build') : t('deck')}
          </Link>
        </Button>
      </div>
    </li>
  );
});

const LANES_SHOWN = 2;

const Lanes = ({ lanes }: Pick<MyPool, 'lanes'>) => {
  const shown = lanes.slice(0, LANES_SHOWN);
  return (
    <div className={styles.lanes}>
      {shown.map((lane) => (
        <LaneGlyph key={lane.key} lane={lane} size={17} />
      ))}
      <span className={text.truncated}>{inARow(shown.map(({ label }) => label))}</span>
    </div>
  );
};

/** How the matches with this deck went; without any, whether it was submitted. */
const Ending = ({ row, pool }: Pick<DeckRowProps, 'row' | 'pool'>) => {
  const t = useMessages('myDrafts');
  const record = pool?.record ?? null;
  if (record === null)
    return <span className={styles.quiet}>{row.mine?.deck?.isSubmitted ? t('submitted') : ''}</span>;
  return (
    <>
      <span className={styles.record} data-won={hasWonMore(record) || undefined} aria-hidden="true">
        {recordFigures(record)}
      </span>
      <span className={text.visuallyHidden}>{recordWords(record, t)}</span>
    </>
  );
};
