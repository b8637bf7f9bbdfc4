import type { FastifyRequest } from 'fastify';
import type { Locale } from '#contract/messages/locales.ts';
import type { AppContext } from '../app/appContext.ts';
import { guessFrom } from '../app/requests/guessedCodes.ts';
import { addressOf } from '../app/requests/visitorAddress.ts';
import { RefusalError } from '../http/refusalError.ts';
import { requestLocale } from '../http/requestLocale.ts';
import { createVisitorPace } from '../images/visitorPace.ts';
import {
  type LinkFacts,
  type LinkRoom,
  previewOf,
  readLinkFacts,
  type Subject,
  subjectOf,
} from './linkFacts.ts';
import { pageAddressOf } from './pageAddress.ts';
import type { Preview } from './preview.ts';

/** Reading what a link shows is work, and nobody opens so many: beyond it, links have the general card. */
const LINK_PACE = { atOnce: 60, aSecond: 1 };

/** What links tell before they are opened, as a page or as a picture. */
export interface LinkPreviews {
  /**
   * Null where the link opens nothing, is private or has ended; where this visitor tried too many codes; and where the
   * facts cannot be read now, since a page opens without them.
   */
  read(
    request: FastifyRequest,
    context: AppContext,
    subject: Subject,
    locale: Locale,
  ): Promise<LinkFacts | null>;
  /** The preview of the page that is asked for; null where it has the general one. */
  preview(request: FastifyRequest, context: AppContext): Promise<Preview | null>;
}

export function createLinkPreviews(room: Omit<LinkRoom, 'locale'>): LinkPreviews {
  const pace = createVisitorPace(room.now, LINK_PACE);

  async function read(
    request: FastifyRequest,
    context: AppContext,
    subject: Subject,
    locale: Locale,
  ): Promise<LinkFacts | null> {
    const visitor = addressOf(request);
    if (!pace.mayAsk(visitor)) return null;
    try {
      return await readLinkFacts({ ...room, locale }, subject, guessFrom(context, visitor));
    } catch (fault) {
      if (!(fault instanceof RefusalError && fault.code === 'tooMany'))
        request.log.error(fault, 'a link has no preview: what it shows cannot be read');
      return null;
    }
  }

  return {
    read,
    async preview(request, context) {
      const subject = subjectOf(pageAddressOf(request.url));
      const facts = subject && (await read(request, context, subject, requestLocale(request)));
      return subject && facts ? previewOf(subject, facts) : null;
    },
  };
}
