import { Text } from '@chakra-ui/react';
import { type ReactNode, useCallback } from 'react';
import type { GameLook } from '#contract/games/faces.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import text from '#src/ui/system/css/text.module.css';
import { accessibleCardName } from '../../../components/cards/accessibleCardName.ts';
import { CardStack, type StackedCard } from '../../../components/cards/CardStack.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { type GroupBy, groupPool, type PooledFace } from '../poolGrouping.ts';
import { words } from '../roomMessages.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useChangedInTurn } from '../timing/useChangedInTurn.ts';
import { useDrawnInTurn } from '../timing/useDrawnInTurn.ts';
import { useAsk } from '../useAsk.ts';
import { useSize } from '../useSize.ts';
import styles from './dock.module.css';

interface PoolColumnsProps {
  readonly cards: readonly PooledFace[];
  readonly look: GameLook;
  readonly by: GroupBy;
}

interface Column {
  readonly key: string;
  readonly label: string;
  readonly cards: readonly PooledFace[];
  readonly goesTo: 'main' | 'side';
}

function columnsOf({ cards, look, by }: PoolColumnsProps): readonly Column[] {
  const main = cards.filter(({ card }) => card.destination === 'main');
  const side = cards.filter(({ card }) => card.destination === 'side');
  const columns: Column[] = groupPool(main, look, by).map((group) => ({ ...group, goesTo: 'side' }));
  if (side.length === 0) return columns;
  const [all] = groupPool(
    side.map(({ card, face }) => ({ card: { ...card, round: 0 }, face })),
    look,
    'order',
  );
  return [
    ...columns,
    { key: 'aside', label: words()('sideColumn'), cards: all?.cards ?? [], goesTo: 'main' },
  ];
}

/** The pool in columns; a click, tap or Enter moves a card to the side and back. */
export function PoolColumns(props: PoolColumnsProps) {
  const columns = columnsOf(props);
  if (columns.length === 0)
    return (
      <Text px="5" py="4" color="fg.muted" fontSize="14px">
        {words()('poolEmpty')}
      </Text>
    );
  return <Columns columns={columns} look={props.look} />;
}

/** A pool that opens is drawn card by card; one by one it would take longer than a pack. */
const CARDS_A_FRAME = 3;

const WIDEST = 162;
const NARROWEST = 132;
const GAP = 12;
const PADDING = 20;

/** Columns share the width while the names can be read; more of them scroll. */
function Columns({ columns, look }: Readonly<{ columns: readonly Column[]; look: GameLook }>) {
  const [element, size] = useSize({ width: 1064, height: 188 });
  const cards = columns.reduce((sum, column) => sum + column.cards.length, 0);
  let left = useDrawnInTurn(cards, CARDS_A_FRAME);
  const room = size.width - 2 * PADDING - (columns.length - 1) * GAP - PADDING;
  const width = Math.floor(Math.min(WIDEST, Math.max(NARROWEST, room / columns.length)));
  const widths = useChangedInTurn(width, columns.length);
  return (
    <div className={styles.columns} ref={element}>
      {columns.map((column, place) => {
        const shown = column.cards.slice(0, left);
        left -= shown.length;
        return (
          <PoolColumn
            key={column.key}
            column={column}
            shown={shown}
            look={look}
            width={widths[place] ?? width}
          />
        );
      })}
    </div>
  );
}

interface PoolColumnProps {
  readonly column: Column;
  /** Those of its cards that are drawn by now. */
  readonly shown: Column['cards'];
  readonly look: GameLook;
  readonly width: number;
}

function PoolColumn({ column, shown, look, width }: PoolColumnProps) {
  const ask = useAsk();
  const { zoom } = useRoomParts();
  const { usesTextMode } = usePreferences();
  const { goesTo } = column;
  const wrap = useCallback(
    (card: StackedCard, drawing: ReactNode) => (
      <button
        type="button"
        className="card-button"
        aria-label={words()(goesTo === 'side' ? 'moveToSide' : 'moveToMain', {
          card: accessibleCardName(card.face, look),
        })}
        onClick={() => void ask({ type: 'move', cardInstanceId: String(card.key), destination: goesTo })}
        onContextMenu={(event) => {
          event.preventDefault();
          zoom(card.face);
        }}
      >
        {drawing}
      </button>
    ),
    [ask, goesTo, look, zoom],
  );
  return (
    <div className={classNames(styles.column, goesTo === 'main' && styles.aside)}>
      <h3>
        {column.label} <span className={text.number}>{column.cards.length}</span>
      </h3>
      <CardStack
        label={column.label}
        look={look}
        width={width}
        wrap={wrap}
        isPlain={usesTextMode}
        cards={shown.map(({ card, face }) => ({
          key: card.id,
          face,
          isFoil: card.finish === 'foil',
          isDimmed: goesTo === 'main',
        }))}
      />
    </div>
  );
}
