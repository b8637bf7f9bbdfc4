import { createHash } from 'node:crypto';

/** How much a process wants a draft: a number that every process computes alike. */
function weightOf(process: string, draftId: string): bigint {
  return createHash('sha256').update(`${process}\n${draftId}`).digest().readBigUInt64BE();
}

/**
 * The process that prefers a draft (rendezvous hashing: Thaler and Ravishankar 1998): each of n prefers about one n-th of all
 * drafts, and when one goes only its own drafts are preferred by others. Null where there is none.
 */
export function preferredOf(processes: Iterable<string>, draftId: string): string | null {
  let best: { readonly process: string; readonly weight: bigint } | null = null;
  for (const process of processes) {
    const weight = weightOf(process, draftId);
    const isBetter =
      best === null || weight > best.weight || (weight === best.weight && process < best.process);
    if (isBetter) best = { process, weight };
  }
  return best?.process ?? null;
}
