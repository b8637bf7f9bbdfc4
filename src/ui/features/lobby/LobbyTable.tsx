import { useCallback, useMemo, useState } from 'react';
import { can } from '#contract/can.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { SEATS_AT_MOST } from '#engine/tableSize.ts';
import type { selectLineState } from '#src/machines/draftRoomSelectors.ts';
import type { TableLink } from '#src/machines/tableLink.ts';
import { Lamp } from '../../kit/Lamp.tsx';
import { useMark } from '../../kit/useMark.ts';
import { useMedia } from '../../kit/useMedia.ts';
import { useNotify } from '../shell/actors.tsx';
import { useScreenTitle } from '../shell/usePageTitle.ts';
import { countdownTitle } from './countdown.ts';
import { LineBanner } from './LineBanner.tsx';
import { LobbyAnnouncer } from './LobbyAnnouncer.tsx';
import { LobbyDialogs, type OpenDialog } from './LobbyDialogs.tsx';
import { LobbySignals } from './LobbySignals.tsx';
import type { LobbyParts } from './lobbyParts.ts';
import type { LobbyPorts } from './lobbyPorts.ts';
import { openSeats, wayIn, withoutMember } from './lobbyWords.ts';
import { NarrowLobby } from './NarrowLobby.tsx';
import type { NextActions } from './NextButtons.tsx';
import { nextStepOf } from './nextStep.ts';
import { TROUBLE_SENTENCES } from './sealSentences.ts';
import { useArrival } from './useArrival.ts';
import { type Lobby, useLobby } from './useLobby.ts';
import { useCountdown, useServerOffsetMs } from './useLobbyClock.ts';
import { useMuted } from './useMuted.ts';
import { useReport } from './useReport.ts';
import { useSealTrouble } from './useSealTrouble.ts';
import { WideLobby } from './WideLobby.tsx';
import { WIDE } from './wide.ts';
import './lobby.css';

interface LobbyTableProps extends LobbyPorts {
  readonly link: TableLink;
  readonly table: TableView;
  readonly line: ReturnType<typeof selectLineState>;
  readonly message: string | null;
}

/** The lobby of a table that is being gathered. */
export function LobbyTable({ link, table: shown, line, message, ...ports }: LobbyTableProps) {
  const { me } = ports;
  const myId = me.userId;
  const table = useMemo(() => (line === 'removed' ? withoutMember(shown, myId) : shown), [line, shown, myId]);
  const isWide = useMedia(WIDE);
  useMark('with-lobby');
  const muted = useMuted();
  const { showCode } = ports;
  const { code } = table;
  const comeBack = useCallback(async () => {
    if (code !== null) await showCode(code);
  }, [code, showCode]);
  const lobby = useLobby(link, line === 'removed', comeBack);
  const [unsaid, setUnsaid] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const countdown = useStart(table);
  useArrival({
    table,
    myId,
    isLive: line === 'live',
    wantsSeat: ports.wantsSeat,
    act: lobby.act,
    onSeatAsked: ports.forgetWish,
  });
  const leave = useLeave(table, myId, lobby, ports.goToTables);
  const trouble = useSealTrouble(link);
  const isSeated = table.seats.some((seat) => seat.memberId === myId);
  const isHost = table.hostId === myId;
  const isAlone = !table.seats.some((seat) => seat.memberId !== null && seat.memberId !== myId);
  const mayChange = isHost && table.status === 'lobby';
  const parts: LobbyParts = {
    room: link.room,
    table,
    myId,
    mayOrganise: can(me, 'organise'),
    muted,
    trouble: trouble && TROUBLE_SENTENCES[trouble],
    countdown: countdown?.seconds ?? null,
    step: nextStepOf(table, myId),
    actions: nextActions(table, lobby),
    choices: {
      table,
      myId,
      muted,
      act: lobby.act,
      onClearPerson: (seat) => setDialog({ kind: 'clear', seat }),
      onRenameGuest: (seat) => setDialog({ kind: 'rename', seat }),
      onCloseSeat: (seat) => void lobby.closeSeats(table, [seat.seat]),
    },
    banner: (
      <LineBanner
        line={line}
        isSeated={isSeated}
        message={message}
        onTables={ports.goToTables}
        onSitAgain={wayIn(table).kind === 'none' ? undefined : () => lobby.act({ type: 'sit', seat: null })}
      />
    ),
    say: (text) => link.say(text),
    unsaid: { text: unsaid, setText: setUnsaid },
    report: useReport(ports.reportLine),
    onChangeSettings: mayChange ? () => setDialog({ kind: 'settings' }) : undefined,
    onLeave: () => (isHost && isAlone ? setDialog({ kind: 'leaveAndEnd' }) : void leave()),
    onEnd: () => setDialog({ kind: 'end' }),
    onCancelStart: () => lobby.act({ type: 'cancelStart' }),
  };
  return (
    <Lamp
      isFitted
      y={isWide ? '500px' : '120px'}
      width={isWide ? '480px' : '340px'}
      height={isWide ? '380px' : '260px'}
    >
      <div className="lobby">{isWide ? <WideLobby {...parts} /> : <NarrowLobby {...parts} />}</div>
      <LobbyAnnouncer room={link.room} myId={myId} isZero={countdown?.seconds === 0} />
      <LobbySignals room={link.room} myId={myId} />
      <LobbyDialogs
        table={table}
        mostSeats={can(me, 'hostLargeTable') ? SEATS_AT_MOST : 8}
        lobby={lobby}
        leave={leave}
        renameGuest={ports.renameGuest}
        open={dialog}
        onOpen={setDialog}
      />
    </Lamp>
  );
}

/** The countdown, which the page's title shows too. */
function useStart(table: TableView) {
  const { startsAtMs, settings, status } = table;
  const countdown = useCountdown(status === 'countdown' ? startsAtMs : null, useServerOffsetMs(table));
  useScreenTitle(
    countdown === null
      ? settings.name
      : countdownTitle(settings.name, countdown.seconds, countdown.isOddHalf),
  );
  return countdown;
}

function useLeave(table: TableView, myId: string, lobby: Lobby, goToTables: () => void) {
  const notify = useNotify();
  return async () => {
    const heir = table.seats.find((seat) => seat.memberId !== null && seat.memberId !== myId);
    if (!(await lobby.ask({ type: 'stand' }))) return;
    const left = `You left ${table.settings.name}.`;
    const isHost = table.hostId === myId;
    notify({ kind: 'info', text: isHost && heir ? `${left} ${heir.name} hosts it now.` : left });
    goToTables();
  };
}

const nextActions = (table: TableView, { act, busy, closeSeats }: Lobby): NextActions => ({
  busy,
  start: () => act({ type: 'start' }),
  ready: (isReady) => act({ type: 'ready', isReady }),
  sit: () => act({ type: 'sit', seat: null }),
  fillWithBots: () => act({ type: 'fillWithBots' }),
  closeOpenSeats: () =>
    void closeSeats(
      table,
      openSeats(table.seats).map((seat) => seat.seat),
    ),
});
