import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../db/database.ts';
import { keptSecret } from '../db/keptSecret.ts';
import type { Settings } from '../settings.ts';

const SECRET = 'poll voter';
const MARK = /^(?<id>[\w-]{24})\.(?<proof>[\w-]{43})$/;
const DAYS_KEPT = 365;

/** Whoever reads a poll or votes in it: a member, or a browser without a session once it has voted. */
export type PollReader =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'visitor'; readonly voterId: string | null };

/** Browsers of visitors who have voted, known again by a cookie that this server signed. */
export interface PollVoters {
  /** Whose browser asks; null for one that has not voted yet, and for a cookie of another hand. */
  read(request: FastifyRequest): string | null;
  /** Gives a browser the cookie of a new voter. */
  admit(reply: FastifyReply): string;
}

export async function createPollVoters(
  sql: Sql,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<PollVoters> {
  const secret = await keptSecret(sql, SECRET);
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-passleft-voter' : 'passleft-voter';
  const proofOf = (id: string) => createHmac('sha256', secret).update(id).digest('base64url');
  return {
    read(request) {
      const { id, proof } = MARK.exec(request.cookies[name] ?? '')?.groups ?? {};
      if (id === undefined || proof === undefined) return null;
      return timingSafeEqual(Buffer.from(proof), Buffer.from(proofOf(id))) ? id : null;
    },
    admit(reply) {
      const id = randomBytes(18).toString('base64url');
      reply.setCookie(name, `${id}.${proofOf(id)}`, {
        ...{ httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: DAYS_KEPT * 86_400 },
        path: isSecure ? '/' : '/api/polls',
      });
      return id;
    },
  };
}
