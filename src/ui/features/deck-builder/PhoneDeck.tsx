import { Link, useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import IconDecks from '~icons/ph/cards';
import IconBack from '~icons/ph/caret-left-bold';
import IconCheck from '~icons/ph/check-bold';
import IconHistory from '~icons/ph/clock-counter-clockwise';
import IconMore from '~icons/ph/dots-three-vertical-bold';
import IconHand from '~icons/ph/hand-palm';
import IconSearch from '~icons/ph/magnifying-glass';
import IconResults from '~icons/ph/ranking';
import { IconButton } from '../../kit/Button.tsx';
import { Menu } from '../../kit/Menu.tsx';
import { useMark } from '../../kit/useMark.ts';
import { EventWay } from '../events/EventWay.tsx';
import { SORT_WORDS, SORTS } from './boards/deckColumns.ts';
import { PhoneRows } from './boards/PhoneRows.tsx';
import { SelectedBar } from './boards/SelectedBar.tsx';
import { type DeckBoard, useDeckControls, useDeckDesk } from './desk/deckDesk.ts';
import { SaveWords } from './header/DeckHeader.tsx';
import { DeckTitle } from './header/DeckTitle.tsx';
import { SearchField } from './header/DeckTools.tsx';
import { PhoneDock } from './header/PhoneDock.tsx';
import { CostCurvePanel } from './panels/CostCurvePanel.tsx';
import { LanesPanel } from './panels/LanesPanel.tsx';
import { PhoneStatus } from './panels/PhoneStatus.tsx';
import { SaveTrouble } from './panels/StatePanel.tsx';
import { SuggestedDeck } from './panels/SuggestedDeck.tsx';

const CHARTS = 'charts';

/** One board at a time, with what is done most within reach of a thumb. */
export function PhoneDeck() {
  useMark('with-deck-phone');
  const { boards, main, view, selectedId, select } = useDeckDesk();
  const [tab, setTab] = useState(main.key);
  const [isSearching, setSearching] = useState(false);
  const board = boards.find(({ key }) => key === tab);
  return (
    <div className="deck-phone">
      <header className="deck-phone-head">
        <Link
          className="deck-phone-icon"
          to="/drafts/$draftId/results"
          params={{ draftId: view.draftId }}
          aria-label={`Back to ${view.tableName}`}
        >
          <IconBack aria-hidden="true" />
        </Link>
        <div className="grow">
          <DeckTitle />
          {view.isMine ? (
            <SaveWords />
          ) : (
            <span className="deck-saved">A deck of {view.owner}, to read only</span>
          )}
          {view.isMine && view.event && <EventWay event={view.event} isTall />}
        </div>
        <IconButton
          label="Find in deck"
          aria-expanded={isSearching}
          className="deck-phone-icon"
          onClick={() => setSearching(!isSearching)}
        >
          <IconSearch aria-hidden="true" />
        </IconButton>
        <MoreMenu />
      </header>
      {isSearching && (
        <div className="deck-phone-search">
          <SearchField />
        </div>
      )}
      <Tabs
        tab={tab}
        onTab={(next) => {
          setTab(next);
          select(null);
        }}
      />
      <div className="deck-phone-notes">
        <div className="deck-notice">
          <SaveTrouble />
        </div>
        {view.isMine && tab !== CHARTS && <PhoneStatus onFromSide={setTab} />}
      </div>
      <div role="tabpanel" id="deck-panel" aria-labelledby={`deck-tab-${tab}`} className="deck-phone-panel">
        {board === undefined ? (
          <div className="deck-phone-charts">
            <SuggestedDeck />
            <CostCurvePanel />
            <LanesPanel />
          </div>
        ) : (
          <PhoneRows board={board} />
        )}
      </div>
      {selectedId === null ? <PhoneDock /> : <SelectedBar />}
    </div>
  );
}

function Tabs({ tab, onTab }: Readonly<{ tab: string; onTab: (tab: string) => void }>) {
  const { boards, main, look, troubles } = useDeckDesk();
  const keys = [...boards.map(({ key }) => key), CHARTS];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = step === undefined ? undefined : keys.at((keys.indexOf(tab) + step) % keys.length);
    if (next === undefined) return;
    event.preventDefault();
    onTab(next);
    event.currentTarget.querySelector<HTMLElement>(`[id="deck-tab-${next}"]`)?.focus();
  };
  const figure = ({ key, count }: DeckBoard) =>
    key === main.key && count < look.deckSize ? `${count}/${look.deckSize}` : String(count);
  return (
    <div className="deck-tabs" role="tablist" aria-label="Boards of the deck" onKeyDown={onKeyDown}>
      {keys.map((key) => {
        const board = boards.find((known) => known.key === key);
        const tone = key === main.key ? (troubles.length === 0 ? 'num ok' : 'num warn') : 'num';
        return (
          <button
            key={key}
            type="button"
            role="tab"
            id={`deck-tab-${key}`}
            aria-selected={key === tab}
            aria-controls="deck-panel"
            tabIndex={key === tab ? 0 : -1}
            onClick={() => onTab(key)}
          >
            {board?.name ?? 'Charts'}
            {board !== undefined && <b className={tone}>{figure(board)}</b>}
          </button>
        );
      })}
    </div>
  );
}

function MoreMenu() {
  const { view, openExtra } = useDeckDesk();
  const { arrangement, arrange } = useDeckControls();
  const { sortBy } = arrangement;
  const router = useRouter();
  return (
    <Menu
      label="More"
      trigger={(props) => (
        <IconButton {...props} label="More" className="deck-phone-icon">
          <IconMore aria-hidden="true" />
        </IconButton>
      )}
      items={[
        ...SORTS.map((key) => ({
          key,
          words: key === 'placed' ? 'Sort as placed' : `Sort by ${SORT_WORDS[key].toLowerCase()}`,
          icon: key === sortBy ? <IconCheck aria-hidden="true" /> : <span className="deck-no-icon" />,
          onChoose: () => arrange({ sortBy: key }),
        })),
        {
          key: 'hand',
          words: 'Try a hand',
          icon: <IconHand aria-hidden="true" />,
          onChoose: () => openExtra('hand'),
        },
        ...(view.isMine
          ? [
              {
                key: 'history',
                words: 'Snapshots',
                icon: <IconHistory aria-hidden="true" />,
                onChoose: () => openExtra('history'),
              },
              {
                key: 'decks',
                words: 'Decks of this pool',
                icon: <IconDecks aria-hidden="true" />,
                onChoose: () => openExtra('decks'),
              },
            ]
          : []),
        {
          key: 'results',
          words: 'Results of the table',
          icon: <IconResults aria-hidden="true" />,
          onChoose: () =>
            void router.navigate({ to: '/drafts/$draftId/results', params: { draftId: view.draftId } }),
        },
      ]}
    />
  );
}
