import { memo, useMemo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { laneOf, rarityOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import {
  type DeckBoard,
  type DeckDesk,
  isDimmed,
  useDeckDesk,
  useShownArrangement,
} from '../desk/deckDesk.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import styles from './boards.module.css';
import { ColumnHead } from './ColumnHead.tsx';
import { columnsOf } from './deckColumns.ts';

/** A board as rows under headings: tap a row to choose the card, tap its arrow to move it. */
export function BoardRows({ board }: { readonly board: DeckBoard }) {
  const { look, main, free } = useDeckDesk();
  const { columnsBy, sortBy } = useShownArrangement();
  const columns = useMemo(
    () => columnsOf(board.entries, columnsBy, sortBy, look).filter(({ entries }) => entries.length > 0),
    [board.entries, columnsBy, sortBy, look],
  );
  const t = useMessages('deck');
  const isMain = board.key === main.key;
  return (
    <>
      {board.count === 0 && <p className={styles.none}>{t('boardEmpty', { board: board.name })}</p>}
      {columns.map((column) => (
        <section key={column.key} className={styles.group} aria-label={column.label}>
          <ColumnHead column={column} as="h2" />
          <ul>
            {column.entries.map((entry) => (
              <BoardRow key={entry.id} entry={entry} board={board} />
            ))}
          </ul>
        </section>
      ))}
      {isMain && free.length > 0 && (
        <section className={styles.group} aria-label={t('basicLands')}>
          <h2 className={styles.columnHead}>
            {t('basicLands')} <b>{board.count - board.entries.length}</b>
          </h2>
          <ul>
            {free.map(({ face, count }) => (
              <li key={face.name} className={styles.row}>
                <span className={styles.rowCard}>
                  <RowFace face={face} look={look} />
                </span>
                <b className={styles.rowTimes}>×{count}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function BoardRow({ entry, board }: { readonly entry: DeckEntry; readonly board: DeckBoard }) {
  const desk = useDeckDesk();
  const { main, side, selectedId, select, move, hits, look, view } = desk;
  const target = board.key === main.key ? side : main;
  return (
    <CardRow
      {...{ entry, look, select, move }}
      isMine={view.isMine && target.key !== board.key}
      targetKey={target.key}
      targetName={target.name}
      isUp={target.key === main.key}
      isChosen={selectedId === entry.id}
      isHit={hits.has(entry.id)}
      isDimmed={isDimmed(desk, entry.id)}
    />
  );
}

interface CardRowProps extends Pick<DeckDesk, 'look' | 'select' | 'move'> {
  readonly entry: DeckEntry;
  readonly isMine: boolean;
  readonly targetKey: string;
  readonly targetName: string;
  /** Whether it goes into the main deck. */
  readonly isUp: boolean;
  readonly isChosen: boolean;
  readonly isHit: boolean;
  readonly isDimmed: boolean;
}

const CardRow = memo(function CardRow(props: CardRowProps) {
  const { entry, look, select, move, isChosen, targetKey } = props;
  const { id, face } = entry;
  const t = useMessages('deck');
  const className = classNames(
    styles.row,
    props.isDimmed && styles.dimmed,
    props.isHit && styles.rowHit,
    isChosen && styles.rowChosen,
  );
  return (
    <li className={className}>
      <button
        type="button"
        className={styles.rowCard}
        aria-label={accessibleCardName(face, look)}
        aria-pressed={isChosen}
        onClick={() => select(isChosen ? null : id)}
      >
        <RowFace face={face} look={look} />
      </button>
      <RarityMark rarity={rarityOf(look, face.rarity)} />
      {props.isMine && (
        <button
          type="button"
          className={styles.rowMove}
          aria-label={t('moveCardTo', { card: face.name, board: props.targetName })}
          onClick={() => move([id], targetKey)}
        >
          {props.isUp ? <IconMoveUp aria-hidden="true" /> : <IconMoveDown aria-hidden="true" />}
        </button>
      )}
    </li>
  );
});

function RowFace({ face, look }: { readonly face: CardFace; readonly look: GameLook }) {
  const lanes = face.lanes.flatMap((key) => laneOf(look, key) ?? []);
  const [lane] = lanes;
  return (
    <>
      {face.image === null ? (
        <span className={styles.art}>{lane !== undefined && <LaneGlyph lane={lane} size={24} />}</span>
      ) : (
        <img
          className={styles.art}
          alt=""
          src={proxiedImageAddress(face.image)}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.rowWords}>
        <b>{face.name}</b>
        <small>
          {lanes.map((each) => (
            <LaneGlyph key={each.key} lane={each} size={14} />
          ))}
          {face.type}
          {face.stats !== null && <i>{face.stats}</i>}
        </small>
      </span>
    </>
  );
}
