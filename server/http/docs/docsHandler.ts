import { api as table } from '#contract/api.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { RouteModule } from '../../app/appContext.ts';
import { requestLocale } from '../requestLocale.ts';
import { SUMMARIES } from '../summaries.ts';
import { DOCS_POLICY, docsPage } from './docsPage.ts';
import { readExamples } from './examples.ts';

/** GET /api/docs: the API as a page to read. */
export const docsRoute: RouteModule = (api, { settings: { publicUrl } }) => {
  const pages = new Map<Locale, Promise<string>>();
  const make = async (locale: Locale) =>
    docsPage(locale, { table, summaries: SUMMARIES, examples: await readExamples(), publicUrl });
  api.get('/docs', async (request, reply) => {
    const locale = requestLocale(request);
    const page = pages.get(locale) ?? make(locale);
    pages.set(locale, page);
    page.catch(() => pages.delete(locale));
    const html = await page;
    return reply
      .header('content-security-policy', DOCS_POLICY)
      .header('vary', 'Accept-Language, Cookie')
      .type('text/html; charset=utf-8')
      .send(html);
  });
};
