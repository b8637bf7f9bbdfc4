import { createHash } from 'node:crypto';
import type { Locale } from '#contract/messages/locales.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { turnWords } from '#server/turns/turnWords.ts';
import { escapeHtml } from './emailPage.ts';

const STYLE = `:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:3rem 1rem;font:17px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}button{padding:.75rem 1.5rem;border:0;border-radius:8px;font:inherit;font-weight:600;background:#e6b964;color:#1b1404;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #4a90d9;outline-offset:2px}`;

/** Content-Security-Policy of the page: its own style and its own form. */
export const UNSUBSCRIBE_POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'self';frame-ancestors 'none'`;

/** `asks`: the question, since a mere look must change nothing. `done`: mails are off. `unknown`: the link is not ours. */
export type UnsubscribeState = 'asks' | 'done' | 'unknown';

const WORDS = {
  asks: ['stopTitle', 'stopWords'],
  done: ['stoppedTitle', 'stoppedWords'],
  unknown: ['unknownTitle', 'unknownWords'],
} as const satisfies Record<UnsubscribeState, readonly [title: string, words: string]>;

/** The page behind the link of an email: one HTML document without script, in the language of that email. */
export function unsubscribePage(state: UnsubscribeState, locale: Locale): string {
  const t = turnWords(locale);
  const [title, words] = WORDS[state];
  const form =
    state === 'asks'
      ? `<form method="post"><button type="submit">${escapeHtml(t('stopButton'))}</button></form>`
      : '';
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(t(title))} – ${escapeHtml(PRODUCT_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(t(title))}</h1>
<p>${escapeHtml(t(words))}</p>
${form}
<p><a href="/profile?tab=sounds">${escapeHtml(t('toProfile'))}</a></p>
</main>
</body>
</html>
`;
}
