import { memo, useDeferredValue } from 'react';
import { Lamp } from '../../kit/Lamp.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { DragLayer } from './boards/DragLayer.tsx';
import { MainBoard } from './boards/MainBoard.tsx';
import { SelectedBar } from './boards/SelectedBar.tsx';
import { SideBoard } from './boards/SideBoard.tsx';
import { DeckDeskContext, useDeckDesk } from './desk/deckDesk.ts';
import { DeckHeader } from './header/DeckHeader.tsx';
import { DeckTools } from './header/DeckTools.tsx';
import { CostCurvePanel } from './panels/CostCurvePanel.tsx';
import { FreeCards } from './panels/FreeCards.tsx';
import { LanesPanel } from './panels/LanesPanel.tsx';
import { SaveTrouble, StatePanel } from './panels/StatePanel.tsx';
import { SuggestedDeck } from './panels/SuggestedDeck.tsx';

/** Boards at the left, what they amount to at the right. The boards answer first; what is told of them follows. */
export const WideDeck = memo(function WideDeck() {
  const desk = useDeckDesk();
  const later = useDeferredValue(desk);
  return (
    <Lamp x="38%" y="300px" height="420px">
      <DragLayer>
        <div className="deck">
          <DeckDeskContext value={later}>
            <Header />
          </DeckDeskContext>
          <div className="deck-boards">
            <DeckDeskContext value={later}>
              <Tools />
            </DeckDeskContext>
            <Boards />
          </div>
          <DeckDeskContext value={later}>
            <Rail />
          </DeckDeskContext>
        </div>
        <SelectedBar />
      </DragLayer>
    </Lamp>
  );
});

const Header = memo(DeckHeader);

const Tools = memo(function Tools() {
  return (
    <>
      <div className="deck-notice">
        <SaveTrouble />
      </div>
      <DeckTools />
    </>
  );
});

const Boards = memo(function Boards() {
  const { boards, main } = useDeckDesk();
  return (
    <>
      <MainBoard />
      {boards
        .filter(({ key }) => key !== main.key)
        .map((board) => (
          <SideBoard key={board.key} board={board} />
        ))}
    </>
  );
});

const Rail = memo(function Rail() {
  const { main, side, view, say } = useDeckDesk();
  const goToSide = () => {
    const first = document.querySelector<HTMLElement>(
      `[id="deck-board-${side.key}"] [data-card][tabindex="0"]`,
    );
    first?.focus();
    first?.scrollIntoView({ block: 'nearest' });
    say(`In ${side.name}. M moves a card to ${main.name}.`);
  };
  return (
    <div className="deck-rail">
      <StatePanel onFromSide={goToSide} />
      <SuggestedDeck />
      {view.isMine && view.freeFaces.length > 0 && (
        <Panel pad="none" className="deck-panel" aria-label="Free cards">
          <FreeCards />
        </Panel>
      )}
      <CostCurvePanel />
      <LanesPanel />
    </div>
  );
});
