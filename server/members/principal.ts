import type { Person } from '#contract/can.ts';
import type { TokenScope } from '#contract/members/tokenScopes.ts';

/** The token that somebody speaks by, instead of a session. */
export interface TokenUse {
  readonly tokenId: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
}

/** Who speaks: identity from the verified token, rights from the database (at most 5 s old). */
export interface Principal extends Person {
  readonly memberId: string;
  readonly sessionId: string;
  readonly handle: string;
  readonly hasSecondFactor: boolean;
  readonly expiresAtMs: number;
  /** The personal access token that speaks, in place of a session; `sessionId` is then the token's id. */
  readonly token?: TokenUse;
}
