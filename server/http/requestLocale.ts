import type { FastifyRequest } from 'fastify';
import { LANGUAGE_COOKIE, type Locale, pickLocale } from '#contract/messages/locales.ts';

/**
 * The language to answer a request in, of those that this site speaks (LANGUAGES): the one that the browser chose in the
 * footer, kept in a cookie, else the best of Accept-Language, else the first.
 */
export function requestLocale(request: FastifyRequest): Locale {
  const { languages } = request.server.context.settings;
  // Without a look at the headers an unreadable request has no cookies.
  const chosen = (request.cookies as FastifyRequest['cookies'] | undefined)?.[LANGUAGE_COOKIE];
  const isSpoken = (tag: string | undefined): tag is Locale => languages.some((locale) => locale === tag);
  return isSpoken(chosen) ? chosen : pickLocale(request.headers['accept-language'], languages);
}
