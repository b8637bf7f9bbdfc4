import * as z from 'zod/mini';
import { isLink } from '#src/machines/lists/bringList.ts';
import type { Shared, SharedText } from '#src/machines/lists/sharedList.ts';

/** The service worker puts it here (src/assets/sw.js). */
const SHARED = 'passleft-shared';
/** What the host dialog of this tab takes: no other tab and no address opens it. */
const HANDED_OVER = 'passleft.sharedList';
/** A share sheet's words around a link are fewer than the lines of a list. */
const FEW_LINES = 3;

const fileName = z.nullable(z.string());
const keptSchema = z.union([
  z.object({ text: z.string(), link: z.string(), fileName }),
  z.object({ refusal: z.enum(['tooLarge', 'notText', 'several']), fileName }),
]);
const handedOverSchema = z.object({ text: z.string(), fileName });

/** What was shared and not used yet; null where there is nothing, and where this browser keeps nothing. */
export async function readShared(): Promise<Shared | null> {
  if (!('caches' in globalThis)) return null;
  const reply = await caches.match('/shared', { cacheName: SHARED });
  const { data } = z.safeParse(keptSchema, await reply?.json().catch(() => null));
  if (!data) return null;
  return 'refusal' in data
    ? { kind: 'refused', reason: data.refusal, fileName: data.fileName }
    : { kind: 'text', text: textOf(data), fileName: data.fileName };
}

export async function forgetShared(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SHARED);
}

/** Moves it to where this tab's host dialog takes it; throws where the browser has no room. */
export async function handOver({ text, fileName: name }: SharedText): Promise<void> {
  sessionStorage.setItem(HANDED_OVER, JSON.stringify({ text, fileName: name }));
  await forgetShared();
}

/** What was handed over, once. */
export function takeHandedOver(): SharedText | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(HANDED_OVER) ?? 'null');
    sessionStorage.removeItem(HANDED_OVER);
    return z.safeParse(handedOverSchema, stored).data ?? null;
  } catch {
    return null;
  }
}

/** Applications share a link with its title or a greeting around it: then the link alone is meant. */
function textOf({
  text,
  link,
  fileName: name,
}: {
  text: string;
  link: string;
  fileName: string | null;
}): string {
  if (name !== null) return text;
  if (text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length > FEW_LINES) return text;
  if (isLink(link)) return link;
  const [found] = /https?:\/\/[^\s<>"]+/i.exec(text) ?? [];
  return found?.replace(/[.,;:!?)\]]+$/, '') ?? text;
}
