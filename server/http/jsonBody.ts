import type { FastifyInstance } from 'fastify';
import { isNestedDeeperThan } from '../jsonDepth.ts';
import { refusal } from './refusalError.ts';

/** Deeper than anything that people write, and nothing for whatever walks a body by calling itself. */
const MOST_DEPTH = 64;

/**
 * The only way that half a character or U+0000 comes into a text of JSON is as an escape: its bytes are read as UTF-8,
 * and JSON takes no bare control character.
 */
const DOUBTFUL_ESCAPE = /\\u(?:0000|d[89a-f])/i;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the body has escapes in it that may stand for what no database holds. */
    hasDoubtfulText: boolean;
  }
}

/**
 * Reads bodies that are JSON and no others (`text/plain` is how other sites would avoid a preflight); an empty body is
 * none. One that is nested too deeply is refused before it is parsed.
 */
export function readOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('hasDoubtfulText', false);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (isNestedDeeperThan(body, MOST_DEPTH))
      return done(refusal('badRequest', null, { sentence: 'This is nested too deeply.' }));
    request.hasDoubtfulText = DOUBTFUL_ESCAPE.test(body);
    void parseJson(request, body, done);
  });
}
