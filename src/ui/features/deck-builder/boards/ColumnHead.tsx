import { laneOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import text from '../../../system/css/text.module.css';
import { useDeckDesk } from '../desk/deckDesk.ts';
import styles from './boards.module.css';
import type { DeckColumn } from './deckColumns.ts';

interface ColumnHeadProps {
  readonly column: DeckColumn;
  readonly as?: 'h2' | 'h3' | 'h4';
  readonly isShort?: boolean;
}

export function ColumnHead({ column, as: Heading = 'h3', isShort = false }: ColumnHeadProps) {
  const { look } = useDeckDesk();
  const t = useMessages('deck');
  const count = column.entries.length;
  const lane = column.lane === null ? undefined : laneOf(look, column.lane);
  return (
    <Heading className={styles.columnHead}>
      {column.disc !== null && (
        <span className={styles.disc} aria-hidden="true">
          {column.disc}
        </span>
      )}
      {lane !== undefined && <LaneGlyph lane={lane} size={15} />}
      <span className={isShort && column.disc !== null ? text.visuallyHidden : text.truncated}>
        {column.label}
      </span>
      {isShort ? <b>{count}</b> : <small>{t('cards', { count })}</small>}
    </Heading>
  );
}
