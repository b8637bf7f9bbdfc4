import { formats } from '#engine/formats/registry.ts';
import { rows } from '../bench/rows.ts';
import { type MutatedMachine, mutatedMachines } from '../mutation/machines.ts';
import { reportPath } from '../reports.ts';
import { testsThatAskFor } from './askedTests.ts';
import {
  benchFigure,
  journeysFigure,
  killsFigure,
  lawsFigure,
  loadFigure,
  manyKillsFigure,
  mutationFigure,
  nothingFound,
  pathsFigure,
  plantedFigure,
  rollingFigure,
  soakFigure,
  vitestFigure,
} from './figures.ts';
import { importedBy } from './imported.ts';
import { sourceNow } from './source.ts';
import { familyOf, type Step } from './step.ts';

const REPORTS = reportPath('proof');
/** Of each property; a short run tries some hundred. */
const FUZZ_RUNS = '10000';
/** The last build before several processes stood behind a balancer. */
const LAST_OF_OPEN = '02aa013e';
const BALANCER = ['deploy/haproxy'];
/** A server as it runs, with what it reads beside its imports. */
const SERVER = ['engine', 'contract', 'server', 'demo'];
const PAGES = ['src', 'index.html', 'vite.config.ts'];
/** Programs of the tests that are started by their path, and what is read by it. */
const STARTED = ['tests/harness/lines/faultPoints.ts', 'tests/bench/pictureAsker.ts'];
const READ = ['docs/schemas'];
/** What asks a running server stands on it and on its own program. */
const withServer =
  (...programs: readonly string[]) =>
  () => [...SERVER, ...importedBy(...STARTED, ...programs)];

const npmRun = (script: string, ...args: readonly string[]) => [
  'npm',
  'run',
  '-s',
  script,
  ...(args.length > 0 ? ['--', ...args] : []),
];

const check = (name: string, script: string): Step => ({
  name,
  command: () => npmRun(script),
  figure: nothingFound,
});

function vitest(name: string, files: () => readonly string[], env: Readonly<Record<string, string>>): Step {
  const report = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: () => ['npx', 'vitest', 'run', ...reporters, ...files()],
    shown: [...Object.entries(env).map(([name, value]) => `${name}=${value}`), 'npx vitest run'].join(' '),
    env,
    needsBuild: true,
    figure: vitestFigure(report),
  };
}

/** Only the tests that ask for the variable: the others were run without it. */
function asked(name: string, variable: string, value: string, ...words: readonly string[]): Step {
  const files = () => testsThatAskFor(variable, ...words);
  return {
    ...vitest(name, files, { [variable]: value }),
    needsBuild: false,
    standsOn: () => [
      ...SERVER,
      ...READ,
      'vite.config.ts',
      ...importedBy('tests/harness/setup.ts', ...STARTED, ...files()),
    ],
  };
}

const JOURNEYS = `${REPORTS}/journeys.json`;
const journeys: Step = {
  name: 'journeys',
  command: () => [
    'npx',
    'playwright',
    'test',
    '-c',
    'tests/journeys/playwright.config.ts',
    '--reporter=list,json',
  ],
  env: { AXE_EVERYWHERE: '1', EVERY_JOURNEY: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: JOURNEYS },
  shown: 'AXE_EVERYWHERE=1 EVERY_JOURNEY=1 npx playwright test -c tests/journeys/playwright.config.ts',
  needsBuild: true,
  figure: journeysFigure(JOURNEYS),
};

function paths(name: string, ...options: readonly string[]): Step {
  const file = `${REPORTS}/${name}.json`;
  return {
    name,
    command: () => npmRun('paths', ...options, '--json-file', file),
    shown: ['npm run paths', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
    needsBuild: options.includes('--browser'),
    figure: pathsFigure(file),
  };
}

const lawsOf = (format: string): Step => ({
  name: `laws:${format}`,
  command: () => npmRun('laws', '--format', format, '--drafts', '5000', '--json'),
  standsOn: () => importedBy('tests/laws/cli.ts'),
  figure: lawsFigure,
});

/** How a machine is changed and judged; what is held of its survivors, `verdicts`, is not asked again. */
const JUDGES = ['run', 'stryker', 'score', 'bundle', 'smallVitest', 'vitest.config']
  .map((name) => `tests/mutation/${name}.ts`)
  .concat('tests/mutation/typesOfSetup.mjs');

const mutationOf = ({ name, files, tests, walks }: MutatedMachine): Step => ({
  name: `mutation:${name}`,
  command: () => npmRun('mutation', '--machine', name),
  standsOn: () => [...JUDGES, ...importedBy(...files, ...tests, ...walks)],
  figure: mutationFigure(reportPath(`mutation/${name}.json`)),
});

const loadOn = (database: string): Step => ({
  name: `load:${database}`,
  command: () => npmRun('load', '--minutes', '30', '--database', database, '--json'),
  standsOn: withServer('tests/load/sustained.ts'),
  figure: loadFigure,
});

const KILLED: () => readonly string[] = withServer('tests/faults/cli.ts');
/** A run that was broken off goes on from its file: each state of what is killed has its own, or its kills would be counted for another. */
const kills: Step = {
  name: 'kills',
  command: () => {
    const { source } = sourceNow(process.cwd(), KILLED());
    return npmRun(
      'kills',
      '--times',
      '300',
      '--json',
      '--file',
      `${REPORTS}/kills-${source.slice(0, 12)}.json`,
    );
  },
  shown: 'npm run kills -- --times 300 --json',
  standsOn: KILLED,
  figure: killsFigure,
};

const benchOf = (row: string): Step => ({
  name: `bench:${row}`,
  command: () => npmRun('bench', row, '--json'),
  needsBuild: true,
  standsOn: () => [...SERVER, ...PAGES, ...importedBy(...STARTED, 'tests/bench/cli.ts')],
  figure: benchFigure,
});

/** Everything that was promised, the quickest to fail first and the longest last. */
export const steps: readonly Step[] = [
  check('format', 'check:format'),
  check('lint', 'check:lint'),
  check('types', 'check:types'),
  paths('paths'),
  vitest('unit', () => [], {}),
  journeys,
  paths('browserPaths', '--browser'),
  asked('everyDatabase', 'EVERY_DATABASE', '1', 'SERVER_FIRST_KINDS', 'ANY_KIND'),
  asked('everyFile', 'EVERY_FILE', '1'),
  asked('everyFault', 'EVERY_FAULT', '1'),
  asked('everyCheck', 'EVERY_CHECK', '1'),
  vitest('everyImage', () => testsThatAskFor('EVERY_IMAGE'), { EVERY_IMAGE: '1' }),
  asked('storm', 'STORM_CLIENTS', '800'),
  asked('fuzz', 'FUZZ_RUNS', FUZZ_RUNS, 'fuzzed.ts'),
  {
    name: 'client',
    command: () => npmRun('client'),
    standsOn: () => [...withServer('tests/client/cli.ts')(), 'tests/client/story.ts'],
    figure: nothingFound,
  },
  { name: 'planted', command: () => npmRun('planted', '--json'), figure: plantedFigure },
  kills,
  {
    name: 'kills:many',
    command: () => npmRun('kills', 'many', '--times', '50', '--json'),
    needsBuild: true,
    standsOn: () => [...KILLED(), ...BALANCER],
    figure: manyKillsFigure,
  },
  {
    name: 'rolling',
    command: () => npmRun('rolling', '--from', LAST_OF_OPEN, '--json'),
    needsBuild: true,
    standsOn: () => [...withServer('tests/rolling/cli.ts')(), ...PAGES, ...BALANCER],
    figure: rollingFigure,
  },
  {
    name: 'soak',
    command: () => npmRun('soak', '--minutes', '30', '--json'),
    standsOn: withServer('tests/faults/soak.ts'),
    figure: soakFigure,
  },
  ...[...new Set(rows.map(({ row }) => familyOf(row)))].map(benchOf),
  ...['embedded', 'postgres'].map(loadOn),
  ...Object.keys(formats).map(lawsOf),
  ...mutatedMachines().map(mutationOf),
];
