import type { ImportBatch, ImportOptions } from '../batch.ts';
import { fitPack, type ImportedPack, wholePack } from './fitPack.ts';

/**
 * The batch with the packs of the game that waited for its cards, as far as they can be dealt now. A pack that the batch
 * has itself is left as it is.
 */
export function withCompletedPacks(batch: ImportBatch, options: ImportOptions): ImportBatch {
  const keys = new Set(batch.printings.map(({ key }) => key));
  const completed = completedPacks(options.waitingPacks ?? [], {
    keys,
    own: new Set(batch.packs.map(({ slug }) => slug)),
    isKnown: (key) => keys.has(key) || options.knownPrintings?.(key) === true,
  });
  if (completed.length === 0) return batch;
  const words = completed.map(
    ({ name, waiting }) => `${name}: ${waiting ? 'more' : 'all'} of its cards are here now.`,
  );
  return { ...batch, packs: [...batch.packs, ...completed], warnings: [...batch.warnings, ...words] };
}

/** What an import brings: its printings, the slugs of its own packs, and what is known with it. */
interface Brought {
  readonly keys: ReadonlySet<string>;
  readonly own: ReadonlySet<string>;
  readonly isKnown: (key: string) => boolean;
}

/** Those of the packs that wait for a card which was brought, with it. */
export function completedPacks(
  packs: readonly ImportedPack[],
  { keys, own, isKnown }: Brought,
): ImportedPack[] {
  return packs.flatMap((pack) => {
    const isConcerned = Object.values(pack.waiting?.sheets ?? {}).some((sheet) =>
      sheet.cards?.some(({ printing }) => keys.has(printing)),
    );
    if (own.has(pack.slug) || !isConcerned) return [];
    const fitted = fitPack(wholePack(pack), isKnown, pack.waiting?.sets);
    return fitted.pack ? [fitted.pack] : [];
  });
}
