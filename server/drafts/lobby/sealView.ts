import type { TableSeal } from '#contract/tables/tables.ts';

/** What a table's row and seats hold of its seal; bytes in hex. */
export interface SealRecord {
  readonly seedHash: string;
  readonly setupHash: string | null;
  readonly lock: string | null;
  /** When the countdown ended and the browsers were asked for their nonces. */
  readonly revealingSinceMs: number | null;
  readonly revealByMs: number | null;
  readonly voids: readonly StoredVoid[];
}

export interface StoredVoid {
  readonly atMs: number;
  readonly seedHash: string;
  readonly lock: string;
  readonly seats: readonly SealedSeat[];
}

export interface SealedSeat {
  readonly name: string;
  /** Of a void: its person left, which called the start off while others still had time. */
  readonly hasLeft?: boolean;
  readonly commitment: string | null;
  readonly nonce: string | null;
}

/** Who had committed and told no nonce. */
export const silentOf = <Seat extends SealedSeat>(seats: readonly Seat[]): Seat[] =>
  seats.filter(({ commitment, nonce }) => commitment !== null && nonce === null);

/** Whose doing a void is: who left, else who was silent. */
const namedFor = (seats: readonly SealedSeat[]): readonly SealedSeat[] => {
  const left = seats.filter(({ hasLeft }) => hasLeft === true);
  return left.length > 0 ? left : silentOf(seats);
};

/** The seal as everybody at the table may see it: nonces and seed are no part of it. */
export function sealViewOf(
  { seedHash, setupHash, lock, revealByMs, voids }: SealRecord,
  seats: readonly SealedSeat[],
): TableSeal {
  return {
    seedHash,
    commitments: seats.map(({ commitment }) => commitment),
    hasRevealed: seats.map(({ nonce }) => nonce !== null),
    setupHash,
    lock,
    revealByMs,
    calledOff: voids.map((gone) => ({
      atMs: gone.atMs,
      seedHash: gone.seedHash,
      lock: gone.lock,
      silent: namedFor(gone.seats).map(({ name }) => name),
    })),
  };
}
