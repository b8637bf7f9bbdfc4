import { Box, Grid, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import { selectCountdown } from '#src/machines/tables/lobbySelectors.ts';
import { Lamp } from '#src/ui/components/brand/Lamp.tsx';
import { useDocumentClass } from '#src/ui/components/hooks/useDocumentClass.ts';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { EventLink } from '../events/EventLink.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { LobbyDialogs } from './dialogs/LobbyDialogs.tsx';
import { SealLine } from './dialogs/SealLine.tsx';
import { InvitePanel } from './invite/InvitePanel.tsx';
import { LobbyAlerts } from './LobbyAlerts.tsx';
import { LobbyAnnouncer } from './LobbyAnnouncer.tsx';
import { LobbyHead } from './LobbyHead.tsx';
import css from './lobby.module.css';
import { type LobbyParts, type LobbyPorts, WIDE } from './lobbyParts.ts';
import { NextBar, NextInMiddle } from './NextStep.tsx';
import { RoundTable } from './seats/RoundTable.tsx';
import { SeatList } from './seats/SeatList.tsx';
import { ChangedNote, ClockPanel, SettingsPanel } from './settings/SettingsPanel.tsx';
import { StartNoticePanel } from './settings/StartNoticePanel.tsx';
import { hearsChat } from './words/lobbyWords.ts';

interface LobbyTableProps extends LobbyPorts, Pick<LobbyParts, 'lobby' | 'send'> {
  readonly table: TableView;
}

/** The lobby of a table that is being gathered. */
export function LobbyTable(props: LobbyTableProps) {
  const { table, lobby, send, me } = props;
  const isWide = useMedia(WIDE);
  useDocumentClass('with-lobby');
  useCountdownTitle(table, lobby);
  const parts: LobbyParts = {
    ...props,
    myId: me.userId,
    isWide,
    act: (command) => send({ type: 'commands.pressed', commands: [command] }),
    open: (dialog) => send({ type: 'dialog.opened', dialog }),
  };
  return (
    <Lamp
      isFitted
      y={isWide ? '500px' : '120px'}
      width={isWide ? '480px' : '340px'}
      height={isWide ? '380px' : '260px'}
    >
      <LobbyPage>
        <LobbyHead {...parts} />
        <LobbyAlerts {...parts} />
        {isWide ? <AroundTable {...parts} /> : <Listed {...parts} />}
      </LobbyPage>
      {!isWide && <NextBar {...parts} />}
      <LobbyAnnouncer lobby={lobby} myId={me.userId} />
      <LobbyDialogs {...parts} />
    </Lamp>
  );
}

export const LobbyPage = (props: Readonly<{ children: ReactNode; isBusy?: boolean }>) => (
  <Box
    className={css.page}
    aria-busy={props.isBusy}
    width="full"
    maxWidth="1440px"
    mx="auto"
    px="page"
    pt="18px"
    pb="7"
  >
    {props.children}
  </Box>
);

/** The countdown is in the page's title too: it changes every half second, so that a hidden tab is noticed. */
function useCountdownTitle({ settings: { name } }: TableView, lobby: LobbyParts['lobby']) {
  const t = useMessages('lobby');
  const countdown = selectCountdown(lobby);
  useScreenTitle(
    countdown === null || countdown.isOddHalf ? name : t('startsInTitle', { seconds: countdown.seconds }),
  );
}

export const LobbyColumns = ({ children }: { readonly children: ReactNode }) => (
  <Grid
    gap="5"
    templateColumns="minmax(252px, 292px) minmax(0, 1fr) minmax(292px, 332px)"
    minHeight="min(724px, 100dvh - 168px)"
    css={{
      '@media (max-width: 1239px)': {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        alignItems: 'start',
        '& > section': { gridArea: '1 / 1 / auto / -1' },
      },
    }}
  >
    {children}
  </Grid>
);

/** Settings at the left, the table in the middle, invitation and chat at the right. */
const AroundTable = (parts: LobbyParts) => (
  <LobbyColumns>
    <Stack gap="5" minWidth="0">
      <SettingsPanel {...parts} />
      <ChangedNote table={parts.table} />
      <StartNoticePanel />
    </Stack>
    <RoundTable {...parts}>
      <NextInMiddle {...parts} />
    </RoundTable>
    <Stack gap="5" minWidth="0">
      <InvitePanel {...parts} />
      {hearsChat(parts.table) && <ChatPanel {...parts} />}
    </Stack>
  </LobbyColumns>
);

/** A phone's lobby: everything in one column, the chat behind a button. */
const Listed = (parts: LobbyParts) => (
  <Stack gap="18px">
    <EventLink table={parts.table} width="full" />
    <InvitePanel {...parts} />
    <SeatList {...parts} />
    <ClockPanel {...parts} />
    <ChangedNote table={parts.table} />
    <SealLine {...parts} />
  </Stack>
);
