import { type Name, writeMe } from './names.ts';
import { CannotMake, type Planner } from './plan.ts';

const MODELS = 'tests/new/models';
const MACHINES = 'src/machines';
const WALKS = 'tests/paths';
const REGISTRY = `${WALKS}/registry.ts`;

/** Plans a machine of that name: source, tests, its walk by generated paths with what they prove, and its line where all machines are listed. */
export function planMachine(planner: Planner, name: Name): void {
  const { camel } = name;
  if (new RegExp(`^  ${camel}: async`, 'm').test(planner.read(REGISTRY)))
    throw new CannotMake(`There is a machine "${camel}" already.`);
  const from = (file: string) => renamed(planner.read(`${MODELS}/${file}`), name);
  const inMachines = (text: string) => text.replaceAll("'#src/machines/", "'./");
  const inWalks = (text: string) =>
    text.replaceAll("'#tests/paths/", "'../").replaceAll(`'./${camel}.ts'`, `'#${MACHINES}/${camel}.ts'`);
  const sentence = `give ${MACHINES}/${camel}.ts its own states and events, then its promises to these tests and to ${WALKS}/${camel}/${camel}.walk.ts.`;
  planner.make(`${MACHINES}/${camel}.ts`, inMachines(from('errand.ts')));
  planner.make(
    `${MACHINES}/${camel}.test.ts`,
    from('errand.test.ts') + writeMe('promises something of its own', sentence),
  );
  planner.make(`${WALKS}/${camel}/${camel}.walk.ts`, inWalks(from('errand.walk.ts')));
  planner.make(`${WALKS}/${camel}/${camel}.proofs.ts`, from('errand.proofs.ts'));
  planner.make(`${WALKS}/${camel}/${camel}.test.ts`, inWalks(from('errandWalk.test.ts')));
  planner.addAfterLast(
    REGISTRY,
    /^ {2}\w+: async \(\) => \(await import\(/,
    `  ${camel}: async () => (await import('./${camel}/${camel}.walk.ts')).${camel}Walker,`,
  );
  planner.addAfterLast('tests/mutation/machines.ts', /^ {4}machine\('\w+'/, `    machine('${camel}'),`);
}

const renamed = (text: string, { camel, pascal, words, kebab }: Name) =>
  text
    .replaceAll('ERRAND', kebab.replaceAll('-', '_').toUpperCase())
    .replaceAll('Errand', pascal)
    .replaceAll(/\b([Tt])he errand\b/g, (_, the: string) => `${the}he ${words.toLowerCase()}`)
    .replaceAll('errand', camel);
