import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type ts from 'typescript';
import { openPglite } from '#server/db/embedded.ts';
import { makeEmbeddedImage } from '#tests/support/embeddedImage.ts';
import { disagreements } from './compare.ts';
import { createDescriber } from './describe.ts';
import { readSchemaFacts } from './schemaFacts.ts';
import { readingPlaces } from './statements.ts';

/** What was found: sentences with file and line, and the places whose text is put together while the program runs. */
export interface RowsChecked {
  readonly read: number;
  readonly wrong: readonly string[];
  readonly unread: readonly string[];
}

const openEmpty = async (): Promise<PGlite> =>
  openPglite(undefined, new Blob([new Uint8Array(readFileSync(await makeEmbeddedImage()))]));

/**
 * Asks PostgreSQL what each statement of these files answers, and holds it against the type that the file gives its rows.
 * The program must hold the schema.
 */
export async function checkRows(
  program: ts.Program,
  root: string,
  isAsked: (file: string) => boolean,
): Promise<RowsChecked> {
  const places = readingPlaces(program, root, isAsked);
  const facts = readSchemaFacts(program);
  const pglite = await openEmpty();
  const describe = await createDescriber(pglite);
  const checker = program.getTypeChecker();
  const wrong = new Set<string>();
  let read = 0;
  for (const { file, line, texts, row, node } of places)
    for (const text of texts ?? []) {
      read += 1;
      const told = await describe(text).then(
        (columns) => disagreements(checker, node, row, columns, facts, text),
        (fault: Error) => [`PostgreSQL refuses it: ${fault.message}`],
      );
      for (const sentence of told) wrong.add(`${file}:${line} ${sentence}`);
    }
  await pglite.close();
  const unread = places.filter(({ texts }) => texts === null).map(({ file, line }) => `${file}:${line}`);
  return { read, wrong: [...wrong], unread };
}
