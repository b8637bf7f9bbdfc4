import { createHash } from 'node:crypto';
import { SCOPE_NAMES, type TokenRule, type TokenScope } from '#contract/members/tokenScopes.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { HUB_SCOPES, type HubRule } from '#contract/room/hubScopes.ts';
import type { RouteTable } from '#contract/route.ts';
import { escapeHtml } from '../../mail/emailPage.ts';
import { statusOf } from '../refusalStatus.ts';
import { routesHtml } from './docsRoutes.ts';
import { DOCS_STYLE } from './docsStyle.ts';
import { type DocsWords, docsWordsIn } from './docsWords.ts';
import type { Example } from './examples.ts';

/** Content-Security-Policy of the page: its own style and nothing else. */
export const DOCS_POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(DOCS_STYLE).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

const SECTIONS = ['tokens', 'scopes', 'refusals', 'limits', 'examples', 'routes'] as const;

const REFUSALS = [
  ['tokenOver', 'over'],
  ['tokenInAddress', 'inAddress'],
  ['tokenScope', 'lacksScope'],
  ['tokenNotTaken', 'notTaken'],
] as const;

const linked = (parts: readonly unknown[]): string => parts.join('');
interface Markup {
  readonly html: string;
}
const toHtml = (part: string | Markup): string => (typeof part === 'string' ? escapeHtml(part) : part.html);
const linkTo =
  (href: string) =>
  (words: readonly (string | Markup)[]): Markup => ({
    html: `<a href="${href}">${words.map(toHtml).join('')}</a>`,
  });

const opensOn = (rule: TokenRule | HubRule, scope: TokenScope): boolean => {
  if (typeof rule === 'string') return rule === scope;
  return Object.values('scopes' in rule ? rule.scopes : rule.byCommand).includes(scope);
};

function scopesHtml(t: DocsWords, table: RouteTable): string {
  const lines = SCOPE_NAMES.map((scope) => {
    const routes = Object.entries(table)
      .filter(([, { token }]) => opensOn(token, scope))
      .map(([name]) => `<a href="#${name}">${name}</a>`);
    const methods = Object.entries(HUB_SCOPES)
      .filter(([, rule]) => opensOn(rule, scope))
      .map(([name]) => name);
    const onHub = methods.length > 0 ? [escapeHtml(t('onHub', { methods: methods.join(', ') }))] : [];
    return `<dt><code>${scope}</code></dt><dd>${[...routes, ...onHub].join(', ')}</dd>`;
  });
  return `<dl>${lines.join('\n')}</dl>`;
}

const exampleHtml = (t: DocsWords, { name, curl, typescript }: Example): string =>
  `<h3>${escapeHtml(t(name))}</h3>
<p class="muted">curl</p><pre tabindex="0" aria-label="${escapeHtml(t(name))}, curl" role="region"><code>${escapeHtml(curl)}</code></pre>
<p class="muted">TypeScript</p><pre tabindex="0" aria-label="${escapeHtml(t(name))}, TypeScript" role="region"><code>${escapeHtml(typescript)}</code></pre>`;

export interface DocsParts {
  readonly table: RouteTable;
  readonly summaries: Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
  /** Where the site is, for the example of a call. */
  readonly publicUrl: string;
}

/** The page about the API: one HTML document without script, in this language; what the document says is English in all. */
export function docsPage(locale: Locale, { table, summaries, examples, publicUrl }: DocsParts): string {
  const t = docsWordsIn(locale);
  const intro = t.parts<'intro', Markup>('intro', { document: linkTo('/api/openapi.json') }).map(toHtml);
  const tokensHow = t
    .parts<'tokensHow', Markup>('tokensHow', { profile: linkTo('/profile?tab=account') })
    .map(toHtml);
  const call = `curl -H 'Authorization: Bearer plt_…' ${publicUrl}/api/drafts/mine`;
  const section = (name: (typeof SECTIONS)[number], html: string) =>
    `<section aria-labelledby="${name}"><h2 id="${name}">${escapeHtml(t(name))}</h2>\n${html}</section>`;
  const sentence = (
    key:
      | 'tokensEnd'
      | 'tokensWhere'
      | 'scopesHint'
      | 'refusalsHint'
      | 'limitsHint'
      | 'examplesHint'
      | 'routesHint',
  ) => `<p>${escapeHtml(t(key))}</p>`;
  return `<!doctype html>
<html lang="${formatTagOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(t('title'))} – ${escapeHtml(PRODUCT_NAME)}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<header>
<a href="/">${escapeHtml(PRODUCT_NAME)}</a>
<h1>${escapeHtml(t('title'))}</h1>
<p>${linked(intro)}</p>
<nav aria-label="${escapeHtml(t('title'))}"><ul>${SECTIONS.map((name) => `<li><a href="#${name}">${escapeHtml(t(name))}</a></li>`).join('')}</ul></nav>
</header>
<main>
${section('tokens', `<p>${linked(tokensHow)}</p><pre tabindex="0" aria-label="curl" role="region"><code>${escapeHtml(call)}</code></pre>${sentence('tokensEnd')}${sentence('tokensWhere')}`)}
${section('scopes', `${sentence('scopesHint')}${scopesHtml(t, table)}`)}
${section(
  'refusals',
  `${sentence('refusalsHint')}<dl>${REFUSALS.map(([code, key]) => `<dt><code>${statusOf(code)} ${code}</code></dt><dd>${escapeHtml(t(key))}</dd>`).join('\n')}</dl>`,
)}
${section('limits', `${sentence('limitsHint')}<pre tabindex="0" aria-label="RateLimit" role="region"><code>RateLimit-Policy: "calls";q=1200;w=60\nRateLimit: "calls";r=1187;t=1</code></pre>`)}
${section('examples', `${sentence('examplesHint')}${examples.map((example) => exampleHtml(t, example)).join('\n')}`)}
${section('routes', `${sentence('routesHint')}<div lang="en">${routesHtml(table, summaries)}</div>`)}
</main>
</body>
</html>
`;
}
