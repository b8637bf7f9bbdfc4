import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { RoomView } from '#contract/room/room.ts';
import type { DraftRoomContext } from '#src/machines/room/draftRoomFacts.ts';
import {
  selectChosen,
  selectLineState,
  selectRefusal,
  selectSeatState,
  selectStarred,
} from '#src/machines/room/draftRoomSelectors.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import type { CardState } from '../../../components/cards/PlayCard.tsx';
import { useMessages } from '../../../messages/useMessages.ts';
import { PackCard } from '../PackCard.tsx';
import { type PackFit, TEXT_FROM_PX } from '../packFit.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useDrawnInTurn } from '../timing/useDrawnInTurn.ts';
import { readLowSeconds, useClock } from '../useClock.ts';
import { CARDS_A_TURN, type CardMove, type MoveSetting } from './cardMotion.ts';
import styles from './pack.module.css';
import type { PackLayer } from './usePackLayers.ts';

interface PackGridProps {
  readonly layer: PackLayer;
  readonly view: RoomView;
  readonly fit: PackFit;
  readonly setting: MoveSetting;
  readonly hasArrival: boolean;
  readonly tabStop: number;
  /** Cards as rows of words. */
  readonly isText: boolean;
  /** Stands in the first free slot: packs that wait behind this one. */
  readonly behind: ReactNode;
}

interface Marks {
  readonly chosen: readonly string[];
  readonly picks: number;
  readonly refusal: DraftRoomContext['refusal'];
  readonly isHushed: boolean;
  readonly sentence: (isBurned: boolean) => string;
}

function stateOf(id: string, { chosen, refusal, isHushed }: Marks): CardState {
  if (refusal?.cardIds.includes(id)) return 'refused';
  if (chosen.includes(id)) return 'reserved';
  return isHushed ? 'quiet' : 'idle';
}

function useMarks(layer: PackLayer): Marks {
  const { room } = useRoomParts();
  const t = useMessages('room');
  const chosen = useSelector(room, selectChosen);
  const refusal = useSelector(room, selectRefusal);
  const seatState = useSelector(room, selectSeatState);
  const line = useSelector(room, selectLineState);
  const lowSeconds = useClock(room, readLowSeconds);
  const hasClock = useClock(room, (seconds) => seconds !== null);
  const isHushed =
    seatState === 'paused' ||
    line === 'lost' ||
    line === 'offline' ||
    (lowSeconds !== null && chosen.length > 0);
  return {
    chosen: layer.gone === null ? chosen : [],
    picks: layer.pack.demand.picks,
    refusal,
    isHushed,
    sentence(isBurned) {
      if (!hasClock) return t(isBurned ? 'burned' : 'cardSelected');
      if (lowSeconds === null) return t(isBurned ? 'burnedAtZero' : 'takenAtZero');
      if (lowSeconds === 0) return t(isBurned ? 'burnedNow' : 'takenNow');
      return t(isBurned ? 'burnedIn' : 'takenIn', { seconds: lowSeconds });
    },
  };
}

const moveIn = ({ gone }: PackLayer, id: string): CardMove =>
  gone?.includes(id) === true ? 'taken' : 'here';

/** The cards of one pack in their slots, as rows of a grid. */
export function PackGrid(props: PackGridProps) {
  const { layer, view, fit, setting, hasArrival, tabStop, isText, behind } = props;
  const { room, zoom } = useRoomParts();
  const starred = useSelector(room, selectStarred);
  const marks = useMarks(layer);
  const { cards } = layer.pack;
  const drawn = useDrawnInTurn(cards.length, CARDS_A_TURN);
  const cells = cards.map((card, index) => {
    const face = view.faces[card.card];
    if (!face) return null;
    const state = layer.gone === null ? stateOf(card.id, marks) : 'idle';
    const isBurned = marks.chosen.indexOf(card.id) >= marks.picks;
    return (
      <PackCard
        key={card.id}
        card={card}
        face={face}
        look={view.look}
        index={index}
        count={cards.length}
        state={state}
        isBurned={isBurned}
        sentence={
          state === 'reserved'
            ? marks.sentence(isBurned)
            : state === 'refused'
              ? marks.refusal?.message
              : undefined
        }
        isStarred={starred.includes(card.id)}
        isTabStop={layer.gone === null && index === tabStop}
        isText={isText}
        isPicture={fit.cardWidth < TEXT_FROM_PX}
        isBlank={index >= drawn && index !== tabStop && state === 'idle' && !isText}
        move={moveIn(layer, card.id)}
        setting={setting}
        hasArrival={hasArrival}
        onZoom={zoom}
      />
    );
  });
  return (
    <Rows fit={fit} isLow={marks.isHushed} isText={isText}>
      {cells}
      {behind}
    </Rows>
  );
}

interface RowsProps {
  readonly fit: PackFit;
  readonly isLow?: boolean;
  readonly isText?: boolean;
  readonly children: readonly [readonly ReactNode[], ReactNode];
}

/** Rows follow the columns as they are drawn. */
const Rows = ({ fit, isLow = false, isText = false, children: [cells, behind] }: RowsProps) => {
  const style: StyleWithVariables = { '--columns': fit.columns, '--card': `${fit.cardWidth}px` };
  const rows = Array.from({ length: Math.ceil(cells.length / fit.columns) }, (_, row) =>
    cells.slice(row * fit.columns, (row + 1) * fit.columns),
  );
  return (
    <div
      className={classNames(styles.rows, isLow && styles.hushed, isText && styles.text)}
      style={style}
      role="presentation"
    >
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
        <div role="row" className={styles.row} key={keyOfRow(place)}>
          {row}
          {place === rows.length - 1 && row.length < fit.columns && behind}
        </div>
      ))}
    </div>
  );
};

const keyOfRow = (place: number) => `row-${place}`;

/** Empty slots, so that nothing jumps while the next pack is waited for. */
export const EmptySlots = ({ count, fit }: Readonly<{ count: number; fit: PackFit }>) => {
  const style: StyleWithVariables = { '--columns': fit.columns, '--card': `${fit.cardWidth}px` };
  return (
    <div className={`${styles.rows} ${styles.ghosts}`} style={style} aria-hidden="true">
      <div className={styles.row}>
        {Array.from({ length: count }, (_, place) => (
          <span className={styles.ghost} data-slot="" key={keyOfRow(place)} />
        ))}
      </div>
    </div>
  );
};
