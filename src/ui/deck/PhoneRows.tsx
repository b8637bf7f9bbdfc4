import type { CardFace } from '#contract/faces.ts';
import IconMoveDown from '~icons/ph/arrow-line-down';
import IconMoveUp from '~icons/ph/arrow-line-up';
import { accessibleCardName } from '../cards/accessibleCardName.ts';
import { laneOf, rarityOf } from '../cards/gameLook.ts';
import { LaneGlyph } from '../cards/LaneGlyph.tsx';
import { proxiedImageAddress } from '../cards/proxiedImageAddress.ts';
import { RarityMark } from '../cards/RarityMark.tsx';
import { IconButton } from '../kit/Button.tsx';
import { isDimmed } from './DeckCard.tsx';
import { columnsOf } from './deckColumns.ts';
import { type DeckBoard, otherBoard, useDeckDesk } from './deckDesk.ts';
import type { DeckEntry } from './deckEntries.ts';
import { ColumnHead } from './MainBoard.tsx';

/** A board as rows under headings: tap a row to choose the card, tap its arrow to move it. */
export function PhoneRows({ board }: { readonly board: DeckBoard }) {
  const { look, columnsBy, sortBy, main, free } = useDeckDesk();
  const columns = columnsOf(board.entries, columnsBy, sortBy, look).filter(
    ({ entries }) => entries.length > 0,
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
              <CardRow key={entry.id} entry={entry} />
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
                  <RowFace face={face} />
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

function CardRow({ entry }: { readonly entry: DeckEntry }) {
  const desk = useDeckDesk();
  const { look, selectedId, select, hits, move, main, view } = desk;
  const { id, face } = entry;
  const target = otherBoard(desk, id);
  const classes = ['deck-row'];
  if (isDimmed(desk, id)) classes.push('dimmed');
  if (hits.has(id)) classes.push('hit');
  if (selectedId === id) classes.push('chosen');
  return (
    <li className={classes.join(' ')}>
      <button
        type="button"
        className="deck-row-card"
        aria-label={accessibleCardName(face, look)}
        aria-pressed={selectedId === id}
        onClick={() => select(selectedId === id ? null : id)}
      >
        <RowFace face={face} />
      </button>
      <RarityMark rarity={rarityOf(look, face.rarity)} />
      {view.isMine && (
        <IconButton
          className="deck-phone-icon"
          label={`Move ${face.name} to ${target.name}`}
          onClick={() => move([id], target.key)}
        >
          {target.key === main.key ? <IconMoveUp aria-hidden="true" /> : <IconMoveDown aria-hidden="true" />}
        </IconButton>
      )}
    </li>
  );
}

function RowFace({ face }: { readonly face: CardFace }) {
  const { look } = useDeckDesk();
  return (
    <>
      {face.image === null ? (
        <span className="deck-row-art" />
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
          {face.lanes.map((key) => {
            const lane = laneOf(look, key);
            return lane === undefined ? null : <LaneGlyph key={key} lane={lane} size={14} />;
          })}
          {face.type}
          {face.stats !== null && <span className="num">{face.stats}</span>}
        </span>
      </span>
    </>
  );
}
