import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOMS = ['engine', 'contract', 'src', 'server', 'demo', 'tests'];
/** Not a test by its browser, and what names the words without asking for them. */
const NOT_ASKED = ['tests/journeys/', 'tests/proof/'];

/** The unit test files that ask for one of these words, such as `EVERY_FAULT`; throws a sentence where none does. */
export function testsThatAskFor(...words: readonly string[]): readonly string[] {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((name) =>
      join(room, name).replaceAll('\\', '/'),
    ),
  );
  const asking = files.filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      NOT_ASKED.every((folder) => !file.startsWith(folder)) &&
      words.some((word) => readFileSync(file, 'utf8').includes(word)),
  );
  if (asking.length === 0) throw new Error(`No test asks for ${words.join(' or ')}.`);
  return asking.toSorted();
}
