import { parseArgs } from 'node:util';
import { pathsOf } from './cycles.ts';
import { type Imports, readImports } from './imports.ts';

const HELP = `npm run check:imports
Looks for import cycles and for imports across the walls of tests/imports/walls.ts.
Ends with 1 where there is one.`;

const MOST_PATHS = 10;

function reportCycles({ circular }: Imports): boolean {
  if (circular.length === 0) return true;
  const paths = pathsOf(circular);
  console.log('An import cycle:');
  for (const path of paths.slice(0, MOST_PATHS)) console.log(`  ${path.join('\n    → ')}`);
  if (paths.length > MOST_PATHS) console.log(`  and ${paths.length - MOST_PATHS} more ways around`);
  console.log('Move what both sides need into a file of its own. Imports of types count, too.');
  return false;
}

function reportWalls({ broken }: Imports): boolean {
  for (const { from, to, why } of broken) console.log(`${from} imports ${to}, but ${why}.`);
  return broken.length === 0;
}

async function main(): Promise<number> {
  const { values: wish } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
  if (wish.help) {
    console.log(HELP);
    return 0;
  }
  const imports = await readImports(process.cwd());
  const isGood = [reportWalls(imports), reportCycles(imports)].every(Boolean);
  if (isGood)
    console.log(`${imports.files} files with ${imports.imports} imports: no wall is broken, no cycle.`);
  return isGood ? 0 : 1;
}

process.exitCode = await main();
