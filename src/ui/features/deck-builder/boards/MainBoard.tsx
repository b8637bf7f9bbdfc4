import { memo, useMemo, useRef } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { Chip } from '../../../kit/Chip.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { useBoardToDropOn, useCardDrag } from '../dragging.ts';
import { CardSurface } from './CardSurface.tsx';
import { bandsOf, gridOf } from './deckBands.ts';
import { columnsOf } from './deckColumns.ts';
import { MainLists, MainStacks } from './MainColumns.tsx';

/** The main deck in columns. */
export const MainBoard = memo(function MainBoard() {
  const { main, look, free, shown, view } = useDeckDesk();
  const { columnsBy, sortBy, rowsBy, boardView } = shown;
  const board = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  useBoardToDropOn(board, main.key, view.isMine);
  const bands = useMemo(
    () => bandsOf(columnsOf(main.entries, columnsBy, sortBy, look), rowsBy, look),
    [main.entries, columnsBy, sortBy, rowsBy, look],
  );
  const grid = useMemo(() => gridOf(bands), [bands]);
  const freeCount = main.count - main.entries.length;
  const isStacked = boardView === 'stacks';
  return (
    <Panel
      ref={board}
      look="lit"
      pad="none"
      className={drag?.over === main.key ? 'deck-main over' : 'deck-main'}
      aria-labelledby="deck-main-title"
    >
      <header className="deck-board-head">
        <h2 id="deck-main-title">{main.name}</h2>
        <SizeWords />
        <span className="grow" />
        <span className="t14 muted">
          {main.entries.length} {main.entries.length === 1 ? 'pick' : 'picks'}
          {free.length > 0 && `, ${freeCount} free ${freeCount === 1 ? 'card' : 'cards'}`}
        </span>
      </header>
      {main.count === 0 && (
        <p className="deck-board-none">
          No cards in {main.name} yet.{view.isMine && ' Click a card below to move it here.'}
        </p>
      )}
      <CardSurface board={main} grid={grid} className="deck-main-cards">
        {isStacked ? <MainStacks bands={bands} /> : <MainLists bands={bands} />}
      </CardSurface>
    </Panel>
  );
});

/** "38/40" and what is missing, or "41" and that nothing is: a deck may have more. */
export function SizeWords() {
  const { main, look, troubles } = useDeckDesk();
  const [trouble] = troubles;
  return (
    <>
      <span className="num b deck-size">
        <span className="vh">{cardsInWords(main.count)}, at least </span>
        <span aria-hidden="true">{main.count}</span>
        <span className={main.count < look.deckSize ? 'subtle' : 'vh'}>
          <span aria-hidden="true">/</span>
          {look.deckSize}
        </span>
      </span>
      {trouble === undefined ? (
        <Chip tone="ok" size="tag">
          <IconReady aria-hidden="true" />
          ready
        </Chip>
      ) : (
        <Chip tone="warn" size="tag">
          <IconWarning aria-hidden="true" />
          {trouble.tag}
        </Chip>
      )}
    </>
  );
}
