/**
 * What somebody put into the box for codes: a code, of which only the server knows what it opens; a link of this site, old or
 * new; or why it can be neither, by its key in the catalogue.
 */
export type CodeReading =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'result' | 'poll'; readonly key: string }
  /** `code` where the link carries it. */
  | { readonly kind: 'table' | 'event'; readonly id: string; readonly code: string | undefined }
  | { readonly kind: 'wrong'; readonly why: 'empty' | 'signs' | 'length' | 'otherLink' };

export const CODE_LENGTH = 6;
export const CODE_EXAMPLE = 'KILN42';

/** Keys of shared results begin with this, those of polls never do. */
const RESULT_KEY_START = 's.';
const ID = /^[\w-]{1,64}$/;
const KEY = /^[\w.-]{1,64}$/;

/** Capitals without the blanks and hyphens that people put between the halves of a code. */
const tidied = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

function readTyped(typed: string): CodeReading {
  const code = tidied(typed);
  if (code === '') return { kind: 'wrong', why: 'empty' };
  if (!/^[A-Z0-9]+$/.test(code)) return { kind: 'wrong', why: 'signs' };
  return code.length === CODE_LENGTH ? { kind: 'code', code } : { kind: 'wrong', why: 'length' };
}

/** An address out of what was pasted, with or without its host; null where there is none. */
function addressIn(text: string): URL | null {
  const [found] = /(?:https?:\/\/|\/)\S+/i.exec(text) ?? [];
  const bare = /^\s*([\w.-]+(?::\d+)?\/\S*)\s*$/.exec(text)?.[1];
  const address = bare === undefined ? found : `https://${bare}`;
  return address === undefined ? null : URL.parse(address.replace(/[.,;)>\]"']+$/, ''), 'https://here');
}

const WRONG_LINK: CodeReading = { kind: 'wrong', why: 'otherLink' };

const keyed = (key: string): CodeReading =>
  KEY.test(key) ? { kind: key.startsWith(RESULT_KEY_START) ? 'result' : 'poll', key } : WRONG_LINK;

/** `/?join=CODE`, `/?event=CODE`, `/?result=KEY` and `/?poll=KEY`. */
function readHomeLink(search: URLSearchParams): CodeReading {
  const code = search.get('join') ?? search.get('event');
  if (code !== null) return readTyped(code);
  const result = search.get('result');
  const key = result ?? search.get('poll');
  if (key === null || !KEY.test(key)) return WRONG_LINK;
  return { kind: result === null ? 'poll' : 'result', key };
}

/** `/drafts/ID`, with `?code=` of a table or `?tab=event&key=` of an event, `/drafts/ID/results?key=`, and `/events/ID`. */
function readPageLink(path: string, search: URLSearchParams): CodeReading {
  const [, place, id = '', page] = path.split('/');
  const key = search.get('key') ?? undefined;
  if (!ID.test(id)) return WRONG_LINK;
  if (place === 'events') return { kind: 'event', id, code: key ?? search.get('code') ?? undefined };
  if (place !== 'drafts') return WRONG_LINK;
  if (page === 'results' && key !== undefined) return keyed(key);
  if (search.get('tab') === 'event') return { kind: 'event', id, code: key };
  return { kind: 'table', id, code: search.get('code') ?? undefined };
}

/** Reads a code as people write it, or a link wherever it was copied from; its host is not looked at. */
export function readCode(text: string): CodeReading {
  const address = addressIn(text);
  if (address === null) return readTyped(text);
  const { pathname, searchParams } = address;
  return pathname === '/' ? readHomeLink(searchParams) : readPageLink(pathname, searchParams);
}
