import type { Catalogue, Sentences } from '#contract/messages/catalogue.ts';

/** What the page of another language than English brings along (src/ui/messages/build/languagePages.ts). */
interface PageWords {
  readonly first: Catalogue<Sentences>;
  readonly parts: Catalogue<Sentences>;
  /** The address of each feature's catalogue. */
  readonly files: Readonly<Record<string, string>>;
}

function read(): PageWords | null {
  const block = typeof document === 'undefined' ? null : document.getElementById('words')?.textContent;
  return block ? JSON.parse(block) : null;
}

/** Null on an English page, and where no server wrote the page, as in tests. */
export const pageWords = read();
