import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/app/appContext.ts';
import { type CookieJar, cookieScopeOf } from '#server/app/cookieScope.ts';
import { type RefusalError, refusal } from '#server/http/refusalError.ts';
import type { Settings } from '#server/settings.ts';

/** So long a sign-in waits for its second factor. */
export const CHALLENGE_MS = 5 * 60_000;
/** Codes that may be tried before the sign-in begins anew. */
export const CHALLENGE_TRIES = 5;

/** 401: the first factor was right, and the cookie of the challenge is set. */
export const secondFactorAsked = (): RefusalError => refusal('secondFactorAsked');
const wrongCode = () => refusal('wrongCode');
const challengeOver = () => refusal('challengeOver');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function challengeCookie(settings: Pick<Settings, 'publicUrl'>) {
  const { prefix, path, secure } = cookieScopeOf(settings);
  const name = `${prefix}passleft-challenge`;
  const options = { path, httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    set: (jar: CookieJar, token: string) =>
      jar.setCookie(name, token, { ...options, maxAge: CHALLENGE_MS / 1000 }),
    clear: (jar: CookieJar) => jar.clearCookie(name, options),
  };
}

/** Remembers, for five minutes and this browser alone, that a member has shown the first factor. */
export async function openChallenge(context: AppContext, jar: CookieJar, memberId: string): Promise<void> {
  const token = randomBytes(32).toString('base64url');
  await context.db.query(
    'insert into second_factor_challenge (browser_hash, member_id, expires_at) values ($1, $2, $3)',
    [hashOf(token), memberId, new Date(context.clock.now() + CHALLENGE_MS)],
  );
  challengeCookie(context.settings).set(jar, token);
}

const TAKE_TRY = `update second_factor_challenge set tries = tries + 1
  where browser_hash = $1 and expires_at > $2 and tries < $3 returning member_id as "memberId", tries`;

interface OpenChallenge {
  readonly memberId: string;
  readonly tries: number;
}

/** The secret of the browser's cookie and whose second factor is awaited; throws 401 `challengeOver`. Counts no try. */
export async function standingChallenge(
  { db, clock, settings }: AppContext,
  request: FastifyRequest,
): Promise<{ readonly memberId: string; readonly token: string }> {
  const token = challengeCookie(settings).read(request) ?? '';
  const [challenge] = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from second_factor_challenge
     where browser_hash = $1 and expires_at > $2 and tries < $3`,
    [hashOf(token), new Date(clock.now()), CHALLENGE_TRIES],
  );
  if (!challenge) throw challengeOver();
  return { memberId: challenge.memberId, token };
}

/**
 * The member whom the browser's challenge and a second factor let in; `prove` tells whether it is right, and `wrong` is
 * thrown where it is not. Throws 401 or 429. The challenge is over with success.
 */
export async function answerChallenge(
  context: AppContext,
  request: FastifyRequest,
  jar: CookieJar,
  prove: (memberId: string, token: string) => Promise<boolean>,
  wrong: () => RefusalError = wrongCode,
): Promise<string> {
  const { db, clock } = context;
  const cookie = challengeCookie(context.settings);
  const token = cookie.read(request) ?? '';
  const params = [hashOf(token), new Date(clock.now()), CHALLENGE_TRIES];
  const [challenge] = await db.query<OpenChallenge>(TAKE_TRY, params);
  if (!challenge) {
    cookie.clear(jar);
    throw challengeOver();
  }
  const isRight = await prove(challenge.memberId, token);
  if (!isRight && challenge.tries < CHALLENGE_TRIES) throw wrong();
  const ended = await db.query('delete from second_factor_challenge where browser_hash = $1 returning 1', [
    hashOf(token),
  ]);
  cookie.clear(jar);
  if (!isRight || ended.length === 0) throw challengeOver();
  return challenge.memberId;
}
