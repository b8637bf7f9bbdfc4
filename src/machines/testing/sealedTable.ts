import { createActor } from 'xstate';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import { type TableSealActor, tableSealMachine } from '../seal/tableSeal.ts';
import { table as plainTable } from './roomViews.ts';

const person = (seat: number, name: string, isReady: boolean): Seat => ({
  seat,
  kind: 'member',
  memberId: name.toLowerCase(),
  name,
  avatarUrl: null,
  isReady,
  isHost: seat === 0,
  isConnected: true,
});

/** A table in the lobby: Mara hosts, Kim on seat 2 is ready, Theo on seat 3 is not. */
export const seatedTable = (part: Partial<TableView> = {}): TableView => ({
  ...plainTable,
  draftId: 'table-1',
  status: 'lobby',
  isSolo: false,
  seats: [person(0, 'Mara', true), person(1, 'Kim', true), person(2, 'Theo', false)],
  ...part,
});

/** The seal of a table that nobody shows to it. */
export const quietSeal = (): TableSealActor =>
  createActor(tableSealMachine, { input: { kept: null, newNonce: () => '' } }).start();
