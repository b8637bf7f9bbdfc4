import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findMigrationsFolder } from '../../db/migrate.ts';

/** The files of docs/examples, which tests/examples runs: one of curl and one of TypeScript each. */
export const EXAMPLES = {
  hostTable: 'host-a-table',
  readResults: 'read-results',
  reportMatch: 'report-a-match',
} as const;
export type ExampleName = keyof typeof EXAMPLES;

export interface Example {
  readonly name: ExampleName;
  readonly curl: string;
  readonly typescript: string;
}

/** The examples, beside the sources or the built server. Throws where the folder was not installed with it. */
export async function readExamples(): Promise<readonly Example[]> {
  const folder = join(findMigrationsFolder(), '..', '..', '..', 'docs', 'examples');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return Promise.all(
    Object.entries(EXAMPLES).map(async ([name, file]) => ({
      name: name as ExampleName,
      curl: await read(`${file}.sh`),
      typescript: await read(`${file}.ts`),
    })),
  );
}
