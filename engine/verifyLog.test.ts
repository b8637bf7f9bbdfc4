import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { belowFrom } from '../tests/support/engine/chance.ts';
import { playOut } from '../tests/support/engine/play.ts';
import { bytesFrom, sealedDraft, someNonces, voidedStart } from '../tests/support/engine/sealedDraft.ts';
import { stateHash } from './draft.ts';
import { fingerprintOf, lockOf, secretOf } from './seal.ts';
import { rowsHashOf, type SealedLog, setupHashOf } from './sealedLog.ts';
import { verifyLog } from './verifyLog.ts';

type NewLog = Extract<SealedLog, { version: 2 }>;

const honest = sealedDraft();
const shown = { seedHash: honest.seedHash, lock: honest.seal.lock };
const findingsOf = (log: unknown) => verifyLog(log).findings;
/** Changes the first hex digit. */
const bent = (hex: string) => (hex.startsWith('a') ? 'b' : 'a') + hex.slice(1);
const sealWith = (change: Partial<NewLog['seal']>): NewLog => ({
  ...honest,
  seal: { ...honest.seal, ...change },
});

describe('the check of a log', () => {
  it('finds nothing in an honest log, and says what it did again', () => {
    expect(verifyLog(honest, shown)).toEqual({
      ok: true,
      findings: [],
      cards: 48,
      actions: honest.rows.length,
      nonces: 3,
      voids: 0,
      isLocked: true,
    });
  });

  it('reads a log after it was a file', () => {
    expect(verifyLog(JSON.parse(JSON.stringify(honest)), shown).findings).toEqual([]);
  });

  it('reads a log of the time before nonces', () => {
    const { seal: _, rowsHash: __, ...known } = sealedDraft([null, null, null, null]);
    const report = verifyLog({ ...known, version: 1 });
    expect([report.ok, report.isLocked, report.nonces]).toEqual([true, false, 0]);
  });

  it('finds nothing in the log of a table that started alone, without a lock', () => {
    const alone = sealedDraft([null, null, null, null]);
    const report = verifyLog({ ...alone, seal: { ...alone.seal, lock: null } });
    expect([report.findings, report.isLocked]).toEqual([[], false]);
  });

  it('catches one card that was swapped', () => {
    const [first, second, ...others] = honest.setup.catalogue.cards;
    const cards = [second, first, ...others];
    const setup = { ...honest.setup, catalogue: { ...honest.setup.catalogue, cards } };
    expect(findingsOf({ ...honest, setup })).toEqual(
      [
        'The cards, packs or rules in this log are not the ones that were sealed.',
        'The draft that follows from seed and log is not the one that was stored.',
      ].slice(0, 1),
    );
  });

  it('catches one byte of the seed that was changed', () => {
    const findings = findingsOf({ ...honest, seed: bent(honest.seed) });
    expect(findings[0]).toMatch(
      /^The seed is not the sealed one: its fingerprint is [0-9a-f]{8}…, the log promised [0-9a-f]{8}…\.$/,
    );
    expect(findings.length).toBeGreaterThan(1);
  });

  it('catches one nonce that was changed', () => {
    const nonces = honest.seal.nonces.with(1, bent(honest.seal.nonces[1] ?? ''));
    expect(findingsOf(sealWith({ nonces }))[0]).toBe(
      'The number of seat 2 is not the one its browser promised.',
    );
  });

  it('catches one promise that was changed', () => {
    const commitments = honest.seal.commitments.with(1, bent(honest.seal.commitments[1] ?? ''));
    expect(findingsOf(sealWith({ commitments }))).toEqual([
      'The number of seat 2 is not the one its browser promised.',
      'The lock does not fit the fingerprint, the rules and the promised numbers.',
    ]);
  });

  it('catches a nonce that was left out, added or cut short', () => {
    const { nonces, commitments } = honest.seal;
    expect(findingsOf(sealWith({ nonces: nonces.with(0, null) }))[0]).toBe(
      'The number of seat 1 is missing, though it was promised.',
    );
    expect(findingsOf(sealWith({ nonces: nonces.with(3, bytesToHex(bytesFrom(9))) }))[0]).toBe(
      'The number of seat 4 was never promised before the lock.',
    );
    expect(findingsOf(sealWith({ nonces: nonces.with(0, 'ab') }))[0]).toBe(
      'The number of seat 1 does not have 32 bytes.',
    );
    expect(findingsOf(sealWith({ nonces: nonces.slice(0, 2), commitments }))).toContain(
      'The seal does not have one place for each seat.',
    );
  });

  it('catches a lock that was changed or taken away', () => {
    const lock = bent(honest.seal.lock ?? '');
    expect(findingsOf(sealWith({ lock }))).toEqual([
      'The lock does not fit the fingerprint, the rules and the promised numbers.',
    ]);
    expect(findingsOf(sealWith({ lock: null }))).toEqual([
      'Numbers were promised, and the log has no lock over them.',
    ]);
  });

  it('catches one row that was changed, whatever was changed in it [D8] [ASVS V11.4.3]', () => {
    const later = honest.rows.map((row, at) => (at === 3 ? { ...row, atMs: row.atMs + 1 } : row));
    expect(findingsOf({ ...honest, rows: later })).toEqual([
      'A row of this log was changed after the draft.',
    ]);
    const at = honest.rows.findIndex(({ action }) => action.type === 'pick');
    const other = honest.rows.findLast(({ action }) => action.type === 'pick')?.action;
    const taken = other?.type === 'pick' ? other.cardInstanceIds : [];
    const swapped = honest.rows.map((row, place) =>
      place === at ? { ...row, action: { ...row.action, cardInstanceIds: taken } } : row,
    );
    expect(findingsOf({ ...honest, rows: swapped })).toEqual([
      'A row of this log was changed after the draft.',
      `Row ${at + 1} of the log could not have happened.`,
    ]);
  });

  it('catches a row that was taken out, even when the hash of the rows was made anew', () => {
    const rows = honest.rows.filter((_, at) => at !== 4);
    expect(findingsOf({ ...honest, rows, rowsHash: rowsHashOf(rows) })).toEqual([
      'Row 5 of the log is missing.',
    ]);
    const short = honest.rows.slice(0, -1);
    expect(findingsOf({ ...honest, rows: short, rowsHash: rowsHashOf(short) })).toEqual([
      'The draft that follows from seed and log is not the one that was stored.',
    ]);
  });

  it('catches an end that is not the one of the draft', () => {
    expect(findingsOf({ ...honest, finalStateHash: bent(honest.finalStateHash) })).toEqual([
      'The draft that follows from seed and log is not the one that was stored.',
    ]);
  });

  it('says of anything else that it is no log', () => {
    for (const file of [null, 7, 'log', [], {}, { ...honest, version: 3 }, { ...honest, rows: undefined }])
      expect(findingsOf(file)).toEqual(['This is not a log of a draft, or a part of it is missing.']);
  });

  it('never throws, whatever the setup or a row holds', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect(findingsOf({ ...honest, setup: { ...honest.setup, deep } })).toEqual([
      'This log is built as no draft is, so that it cannot be checked.',
    ]);
    const empty = { ...honest, setup: {} };
    expect(findingsOf(empty)).toContain('No packs can be dealt from this log.');
    const rows = [
      { seq: 1, atMs: 0, seat: 0, source: 'member', action: { type: 'pick', cardInstanceIds: 7 } },
    ];
    expect(findingsOf({ ...honest, rows })).toContain('Row 1 of the log could not have happened.');
    expect(findingsOf({ ...honest, seed: 'zz' })).toContain('The seed is not a number of 32 bytes.');
  });
});

describe('a what-if fork', () => {
  const secret = secretOf(bytesFrom(0), someNonces);
  const nobody = [null, null, null, null];
  const seedHash = fingerprintOf(secret);
  const seal = { ...honest.seal, seedHash, commitments: nobody, nonces: nobody, lock: null };
  const fork = { ...honest, seed: bytesToHex(secret), seedHash, seal };

  it('is dealt from seed and numbers of the draft it goes on from, and its log is checked like any other', () => {
    expect(verifyLog(fork)).toMatchObject({ ok: true, findings: [], nonces: 0, isLocked: false });
    expect(findingsOf({ ...fork, seed: bent(fork.seed) })[0]).toMatch(/^The seed is not the sealed one/);
  });

  it('has no seed that is cut short or longer than a table has seats', () => {
    const words = 'The seed is not a number of 32 bytes.';
    for (const seed of [fork.seed.slice(2), '', 'ab'.repeat(32 * 18)])
      expect(findingsOf({ ...fork, seed })).toContain(words);
    expect(findingsOf({ ...honest, seed: fork.seed })).toContain(words);
    const lock = honest.seal.lock;
    expect(findingsOf({ ...fork, seal: { ...seal, lock } })).toContain(words);
  });
});

describe('a start that was called off', () => {
  it('stays in the log and is checked like the one that counted [D4]', () => {
    const report = verifyLog(sealedDraft(someNonces, [voidedStart(), voidedStart(bytesFrom(9))]));
    expect([report.findings, report.voids]).toEqual([[], 2]);
  });

  it('is caught when anything about it was made up', () => {
    const gone = voidedStart();
    const wrongs = [
      { ...gone, seed: bent(gone.seed) },
      { ...gone, lock: bent(gone.lock) },
      { ...gone, unrevealed: [] },
      { ...gone, unrevealed: [{ seat: 3, name: 'Bot Quill' }] },
      { ...gone, nonces: gone.nonces.with(0, null) },
      { ...gone, nonces: gone.nonces.with(0, bent(gone.nonces[0] ?? '')) },
    ];
    for (const wrong of wrongs)
      expect(findingsOf(sealedDraft(someNonces, [wrong]))).toEqual([
        'The start that was called off (number 1) does not fit its own seal.',
      ]);
  });

  it('names who left, and nobody who still had time', () => {
    const early = voidedStart();
    const nonces: (string | null)[] = [null, null, null, null];
    const left = { seat: 3, name: 'Cem' };
    const gone = { ...early, nonces, unrevealed: [], left };
    expect(findingsOf(sealedDraft(someNonces, [gone]))).toEqual([]);
    const promised = { ...gone, left: { seat: 1, name: 'Ben' }, unrevealed: early.unrevealed };
    expect(findingsOf(sealedDraft(someNonces, [promised]))).toEqual([]);
    const wrongs = [
      { ...gone, unrevealed: early.unrevealed },
      { ...gone, left: { seat: 9, name: 'Nobody' } },
      { ...gone, nonces: nonces.with(0, bent(early.nonces[0] ?? '')) },
    ];
    for (const wrong of wrongs)
      expect(findingsOf(sealedDraft(someNonces, [wrong]))).toEqual([
        'The start that was called off (number 1) does not fit its own seal.',
      ]);
  });

  it('is caught when its seed was dealt from after all [D5]', () => {
    expect(findingsOf(sealedDraft(someNonces, [voidedStart(bytesFrom(0))]))).toEqual([
      'A seed that was thrown away was used again, so its packs could have been known.',
    ]);
  });
});

describe('a log that was forged as a whole', () => {
  /** What a server would write that picked its seed after it had seen the nonces: everything in it fits. */
  function forged(): NewLog {
    const seed = bytesFrom(77);
    const { states, actions } = playOut(honest.setup, secretOf(seed, someNonces), belowFrom(5));
    const end = states.at(-1);
    if (!end) throw new Error('The forged draft has no end.');
    const rows = actions.map((action, at) => ({
      seq: at + 1,
      atMs: at,
      seat: 0,
      source: 'member' as const,
      action,
    }));
    const seedHash = fingerprintOf(seed);
    const sealed = { ...honest.seal, seedHash, setupHash: setupHashOf(honest.setup) };
    return {
      ...honest,
      seed: bytesToHex(seed),
      seedHash,
      seal: { ...sealed, lock: lockOf(sealed) },
      rows,
      rowsHash: rowsHashOf(rows),
      finalStateHash: stateHash(end),
    };
  }

  it('fits in itself, and differs from the fingerprint and the lock that everybody was shown before [D1]', () => {
    expect(verifyLog(forged()).findings).toEqual([]);
    expect(verifyLog(forged(), shown).findings).toEqual([
      expect.stringMatching(
        /^The fingerprint of this log, .*, is not the one that was shown before the draft, /,
      ),
      expect.stringMatching(/^The lock of this log is not the one that was shown before the draft, /),
    ]);
  });

  it('is caught also when it claims to be from the time before locks', () => {
    const { seal: _, rowsHash: __, ...known } = sealedDraft([null, null, null, null]);
    expect(verifyLog({ ...known, version: 1 }, shown).findings).toEqual([
      'A lock was shown before this draft, and its log has none.',
    ]);
  });
});
