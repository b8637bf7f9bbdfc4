import type { DraftAction } from './core/actions.ts';
import { isDealable } from './dealable.ts';
import { apply, deal, stateHash } from './draft.ts';
import type { DraftState, Setup } from './formats/registry.ts';
import { commitmentOf, fingerprintOf, lockOf, sealBytesOf } from './seal.ts';
import {
  type DraftSeal,
  rowsHashOf,
  type SealedLog,
  type SealVoid,
  sealedLogSchema,
  secretOfLog,
  seedOfLog,
  setupHashOf,
} from './sealedLog.ts';

/** What a person was shown before the draft, in hex; null for what was not shown. */
export interface Shown {
  readonly seedHash: string | null;
  readonly lock: string | null;
}

const NOTHING_SHOWN: Shown = { seedHash: null, lock: null };

/** What a check found: each finding is one sentence; the counts tell what was done again. */
export interface LogReport {
  readonly ok: boolean;
  readonly findings: readonly string[];
  readonly cards: number;
  readonly actions: number;
  readonly nonces: number;
  readonly voids: number;
  /** Whether the log has a lock; a table of one person against bots starts without. */
  readonly isLocked: boolean;
}

/**
 * Checks a log file by itself, without server or database: fingerprint, commitments, lock, all packs, every action and the
 * end of the draft. `shown` is what a browser or a person noted before the draft; a log that was forged as a whole
 * differs from that. Never throws.
 */
export function verifyLog(file: unknown, shown: Shown = NOTHING_SHOWN): LogReport {
  try {
    return reportOn(file, shown);
  } catch {
    return reportOf(['This log is built as no draft is, so that it cannot be checked.']);
  }
}

/** Throws on a log that is nested deeper than the stack. */
function reportOn(file: unknown, shown: Shown): LogReport {
  const parsed = sealedLogSchema.safeParse(file);
  if (!parsed.success) return reportOf(['This is not a log of a draft, or a part of it is missing.']);
  const log = parsed.data;
  const played = playedAgain(log);
  const findings = [...seedFindings(log, shown), ...sealFindings(log, shown), ...played.findings];
  return {
    ...reportOf(findings),
    cards: played.cards,
    actions: played.actions,
    nonces: log.version === 1 ? 0 : log.seal.nonces.filter((nonce) => nonce !== null).length,
    voids: log.version === 1 ? 0 : log.seal.voids.length,
    isLocked: log.version === 2 && log.seal.lock !== null,
  };
}

const reportOf = (findings: readonly string[]): LogReport => ({
  ok: findings.length === 0,
  findings,
  cards: 0,
  actions: 0,
  nonces: 0,
  voids: 0,
  isLocked: false,
});

const short = (hash: string) => `${hash.slice(0, 8)}…`;
const seatName = (seat: number) => `seat ${seat + 1}`;

function seedFindings(log: SealedLog, shown: Shown): string[] {
  const { seedHash } = log;
  const bytes = seedOfLog(log);
  const findings: string[] = [];
  if (!bytes) findings.push('The seed is not a number of 32 bytes.');
  else if (fingerprintOf(bytes) !== seedHash)
    findings.push(
      `The seed is not the sealed one: its fingerprint is ${short(fingerprintOf(bytes))}, the log promised ${short(seedHash)}.`,
    );
  if (shown.seedHash !== null && shown.seedHash !== seedHash)
    findings.push(
      `The fingerprint of this log, ${short(seedHash)}, is not the one that was shown before the draft, ${short(shown.seedHash)}.`,
    );
  return findings;
}

function sealFindings(log: SealedLog, shown: Shown): string[] {
  if (log.version === 1)
    return shown.lock === null ? [] : ['A lock was shown before this draft, and its log has none.'];
  const { seal } = log;
  const findings = nonceFindings(log.draftId, seal);
  if (seal.seedHash !== log.seedHash) findings.push('The log names two different fingerprints of its seed.');
  if (seal.commitments.length !== log.setup.seats || seal.nonces.length !== log.setup.seats)
    findings.push('The seal does not have one place for each seat.');
  if (setupHashOf(log.setup) !== seal.setupHash)
    findings.push('The cards, packs or rules in this log are not the ones that were sealed.');
  if (rowsHashOf(log.rows) !== log.rowsHash) findings.push('A row of this log was changed after the draft.');
  return [
    ...findings,
    ...lockFindings(seal, shown),
    ...repeatFindings(seal),
    ...seal.voids.flatMap((gone, at) => voidFindings(log.draftId, gone, at + 1)),
  ];
}

function nonceFindings(
  draftId: string,
  { commitments, nonces }: Pick<DraftSeal, 'commitments' | 'nonces'>,
): string[] {
  return commitments.flatMap((commitment, seat) => {
    const nonce = nonces[seat] ?? null;
    if (nonce === null)
      return commitment === null
        ? []
        : [`The number of ${seatName(seat)} is missing, though it was promised.`];
    if (commitment === null) return [`The number of ${seatName(seat)} was never promised before the lock.`];
    const bytes = sealBytesOf(nonce);
    if (!bytes) return [`The number of ${seatName(seat)} does not have 32 bytes.`];
    return commitmentOf({ draftId, seat }, bytes) === commitment
      ? []
      : [`The number of ${seatName(seat)} is not the one its browser promised.`];
  });
}

function lockFindings(seal: DraftSeal, shown: Shown): string[] {
  const findings: string[] = [];
  const isPromised = seal.commitments.some((commitment) => commitment !== null);
  if (seal.lock === null && isPromised)
    findings.push('Numbers were promised, and the log has no lock over them.');
  if (seal.lock !== null && lockOf(seal) !== seal.lock)
    findings.push('The lock does not fit the fingerprint, the rules and the promised numbers.');
  if (shown.lock !== null && shown.lock !== seal.lock)
    findings.push(
      `The lock of this log is not the one that was shown before the draft, ${short(shown.lock)}.`,
    );
  return findings;
}

/** A seal that was thrown away must never come back: what it deals may have been known by then. */
function repeatFindings({ seedHash, voids }: DraftSeal): string[] {
  const hashes = [seedHash, ...voids.map((gone) => gone.seedHash)];
  return new Set(hashes).size === hashes.length
    ? []
    : ['A seed that was thrown away was used again, so its packs could have been known.'];
}

/** A void is sound when everything about it fits and somebody really was silent, or left while others had time. */
function voidFindings(draftId: string, gone: SealVoid, number: number): string[] {
  const seed = sealBytesOf(gone.seed);
  const silent = new Set(gone.unrevealed.map(({ seat }) => seat));
  const hadTime = (seat: number) => gone.left !== undefined && gone.nonces[seat] === null;
  const isOpen = (seat: number) => silent.has(seat) || hadTime(seat);
  const nonces = gone.nonces.map((nonce, seat) => (isOpen(seat) ? null : nonce));
  const kept = gone.commitments.map((commitment, seat) => (isOpen(seat) ? null : commitment));
  const isSound =
    seed !== null &&
    fingerprintOf(seed) === gone.seedHash &&
    lockOf(gone) === gone.lock &&
    nonceFindings(draftId, { commitments: kept, nonces }).length === 0 &&
    (gone.left === undefined ? silent.size > 0 : isLeaver(gone)) &&
    [...silent].every((seat) => typeof gone.commitments[seat] === 'string' && gone.nonces[seat] === null);
  return isSound ? [] : [`The start that was called off (number ${number}) does not fit its own seal.`];
}

/** Somebody of the table left, and is alone named if anybody is. */
const isLeaver = ({ left, commitments, unrevealed }: SealVoid): boolean =>
  left !== undefined &&
  commitments[left.seat] !== undefined &&
  unrevealed.every(({ seat }) => seat === left.seat);

interface PlayedAgain {
  readonly findings: readonly string[];
  readonly cards: number;
  readonly actions: number;
}

function dealt(log: SealedLog): DraftState | null {
  if (!isDealable(log.setup)) return null;
  const secret = secretOfLog(log);
  try {
    return secret && deal(log.setup, secret);
  } catch {
    return null;
  }
}

/** The state after an action of a file, which may be anything; null when it could not have happened. */
function after(setup: Setup, state: DraftState, action: DraftAction): DraftState | null {
  try {
    const applied = apply(setup, state, action);
    return applied.ok ? applied.state : null;
  } catch {
    return null;
  }
}

function playedAgain(log: SealedLog): PlayedAgain {
  let state = dealt(log);
  if (!state) return { findings: ['No packs can be dealt from this log.'], cards: 0, actions: 0 };
  const cards = Object.keys(state.instances).length;
  for (const [at, { seq, action }] of log.rows.entries()) {
    if (seq !== at + 1) return { findings: [`Row ${at + 1} of the log is missing.`], cards, actions: at };
    const next = after(log.setup, state, action);
    if (!next) return { findings: [`Row ${seq} of the log could not have happened.`], cards, actions: at };
    state = next;
  }
  const findings =
    stateHash(state) === log.finalStateHash
      ? []
      : ['The draft that follows from seed and log is not the one that was stored.'];
  return { findings, cards, actions: log.rows.length };
}
