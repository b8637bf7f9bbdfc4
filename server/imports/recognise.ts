import type { ImportOptions, Recognised } from './batch.ts';
import type { CardFile } from './cardFile.ts';
import { parseCardFiles } from './cardFiles.ts';

/**
 * Recognises one card file and reads it whole. A file of another format, over 64 MiB or over 200,000 rows is refused in
 * one sentence; rows that are wrong are left out and listed. Never throws, whatever the text.
 */
export function parseCardFile(file: CardFile, options: ImportOptions): Recognised {
  return parseCardFiles([file], options);
}
