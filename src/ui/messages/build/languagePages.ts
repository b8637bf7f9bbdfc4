import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { Catalogue, Sentences } from '../../../../contract/messages/catalogue.ts';
import { formatTagOf, LOCALES, type Locale } from '../../../../contract/messages/locales.ts';
import { translatorOf } from '../../../../contract/messages/translator.ts';
import { PRODUCT_NAME } from '../../../../contract/product.ts';
import { messagesIn } from './compiledMessages.ts';

/** `{{about}}` in index.html is the message of that key. */
const PLACE = /\{\{(\w+)\}\}/g;
/** Where the words of index.html are looked up, in this order. */
const PAGE_CATALOGUES = [
  'contract/messages/*/page',
  'src/ui/messages/*/home',
  'src/ui/messages/*/first',
] as const;
/** Names each feature's catalogue. */
const FEATURES = 'src/ui/messages/english.ts';
const FEATURE = /(\w+): \(\) => import\('(.+)'\)/g;

/** What goes along in the page of another language than English, whose own words are in the first script. */
const STATIC_CATALOGUES = { first: 'src/ui/messages/*/first', parts: 'src/ui/messages/*/parts' } as const;

type Messages = Catalogue<Sentences>;

interface Markup {
  readonly html: string;
}

/** Of a catalogue, as its path with a star for the language. */
async function messagesOf(locale: Locale, path: string): Promise<Messages> {
  const file = `${path.replace('*', locale)}.ts`;
  const messages = messagesIn(await readFile(file, 'utf8'));
  if (!messages) throw new Error(`${file} is no catalogue.`);
  return messages;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Ends no script: a browser reads a data block up to the next `</`. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

interface Feature {
  readonly name: string;
  /** From the project's root. */
  readonly file: string;
}

async function featuresIn(locale: Locale): Promise<Feature[]> {
  const source = await readFile(FEATURES, 'utf8');
  return [...source.matchAll(FEATURE)].map(([, name = '', path = '']) => {
    const file = path.startsWith('#') ? path.slice(1) : join(dirname(FEATURES), path);
    return { name, file: file.replace('/messages/en/', `/messages/${locale}/`) };
  });
}

/** Where a page finds the catalogue of each feature, so that it asks for its words without asking where they are. */
async function filesIn(locale: Locale, bundle: Rolldown.OutputBundle): Promise<Record<string, string>> {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const features = await featuresIn(locale);
  return Object.fromEntries(
    features.map(({ name, file }) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${file}`)));
      if (!chunk) throw new Error(`The catalogue ${file} is in no file of the build.`);
      return [name, `/${chunk.fileName}`];
    }),
  );
}

/** index.html in a language: its words, its `lang`, and for others than English the words that every page needs. */
export async function pageIn(html: string, locale: Locale, bundle: Rolldown.OutputBundle): Promise<string> {
  const catalogues = await Promise.all(PAGE_CATALOGUES.map((path) => messagesOf(locale, path)));
  const wordsOf = (key: string): string => {
    const messages = catalogues.find((one) => key in one);
    if (!messages) throw new Error(`index.html has a place for "${key}", which no catalogue of it has.`);
    const values: object = {
      product: PRODUCT_NAME,
      unbroken: (words: readonly string[]): Markup => ({ html: `<span>${escaped(words.join(''))}</span>` }),
    };
    const parts = translatorOf(messages, formatTagOf(locale)).parts(key as never, values as never);
    return (parts as readonly (string | Markup)[])
      .map((part) => (typeof part === 'string' ? escaped(part) : part.html))
      .join('');
  };
  const page = html
    .replace('<html lang="en"', `<html lang="${locale}"`)
    .replace(PLACE, (_, key: string) => wordsOf(key));
  if (locale === LOCALES[0]) return page;
  const words = await Promise.all(
    Object.entries(STATIC_CATALOGUES).map(
      async ([name, path]) => [name, await messagesOf(locale, path)] as const,
    ),
  );
  return page.replace(
    '</head>',
    `  ${dataBlock('words', { ...Object.fromEntries(words), files: await filesIn(locale, bundle) })}\n  </head>`,
  );
}

/** The file of a language's page: `index.html`, `index.de.html`. */
const pageFile = (page: string, locale: Locale) =>
  locale === LOCALES[0] ? page : page.replace('.html', `.${locale}.html`);

/**
 * Fills in the words of index.html, and makes such a page for every language: index.de.html has a visitor's Home in
 * German, and in `#words`, as JSON, the words that scripts need before they can fetch any, and where the others are
 * (src/ui/messages/pageWords.ts). The same for other `pages`.
 */
export function languagePages(pages: readonly string[] = ['index.html']): Plugin {
  return {
    name: 'passleft-language-pages',
    enforce: 'post',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { server }) => (server ? pageIn(html, LOCALES[0], {}) : html),
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const page of pages) {
          const built = bundle[page];
          if (built?.type !== 'asset') continue;
          const html = String(built.source);
          for (const locale of LOCALES) {
            const source = await pageIn(html, locale, bundle);
            if (locale === LOCALES[0]) built.source = source;
            else this.emitFile({ type: 'asset', fileName: pageFile(page, locale), source });
          }
        }
      },
    },
  };
}
