import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the real card data; tests that need it are skipped, by name, where it is absent. */
export const CARD_DATA = process.env.CARD_DATA ?? '../shared/data';

/** Whether a file of the card data is here; says on the console what is skipped without it. */
export function hasCardData(file: string, skipped: string): boolean {
  const isHere = existsSync(join(CARD_DATA, file));
  if (!isHere) console.warn(`SKIPPED without ${file} in ${CARD_DATA}: ${skipped}`);
  return isHere;
}
