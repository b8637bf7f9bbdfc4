import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type PromiseActorLogic,
} from 'xstate';
import { notificationQueueMachine } from '#src/machines/notices/notificationQueue.ts';
import { type EventCases, eventsOf, typesHeard } from '#src/machines/paths/cases.ts';
import { ENDS, handCases, hubCases, nextMomentMs } from '#src/machines/paths/draftRoom.cases.ts';
import { DRAFT_ID, roomSnapshot } from '#src/machines/paths/draftRoom.tour.ts';
import { LOBBY_CASES, LOBBY_INPUT } from '#src/machines/paths/lobby.cases.ts';
import { QUEUE_CASES, queueCaseNow, queueModel } from '#src/machines/paths/notificationQueue.cases.ts';
import type { WalkedMachine } from '#src/machines/paths/pathsOf.ts';
import { REPLAY_CASES, REPLAY_INPUT, replayModel } from '#src/machines/paths/replayPlayer.cases.ts';
import { SEAL_CASES, sealModel } from '#src/machines/paths/sealedOpening.cases.ts';
import { SESSION_CASES } from '#src/machines/paths/session.cases.ts';
import { draftRoomMachine } from '#src/machines/room/draftRoom.ts';
import type { DraftRoomEvent } from '#src/machines/room/draftRoomFacts.ts';
import { sessionMachine } from '#src/machines/session/session.ts';
import { lobbyMachine } from '#src/machines/tables/lobby.ts';
import type { LobbyEvent } from '#src/machines/tables/lobbyFacts.ts';
import { gallerySamples } from '#src/ui/messages/samples.ts';

const { notices } = gallerySamples;

/** What a copy may use instead of the world. */
export interface CopyPorts {
  readonly nowMs: () => number;
  /** An effect that would have reached the world. */
  readonly tell: (name: string, told: unknown) => void;
}

/** A machine on the bench. */
export interface BenchMachine {
  readonly name: BenchName;
  /** Where it is written down. */
  readonly file: string;
  /** Its name among the generated paths. */
  readonly walked: WalkedMachine;
  /** The machine as it is written, for drawings and lists. */
  readonly model: AnyStateMachine;
  /** The production machine with ports that only tell what they were asked. */
  readonly copy: (ports: CopyPorts) => { readonly machine: AnyStateMachine; readonly input?: unknown };
  /** Every event that the state hears, each with its samples. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** The event of a generated path as it stands in a running copy. */
  readonly eventNow: (event: AnyEventObject, snapshot: AnyMachineSnapshot) => AnyEventObject;
}

export const BENCH_NAMES = ['session', 'notices', 'lobby', 'room', 'replay', 'seal'] as const;
export type BenchName = (typeof BENCH_NAMES)[number];

export const BENCH_MACHINES: Readonly<Record<BenchName, BenchMachine>> = {
  session: {
    name: 'session',
    file: 'src/machines/session/session.ts',
    walked: 'session',
    model: sessionMachine,
    copy: (ports) => ({ machine: sessionCopy(ports) }),
    events: (snapshot) => eventsOf(snapshot, { events: SESSION_CASES }),
    eventNow: (event) => event,
  },
  notices: {
    name: 'notices',
    file: 'src/machines/notices/notificationQueue.ts',
    walked: 'notificationQueue',
    model: queueModel,
    copy: (ports) => ({ machine: noticesCopy(ports) }),
    events: (snapshot) => eventsOf(snapshot, { events: NOTICE_SAMPLES }),
    eventNow: queueCaseNow,
  },
  lobby: {
    name: 'lobby',
    file: 'src/machines/tables/lobby.ts',
    walked: 'lobby',
    model: lobbyMachine,
    copy: (ports) => ({ machine: lobbyCopy(ports), input: LOBBY_INPUT }),
    events: (snapshot) => eventsOf(snapshot, { events: LOBBY_CASES }),
    eventNow: (event) => event,
  },
  room: {
    name: 'room',
    file: 'src/machines/room/draftRoom.ts',
    walked: 'draftRoom',
    model: draftRoomMachine,
    copy: (ports) => ({ machine: roomCopy(ports), input: { draftId: DRAFT_ID } }),
    events: roomEvents,
    eventNow: (event) => event,
  },
  replay: {
    name: 'replay',
    file: 'src/machines/replay/replayPlayer.ts',
    walked: 'replayPlayer',
    model: replayModel,
    copy: (ports) => ({ machine: replayCopy(ports), input: REPLAY_INPUT }),
    events: (snapshot) => eventsOf(snapshot, { events: REPLAY_CASES }),
    eventNow: (event) => event,
  },
  seal: {
    name: 'seal',
    file: 'src/machines/seal/sealedOpening.ts',
    walked: 'sealedOpening',
    model: sealModel,
    copy: (ports) => ({ machine: sealCopy(ports) }),
    events: (snapshot) => eventsOf(snapshot, { events: SEAL_CASES }),
    eventNow: (event) => event,
  },
};

/** A call that is told and never answered: its answers are events that whoever stands at the bench sends. */
const asking =
  ({ tell }: CopyPorts) =>
  <Output, Input = undefined>(name: string): PromiseActorLogic<Output, Input> =>
    fromPromise<Output, Input>(({ input }) => {
      tell(`asks ${name}`, input);
      return new Promise<Output>(() => {});
    });

function sessionCopy(ports: CopyPorts): AnyStateMachine {
  const { tell } = ports;
  const ask = asking(ports);
  return sessionMachine.provide({
    actors: {
      readStoredToken: ask('readStoredToken'),
      logIn: ask('logIn'),
      answerCode: ask('answerCode'),
      register: ask('register'),
      enterAsGuest: ask('enterAsGuest'),
      exchange: ask('exchange'),
      claimIdentity: ask('claimIdentity'),
      refresh: ask('refresh'),
      loadUser: ask('loadUser'),
      renewUser: ask('renewUser'),
    },
    actions: {
      storeToken: (_, { token }) => tell('storeToken', { token }),
      clearStoredToken: () => tell('clearStoredToken', undefined),
      endServerSession: (_, told) => tell('endServerSession', told),
      tellOtherTabs: () => tell('tellOtherTabs', undefined),
      showNotice: (_, told) => tell('showNotice', told),
    },
  });
}

const noticesCopy = ({ nowMs, tell }: CopyPorts): AnyStateMachine =>
  notificationQueueMachine(nowMs).provide({
    actions: { reportRejection: (_, told) => tell('reportRejection', told) },
  });

function lobbyCopy(ports: CopyPorts): AnyStateMachine {
  const { tell } = ports;
  const ask = asking(ports);
  return lobbyMachine.provide({
    actors: {
      follow: fromCallback<LobbyEvent>(() => tell('asks follow', undefined)),
      watchSeal: fromCallback<LobbyEvent>(() => tell('asks watchSeal', undefined)),
      clock: fromCallback<LobbyEvent>(() => tell('asks clock', undefined)),
      showCode: ask('showCode'),
      ask: ask('ask'),
      say: ask('say'),
    },
    actions: {
      goToRoom: () => tell('goToRoom', undefined),
      goToResults: () => tell('goToResults', undefined),
      goToTables: () => tell('goToTables', undefined),
      forgetWish: () => tell('forgetWish', undefined),
      reclaimSeat: () => tell('reclaimSeat', undefined),
      storeMuted: (_, told) => tell('storeMuted', told),
      rememberSettings: (_, { settings }) => tell('rememberSettings', { settings }),
      tellStart: () => tell('tellStart', undefined),
      tellReadyCheck: () => tell('tellReadyCheck', undefined),
      tellRefusal: (_, told) => tell('tellRefusal', told),
      tellLeft: (_, told) => tell('tellLeft', told),
    },
  });
}

function roomCopy(ports: CopyPorts): AnyStateMachine {
  const { tell } = ports;
  return draftRoomMachine.provide({
    actors: {
      hub: fromCallback<DraftRoomEvent, { draftId: string }>(({ input }) => tell('asks hub', input)),
      sendPick: asking(ports)('sendPick'),
    },
    actions: {
      tellReserved: ({ context: { chosen, starred } }) => tell('tellReserved', { chosen, starred }),
      askForView: () => tell('askForView', undefined),
    },
  });
}

const replayCopy = (ports: CopyPorts): AnyStateMachine =>
  replayModel.provide({
    actors: { read: asking(ports)('read') },
    actions: { tellAddress: (_, told) => ports.tell('tellAddress', told) },
  });

function sealCopy(ports: CopyPorts): AnyStateMachine {
  const ask = asking(ports);
  return sealModel.provide({ actors: { fetchLog: ask('fetchLog'), deal: ask('deal') } });
}

const SAMPLE_WISHES = [
  { wording: 'a success', kind: 'success', text: notices.success },
  { wording: 'an error', kind: 'error', text: notices.error },
  { wording: 'a warning', kind: 'warning', text: notices.warning },
  { wording: 'an info', kind: 'info', text: notices.info },
  { wording: 'without a kind', text: notices.success },
  { wording: 'one that stays', kind: 'info', text: notices.stays, timeoutMs: 0 },
];

/** Those of the paths say "notice 1"; whoever looks at them here wants to see notices as they are. */
const NOTICE_SAMPLES: Readonly<Record<string, EventCases>> = {
  ...QUEUE_CASES,
  'notice.raised': (snapshot) => [
    ...SAMPLE_WISHES,
    ...QUEUE_CASES['notice.raised'](snapshot).filter(({ wording }) => wording !== 'a new one'),
  ],
};

function roomEvents(snapshot: AnyMachineSnapshot): readonly AnyEventObject[] {
  const own = roomSnapshot(snapshot);
  const all = [...hubCases(own, nextMomentMs(own)), ...handCases(own), ...ENDS];
  return typesHeard(snapshot).flatMap((type) => {
    const known = all.filter((event) => event.type === type);
    return known.length > 0 ? known : [{ type }];
  });
}
