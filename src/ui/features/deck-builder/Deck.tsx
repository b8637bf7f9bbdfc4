import { Box, Grid, Stack, Tabs } from '@chakra-ui/react';
import { memo, type ReactNode, useDeferredValue, useState } from 'react';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { BoardRows } from './boards/BoardRows.tsx';
import { DragLayer } from './boards/DragLayer.tsx';
import { MainBoard } from './boards/MainBoard.tsx';
import { SelectedBar } from './boards/SelectedBar.tsx';
import { SideBoard } from './boards/SideBoard.tsx';
import styles from './deck.module.css';
import { DeckDeskContext, useDeckDesk } from './desk/deckDesk.ts';
import { useIsNarrow } from './desk/useIsNarrow.ts';
import { DeckHeader } from './header/DeckHeader.tsx';
import { DeckTools } from './header/DeckTools.tsx';
import { BasicLandsPanel } from './panels/BasicLands.tsx';
import { CostCurvePanel } from './panels/CostCurvePanel.tsx';
import { LanesPanel } from './panels/LanesPanel.tsx';
import { SaveTrouble } from './panels/SaveTrouble.tsx';
import { StatePanel } from './panels/StatePanel.tsx';
import { SuggestedDeck } from './panels/SuggestedDeck.tsx';

/** Boards, and what they amount to; on a phone one of them at a time. The boards answer first, the rest follows. */
export const Deck = memo(function Deck() {
  const isNarrow = useIsNarrow();
  // The toolbar is at the lower edge of a phone, where the site's own would be.
  useDocumentClass(isNarrow && 'with-deck-phone');
  return (
    <Lamp {...(isNarrow ? NARROW_LAMP : LAMP)}>
      <DragLayer>
        <Grid
          className={styles.page}
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 316px' }}
          columnGap="5"
          rowGap={{ base: '0', sm: '4' }}
          width="full"
          maxWidth="1680px"
          mx="auto"
          px={{ sm: '4', lg: '6' }}
          pt={{ sm: '18px' }}
          pb={{ base: 'calc(88px + env(safe-area-inset-bottom))', sm: '8' }}
        >
          <Later>
            <Header />
          </Later>
          {isNarrow ? <BoardTabs /> : <AllBoards />}
        </Grid>
        <SelectedBar />
      </DragLayer>
    </Lamp>
  );
});

/** What is inside is drawn when there is time for it. */
function Later({ children }: { readonly children: ReactNode }) {
  return <DeckDeskContext value={useDeferredValue(useDeckDesk())}>{children}</DeckDeskContext>;
}

const Header = memo(DeckHeader);

const AllBoards = memo(function AllBoards() {
  return (
    <>
      <Stack gap="3" minWidth="0" data-boards>
        <Later>
          <Tools />
        </Later>
        <Boards />
      </Stack>
      <Later>
        <Rail />
      </Later>
    </>
  );
});

const Tools = memo(function Tools() {
  return (
    <>
      <SaveTrouble />
      <DeckTools />
    </>
  );
});

function Boards() {
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
}

const Rail = memo(function Rail() {
  const { main, side, say } = useDeckDesk();
  const t = useMessages('deck');
  const goToSide = () => {
    const first = document.querySelector<HTMLElement>(
      `[data-board="${CSS.escape(side.key)}"] [data-card][tabindex="0"]`,
    );
    first?.focus();
    first?.scrollIntoView({ block: 'nearest' });
    say(t('saidInSide', { side: side.name, main: main.name }));
  };
  return (
    <Box
      display={{ base: 'grid', lg: 'flex' }}
      gridTemplateColumns="repeat(auto-fit, minmax(290px, 1fr))"
      flexDirection="column"
      alignItems={{ base: 'start', lg: 'stretch' }}
      gap="3"
      minWidth="0"
    >
      <StatePanel onFromSide={goToSide} />
      <SuggestedDeck />
      <BasicLandsPanel />
      <CostCurvePanel />
      <LanesPanel />
    </Box>
  );
});

const LAMP = { x: '38%', y: '300px', height: '420px' };
const NARROW_LAMP = { y: '-40px', width: '420px', height: '280px' };
const CHARTS = 'charts';
/** That of the page, lamp included, over what scrolls below. */
const TABS_GROUND = 'radial-gradient(420px 280px at 50% -40px, var(--lamp), transparent) fixed, var(--bg)';

function BoardTabs() {
  const { boards, main, side, look, troubles, view, select } = useDeckDesk();
  const [tab, openTab] = useState(main.key);
  const t = useMessages('deck');
  return (
    <Tabs.Root
      value={tab}
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => {
        openTab(value);
        select(null);
      }}
    >
      <Tabs.List
        position="sticky"
        top="0"
        zIndex="10"
        px="4"
        background={TABS_GROUND}
        aria-label={t('boards')}
      >
        {boards.map(({ key, name, count }) => (
          <Tabs.Trigger key={key} value={key} flex="1 0 auto" justifyContent="center">
            {name}
            <Box
              as="b"
              textStyle="code"
              {...(key === main.key && { color: troubles.length === 0 ? 'ok.fg' : 'warn.fg' })}
            >
              {key === main.key && count < look.deckSize ? `${count}/${look.deckSize}` : count}
            </Box>
          </Tabs.Trigger>
        ))}
        <Tabs.Trigger value={CHARTS} flex="1 0 auto" justifyContent="center">
          {t('charts')}
        </Tabs.Trigger>
      </Tabs.List>
      <Stack gap="3" px="4" pt="3" _empty={{ display: 'none' }}>
        <SaveTrouble />
        {view.isMine && tab !== CHARTS && <StatePanel onFromSide={() => openTab(side.key)} />}
      </Stack>
      {boards.map((board) => (
        <Tabs.Content key={board.key} value={board.key} pt="1">
          <BoardRows board={board} />
        </Tabs.Content>
      ))}
      <Tabs.Content value={CHARTS} pt="0">
        <Stack gap="3" px="4" py="3">
          <SuggestedDeck />
          <CostCurvePanel />
          <LanesPanel />
        </Stack>
      </Tabs.Content>
    </Tabs.Root>
  );
}
