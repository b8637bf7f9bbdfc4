import { useSelector } from '@xstate/react';
import * as m from 'framer-motion/m';
import {
  memo,
  type RefObject,
  Suspense,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { cardsNext } from '../bar/progress.ts';
import { BoardMessage, fetchAhead, WaitingBox } from '../frame/lateParts.ts';
import type { PackFit } from '../packFit.ts';
import { useRoomParts } from '../roomParts.tsx';
import { packWords } from '../roomWords.ts';
import { isReview } from '../seating.ts';
import { usePackInput } from '../usePackInput.ts';
import { useSpeakState } from '../useSpeakState.ts';
import { useTableSoon } from '../useTable.ts';
import { type MoveSetting, passing, STILL } from './cardMotion.ts';
import { EmptySlots, PackGrid } from './PackGrid.tsx';
import { PacksBehind } from './PacksBehind.tsx';
import styles from './pack.module.css';
import { type PackLayer, usePackLayers } from './usePackLayers.ts';

interface BoardProps {
  readonly fit: PackFit;
  /** What is kept free under it, in px; nothing where the page scrolls. */
  readonly footPx: number | undefined;
  readonly isWide: boolean;
  readonly isReduced: boolean;
  /** The motion features are loaded. */
  readonly isMotionReady: boolean;
}

/** What can be taken: the pack in hand, its empty slots while the next one is waited for, or why there is none. */
export const Board = memo(function Board({ fit, footPx, isWide, isReduced, isMotionReady }: BoardProps) {
  const { room } = useRoomParts();
  const t = useMessages('room');
  const { table, view, people } = useTableSoon();
  const seatStateNow = useSelector(room, selectSeatState);
  const seatState = useDeferredValue(seatStateNow);
  const { current, leaving } = usePackLayers(view);
  const toward = view.direction === 'left' ? -1 : view.direction === 'right' ? 1 : 0;
  const setting: MoveSetting = useMemo(() => ({ isReduced, toward }), [isReduced, toward]);
  const grid = useRef<HTMLDivElement>(null);
  // A pack that leaves keeps its places, or all of it would be laid out anew on its way.
  const fitBefore = useRef(fit);
  if (leaving === null) fitBefore.current = fit;
  const [tabStop, setTabStop] = useState(0);
  useFocusInPack(grid, current, leaving, tabStop);
  useFetchAhead();
  useScrollToTop(grid, !isWide, current?.key ?? null);
  const { doubleClickTakes, usesSingleKeys, usesTextMode } = usePreferences();
  const handlers = usePackInput({
    grid,
    columns: fit.columns,
    takesOnDoubleClick: doubleClickTakes,
    hasSingleKeys: usesSingleKeys,
    onFocused: setTabStop,
    speakState: useSpeakState(),
  });
  const cards = current?.pack.cards.length ?? 0;
  const layers = [leaving, current].filter((layer) => layer !== null);
  const isWaiting = current === null && seatState === 'waiting';
  const isMessage = seatState === 'handed' || seatState === 'watching' || seatState === 'finished';
  return (
    <section
      className={classNames(styles.board, isWaiting && styles.waiting)}
      data-room="board"
      style={{ bottom: footPx }}
      aria-label={t('pack')}
    >
      <div
        ref={grid}
        className={styles.grid}
        role="grid"
        tabIndex={-1}
        aria-label={current ? packWords(view, current.pack, people) : t('noPack')}
        aria-rowcount={current ? Math.ceil(cards / fit.columns) : 0}
        aria-colcount={fit.columns}
        aria-multiselectable={(current?.pack.demand.picks ?? 1) + (current?.pack.demand.burns ?? 0) > 1}
        aria-busy={seatStateNow === 'submitting'}
        {...handlers}
      >
        {current === null && !isMessage && !isReview(view) && (
          <EmptySlots
            count={slotsFor(
              leaving,
              cardsNext(table.template.rounds[view.round], view.packSize, view.decisionsInRound),
              isWide ? Number.POSITIVE_INFINITY : 2 * fit.columns,
            )}
            fit={fit}
          />
        )}
        {layers.map((layer) => (
          // Not inert: that would style every card anew in the frame of the click.
          <m.div
            key={layer.key}
            className={layer === leaving ? `${styles.pack} ${styles.leaving}` : styles.pack}
            data-pack={layer === leaving ? 'leaving' : 'held'}
            role="presentation"
            aria-hidden={layer === leaving || undefined}
            initial={false}
            animate={layer === leaving ? passing(setting) : STILL}
          >
            <PackGrid
              layer={layer}
              view={view}
              fit={layer === leaving ? fitBefore.current : fit}
              setting={setting}
              hasArrival={isMotionReady}
              tabStop={Math.min(tabStop, layer.pack.cards.length - 1)}
              isText={usesTextMode}
              behind={<PacksBehind />}
            />
          </m.div>
        ))}
      </div>
      {/* New boundaries: what is deferred would wait for the script of a part inside one that stood before. */}
      {isWaiting && (
        <Suspense fallback={null}>
          <WaitingBox />
        </Suspense>
      )}
      {isMessage && (
        <Suspense fallback={null}>
          <BoardMessage seatState={seatState} />
        </Suspense>
      )}
    </section>
  );
});

const FETCH_AHEAD_MS = 1500;

function useFetchAhead() {
  useEffect(() => {
    const timer = window.setTimeout(fetchAhead, FETCH_AHEAD_MS);
    return () => window.clearTimeout(timer);
  }, []);
}

const slotsFor = (leaving: PackLayer | null, next: number, most: number) =>
  Math.min(most, Math.max(1, leaving ? leaving.pack.cards.length - (leaving.gone?.length ?? 0) : next));

/** Where a pack scrolls, the next one begins at its top. */
function useScrollToTop(grid: RefObject<HTMLDivElement | null>, isNeeded: boolean, key: string | null) {
  const seen = useRef(key);
  useLayoutEffect(() => {
    if (isNeeded && seen.current !== key) {
      const board = grid.current?.parentElement;
      if (board) board.scrollTop = 0;
      window.scrollTo(0, 0);
    }
    seen.current = key;
  }, [grid, isNeeded, key]);
}

/**
 * The focus stays at the same place in the next pack, and never falls out of the grid between two: not when a pack comes,
 * and not when one that left with the focus on a card of it is gone.
 */
function useFocusInPack(
  grid: RefObject<HTMLDivElement | null>,
  current: PackLayer | null,
  leaving: PackLayer | null,
  tabStop: number,
) {
  const wasInside = useRef(true);
  const key = current?.key ?? null;
  const leavingKey = leaving?.key ?? null;
  const latest = useRef({ key, tabStop });
  latest.current = { key, tabStop };
  useLayoutEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      wasInside.current = target instanceof Node && (grid.current?.contains(target) ?? false);
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [grid]);
  useLayoutEffect(() => {
    if (wasInside.current || isFocusLost()) focusPack(grid.current, key, latest.current.tabStop);
  }, [grid, key]);
  useLayoutEffect(() => {
    if (leavingKey === null && wasInside.current && isFocusLost())
      focusPack(grid.current, latest.current.key, latest.current.tabStop);
  }, [grid, leavingKey]);
}

function focusPack(grid: HTMLDivElement | null, key: string | null, tabStop: number) {
  const cells = grid?.querySelectorAll<HTMLElement>('[data-pack=held] [data-card]');
  const goal = key === null ? grid : cells?.[Math.min(tabStop, cells.length - 1)];
  goal?.focus({ preventScroll: true });
}

/** Nothing on the page has the focus: it was on something that is gone, or on the page as a whole. */
const isFocusLost = () => document.activeElement === document.body || document.activeElement?.id === 'main';
