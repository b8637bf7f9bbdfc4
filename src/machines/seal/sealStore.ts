import * as z from 'zod/mini';
import type { SealKept } from './sealDuty.ts';

const keyOf = (draftId: string) => `passleft.seal.${draftId}`;

const keptSchema = z.object({
  draftId: z.string(),
  seat: z.int(),
  seedHash: z.string(),
  calledOff: z.int(),
  nonce: z.string(),
  lock: z.nullable(z.string()),
});

/** What this window keeps about a table's seal; null when it keeps nothing or may not keep anything. */
export function readSealKept(draftId: string): SealKept | null {
  try {
    const parsed = z.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(keyOf(draftId)) ?? 'null'));
    return parsed.success && parsed.data.draftId === draftId ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps it until the window is closed, over reloads. */
export function storeSealKept(kept: SealKept): void {
  try {
    sessionStorage.setItem(keyOf(kept.draftId), JSON.stringify(kept));
  } catch {
    // Without storage it holds until the page is left.
  }
}
