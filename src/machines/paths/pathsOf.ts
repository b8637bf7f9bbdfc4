import { draftRoomMachine } from '../room/draftRoom.ts';
import { sessionMachine } from '../session/session.ts';
import { lobbyMachine } from '../tables/lobby.ts';
import { DRAFT_ROOM_PROOFS } from './draftRoom.proofs.ts';
import { DRAFT_ROOM_TOUR } from './draftRoom.tour.ts';
import { LOBBY_CASES, LOBBY_INPUT, lobbyKey } from './lobby.cases.ts';
import { LOBBY_PROOFS } from './lobby.proofs.ts';
import { type GeneratedPath, generatePaths } from './model.ts';
import { QUEUE_CASES, queueKey, queueModel } from './notificationQueue.cases.ts';
import { QUEUE_PROOFS } from './notificationQueue.proofs.ts';
import type { ProofTable } from './proofs.ts';
import { REPLAY_CASES, REPLAY_INPUT, replayKey, replayModel } from './replayPlayer.cases.ts';
import { REPLAY_PROOFS } from './replayPlayer.proofs.ts';
import { SEAL_CASES, sealModel } from './sealedOpening.cases.ts';
import { SEAL_PROOFS } from './sealedOpening.proofs.ts';
import { SESSION_CASES, sessionKey } from './session.cases.ts';
import { SESSION_PROOFS } from './session.proofs.ts';
import { coveringTours } from './tours.ts';

/** The machines whose paths the tests walk and the test bench plays, in the same order and with the same numbers. */
export const PATHS_OF = {
  session: () => generatePaths(sessionMachine, { events: SESSION_CASES, key: sessionKey }),
  notificationQueue: () => generatePaths(queueModel, { events: QUEUE_CASES, key: queueKey }),
  draftRoom: () => coveringTours(draftRoomMachine, DRAFT_ROOM_TOUR),
  lobby: () => generatePaths(lobbyMachine, { events: LOBBY_CASES, key: lobbyKey, input: LOBBY_INPUT }),
  replayPlayer: () =>
    generatePaths(replayModel, { events: REPLAY_CASES, key: replayKey, input: REPLAY_INPUT }),
  sealedOpening: () => generatePaths(sealModel, { events: SEAL_CASES }),
} as const satisfies Readonly<Record<string, () => readonly GeneratedPath[]>>;

export type WalkedMachine = keyof typeof PATHS_OF;

/** What those paths prove. */
export const PROOFS_OF: Readonly<Record<WalkedMachine, ProofTable>> = {
  session: SESSION_PROOFS,
  notificationQueue: QUEUE_PROOFS,
  draftRoom: DRAFT_ROOM_PROOFS,
  lobby: LOBBY_PROOFS,
  replayPlayer: REPLAY_PROOFS,
  sealedOpening: SEAL_PROOFS,
};
