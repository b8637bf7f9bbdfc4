import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '#contract/product.ts';
import { escapeHtml } from './emailPage.ts';

const STYLE = `:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:3rem 1rem;font:17px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}button{padding:.75rem 1.5rem;border:0;border-radius:8px;font:inherit;font-weight:600;background:#e6b964;color:#1b1404;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid #4a90d9;outline-offset:2px}`;

/** Content-Security-Policy of the page: its own style and its own form. */
export const UNSUBSCRIBE_POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'self';frame-ancestors 'none'`;

/** `asks`: the question, since a mere look must change nothing. `done`: mails are off. `unknown`: the link is not ours. */
export type UnsubscribeState = 'asks' | 'done' | 'unknown';

const WORDS: Readonly<Record<UnsubscribeState, readonly [title: string, words: string]>> = {
  asks: ['Stop mails about your turns?', 'You can turn them on again on your profile at any time.'],
  done: [
    'Mails about your turns are off',
    'Your drafts go on as before. Turn the mails on again on your profile.',
  ],
  unknown: ['This link does not work', 'Turn the mails off on your profile, under “Sounds and notices”.'],
};

/** The page behind the link of an email: one HTML document without script. */
export function unsubscribePage(state: UnsubscribeState): string {
  const [title, words] = WORDS[state];
  const form =
    state === 'asks' ? '<form method="post"><button type="submit">Stop these mails</button></form>' : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} – ${escapeHtml(PRODUCT_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(words)}</p>
${form}
<p><a href="/profile?tab=sounds">Go to your profile</a></p>
</main>
</body>
</html>
`;
}
