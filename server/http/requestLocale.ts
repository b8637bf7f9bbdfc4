import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { CARD_NAMES_COOKIE, OWN_NAMES } from '#contract/games/cardNamesChoice.ts';
import { LANGUAGE_COOKIE, type Locale, pickLocale } from '#contract/messages/locales.ts';
import type { Settings } from '#server/settings.ts';

type Languages = Settings['languages'];

function localeFor(chosen: string | undefined, accepted: string | undefined, languages: Languages): Locale {
  const isSpoken = (tag: string | undefined): tag is Locale => languages.some((locale) => locale === tag);
  return isSpoken(chosen) ? chosen : pickLocale(accepted, languages);
}

/**
 * The language to answer a request in, of those that this site speaks (LANGUAGES): the one that the browser chose in the
 * footer, kept in a cookie, else the best of Accept-Language, else the first.
 */
export function requestLocale(request: FastifyRequest): Locale {
  // Without a look at the headers an unreadable request has no cookies.
  const chosen = (request.cookies as FastifyRequest['cookies'] | undefined)?.[LANGUAGE_COOKIE];
  return localeFor(chosen, request.headers['accept-language'], request.server.context.settings.languages);
}

/** The language in which the reader of an answer is shown names of cards; null where the data's own are chosen. */
export const namesLanguage = (request: FastifyRequest): Locale | null =>
  (request.cookies as FastifyRequest['cookies'] | undefined)?.[CARD_NAMES_COOKIE] === OWN_NAMES
    ? null
    : requestLocale(request);

/** The same of a line that is being opened. */
export const lineNamesLanguage = (headers: IncomingHttpHeaders, languages: Languages): Locale | null =>
  fastifyCookie.parse(headers.cookie ?? '')[CARD_NAMES_COOKIE] === OWN_NAMES
    ? null
    : lineLocale(headers, languages);

/** The language of a line that is being opened, which is no request of Fastify's. */
export function lineLocale(headers: IncomingHttpHeaders, languages: Languages): Locale {
  const chosen = fastifyCookie.parse(headers.cookie ?? '')[LANGUAGE_COOKIE];
  return localeFor(chosen, headers['accept-language'], languages);
}
