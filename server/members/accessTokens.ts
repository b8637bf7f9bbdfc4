import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';

const LIFETIME_SECONDS = 15 * 60;
/** Servers of one site may differ by so much; past its `exp` a token is refused all the same. */
const CLOCK_TOLERANCE_SECONDS = 30;
const AUDIENCE = 'passleft';
const TYPE = 'at+jwt';
const LONGEST = 4096;
const REMEMBERED = 5000;

const claimsSchema = z.object({
  sub: z.string(),
  sid: z.string(),
  handle: z.string(),
  roles: z.array(z.string()),
  exp: z.number(),
});

/** What an access token says; whether the session still lives is not known from it. */
export interface AccessClaims {
  readonly memberId: string;
  readonly sessionId: string;
  readonly handle: string;
  readonly roles: readonly string[];
  readonly expiresAtMs: number;
}

export interface AccessTokens {
  issue(claims: Omit<AccessClaims, 'expiresAtMs'>, lifetimeSeconds?: number): Promise<string>;
  /** Null for whatever is not a living token of ours: no reason is given. */
  verify(token: string): Promise<AccessClaims | null>;
}

/** JWTs (HS256) of 15 minutes; verified ones are remembered until they expire. */
export function createAccessTokens(ports: {
  secret: string;
  issuer: string;
  now: () => number;
}): AccessTokens {
  const key = new TextEncoder().encode(ports.secret);
  const remembered = new Map<string, AccessClaims>();

  const check = async (token: string): Promise<AccessClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: TYPE,
        issuer: ports.issuer,
        audience: AUDIENCE,
        currentDate: new Date(ports.now()),
        maxTokenAge: LIFETIME_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      });
      const claims = z.safeParse(claimsSchema, payload);
      if (!claims.success) return null;
      const { sub, sid, handle, roles, exp } = claims.data;
      return { memberId: sub, sessionId: sid, handle, roles, expiresAtMs: exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  const remember = (token: string, claims: AccessClaims) => {
    remembered.delete(token);
    remembered.set(token, claims);
    if (remembered.size <= REMEMBERED) return;
    const [oldest] = remembered.keys();
    if (oldest !== undefined) remembered.delete(oldest);
  };

  return {
    async issue({ memberId, sessionId, handle, roles }, lifetimeSeconds = LIFETIME_SECONDS) {
      const issuedAt = Math.floor(ports.now() / 1000);
      return new SignJWT({ sid: sessionId, handle, roles: [...roles] })
        .setProtectedHeader({ alg: 'HS256', typ: TYPE })
        .setIssuer(ports.issuer)
        .setAudience(AUDIENCE)
        .setSubject(memberId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key);
    },
    async verify(token) {
      if (token.length > LONGEST) return null;
      const claims = remembered.get(token) ?? (await check(token));
      if (!claims || claims.expiresAtMs <= ports.now()) {
        remembered.delete(token);
        return null;
      }
      remember(token, claims);
      return claims;
    },
  };
}
