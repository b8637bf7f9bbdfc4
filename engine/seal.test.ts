import { createHash, createHmac } from 'node:crypto';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { bytesFrom, someNonces } from '../tests/support/engine/sealedDraft.ts';
import { namedSetup } from '../tests/support/engine/setups.ts';
import { deal, stateHash } from './draft.ts';
import { openStream } from './random/streams.ts';
import { commitmentOf, fingerprintOf, lockOf, sealBytesOf, secretOf, seedFromHex } from './seal.ts';

const sha = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const draftId = 'draft-1';
const seedHash = fingerprintOf(bytesFrom(0));
const setupHash = sha('setup');
const commitments = someNonces.map((nonce, seat) => nonce && commitmentOf({ draftId, seat }, nonce));
const lock = lockOf({ seedHash, setupHash, commitments });

describe('the fingerprint of a seed', () => {
  it('is its SHA-256', () => {
    expect(fingerprintOf(bytesFrom(0))).toBe(sha(bytesFrom(0)));
  });

  it('is read back only from hex', () => {
    expect([seedFromHex('00ff'), seedFromHex('nothing')]).toEqual([Uint8Array.of(0, 255), null]);
    expect([sealBytesOf('00ff'), sealBytesOf('zz'), sealBytesOf(bytesToHex(bytesFrom(4)))]).toEqual([
      null,
      null,
      bytesFrom(4),
    ]);
  });
});

describe('the promise of a nonce', () => {
  it('is a SHA-256 that anybody can compute', () => {
    expect(commitmentOf({ draftId, seat: 2 }, bytesFrom(1))).toBe(
      sha('passleft nonce\ndraft-1\n2\n', bytesFrom(1)),
    );
  });

  it('cannot be copied to another seat or another draft [D7]', () => {
    const own = commitmentOf({ draftId, seat: 0 }, bytesFrom(1));
    expect(commitmentOf({ draftId, seat: 1 }, bytesFrom(1))).not.toBe(own);
    expect(commitmentOf({ draftId: 'draft-2', seat: 0 }, bytesFrom(1))).not.toBe(own);
  });
});

describe('the lock', () => {
  it('is the SHA-256 of fingerprint, setup and all promises, with zeros for a seat without one', () => {
    const parts = commitments.map((hex) => Buffer.from(hex ?? '00'.repeat(32), 'hex'));
    expect(lock).toBe(sha(Buffer.from(seedHash, 'hex'), Buffer.from(setupHash, 'hex'), ...parts));
  });

  it('is another one as soon as anything below it is', () => {
    const locks = [
      lock,
      lockOf({ seedHash: sha('other'), setupHash, commitments }),
      lockOf({ seedHash, setupHash: sha('other'), commitments }),
      lockOf({ seedHash, setupHash, commitments: commitments.toReversed() }),
      lockOf({ seedHash, setupHash, commitments: commitments.slice(0, 3) }),
      lockOf({ seedHash, setupHash, commitments: [null, ...commitments.slice(1)] }),
    ];
    expect(new Set(locks).size).toBe(locks.length);
  });

  it('does not exist over anything but whole hashes', () => {
    expect(lockOf({ seedHash: 'ab', setupHash, commitments })).toBe(null);
    expect(lockOf({ seedHash, setupHash, commitments: ['not hex'] })).toBe(null);
  });
});

describe('the secret of a draft', () => {
  it('is the seed followed by the nonces in the order of the seats', () => {
    expect(secretOf(Uint8Array.of(1, 2), [Uint8Array.of(3), null, Uint8Array.of(4)])).toEqual(
      Uint8Array.of(1, 2, 3, 4),
    );
  });

  it('gives the key of every stream by HMAC-SHA256 of its label', () => {
    const seed = bytesFrom(0);
    const secret = secretOf(seed, someNonces);
    const key = createHmac('sha256', Buffer.concat([seed, ...someNonces.flatMap((nonce) => nonce ?? [])]))
      .update('pack/2/seat/5')
      .digest();
    const known = openStream(secret, 'pack/2/seat/5').idText(12);
    const other = openStream(secret, 'pack/2/seat/6').idText(12);
    expect([key.length, known === other]).toEqual([32, false]);
    expect(openStream(secretOf(seed, someNonces), 'pack/2/seat/5').idText(12)).toBe(known);
  });

  it('deals a table without nonces what its seed alone dealt before there were nonces', () => {
    const setup = namedSetup('classic', 4);
    expect(stateHash(deal(setup, secretOf(bytesFrom(0), [null, null, null, null])))).toBe(
      stateHash(deal(setup, bytesFrom(0))),
    );
  });

  it('deals other packs as soon as one seat’s nonce is another one', () => {
    const setup = namedSetup('classic', 4);
    const hashes = [
      someNonces,
      someNonces.with(2, bytesFrom(4)),
      someNonces.with(3, bytesFrom(4)),
      someNonces.toReversed(),
    ].map((nonces) => stateHash(deal(setup, secretOf(bytesFrom(0), nonces))));
    expect(new Set(hashes).size).toBe(4);
  });
});

describe('nobody steers the packs', () => {
  /** The first stream of a draft as a number below 1000: what a cheat would like to choose. */
  const luck = (seed: Uint8Array, nonces: readonly (Uint8Array | null)[]) =>
    openStream(secretOf(seed, nonces), 'pack/0/seat/0').below(1000);

  it('a server that picks its seed after seeing the nonces has another fingerprint than it showed [D1]', () => {
    const wanted = luck(bytesFrom(0), someNonces) + 1;
    const seeds = Array.from(
      { length: 5000 },
      (_, at) => new Uint8Array(createHash('sha256').update(String(at)).digest()),
    );
    const better = seeds.find((seed) => luck(seed, someNonces) >= Math.min(999, wanted));
    expect(better).toBeDefined();
    const swapped = fingerprintOf(better ?? bytesFrom(0));
    expect(swapped).not.toBe(seedHash);
    expect(lockOf({ seedHash: swapped, setupHash, commitments })).not.toBe(lock);
  });

  it('the last speaker, who has seen every other nonce, is bound by the promise made before [D2]', () => {
    const mine = bytesFrom(3);
    const promise = commitmentOf({ draftId, seat: 2 }, mine);
    const others = Array.from(
      { length: 5000 },
      (_, at) => new Uint8Array(createHash('sha256').update(`n${at}`).digest()),
    );
    const better = others.find(
      (nonce) => luck(bytesFrom(0), someNonces.with(2, nonce)) !== luck(bytesFrom(0), someNonces),
    );
    expect(better).toBeDefined();
    expect(commitmentOf({ draftId, seat: 2 }, better ?? mine)).not.toBe(promise);
  });

  it('the host, who may change seats and rules only before the lock, gets another lock by changing either later [D3]', () => {
    const swappedSeats = [commitments[1] ?? null, commitments[0] ?? null, ...commitments.slice(2)];
    expect(lockOf({ seedHash, setupHash, commitments: swappedSeats })).not.toBe(lock);
    expect(lockOf({ seedHash, setupHash: sha('a rarer pack'), commitments })).not.toBe(lock);
  });
});
