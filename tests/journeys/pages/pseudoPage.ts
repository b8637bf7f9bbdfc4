import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { CompiledMessage } from 'icu-minify/format';
import { bucketName } from '#contract/decks/deckRules.ts';
import { capitalised } from '#src/ui/components/capitalised.ts';
import { SHOWN_FACES } from '#src/ui/features/home/visitor/shownPack.ts';
import { pseudo } from '#src/ui/messages/build/pseudo.ts';
import { DEMO_CARDS } from '#src/ui/messages/demoCards.ts';
import first from '#src/ui/messages/en/first.ts';
import parts from '#src/ui/messages/en/parts.ts';
import { english } from '#src/ui/messages/english.ts';
import type { Feature } from '#src/ui/messages/language.ts';

/** The language whose page the server sends, with other words put into it. */
export const REPLACED_LOCALE = 'de-DE';
const WORDS = /(<script type="application\/json" id="words">)(.*?)(<\/script>)/s;

const pseudoOf = (catalogue: object) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, pseudo(message as CompiledMessage)]),
  );

/** What a page was given that no catalogue has: the data of replies and of the hub, and what Intl made. */
export interface Given {
  readonly data: Set<string>;
}

/** A code is no word that anybody reads: `open`, `sealedDeck`, `emberwake-draft`. */
const isCode = (text: string) => /^[a-z][a-zA-Z]*$/.test(text);

/** What is a name even where it looks like a code: of games, people, their words for things. */
const NAMING = /slug|handle|login|name|word|key|unit/i;
/** What a sentence says in small letters: “Ember place, rare”. */
const MADE_SMALL = /type|name|handle|email/i;
/** What is written large where it begins a heading: the game's word for a lane. */
const MADE_LARGE = /word|term/i;

/** As screens say it: the board "Main" of what a game calls "Main deck". */
function said(text: string, key: string): readonly string[] {
  if (isCode(text) && !NAMING.test(key)) return [];
  if (key === 'label') return [text, bucketName(text)];
  if (MADE_LARGE.test(key)) return [text, capitalised(text)];
  return MADE_SMALL.test(key) ? [text, text.toLowerCase()] : [text];
}

function gather(value: unknown, data: Set<string>, key = '') {
  if (typeof value === 'string') for (const one of said(value, key)) data.add(one);
  else if (Array.isArray(value)) for (const one of value) gather(one, data, key);
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value)) gather(one, data, name);
}

function gatherFrames(text: string, data: Set<string>) {
  for (const frame of text.split('\u001e')) {
    try {
      gather(JSON.parse(frame), data);
    } catch {
      // A frame that was cut.
    }
  }
}

const OF_THE_BODY = /^content-(encoding|length)$/i;
const DOCUMENTS = { resourceType: 'Document', requestStage: 'Response' } as const;

/** Other words for a page: what its document becomes, and what stands in the files that it then asks for, by address. */
interface OtherWords {
  inDocument(html: string): string;
  addresses(): Iterable<string>;
  at(address: string): Promise<string>;
}

/**
 * Puts other words into a page, past Playwright's routes: with one of those a context keeps no file, and each screen would
 * fetch a hundred of them anew.
 */
async function replaceWords(page: Page, words: OtherWords): Promise<void> {
  const line = await page.context().newCDPSession(page);
  const intercept = () =>
    line.send('Fetch.enable', {
      patterns: [
        DOCUMENTS,
        ...[...words.addresses()].map((address) => ({
          urlPattern: `*${address}`,
          requestStage: 'Request' as const,
        })),
      ],
    });
  line.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode, responseHeaders = [] }) => {
    const fulfil = (body: string, headers: { name: string; value: string }[]) =>
      line.send('Fetch.fulfillRequest', {
        requestId,
        responseCode: responseStatusCode ?? 200,
        responseHeaders: headers,
        body: Buffer.from(body).toString('base64'),
      });
    const answer = async () => {
      if (responseStatusCode === undefined) {
        const script = await words.at(new URL(request.url).pathname);
        return fulfil(script, [{ name: 'content-type', value: 'text/javascript' }]);
      }
      const { body, base64Encoded } = await line.send('Fetch.getResponseBody', { requestId });
      const html = words.inDocument(base64Encoded ? Buffer.from(body, 'base64').toString() : body);
      await intercept();
      const headers = responseHeaders.filter(({ name }) => !OF_THE_BODY.test(name));
      return fulfil(html, headers);
    };
    // A page that was left meanwhile wants no answer.
    answer().catch(() => undefined);
  });
  await intercept();
}

/** Opens a page that speaks the pseudo-locale, and writes down what it is given besides. */
export async function openPseudoPage(context: BrowserContext): Promise<{ page: Page; given: Given }> {
  const data = new Set<string>();
  gather([DEMO_CARDS, SHOWN_FACES], data);
  const features = new Map<string, Feature>();
  const words = { first: pseudoOf(first), parts: pseudoOf(parts) };
  const page = await context.newPage();
  await page.addInitScript(writeDownIntl);
  await replaceWords(page, {
    inDocument: (html) =>
      html.replace(WORDS, (_, start: string, json: string, end: string) => {
        const { files } = JSON.parse(json) as { files: Readonly<Record<Feature, string>> };
        for (const [feature, address] of Object.entries(files)) features.set(address, feature as Feature);
        return `${start}${JSON.stringify({ ...words, files }).replaceAll('<', '\\u003c')}${end}`;
      }),
    addresses: () => features.keys(),
    at: async (address) => {
      const { default: catalogue } = await english[features.get(address) as Feature]();
      return `export default ${JSON.stringify(pseudoOf(catalogue))}`;
    },
  });
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    const text = await response.text().catch(() => '');
    if (text.startsWith('{') || text.startsWith('[')) gather(JSON.parse(text), data);
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => gatherFrames(String(payload), data)),
  );
  return { page, given: { data } };
}

/** Runs in the page. */
function writeDownIntl() {
  const said: string[] = [];
  Object.assign(window, { saidByIntl: said });
  const kinds = [
    Intl.DateTimeFormat,
    Intl.NumberFormat,
    Intl.RelativeTimeFormat,
    Intl.ListFormat,
    Intl.DisplayNames,
  ];
  for (const { prototype } of kinds as { prototype: object }[])
    for (const name of ['format', 'formatToParts', 'formatRange', 'of']) {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      if (!property) continue;
      const writing =
        (method: (...given: unknown[]) => unknown) =>
        (...given: unknown[]) => {
          const made = method(...given);
          said.push(
            typeof made === 'string'
              ? made
              : (made as { value: string }[]).map(({ value }) => value).join(''),
          );
          return made;
        };
      const { get, value } = property;
      if (get)
        Object.defineProperty(prototype, name, {
          ...property,
          get() {
            return writing(get.call(this));
          },
        });
      else
        Object.defineProperty(prototype, name, {
          ...property,
          value(...given: unknown[]) {
            return writing(value.bind(this))(...given);
          },
        });
    }
}

interface Seen {
  readonly texts: readonly string[];
  readonly intl: readonly string[];
}

/** Runs in the page: every text and label that somebody sees or hears. */
function wordsOfPage(): Seen {
  const texts = new Set([document.title]);
  const isForeign = (element: Element | null) =>
    element?.closest('script, style, noscript, code, pre, kbd, [translate=no], [lang]:not(html)') !== null;
  const isShown = (element: Element | null) => element?.checkVisibility() === true;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isShown(node.parentElement) && !isForeign(node.parentElement)) texts.add(node.textContent ?? '');
  for (const name of [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'title',
    'placeholder',
    'alt',
  ])
    for (const element of document.querySelectorAll(`[${name}]`))
      if (isShown(element) && !isForeign(element)) texts.add(element.getAttribute(name) ?? '');
  return {
    texts: [...texts].map((text) => text.trim()).filter((text) => text !== ''),
    intl: (window as unknown as { saidByIntl: string[] }).saidByIntl,
  };
}

/** Has a letter that the pseudo-locale would have accented, and none that it has. */
const isPlain = (word: string) => /^[A-Za-z]+$/.test(word) && /[^bfmpqvxBFMPQVXSs]/.test(word);

/** What is the same in every language. */
const SAME = new Set([
  'Passleft',
  'Fraunces',
  'Instrument',
  'Sans',
  'Geist',
  'Mono',
  'Phosphor',
  'Icons',
  'px',
  'ms',
  'kB',
  'MB',
  'h',
  's',
  'v',
]);

/** A long number, its middle left out. */
const FIGURE = /[0-9a-f]{4}…[0-9a-f]{4}/g;

/** A sign in the text of a card. */
const SIGN = /\{\w\}/g;

/** What is left of a text without what the page was given. */
function leftOf(text: string, given: readonly string[]): string[] {
  // Before the data: a short number of theirs may be a part of the figure.
  let rest = text.replaceAll(FIGURE, ' ');
  for (const one of given) if (rest.includes(one)) rest = rest.replaceAll(one, ' ');
  return (rest.replaceAll(SIGN, ' ').match(/\p{L}+/gu) ?? []).filter(
    (word) => isPlain(word) && !SAME.has(word),
  );
}

/** Fails for every text and label that is neither a catalogue's nor data. */
export async function expectWordsOfCatalogues(page: Page, { data }: Given, where: string): Promise<void> {
  const { texts, intl } = await page.evaluate(wordsOfPage);
  expect(
    texts.some((text) => text.includes('~')),
    `${where} speaks the pseudo-locale`,
  ).toBe(true);
  const given = [...data, ...intl, new URL(page.url()).pathname]
    .map((one) => one.trim())
    .filter((one) => one.length > 1);
  const longestFirst = given.sort((a, b) => b.length - a.length);
  const isPartOfData = (text: string) => text.length > 3 && longestFirst.some((one) => one.includes(text));
  const plain = texts.filter((text) => leftOf(text, longestFirst).length > 0 && !isPartOfData(text));
  expect.soft(plain, `${where}: words of no catalogue`).toEqual([]);
}
