import { PRODUCT_NAME } from '#contract/product.ts';

/** What an email says, in order; `button` and `code` are shown large, `footnote` small, every text is plain. */
export type Passage =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly link: string }
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'footnote'; readonly text: string; readonly link: string };

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, also within a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (email) => ENTITIES[email] ?? email);

const FONT = "font-family:-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

function passageInHtml(passage: Passage): string {
  if (passage.kind === 'text')
    return `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escapeHtml(passage.text)}</p>`;
  if (passage.kind === 'code')
    return `<p style="margin:0 0 16px;font-family:Menlo,Consolas,monospace;font-size:28px;email-spacing:6px"><strong>${escapeHtml(passage.code)}</strong></p>`;
  const link = escapeHtml(passage.link);
  if (passage.kind === 'footnote')
    return `<p style="margin:24px 0 12px;font-size:13px;line-height:1.5;color:#5a675f">${escapeHtml(passage.text)} <a href="${link}" style="color:#5a675f;word-break:break-all">${link}</a></p>`;
  return `<p style="margin:0 0 16px"><a href="${link}" style="display:inline-block;padding:12px 24px;border-radius:8px;background-color:#e6b964;color:#1b1404;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(passage.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#5a675f;word-break:break-all">${link}</p>`;
}

function passageInText(passage: Passage): string {
  if (passage.kind === 'text') return passage.text;
  if (passage.kind === 'footnote') return `${passage.text}\n${passage.link}`;
  return passage.kind === 'code' ? passage.code : `${passage.label}:\n${passage.link}`;
}

/** The email without markup; paragraphs are parted by an empty line. */
export const emailInText = (passages: readonly Passage[]): string =>
  `${[...passages.map(passageInText), `— ${PRODUCT_NAME}`].join('\n\n')}\n`;

/** The email as one HTML document with inline styles, without pictures or anything from elsewhere. */
export const emailInHtml = (
  subject: string,
  passages: readonly Passage[],
  lang = 'en',
): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background-color:#f4efe4">
<div style="max-width:520px;margin:0 auto;padding:28px 28px 16px;border-top:4px solid #c79844;border-radius:10px;background-color:#fffdf8;color:#1f2a26;${FONT}">
<p style="margin:0 0 20px;font-family:Georgia,serif;font-size:20px;color:#14221f">${escapeHtml(PRODUCT_NAME)}</p>
${passages.map(passageInHtml).join('\n')}
</div>
</body>
</html>
`;
