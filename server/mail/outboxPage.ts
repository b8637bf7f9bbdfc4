import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '#contract/product.ts';
import type { OutboxMail } from '#contract/routes/demo.ts';
import { escapeHtml } from './emailPage.ts';

const STYLE = `:root{color-scheme:light dark}
body{max-width:44rem;margin:0 auto;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem}h2{margin:0;font-size:1.1rem}
article{margin:1.5rem 0;padding:1rem 1.25rem;border:1px solid #8d9c9366;border-radius:10px}
p{margin:.25rem 0;color:#6c7a72}
pre{margin:1rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:15px/1.6 system-ui,sans-serif}`;

/** Content-Security-Policy of the page: its own style and nothing else. */
export const OUTBOX_POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

/** The email's text, escaped, with its links to this site made clickable. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join('');
}

const articleOf = ({ recipient, subject, plainText, createdAt }: OutboxMail): string => `<article>
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(recipient)}, <time datetime="${createdAt}">${new Date(createdAt).toUTCString()}</time></p>
<pre>${withLinks(plainText)}</pre>
</article>`;

/** The outbox for people: one HTML document. */
export const outboxPage = (mails: readonly OutboxMail[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox – ${escapeHtml(PRODUCT_NAME)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Outbox</h1>
<p>Demo mode shows here what is mailed, newest first. Reload for more.</p>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(articleOf).join('\n')}
</body>
</html>
`;
