import type { FastifyReply, FastifyRequest } from 'fastify';
import { IDLE_MS } from '#server/members/sessions.ts';
import type { Settings } from '#server/settings.ts';

/** The cookie with the refresh token: no script reads it, and only /api/auth gets it. */
export function createRefreshCookie({ publicUrl }: Pick<Settings, 'publicUrl'>) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Secure-passleft' : 'passleft';
  const options = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] || null,
    set: (reply: FastifyReply, token: string): void => {
      reply.setCookie(name, token, { ...options, maxAge: IDLE_MS / 1000 });
    },
    clear: (reply: FastifyReply): void => {
      reply.clearCookie(name, options);
    },
  };
}
