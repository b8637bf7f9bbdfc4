import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { freshSeal, type TableSeal, type TableView } from '#contract/tables/tables.ts';
import { commitmentOf, lockOf } from '#engine/seal.ts';
import { bytesFrom } from '#tests/support/engine/sealedDraft.ts';
import { seatedTable } from '../testing/sealedTable.ts';
import { type SealKept, sealDuty } from './sealDuty.ts';

const draftId = 'table-1';
const seedHash = 'aa'.repeat(32);
const setupHash = 'bb'.repeat(32);
const nonce = bytesFrom(1);
const own = commitmentOf({ draftId, seat: 1 }, nonce);
const kept: SealKept = { draftId, seat: 1, seedHash, calledOff: 0, nonce: bytesToHex(nonce), lock: null };
const gone = { atMs: 1, seedHash, lock: 'cc'.repeat(32), silent: ['Kim'] };

const inLobby = (seal: Partial<TableSeal> = {}, part: Partial<TableView> = {}) =>
  seatedTable({ seal: { ...freshSeal(seedHash, 3), ...seal }, ...part });

/** A table whose start was announced, its lock honest unless told otherwise. */
function locked(seal: Partial<TableSeal> = {}): TableView {
  const sealed = { seedHash, setupHash, commitments: ['dd'.repeat(32), own, null], ...seal };
  const lock = lockOf({ ...sealed, setupHash: sealed.setupHash ?? '' });
  return inLobby({ lock, revealByMs: 10_000, ...sealed }, { status: 'countdown' });
}
const lockShown = locked().seal.lock ?? '';

describe('the browser of a seat', () => {
  it('commits as soon as its seat is ready, and again when the seat or the seal is another one', () => {
    const commit = { kind: 'commit' };
    expect(sealDuty(inLobby(), 'kim', null)).toEqual(commit);
    expect(sealDuty(inLobby(), 'kim', kept)).toEqual(commit);
    expect(sealDuty(inLobby({ commitments: [null, own, null] }), 'kim', { ...kept, seat: 2 })).toEqual(
      commit,
    );
    const anew = { seedHash: 'ee'.repeat(32), calledOff: [gone] };
    expect(sealDuty(inLobby(anew), 'kim', kept)).toEqual(commit);
    expect(sealDuty(inLobby({ ...anew, commitments: [null, own, null] }), 'kim', kept)).toEqual(commit);
  });

  it('commits for the host, who is ready without saying so', () => {
    const seats = inLobby().seats.map((seat) => ({ ...seat, isReady: false }));
    expect(sealDuty(inLobby({}, { seats }), 'mara', null)).toEqual({ kind: 'commit' });
    expect(sealDuty(inLobby({}, { seats }), 'kim', null)).toEqual({ kind: 'rest' });
  });

  it('has nothing to do when it has committed, is not ready, has no seat or plays alone', () => {
    const rest = { kind: 'rest' };
    expect(sealDuty(inLobby({ commitments: [null, own, null] }), 'kim', kept)).toEqual(rest);
    expect(sealDuty(inLobby(), 'theo', null)).toEqual(rest);
    expect(sealDuty(inLobby(), 'stranger', null)).toEqual(rest);
    expect(sealDuty(inLobby(), null, null)).toEqual(rest);
    const seats = inLobby().seats.map((seat) => ({ ...seat, memberId: null, isReady: true }));
    expect(sealDuty(inLobby({}, { seats }), null, null)).toEqual(rest);
    expect(sealDuty(inLobby({}, { isSolo: true }), 'kim', null)).toEqual(rest);
    expect(sealDuty({ ...locked(), status: 'drafting' }, 'kim', kept)).toEqual(rest);
    expect(sealDuty(inLobby({}, { status: 'drafting' }), 'kim', null)).toEqual(rest);
  });

  it('tells its nonce when the countdown is over, not before and not twice', () => {
    expect(sealDuty(locked(), 'kim', kept)).toEqual({ kind: 'reveal', lock: lockShown });
    expect(sealDuty(locked(), 'kim', { ...kept, lock: lockShown })).toEqual({
      kind: 'reveal',
      lock: lockShown,
    });
    expect(sealDuty(locked({ revealByMs: null }), 'kim', kept)).toEqual({ kind: 'rest' });
    expect(sealDuty(locked({ hasRevealed: [false, true, false] }), 'kim', kept)).toEqual({ kind: 'rest' });
  });

  it('tells nothing under a lock that does not fit what was shown', () => {
    const wrong = { kind: 'trouble', trouble: 'lockWrong' };
    const shown = locked();
    const bent = { ...shown, seal: { ...shown.seal, lock: 'ff'.repeat(32) } };
    expect(sealDuty(bent, 'kim', kept)).toEqual(wrong);
    expect(sealDuty({ ...shown, seal: { ...shown.seal, setupHash: 'ff'.repeat(32) } }, 'kim', kept)).toEqual(
      wrong,
    );
    expect(sealDuty({ ...shown, seal: { ...shown.seal, seedHash: 'not hex' } }, 'kim', kept)).toEqual(wrong);
  });

  it('tells nothing to a server that picks its seed after the commitments were made [D1]', () => {
    const swapped = { kind: 'trouble', trouble: 'seedSwapped' };
    expect(sealDuty(locked({ seedHash: 'ee'.repeat(32) }), 'kim', kept)).toEqual(swapped);
    expect(sealDuty(inLobby({ seedHash: 'ee'.repeat(32) }), 'kim', kept)).toEqual(swapped);
  });

  it('adds nothing to a seal under which it has told a nonce before [D5]', () => {
    const told = { ...kept, lock: 'cc'.repeat(32) };
    expect(sealDuty(inLobby(), 'kim', told)).toEqual({ kind: 'trouble', trouble: 'sealReused' });
    expect(sealDuty(locked(), 'kim', told)).toEqual({ kind: 'trouble', trouble: 'sealReused' });
  });

  it('says when its commitment is not in the lock, or is another window’s', () => {
    expect(sealDuty(locked({ commitments: ['dd'.repeat(32), null, null] }), 'kim', kept)).toEqual({
      kind: 'trouble',
      trouble: 'leftOut',
    });
    expect(sealDuty(locked({ commitments: ['dd'.repeat(32), 'ee'.repeat(32), null] }), 'kim', kept)).toEqual({
      kind: 'trouble',
      trouble: 'elsewhere',
    });
    expect(sealDuty(locked(), 'kim', null)).toEqual({ kind: 'trouble', trouble: 'elsewhere' });
  });

  it('waits for a lock that is not shown yet', () => {
    const rest = { kind: 'rest' };
    expect(sealDuty(inLobby({}, { status: 'countdown' }), 'kim', kept)).toEqual(rest);
    const shown = locked();
    expect(sealDuty({ ...shown, seal: { ...shown.seal, lock: null } }, 'kim', kept)).toEqual(rest);
    expect(sealDuty({ ...shown, seal: { ...shown.seal, setupHash: null } }, 'kim', kept)).toEqual(rest);
  });
});
