import { type KeyboardEvent, type ReactNode, useCallback, useState } from 'react';
import type { GridPlaceView } from '#engine/formats/minesweeper/minesweeper.types.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import { useCardSize } from '../../../../components/preferences/cardSize.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { usePackInput } from '../../usePackInput.ts';
import { useSize } from '../../useSize.ts';
import { useSpeakState } from '../../useSpeakState.ts';
import { useTable } from '../../useTable.ts';
import { useMarks } from '../pieces/CardGrid.tsx';
import { HiddenCell, OpenCell, TakenCell } from './GridCell.tsx';
import { cardWidthIn, GAP_PX, isCardPlace, NO_CARD, placeAt } from './minePlaces.ts';
import styles from './minesweeper.module.css';

interface MineGridProps {
  readonly places: readonly GridPlaceView[];
  readonly columns: number;
  readonly mayChoose: boolean;
}

const WALKS = /^(Arrow|Home$|End$)/;

/** The grid with its hidden cards: arrows walk over all places, every other key is for cards that lie face up. */
export function MineGrid({ places, columns, mayChoose }: MineGridProps) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { doubleClickTakes, usesSingleKeys } = usePreferences();
  const [frame, { width }] = useSize({ width: 1000, height: 600 });
  const [tabStop, setTabStop] = useState(() => Math.max(0, places.findIndex(isCardPlace)));
  const cardWidth = cardWidthIn(width, columns, useCardSize());
  const handlers = usePackInput({
    columns,
    takesOnDoubleClick: doubleClickTakes,
    hasSingleKeys: usesSingleKeys,
    onFocused: setTabStop,
    speakState: useSpeakState(),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
    const isForAll = WALKS.test(event.key) || event.key.toLowerCase() === 'q' || event.key === '?';
    if (isForAll || id?.startsWith(NO_CARD) === false) handlers.onKeyDown(event);
  };
  const showMiddle = useMiddleFirst(cardWidth);
  const style: StyleWithVariables = {
    '--columns': columns,
    '--card': `${cardWidth}px`,
    '--gap': `${GAP_PX}px`,
  };
  const rows = Array.from({ length: Math.ceil(places.length / columns) }, (_, row) => row);
  const up = places.filter(isCardPlace).length;
  return (
    <div ref={frame} className={styles.frame}>
      <div
        ref={showMiddle}
        className={styles.grid}
        style={style}
        role="grid"
        aria-label={t('gridFaceUp', { up, places: places.length })}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        {...handlers}
        onKeyDown={onKeyDown}
      >
        {rows.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
          <div role="row" className={styles.row} key={row}>
            {places.slice(row * columns, (row + 1) * columns).map((place, column) => (
              <Cell
                // biome-ignore lint/suspicious/noArrayIndexKey: a place of the grid never moves
                key={column}
                place={place}
                at={row * columns + column}
                columns={columns}
                width={cardWidth}
                aspect={view.look.cardAspect}
                mayChoose={mayChoose}
                isTabStop={row * columns + column === tabStop}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A grid that is wider than its frame shows its middle first. */
const useMiddleFirst = (cardWidth: number) =>
  useCallback(
    (grid: HTMLElement | null) => {
      const frame = grid?.parentElement;
      if (frame && cardWidth > 0) frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    },
    [cardWidth],
  );

interface PlaceProps {
  readonly place: GridPlaceView;
  readonly at: number;
  readonly columns: number;
  readonly width: number;
  readonly aspect: number;
  readonly mayChoose: boolean;
  readonly isTabStop: boolean;
}

function Cell({ place, at, columns, width, aspect, mayChoose, isTabStop }: PlaceProps): ReactNode {
  const t = useMessages('boards');
  const { zoom } = useRoomParts();
  const { view, people } = useTable();
  const marks = useMarks(mayChoose);
  const cell = { where: t('place', placeAt(at, columns)), isTabStop, id: `${NO_CARD}${at}` };
  if (place === 'down') return <HiddenCell {...cell} width={width} aspect={aspect} />;
  if (typeof place === 'number')
    return <TakenCell {...cell} person={people[place]} width={width} aspect={aspect} />;
  const face = view.faces[place.card];
  if (!face) return null;
  const state = marks.stateOf(place.id);
  return (
    <OpenCell
      {...cell}
      id={place.id}
      card={place}
      face={face}
      look={view.look}
      width={width}
      state={state}
      sentence={marks.sentenceOf(state)}
      isStarred={marks.starred.includes(place.id)}
      onZoom={zoom}
    />
  );
}
