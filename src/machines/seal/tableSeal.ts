import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { TableView } from '#contract/tables/tables.ts';
import {
  keptCommitment,
  placeOf,
  type SealDuty,
  type SealKept,
  type SealTrouble,
  sealDuty,
} from './sealDuty.ts';

export type TableSealEvent =
  /** The table as it was shown just now, and who sits before this window. */
  | { type: 'table.seen'; table: TableView; myId: string | null }
  /** Ready was pressed: the commitment goes along with it. */
  | { type: 'ready.pressed' };

export interface TableSealContext {
  readonly table: TableView | null;
  readonly myId: string | null;
  readonly kept: SealKept | null;
  /** 32 bytes of the browser's own chance in hex. */
  readonly newNonce: () => string;
}

/** What did not reach the table is sent again after this long. */
const AGAIN_MS = 1000;

const dutyOf = ({ table, myId, kept }: TableSealContext): SealDuty =>
  table === null ? { kind: 'rest' } : sealDuty(table, myId, kept);

/** What is kept already where it fits, else a new nonce for the seat; unchanged without a seat or when something is wrong. */
function keptFor(context: TableSealContext): SealKept | null {
  const { table, myId, kept, newNonce } = context;
  const place = table && placeOf(table, myId);
  if (!place || dutyOf(context).kind === 'trouble') return kept;
  const { seedHash, calledOff } = table.seal;
  if (keptCommitment(kept, place, seedHash) !== null) return kept;
  return { ...place, seedHash, calledOff: calledOff.length, nonce: newNonce(), lock: null };
}

/**
 * One seat's part in the fairness seal of its table: commits to a nonce when the seat is ready, and tells it under a lock
 * that this browser has computed itself. `watching`: nothing to do. `committing`, `revealing`: on the way to the table.
 * `told`: until the table is shown anew. A table may be shown before the answer to what was sent, so what it asks for is
 * looked at when the answer comes. `unheard`: it did not get there, soon again. `troubled`: something does not fit; nothing
 * is told. It never knows the line.
 */
export const tableSealMachine = setup({
  types: {
    context: {} as TableSealContext,
    events: {} as TableSealEvent,
    input: {} as { readonly kept: SealKept | null; readonly newNonce: () => string },
  },
  delays: { again: AGAIN_MS },
  actors: {
    sendCommitment: fromPromise<unknown, { commitment: string | null }>(() => unprovided('sendCommitment')),
    sendNonce: fromPromise<unknown, { nonce: string | null }>(() => unprovided('sendNonce')),
  },
  actions: {
    /** Stores `kept` for as long as the window lives. */
    storeKept: () => {},
    rememberTable: assign((_, seen: { table: TableView; myId: string | null }) => seen),
    makeNonce: assign(({ context }) => ({ kept: keptFor(context) })),
    noteLock: assign(({ context }) => {
      const duty = dutyOf(context);
      return {
        kept: duty.kind === 'reveal' && context.kept ? { ...context.kept, lock: duty.lock } : context.kept,
      };
    }),
  },
  guards: {
    mustCommit: ({ context }) => dutyOf(context).kind === 'commit',
    /** The seal was made anew while something was under way: what is kept does not fit it. */
    mustCommitAnew: ({ context }) => dutyOf(context).kind === 'commit' && commitmentIn(context) === null,
    mustReveal: ({ context }) => dutyOf(context).kind === 'reveal',
    isTroubled: ({ context }) => dutyOf(context).kind === 'trouble',
  },
}).createMachine({
  id: 'tableSeal',
  context: ({ input }) => ({ ...input, table: null, myId: null }),
  initial: 'watching',
  on: {
    'table.seen': { target: '.watching', actions: { type: 'rememberTable', params: seen } },
    'ready.pressed': { actions: ['makeNonce', 'storeKept'] },
  },
  states: {
    watching: {
      always: [
        { guard: 'mustCommit', target: 'committing' },
        { guard: 'mustReveal', target: 'revealing' },
        { guard: 'isTroubled', target: 'troubled' },
      ],
    },
    committing: {
      entry: ['makeNonce', 'storeKept'],
      on: { 'table.seen': { actions: { type: 'rememberTable', params: seen } } },
      invoke: {
        id: 'sendCommitment',
        src: 'sendCommitment',
        input: ({ context }) => ({ commitment: commitmentIn(context) }),
        onDone: [
          { guard: 'mustReveal', target: 'revealing' },
          { guard: 'mustCommitAnew', target: 'committing', reenter: true },
          { target: 'told' },
        ],
        onError: 'unheard',
      },
    },
    revealing: {
      entry: ['noteLock', 'storeKept'],
      on: { 'table.seen': { actions: { type: 'rememberTable', params: seen } } },
      invoke: {
        id: 'sendNonce',
        src: 'sendNonce',
        input: ({ context }) => ({ nonce: context.kept?.nonce ?? null }),
        onDone: [{ guard: 'mustCommitAnew', target: 'committing' }, { target: 'told' }],
        onError: 'unheard',
      },
    },
    told: {},
    unheard: { after: { again: 'watching' } },
    troubled: {},
  },
});

export type TableSealActor = ActorRefFrom<typeof tableSealMachine>;
export type TableSealSnapshot = SnapshotFrom<typeof tableSealMachine>;

/** What goes along with Ready: the commitment to the nonce that is kept for the seat; null without a seat. */
export function commitmentIn({ table, myId, kept }: TableSealContext): string | null {
  const place = table && placeOf(table, myId);
  return place ? keptCommitment(kept, place, table.seal.seedHash) : null;
}

/** Why this browser adds nothing to the packs; null when nothing is wrong. */
export function selectSealTrouble(snapshot: TableSealSnapshot): SealTrouble | null {
  const duty = dutyOf(snapshot.context);
  return duty.kind === 'trouble' ? duty.trouble : null;
}

function seen({ event: { table, myId } }: { event: { table: TableView; myId: string | null } }) {
  return { table, myId };
}

function unprovided(name: string): Promise<never> {
  return Promise.reject(new Error(`provide \`${name}\``));
}
