import { memo, useMemo } from 'react';
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import IconMoveDown from '~icons/ph/arrow-down-bold';
import IconMoveUp from '~icons/ph/arrow-up-bold';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { laneOf, rarityOf } from '../../../components/cards/gameLook.ts';
import { LaneGlyph } from '../../../components/cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '../../../components/cards/proxiedImageAddress.ts';
import { RarityMark } from '../../../components/cards/RarityMark.tsx';
import { IconButton } from '../../../kit/Button.tsx';
import { type DeckBoard, type DeckDesk, isDimmed, useDeckDesk } from '../desk/deckDesk.ts';
import type { DeckEntry } from '../desk/deckEntries.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { columnsOf } from './deckColumns.ts';

/** A board as rows under headings: tap a row to choose the card, tap its arrow to move it. */
export function PhoneRows({ board }: { readonly board: DeckBoard }) {
  const { look, shown, main, free } = useDeckDesk();
  const { columnsBy, sortBy } = shown;
  const columns = useMemo(
    () => columnsOf(board.entries, columnsBy, sortBy, look).filter(({ entries }) => entries.length > 0),
    [board.entries, columnsBy, sortBy, look],
  );
  const isMain = board.key === main.key;
  return (
    <>
      {board.count === 0 && <p className="deck-board-none">No cards in {board.name}.</p>}
      {columns.map((column) => (
        <section key={column.key} aria-label={column.label}>
          <div className="deck-phone-group">
            <ColumnHead column={column} as="h2" />
          </div>
          <ul className="deck-rows">
            {column.entries.map((entry) => (
              <BoardRow key={entry.id} entry={entry} board={board} />
            ))}
          </ul>
        </section>
      ))}
      {isMain && free.length > 0 && (
        <section aria-label="Free cards">
          <div className="deck-phone-group">
            <h2 className="deck-column-head">
              Free <span className="num">{board.count - board.entries.length}</span>
            </h2>
          </div>
          <ul className="deck-rows">
            {free.map(({ face, count }) => (
              <li key={face.name} className="deck-row">
                <span className="deck-row-card">
                  <RowFace face={face} look={look} />
                </span>
                <span className="num b deck-row-times">×{count}</span>
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
  const classes = ['deck-row'];
  if (props.isDimmed) classes.push('dimmed');
  if (props.isHit) classes.push('hit');
  if (isChosen) classes.push('chosen');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        className="deck-row-card"
        aria-label={accessibleCardName(face, look)}
        aria-pressed={isChosen}
        onClick={() => select(isChosen ? null : id)}
      >
        <RowFace face={face} look={look} />
      </button>
      <RarityMark rarity={rarityOf(look, face.rarity)} />
      {props.isMine && (
        <IconButton
          className="deck-phone-icon"
          label={`Move ${face.name} to ${props.targetName}`}
          onClick={() => move([id], targetKey)}
        >
          {props.isUp ? <IconMoveUp aria-hidden="true" /> : <IconMoveDown aria-hidden="true" />}
        </IconButton>
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
        <span className="deck-row-art plain">
          {lane !== undefined && <LaneGlyph lane={lane} size={24} />}
        </span>
      ) : (
        <img
          className="deck-row-art"
          alt=""
          src={proxiedImageAddress(face.image)}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="deck-row-words">
        <span className="deck-row-name ell">{face.name}</span>
        <span className="deck-row-line t13 muted">
          {lanes.map((each) => (
            <LaneGlyph key={each.key} lane={each} size={14} />
          ))}
          {face.type}
          {face.stats !== null && <span className="num">{face.stats}</span>}
        </span>
      </span>
    </>
  );
}
