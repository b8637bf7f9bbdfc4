import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** One machine that is mutated, and the tests that have to notice. */
export interface MutatedMachine {
  readonly name: string;
  readonly files: readonly string[];
  /** Test files that tell what the machine does; they are asked first. */
  readonly tests: readonly string[];
  /** Its walks by generated paths; they are asked where the others noticed nothing. */
  readonly walks: readonly string[];
}

const MACHINES = 'src/machines';
const WALKS = 'tests/paths';

/** Every state machine of the browser and the engine with its own tests; each is run with no others. */
export function mutatedMachines(): readonly MutatedMachine[] {
  const all = [
    machine('notificationQueue'),
    machine('authorisedRequest'),
    machine('session', [
      'sessionSetup',
      'sessionWaysIn',
      'sessionSignedIn',
      'sessionSteps',
      'sessionReplies',
      'sessionSelectors',
      'sessionWords',
    ]),
    machine('emailVerification'),
    machine('preferences'),
    machine('desktopNotices'),
    machine('draftRoom'),
    machine('roomFolding', ['draftRoom']),
    machine('deckEditor'),
    machine('deckEdits', ['deckEditor']),
    { name: 'lifecycle', files: ['engine/lifecycle.ts'], tests: testsOf('engine', ['lifecycle']), walks: [] },
  ];
  return all.filter(({ files, tests, walks }) => files.length > 0 && tests.length + walks.length > 0);
}

/** A machine with the files it is split into, `session` and `sessionSetup`, and the machines whose tests ask for it, too. */
function machine(name: string, askedBy: readonly string[] = []): MutatedMachine {
  const isPart = (file: string) =>
    /^([A-Z]\w*)?\.ts$/.test(file.startsWith(name) ? file.slice(name.length) : '');
  const parts = readdirSync(MACHINES).filter(isPart).sort();
  const subjects = [name, ...parts.map((file) => basename(file, '.ts')), ...askedBy];
  return {
    name,
    files: parts.map((file) => `${MACHINES}/${file}`),
    tests: testsOf(MACHINES, subjects),
    walks: testsOf(WALKS, [name]),
  };
}

/** The test files of a folder that are named after one of these: `name.test.ts`, `name.words.test.ts`. */
function testsOf(folder: string, names: readonly string[]): readonly string[] {
  const isTestOf = (file: string) => {
    const [subject = '', ...rest] = basename(file).split('.');
    return names.includes(subject) && /^(\w+\.)*test\.tsx?$/.test(rest.join('.'));
  };
  const found = readdirSync(folder).filter(isTestOf);
  return found.sort().map((file) => `${folder}/${file}`);
}
