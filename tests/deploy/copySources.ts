import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesOf } from '../quick/gitFiles.ts';

/** Copies what Git knows of the project into a folder, as a fresh clone has it. */
export function copySources(folder: string): void {
  for (const file of filesOf('.')) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
}
