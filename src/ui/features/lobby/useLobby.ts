import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { TableView } from '#contract/tables/tables.ts';
import { inspected } from '#src/inspection.ts';
import type { TableLink } from '#src/machines/hub/tableLink.ts';
import type { DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { selectLineState } from '#src/machines/room/draftRoomSelectors.ts';
import { selectSealTrouble } from '#src/machines/seal/tableSeal.ts';
import { lobbyMachine } from '#src/machines/tables/lobby.ts';
import type { LobbyEvent } from '#src/machines/tables/lobbyFacts.ts';
import type { ShownTable } from '#src/machines/tables/lobbyPlace.ts';
import { readMuted, writeMuted } from '../../components/mutedMembers.ts';
import { showDesktopNotice } from '../../components/preferences/browserNotices.ts';
import { usePreferences } from '../../components/preferences/usePreferences.ts';
import { playSound } from '../../components/sounds/playSound.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { rememberHosted } from '../host/hostMemory.ts';
import { useNotify } from '../shell/actors.tsx';
import type { LobbyPorts } from './lobbyParts.ts';
import { tellStart } from './settings/startNotice.ts';

const BUBBLE_MS = 5000;
const TICK_MS = 125;
const READY_NOTICE_MS = 10_000;

const shownIn = (snapshot: DraftRoomSnapshot): ShownTable => ({
  table: snapshot.context.table,
  line: selectLineState(snapshot),
  message: snapshot.context.message,
});

/** The lobby's machine over a table's link. */
export function useLobby({ room, openSeal, ask, say }: TableLink, ports: LobbyPorts) {
  const { me, wantsSeat } = ports;
  const t = useMessages('lobby');
  const notify = useNotify();
  const { playsSounds, soundVolume, tellsOnDesktop } = usePreferences();
  const machine = lobbyMachine.provide({
    actors: {
      follow: fromCallback<LobbyEvent>(({ sendBack }) => follow(room, sendBack)),
      watchSeal: fromCallback<LobbyEvent>(({ sendBack }) => watchSeal(openSeal, sendBack)),
      clock: fromCallback<LobbyEvent>(({ sendBack }) => {
        const timer = window.setInterval(() => sendBack({ type: 'clock.ticked', atMs: Date.now() }), TICK_MS);
        return () => window.clearInterval(timer);
      }),
      showCode: fromPromise<unknown, { code: string | null }>(async ({ input: { code } }) =>
        code === null ? null : ports.showCode(code),
      ),
      ask: fromPromise(({ input: { command } }) =>
        command === undefined ? Promise.reject(new Error('ask needs a command.')) : ask(command),
      ),
      say: fromPromise(({ input: { text } }) => say(text)),
    },
    actions: {
      goToRoom: ports.goToRoom,
      goToResults: ports.goToResults,
      goToTables: ports.goToTables,
      forgetWish: ports.forgetWish,
      reclaimSeat: () => room.send({ type: 'seat.reclaimed' }),
      storeMuted: (_, { muted }) => writeMuted(muted),
      rememberSettings: (_, { table, settings }) => rememberChanged(table, settings),
      tellStart: (_, { table }) => tellStart(table.draftId, table.settings.name, t('startsSoon')),
      tellReadyCheck: (_, { table: { draftId, settings } }) => {
        notify({ kind: 'info', text: t('readyAsked'), timeoutMs: READY_NOTICE_MS });
        if (playsSounds) playSound('ready', soundVolume);
        if (tellsOnDesktop)
          showDesktopNotice({ title: t('readyAskedTitle'), words: settings.name, tag: draftId });
      },
      tellRefusal: (_, { words }) => notify({ kind: 'error', text: words }),
      tellLeft: (_, { name, heir }) =>
        notify({
          kind: 'info',
          text: heir === null ? t('leftTable', { table: name }) : t('leftTableTo', { table: name, heir }),
        }),
    },
  });
  const [lobby, send] = useMachine(machine, {
    ...inspected(lobbyMachine.id),
    input: { ...shownIn(room.getSnapshot()), myId: me.userId, muted: readMuted(), atMs: Date.now() },
  });
  useEffect(() => {
    if (wantsSeat) send({ type: 'seat.wished' });
  }, [wantsSeat, send]);
  return { lobby, send };
}

/** What the room's machine knows and what happens at its table. */
function follow(room: TableLink['room'], tell: (event: LobbyEvent) => void) {
  let known = shownIn(room.getSnapshot());
  tell({ type: 'room.told', shown: known, atMs: Date.now() });
  const timers = new Set<number>();
  const seeing = room.subscribe((snapshot) => {
    const shown = shownIn(snapshot);
    const isSame =
      shown.table === known.table && shown.line === known.line && shown.message === known.message;
    known = shown;
    if (!isSame) tell({ type: 'room.told', shown, atMs: Date.now() });
  });
  const hearing = room.on('table.happened', ({ events, lines, table }) => {
    tell({ type: 'table.happened', events, lines, table });
    if (lines.length === 0) return;
    const timer = window.setTimeout(() => {
      timers.delete(timer);
      tell({ type: 'lines.faded', lines });
    }, BUBBLE_MS);
    timers.add(timer);
  });
  return () => {
    seeing.unsubscribe();
    hearing.unsubscribe();
    for (const timer of timers) window.clearTimeout(timer);
  };
}

/** What does not fit with this seat's part in the seal. */
function watchSeal(openSeal: TableLink['openSeal'], tell: (event: LobbyEvent) => void) {
  let stop = () => {};
  let isOver = false;
  void openSeal().then((seal) => {
    if (isOver) return;
    tell({ type: 'seal.told', trouble: selectSealTrouble(seal.getSnapshot()) });
    const seeing = seal.subscribe((snapshot) =>
      tell({ type: 'seal.told', trouble: selectSealTrouble(snapshot) }),
    );
    stop = () => seeing.unsubscribe();
  });
  return () => {
    isOver = true;
    stop();
  };
}

/** The next table of this host begins with these settings. */
function rememberChanged(table: TableView | null, changed: Partial<TableView['settings']>) {
  if (table === null || table.hostId === null) return;
  const { hostId, game, template, settings } = table;
  rememberHosted({
    ...{ memberId: hostId, game: game.slug, template: template.slug },
    settings: { ...settings, ...changed },
  });
}
