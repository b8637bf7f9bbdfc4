import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import type { ActionSource, DraftAction } from './core/actions.ts';
import { canonicalJson } from './draft.ts';
import type { Setup } from './formats/registry.ts';
import { SEAL_BYTES, sealBytesOf, secretOf, seedFromHex } from './seal.ts';
import { SEATS_AT_MOST } from './tableSize.ts';

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const hex = z.string();
const bySeat = z.array(z.nullable(hex));

const seatName = z.object({ seat: z.int(), name: z.string() });

/** A seal that was thrown away: a nonce was not revealed in time, or somebody left. All hashes and bytes in hex. */
const sealVoidSchema = z.object({
  atMs: z.number(),
  seed: hex,
  seedHash: hex,
  setupHash: hex,
  commitments: bySeat,
  nonces: bySeat,
  lock: hex,
  /** Who had committed and did not reveal. */
  unrevealed: z.array(seatName),
  /** Who left while the others still had time to reveal; of them nobody is named in `unrevealed`. */
  left: z.optional(seatName),
});
export type SealVoid = z.infer<typeof sealVoidSchema>;

/** The seal of one draft, whole. `lock` is null at a table that started without one: alone against bots. */
export const draftSealSchema = z.object({
  seedHash: hex,
  setupHash: hex,
  commitments: bySeat,
  nonces: bySeat,
  lock: z.nullable(hex),
  voids: z.array(sealVoidSchema),
});
export type DraftSeal = z.infer<typeof draftSealSchema>;

const rowSchema = z.object({
  seq: z.int(),
  atMs: z.number(),
  seat: z.nullable(z.int()),
  source: z.custom<ActionSource>((value) => typeof value === 'string'),
  action: z.custom<DraftAction>(isRecord),
});

const known = {
  format: z.literal('passleft-log'),
  draftId: z.string(),
  name: z.string(),
  setup: z.custom<Setup>(isRecord),
  seed: hex,
  seedHash: hex,
  rows: z.array(rowSchema),
  finalStateHash: hex,
};

/** A log file as anybody may hand it in: version 1 has no nonces, version 2 the whole seal and a hash of its rows. */
export const sealedLogSchema = z.discriminatedUnion('version', [
  z.object({ ...known, version: z.literal(1) }),
  z.object({ ...known, version: z.literal(2), seal: draftSealSchema, rowsHash: hex }),
]);
export type SealedLog = z.infer<typeof sealedLogSchema>;

const hashOf = (value: unknown): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));

/** SHA-256 in hex of a setup's canonical JSON: cards, packs, template and seats. */
export const setupHashOf = (setup: Setup): string => hashOf(setup);

/**
 * SHA-256 in hex of what a setup deals from: its canonical JSON without the cards' ratings, which only bots read. Ratings
 * follow people's picks, and equal hashes deal the same packs.
 */
export function dealtHashOf({ catalogue, ...setup }: Setup): string {
  const cards = catalogue.cards.map(({ rating: _, ratedFromPicks: __, ...card }) => card);
  return hashOf({ ...setup, catalogue: { ...catalogue, cards } });
}

/** SHA-256 in hex of the canonical JSON of a log's rows, moments and sources included. */
export const rowsHashOf = (rows: readonly unknown[]): string => hashOf(rows);

/** What of a log its packs follow from; logs from before nonces have no seal. */
interface Secrets {
  readonly seed: string;
  readonly seal?: Pick<DraftSeal, 'commitments' | 'nonces' | 'lock'>;
}

/**
 * The seed of a log, 32 bytes; null when it is not. Where nobody promised anything and nothing was locked it may be longer
 * by 32 bytes a seat: a what-if fork is dealt from the seed and the nonces of the draft it goes on from.
 */
export function seedOfLog({ seed, seal }: Secrets): Uint8Array | null {
  const bytes = seedFromHex(seed);
  const isOpen = seal?.lock === null && [...seal.commitments, ...seal.nonces].every((part) => part === null);
  const most = isOpen ? (1 + SEATS_AT_MOST) * SEAL_BYTES : SEAL_BYTES;
  if (!bytes || bytes.length === 0 || bytes.length > most) return null;
  return bytes.length % SEAL_BYTES === 0 ? bytes : null;
}

/** The secret from which a log's packs follow; null when its seed or a nonce is not as long as it has to be. */
export function secretOfLog({ seed, seal }: Secrets): Uint8Array | null {
  const bytes = seedOfLog({ seed, ...(seal && { seal }) });
  const told = seal?.nonces.flatMap((nonce) => nonce ?? []) ?? [];
  const nonces = told.map(sealBytesOf);
  return bytes === null || nonces.includes(null) ? null : secretOf(bytes, nonces);
}
