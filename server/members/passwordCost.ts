/** What one argon2id hash costs: KiB of memory, rounds over it, lanes. */
export interface PasswordCost {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
}

/** OWASP's advice for argon2id (Password Storage Cheat Sheet): 19 MiB, two rounds, one lane. */
export const SAFE_PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let cost = SAFE_PASSWORD_COST;

export const passwordCost = (): PasswordCost => cost;

/** For tests alone, which register thousands of members: nothing in `server/` may ask for less (tests/laws). */
export function setPasswordCost(next: PasswordCost): void {
  cost = next;
}
