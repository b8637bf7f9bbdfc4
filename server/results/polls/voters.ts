import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sql } from '../../db/database.ts';
import { keptSecret } from '../../db/keptSecret.ts';
import type { Settings } from '../../settings.ts';

const SECRET = 'poll voter';
const ID_BYTES = 18;
const MARK = /^(?<id>[\w-]{24})\.(?<proof>[\w-]{43})$/;
const DAYS_KEPT = 365;

/** Browsers of people who have voted without a session, known again by a cookie that this server signed. */
export interface PollVoters {
  /** The id of the browser that asks; null for one that has not voted yet, and for a cookie of another hand. */
  read(request: FastifyRequest): string | null;
  /** Gives a browser the cookie of a new voter. */
  admit(setCookie: FastifyReply['setCookie']): string;
  /** What stands for a browser among the votes of one poll: votes in two polls cannot be put together. */
  voterIn(pollKey: string, id: string): string;
}

export async function createPollVoters(
  sql: Sql,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): Promise<PollVoters> {
  const secret = await keptSecret(sql, SECRET);
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-passleft-voter' : 'passleft-voter';
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    read(request) {
      const { id, proof } = MARK.exec(request.cookies[name] ?? '')?.groups ?? {};
      if (id === undefined || proof === undefined) return null;
      return timingSafeEqual(Buffer.from(proof), Buffer.from(signed(id))) ? id : null;
    },
    admit(setCookie) {
      const id = randomBytes(ID_BYTES).toString('base64url');
      setCookie(name, `${id}.${signed(id)}`, {
        ...{ httpOnly: true, sameSite: 'lax', secure: isSecure, maxAge: DAYS_KEPT * 86_400 },
        path: isSecure ? '/' : '/api/polls',
      });
      return id;
    },
    voterIn: (pollKey, id) => signed(JSON.stringify([pollKey, id])),
  };
}
