import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { filled } from '#contract/sources/offline.ts';
import type { Downloads } from './fetching/downloads.ts';
import { readable } from './fetching/readable.ts';
import { failureWords, SourceFault } from './fetching/sourceFault.ts';
import type { FetchedSet, TellFetched, WantedSet } from './fetchSet.ts';
import { DraftDataError, draftPriors } from './priors/draftPriors.ts';
import type { AskedRecipe } from './recipes/askedAt.ts';

/** Average picks of a set's cards, added up in constant memory from the drafts that a source publishes. Throws SourceFault. */
export async function ratingsOfSet(
  downloads: Downloads,
  recipe: AskedRecipe,
  wanted: WantedSet,
  signal: AbortSignal,
  tell: TellFetched,
): Promise<FetchedSet> {
  const { item, name } = recipe;
  const [pattern = ''] = item.addresses;
  const file = await downloads.get(recipe, {
    address: filled(pattern, { ...wanted, id: wanted.code }),
    mostMegabytes: item.mostMegabytes,
    signal,
    onBytes: tell,
  });
  const csv = await readable(downloads, file, () => priorsIn(file.path, name, signal));
  return {
    files: [{ fileName: `${wanted.code} ratings.csv`, bytes: new TextEncoder().encode(csv) }],
    from: [file],
    sets: [wanted.code],
    missing: [],
  };
}

async function priorsIn(path: string, name: string, signal: AbortSignal): Promise<string> {
  try {
    const packed = createReadStream(path, { signal });
    const unpacking = packed.pipe(createGunzip());
    packed.on('error', (fault) => unpacking.destroy(fault));
    return await draftPriors(unpacking);
  } catch (fault) {
    if (signal.aborted) throw new SourceFault('cancelled', failureWords('cancelled', name));
    if (fault instanceof DraftDataError) throw new SourceFault('changed', fault.message);
    throw new SourceFault('changed', failureWords('changed', name));
  }
}
