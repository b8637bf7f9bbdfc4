/** What the four links open, by the parameter of `/` that carries the code or the key. */
export const LINK_KINDS = ['join', 'event', 'result', 'poll'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A page that has a preview of its own, by its address; `other` pages have the general one. */
export type PageAddress =
  | { readonly page: 'home' | 'about' | 'overlay' | 'other' }
  | { readonly page: 'table'; readonly draftId: string }
  | { readonly page: 'link'; readonly kind: LinkKind; readonly key: string };

/** Letters that codes, keys and ids are made of; nothing else is looked up. */
const KEY = /^[\w.-]{1,64}$/;

export const isKey = (text: string): boolean => KEY.test(text);

const SECRET_SCREENS = ['/reset-password', '/verify-email', '/login', '/oauth-registration'];
/** The parameter of `/` that carries the key of a stream overlay, which is a page of its own. */
const OVERLAY = 'overlay';
/** Parameters that carry a code or a key: those of the four links, of overlays, and of links from before them. */
const KEY_PARAMETERS = [...LINK_KINDS, OVERLAY, 'key', 'code'];

/** The path as a router reads it: unescaped, without doubled slashes and the one at its end. */
export function plainPath(url: string): string {
  const [path = ''] = url.split('?');
  const plain = path
    .replaceAll(/%[0-9a-f]{2}/gi, (escaped) => String.fromCharCode(Number.parseInt(escaped.slice(1), 16)))
    .replaceAll(/\/+/g, '/')
    .replace(/\/$/, '');
  return plain === '' ? '/' : plain;
}

const parametersOf = (url: string) => new URLSearchParams(url.split('?').slice(1).join('?').split('#')[0]);

/** Whether an address may hold a token, a code or a key: its page is kept by no cache and named to no other site. */
export function mayHoldSecret(url: string): boolean {
  const parameters = parametersOf(url);
  return (
    SECRET_SCREENS.includes(plainPath(url).toLowerCase()) ||
    KEY_PARAMETERS.some((name) => parameters.has(name))
  );
}

/** Which page an address leads to. An address with two links, or the same one twice, is no link. */
export function pageAddressOf(url: string): PageAddress {
  const path = plainPath(url);
  if (path === '/about') return { page: 'about' };
  const [, draftId] = /^\/drafts\/([^/]+)$/.exec(path) ?? [];
  if (draftId !== undefined) return isKey(draftId) ? { page: 'table', draftId } : { page: 'other' };
  if (path !== '/') return { page: 'other' };
  const parameters = parametersOf(url);
  if (parameters.has(OVERLAY)) return { page: 'overlay' };
  const links = LINK_KINDS.flatMap((kind) =>
    parameters.getAll(kind).map((key) => ({ kind, key: key.trim() })),
  );
  const [link] = links;
  if (!link) return { page: 'home' };
  return links.length === 1 ? { page: 'link', ...link } : { page: 'other' };
}
