import { keyedSearch } from '../results/keyedAddress.ts';

/** What Home can show of the address that Login leads to, without signing in; null where it needs a session. */
export function openLinkIn(redirect: string | undefined) {
  const [path = '', search = ''] = (redirect ?? '').split('#')[0]?.split('?') ?? [];
  const asked = new URLSearchParams(search);
  const [key, code] = [asked.get('key'), asked.get('code')];
  if (/^\/drafts\/[^/]+\/results$/.test(path) && key) return keyedSearch(key);
  if (!/^\/drafts\/[^/]+$/.test(path)) return null;
  if (asked.get('tab') === 'event' && key) return { event: key };
  return code ? { join: code } : null;
}
