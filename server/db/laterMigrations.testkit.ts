import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findMigrationsFolder } from './migrate.ts';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number }[];
}

/** Changes a table that is there, and makes a new one from rows that are there. */
const INVENTED = `ALTER TABLE "export_template" ADD COLUMN "invented" text DEFAULT 'later' NOT NULL;--> statement-breakpoint
CREATE TABLE "invented_note" ("member_id" text PRIMARY KEY NOT NULL, "handle" text NOT NULL);--> statement-breakpoint
INSERT INTO "invented_note" SELECT "id", "handle" FROM "member";`;

/** The program's migrations with an invented one after them, in a folder of its own; `remove` it in afterAll. */
export async function makeLaterMigrations(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'passleft-migrations-'));
  await cp(findMigrationsFolder(), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal;
  const last = journal.entries.at(-1);
  if (!last) throw new Error('There are no migrations.');
  const tag = `${String(last.idx + 1).padStart(4, '0')}_invented`;
  const entry = { ...last, idx: last.idx + 1, when: last.when + 1000, tag };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(folder, `${tag}.sql`), INVENTED);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
