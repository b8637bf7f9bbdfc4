import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { freshSeal, type TableSeal, type TableView } from '#contract/tables/tables.ts';
import { commitmentOf, lockOf, sealBytesOf } from '#engine/seal.ts';
import { faultsTold } from '../testing/faultsTold.ts';
import { seatedTable } from '../testing/sealedTable.ts';
import type { SealKept } from './sealDuty.ts';
import { commitmentIn, selectSealTrouble, tableSealMachine } from './tableSeal.ts';

const draftId = 'table-1';
const seedHash = 'aa'.repeat(32);
const setupHash = 'bb'.repeat(32);
const nonceOf = (number: number) => number.toString(16).padStart(64, '0');
const commitmentTo = (number: number, seat = 1) =>
  commitmentOf({ draftId, seat }, sealBytesOf(nonceOf(number)) ?? new Uint8Array());

/** A window of Kim's: what it sends is written down, its nonces are 1, 2, 3 … */
function openWindow({ before = null, isDeaf = false }: { before?: SealKept | null; isDeaf?: boolean } = {}) {
  const sent: string[] = [];
  const stored: SealKept[] = [];
  const clock = new SimulatedClock();
  let made = 0;
  const send = (what: string) => {
    sent.push(what);
    return isDeaf ? Promise.reject(new Error('The line is away.')) : Promise.resolve(null);
  };
  const actor = createActor(
    tableSealMachine.provide({
      actors: {
        sendCommitment: fromPromise(({ input }) => send(`commit ${input.commitment}`)),
        sendNonce: fromPromise(({ input }) => send(`reveal ${input.nonce}`)),
      },
      actions: {
        storeKept: ({ context }) => {
          if (context.kept) stored.push(context.kept);
        },
      },
    }),
    {
      clock,
      input: {
        kept: before,
        newNonce: () => {
          made += 1;
          return nonceOf(made);
        },
      },
    },
  ).start();
  const see = (table: TableView) => actor.send({ type: 'table.seen', table, myId: 'kim' });
  return { actor, clock, sent, stored, see };
}

const inLobby = (seal: Partial<TableSeal> = {}, part: Partial<TableView> = {}) =>
  seatedTable({ seal: { ...freshSeal(seedHash, 3), ...seal }, ...part });

function locked(commitments: (string | null)[], seal: Partial<TableSeal> = {}) {
  const lock = lockOf({ seedHash, setupHash, commitments });
  return inLobby({ commitments, setupHash, lock, revealByMs: 10_000, ...seal }, { status: 'countdown' });
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const notReady = (table: TableView): TableView => ({
  ...table,
  seats: table.seats.map((seat) => ({ ...seat, isReady: false })),
});

describe('a seat’s part in the seal', () => {
  it('commits once the seat is ready and reveals once the lock fits', async () => {
    const { actor, see, sent, stored } = openWindow();
    see(inLobby());
    await settled();
    see(inLobby({ commitments: [null, commitmentTo(1), null] }));
    see(locked([null, commitmentTo(1), null], { revealByMs: null }));
    see(locked([null, commitmentTo(1), null]));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `reveal ${nonceOf(1)}`]);
    expect(stored.map(({ lock }) => lock)).toEqual([null, locked([null, commitmentTo(1), null]).seal.lock]);
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('reveals also where the lock was shown before the commitment was answered', async () => {
    const { actor, see, sent } = openWindow();
    see(inLobby());
    see(locked([null, commitmentTo(1), null]));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `reveal ${nonceOf(1)}`]);
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('is sent once, however often the table is shown before the answer', async () => {
    const { actor, see, sent } = openWindow();
    see(inLobby());
    see(inLobby());
    await settled();
    see(locked([null, commitmentTo(1), null]));
    see(locked([null, commitmentTo(1), null]));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `reveal ${nonceOf(1)}`]);
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('is over where the seat was left before the answer', async () => {
    const { actor, see, sent } = openWindow();
    see(inLobby());
    see(inLobby({}, { seats: [] }));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`]);
    expect(actor.getSnapshot().value).toBe('told');
  });

  it('commits anew where the start was called off before the nonce was answered', async () => {
    const { see, sent } = openWindow();
    see(inLobby());
    await settled();
    see(locked([null, commitmentTo(1), null]));
    const gone = { atMs: 1, seedHash, lock: '00', silent: ['Mara'] };
    see(inLobby({ seedHash: 'ee'.repeat(32), calledOff: [gone] }));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `reveal ${nonceOf(1)}`, `commit ${commitmentTo(2)}`]);
  });

  it('commits to the new seal where the old one went before the commitment was answered', async () => {
    const { see, sent } = openWindow();
    see(inLobby());
    const gone = { atMs: 1, seedHash, lock: '00', silent: ['Mara'] };
    see(inLobby({ seedHash: 'ee'.repeat(32), calledOff: [gone] }));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `commit ${commitmentTo(2)}`]);
  });

  it('has its commitment at hand when Ready is pressed, and keeps to it', async () => {
    const { actor, see, sent, stored } = openWindow();
    see(notReady(inLobby()));
    expect(actor.getSnapshot().value).toBe('watching');
    actor.send({ type: 'ready.pressed' });
    expect(stored.map(({ nonce }) => nonce)).toEqual([nonceOf(1)]);
    expect(commitmentIn(actor.getSnapshot().context)).toBe(commitmentTo(1));
    actor.send({ type: 'ready.pressed' });
    expect(commitmentIn(actor.getSnapshot().context)).toBe(commitmentTo(1));
    see(inLobby({ commitments: [null, commitmentTo(1), null] }));
    await settled();
    expect(sent).toEqual([]);
  });

  it('knows its nonce after a reload', async () => {
    const before = { draftId, seat: 1, seedHash, calledOff: 0, nonce: nonceOf(9), lock: null };
    const { see, sent } = openWindow({ before });
    see(locked([null, commitmentTo(9), null]));
    await settled();
    expect(sent).toEqual([`reveal ${nonceOf(9)}`]);
  });

  it('keeps the nonce that it told when Ready is pressed late', async () => {
    const { actor, see, stored } = openWindow();
    see(inLobby());
    await settled();
    see(locked([null, commitmentTo(1), null]));
    await settled();
    actor.send({ type: 'ready.pressed' });
    expect(stored.at(-1)).toMatchObject({ nonce: nonceOf(1), lock: expect.any(String) });
  });

  it('commits to another nonce on another seat and after a start that was called off', async () => {
    const { see, sent } = openWindow();
    see(inLobby());
    await settled();
    const [mara, kim, theo] = inLobby().seats;
    if (!mara || !kim || !theo) throw new Error('The table has three seats.');
    see(inLobby({}, { seats: [mara, { ...theo, seat: 1 }, { ...kim, seat: 2 }] }));
    await settled();
    const gone = { atMs: 1, seedHash, lock: '00', silent: ['Mara'] };
    see(inLobby({ seedHash: 'ee'.repeat(32), calledOff: [gone] }));
    await settled();
    expect(sent).toEqual([
      `commit ${commitmentTo(1)}`,
      `commit ${commitmentTo(2, 2)}`,
      `commit ${commitmentTo(3)}`,
    ]);
  });

  it('asks again after a second when the table did not hear it', async () => {
    const { clock, see, sent } = openWindow({ isDeaf: true });
    see(inLobby());
    await settled();
    clock.increment(999);
    await settled();
    expect(sent).toHaveLength(1);
    clock.increment(1);
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`, `commit ${commitmentTo(1)}`]);
  });

  it('tells its nonce again after a second when the table did not hear it', async () => {
    const before = { draftId, seat: 1, seedHash, calledOff: 0, nonce: nonceOf(9), lock: null };
    const { actor, clock, see, sent } = openWindow({ before, isDeaf: true });
    see(locked([null, commitmentTo(9), null]));
    await settled();
    expect(actor.getSnapshot().value).toBe('unheard');
    clock.increment(1000);
    await settled();
    expect(sent).toEqual([`reveal ${nonceOf(9)}`, `reveal ${nonceOf(9)}`]);
  });

  it('says what was not provided, and takes it for unheard', async () => {
    const { faults, inspect } = faultsTold();
    const kept = { draftId, seat: 1, seedHash, calledOff: 0, nonce: nonceOf(9), lock: null };
    const actor = createActor(tableSealMachine, {
      clock: new SimulatedClock(),
      input: { kept, newNonce: () => nonceOf(1) },
      inspect,
    }).start();
    actor.send({ type: 'table.seen', table: inLobby(), myId: 'kim' });
    await settled();
    expect(actor.getSnapshot().value).toBe('unheard');
    actor.send({ type: 'table.seen', table: locked([null, commitmentTo(9), null]), myId: 'kim' });
    await settled();
    expect(actor.getSnapshot().value).toBe('unheard');
    expect(faults).toEqual([
      ['xstate.error.actor.sendCommitment', 'Error: provide `sendCommitment`'],
      ['xstate.error.actor.sendNonce', 'Error: provide `sendNonce`'],
    ]);
  });

  it('tells nothing and says why when the lock does not fit', async () => {
    const { actor, see, sent } = openWindow();
    see(inLobby());
    await settled();
    see(locked([null, commitmentTo(1), null], { lock: 'ff'.repeat(32) }));
    await settled();
    expect(sent).toEqual([`commit ${commitmentTo(1)}`]);
    expect([actor.getSnapshot().value, selectSealTrouble(actor.getSnapshot())]).toEqual([
      'troubled',
      'lockWrong',
    ]);
  });

  it('makes no new nonce for a seal that was swapped without a start being called off', async () => {
    const before = {
      draftId,
      seat: 1,
      seedHash: 'dd'.repeat(32),
      calledOff: 0,
      nonce: nonceOf(9),
      lock: null,
    };
    const { actor, see, sent, stored } = openWindow({ before });
    see(inLobby());
    actor.send({ type: 'ready.pressed' });
    await settled();
    expect([sent, stored, selectSealTrouble(actor.getSnapshot())]).toEqual([[], [before], 'seedSwapped']);
  });

  it('makes no new nonce for a seal that came back after the old one was told', async () => {
    const before = { draftId, seat: 1, seedHash, calledOff: 0, nonce: nonceOf(9), lock: 'cc'.repeat(32) };
    const { actor, see, sent } = openWindow({ before });
    see(inLobby());
    actor.send({ type: 'ready.pressed' });
    await settled();
    expect([sent, selectSealTrouble(actor.getSnapshot())]).toEqual([[], 'sealReused']);
  });

  it('has nothing to commit to without a seat', () => {
    const { actor, see } = openWindow();
    actor.send({ type: 'ready.pressed' });
    see(inLobby({}, { seats: [] }));
    actor.send({ type: 'ready.pressed' });
    expect(commitmentIn(actor.getSnapshot().context)).toBe(null);
    expect(selectSealTrouble(actor.getSnapshot())).toBe(null);
  });
});
