import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { LogLevel } from '#server/settings.ts';
import { clientAddress } from './visitorAddress.ts';

/** Where log lines (JSON, one a line) go; false is nowhere. */
export type LogTarget = false | { write(line: string): void };

const SECRET_NAMES =
  'access_token|id_token|token|code|state|session_state|nonce|key|join|event|result|poll|overlay|email|handle|userId|roles|login_hint|error_description';
/** Also inside an address that is itself the value of a parameter, where `?`, `&` and `=` are quoted. */
const SECRET_PARAMETERS = new RegExp(
  `((?:[?&#]|%3F|%26|%23)(?:${SECRET_NAMES})(?:=|%3D))(?:(?!%26|%23)[^&#])*`,
  'gi',
);

/** Codes and keys that stand in the path of a call. */
const SECRET_SEGMENTS =
  /(\/api\/(?:codes|shared|polls|result-links|og\/(?:join|event|result|poll))\/)[^/?#]+/gi;

/** Personal access tokens, wherever somebody put one. */
const ACCESS_TOKENS = /plt(?:_|%5f)[\w-]{43}/gi;

/** An address without what must not stand in a log. */
export const redactUrl = (url: string): string =>
  url
    .replaceAll(SECRET_PARAMETERS, '$1[redacted]')
    .replaceAll(SECRET_SEGMENTS, '$1[redacted]')
    .replaceAll(ACCESS_TOKENS, 'plt_[redacted]');

/** Fastify's logger: no headers, no bodies, no tokens, no values of statements. */
export function loggerOptions(level: LogLevel, target?: LogTarget): FastifyServerOptions['logger'] {
  if (target === false) return false;
  return {
    level,
    ...(target ? { stream: target } : {}),
    redact: {
      paths: [
        '*.authorization',
        '*.cookie',
        '*["set-cookie"]',
        '*.access_token',
        '*.password',
        '*.headers.authorization',
        '*.headers.cookie',
        '*.headers["set-cookie"]',
        // What a fault of the database tells of the values it was asked with.
        '*.query',
        '*.params',
        '*.detail',
        '*.where',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        url: redactUrl(request.url),
        remoteAddress: clientAddress(request),
      }),
    },
  };
}
