import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compareWithKnown, groupsOf, KNOWN_FILE, knownText, pathsOf } from './cycles.ts';
import { type Imports, readImports } from './imports.ts';

const HELP = `npm run check:imports -- [options]
Looks for new import cycles and for imports across the walls of tests/imports/walls.ts.
  --tighten   take imports that make no cycle any more off ${KNOWN_FILE}; not where CI is set
  --rewrite   write that list again from today's imports, after files were moved
Ends with 1 where there is a new cycle or a broken wall.`;

const MOST_PATHS = 10;
const filesIn = (groups: readonly (readonly string[])[]) =>
  groups.reduce((sum, files) => sum + files.length, 0);

function tellCycles({ circular }: Imports, isTightening: boolean): boolean {
  const known = existsSync(KNOWN_FILE) ? readFileSync(KNOWN_FILE, 'utf8') : '';
  const { fresh, left, gone } = compareWithKnown(circular, known);
  if (gone.length > 0 && isTightening) writeFileSync(KNOWN_FILE, knownText(left));
  if (gone.length > 0) {
    const what = `${gone.length === 1 ? '1 import that makes' : `${gone.length} imports that make`} no cycle any more`;
    console.log(
      isTightening
        ? `Tightened: ${what} came off ${KNOWN_FILE}.`
        : `${KNOWN_FILE} lists ${what}: npm run check takes them off.`,
    );
  }
  if (fresh.length === 0) return true;
  const paths = pathsOf(fresh);
  console.log(`A new import cycle (${KNOWN_FILE} lists the old ones):`);
  for (const path of paths.slice(0, MOST_PATHS)) console.log(`  ${path.join('\n    → ')}`);
  if (paths.length > MOST_PATHS) console.log(`  and ${paths.length - MOST_PATHS} more ways around`);
  console.log('Move what both sides need into a file of its own. Imports of types count, too.');
  return false;
}

function tellWalls({ broken }: Imports): boolean {
  for (const { from, to, why } of broken) console.log(`${from} imports ${to}, but ${why}.`);
  return broken.length === 0;
}

async function main(): Promise<number> {
  const { values: wish } = parseArgs({
    options: {
      tighten: { type: 'boolean', default: false },
      rewrite: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (wish.help) {
    console.log(HELP);
    return 0;
  }
  const imports = await readImports(process.cwd());
  if (wish.rewrite) writeFileSync(KNOWN_FILE, knownText(imports.circular));
  const isTightening = wish.tighten && !process.env.CI;
  const isGood = [tellWalls(imports), tellCycles(imports, isTightening)].every(Boolean);
  if (isGood && !wish.tighten) {
    const groups = groupsOf(imports.circular);
    console.log(
      `${imports.files} files with ${imports.imports} imports: no wall is broken, no cycle is new.`,
    );
    if (groups.length > 0) console.log(`Known: ${groups.length} cycles among ${filesIn(groups)} files.`);
  }
  return isGood ? 0 : 1;
}

process.exitCode = await main();
