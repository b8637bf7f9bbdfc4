import type { Downloads, SourceFileOnDisk } from './downloads.ts';
import { SourceFault } from './sourceFault.ts';

/** Reads a fetched file; one that cannot be read is fetched again the next time. */
export async function readable<Content>(
  downloads: Pick<Downloads, 'forget'>,
  { address }: Pick<SourceFileOnDisk, 'address'>,
  read: () => Promise<Content>,
): Promise<Content> {
  try {
    return await read();
  } catch (fault) {
    if (fault instanceof SourceFault && fault.why !== 'cancelled') await downloads.forget(address);
    throw fault;
  }
}
