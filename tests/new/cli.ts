import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { planFormat } from './format.ts';
import { planMachine } from './machine.ts';
import { type Name, nameOf } from './names.ts';
import { CannotMake, carryOut, Planner } from './plan.ts';
import { regenerateRoutes } from './routes.ts';
import { planAdminScreen, planScreen } from './screen.ts';

const HELP = `npm run new -- format|machine|screen NAME [--admin]
Makes the files of a beginning that compiles and works, and the lines that the rest of the program needs of it. One test is
red and says what to write. NAME in camelCase, such as towerGrid. Nothing is written where a name is taken.
format    a way of drafting: rules, types, format, oracle, tests, board (docs/how-to/add-a-format.md)
machine   a state machine of the browser with its generated paths (docs/how-to/add-a-machine.md)
screen    a page for members at /tower-grid; with --admin a screen of the administration at /admin/tower-grid
          (docs/how-to/add-a-screen.md, docs/how-to/add-an-admin-screen.md)`;

interface Kind {
  readonly plan: (planner: Planner, name: Name) => void;
  readonly hasRoute: boolean;
  /** What to run and read next. */
  readonly next: (name: Name) => readonly string[];
}

const tests = (...files: readonly string[]) => `npx vitest run ${files.join(' ')}`;

const KINDS: Readonly<Record<string, Kind>> = {
  format: {
    plan: planFormat,
    hasRoute: false,
    next: ({ camel }) => [
      tests(`engine/formats/${camel}`, `src/ui/features/draft-room/boards/${camel}`),
      `npx tsx engine/goldens/print.ts ${camel} && npx biome check --write engine/goldens  (when the rules stand)`,
      'docs/how-to/add-a-format.md',
    ],
  },
  machine: {
    plan: planMachine,
    hasRoute: false,
    next: ({ camel }) => [
      tests(`src/machines/${camel}.test.ts`, `tests/paths/${camel}/${camel}.test.ts`),
      `npm run paths -- --machine ${camel}`,
      'docs/how-to/add-a-machine.md',
    ],
  },
  screen: {
    plan: planScreen,
    hasRoute: true,
    next: ({ kebab }) => [tests(`src/ui/features/${kebab}`), 'docs/how-to/add-a-screen.md'],
  },
  'admin screen': {
    plan: planAdminScreen,
    hasRoute: true,
    next: ({ camel }) => [tests(`src/ui/features/admin/${camel}`), 'docs/how-to/add-an-admin-screen.md'],
  },
};

/** Makes what is asked for in the project at `root`; throws `CannotMake` before anything is written. */
async function makeNew(root: string, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { admin: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  const [what, text, ...more] = positionals;
  if (values.help || what === undefined) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const kind = KINDS[values.admin ? `admin ${what}` : what];
  if (!kind)
    throw new CannotMake(
      values.admin
        ? 'Only a screen is made with --admin.'
        : `There is no "${what}" to be made: format, machine or screen.`,
    );
  const name = nameOf(text);
  if (more.length > 0) throw new CannotMake(`One name at a time: "${more.join(' ')}" is too much.`);
  const planner = new Planner(root);
  kind.plan(planner, name);
  const plan = planner.plan();
  await carryOut(root, plan);
  // The lines were put where they belong by meaning; the formatter puts imports into their order.
  const sources = [...plan.made, ...plan.changed].filter((file) => /\.(tsx?|css)$/.test(file));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'check', '--write', ...sources], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (kind.hasRoute) await regenerateRoutes(root);
  for (const file of plan.made) console.log(`made     ${file}`);
  for (const file of plan.changed) console.log(`changed  ${file}`);
  console.log(['\nNext:', ...kind.next(name).map((line) => `  ${line}`)].join('\n'));
  return 0;
}

try {
  process.exitCode = await makeNew(process.cwd(), process.argv.slice(2));
} catch (fault) {
  // Of a strange option parseArgs has a sentence of its own.
  const isTold = fault instanceof CannotMake || (fault instanceof TypeError && 'code' in fault);
  console.error(isTold ? fault.message : fault);
  process.exitCode = 2;
}
