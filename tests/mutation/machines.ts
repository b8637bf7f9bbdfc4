import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** One machine that is mutated, and the tests that have to notice. */
export interface MutatedMachine {
  readonly name: string;
  readonly files: readonly string[];
  /** Test files that tell what the machine does; they are asked first. */
  readonly tests: readonly string[];
  /** Its walks by generated paths; they are asked where the others noticed nothing. */
  readonly walks: readonly string[];
  /** Pure functions are judged by a bundle of their tests, which needs no Vitest to begin. */
  readonly isBundled: boolean;
  /** Noticed mutants, in percent, below which the command fails. */
  readonly leastPercent: number;
}

const MACHINES = 'src/machines';
const WALKS = 'tests/paths';
/** Files beside the rules that are none: oracles of the laws and types. */
const TOLD_APART = ['oracle', 'named', 'definition'];
const LEAST_PERCENT = 90;
const LEAST_PERCENT_OF_PURE = 85;

/** Every state machine of the browser and the engine, and the pure rules that are law, with their own tests and no others. */
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
    machine('roomFolding', ['draftRoom', 'roomAsk']),
    machine('roomChoosing', ['draftRoom']),
    machine('tableSeal', ['sealDuty']),
    machine('sealDuty'),
    machine('draftQueue'),
    machine('pushSubscription'),
    machine('deckEditor'),
    machine('deckEdits', ['deckEditor']),
    machine('deckSteps', ['deckEditor']),
    machine('storedDeck', ['deckEditor']),
    machine('lobby'),
    machine('eventRoom'),
    machine('eventCalls'),
    machine('importWizard'),
    machine('importFiles'),
    machine('cardPictures'),
    machine('lookup'),
    machine('askedFirst'),
    machine('bringList'),
    machine('hostTable'),
    machine('listShelf'),
    machine('hookShelf'),
    machine('practiceShelf'),
    machine('passkeyPrompt'),
    machine('passkeyShelf'),
    machine('sharedList'),
    machine('hubCall'),
    machine('hubConnection'),
    machine('addGame'),
    machine('peopleWork'),
    machine('recordEditor'),
    machine('submission'),
    machine('replayPlayer'),
    machine('replayPlaces', ['replayPlayer']),
    machine('sealedOpening'),
    machine('accessTokens'),
    machine('streamOverlay'),
    machine('overlayKey'),
    {
      name: 'lifecycle',
      files: ['engine/lifecycle.ts'],
      tests: testsOf('engine', ['lifecycle']),
      walks: [],
      isBundled: false,
      leastPercent: LEAST_PERCENT,
    },
    pureRules('packs', 'engine/packs', ['odds.test.ts']),
    pureRules('booster', 'engine/formats/booster', []),
  ];
  return all.filter(({ files, tests, walks }) => files.length > 0 && tests.length + walks.length > 0);
}

/** A folder of pure functions with the tests beside them, subfolders included; slow tests are asked last. */
function pureRules(name: string, folder: string, slow: readonly string[]): MutatedMachine {
  const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .sort();
  const tests = inside.filter((file) => file.endsWith('.test.ts'));
  const isSlow = (file: string) => slow.includes(basename(file));
  const isRule = (file: string) =>
    /^\w+\.ts$/.test(basename(file)) && !TOLD_APART.includes(basename(file, '.ts'));
  return {
    name,
    files: inside.filter(isRule),
    tests: tests.filter((file) => !isSlow(file)),
    walks: tests.filter(isSlow),
    isBundled: true,
    leastPercent: LEAST_PERCENT_OF_PURE,
  };
}

/** A machine with the files it is split into, `session` and `sessionSetup`, and the machines whose tests ask for it, too. */
function machine(name: string, askedBy: readonly string[] = []): MutatedMachine {
  const isPart = (file: string) =>
    /^([A-Z]\w*)?\.ts$/.test(file.startsWith(name) ? file.slice(name.length) : '');
  const inside = readdirSync(MACHINES, { recursive: true, encoding: 'utf8' });
  const parts = inside.filter((file) => isPart(basename(file))).sort();
  const folder = join(MACHINES, dirname(parts[0] ?? ''));
  const subjects = [name, ...parts.map((file) => basename(file, '.ts')), ...askedBy];
  return {
    name,
    files: parts.map((file) => `${MACHINES}/${file}`),
    tests: testsOf(folder, subjects),
    walks: testsOf(`${WALKS}/${name}`, [name]),
    isBundled: false,
    leastPercent: LEAST_PERCENT,
  };
}

/** The test files of a folder, if there is one, that are named after one of these: `name.test.ts`, `name.words.test.ts`. */
function testsOf(folder: string, names: readonly string[]): readonly string[] {
  const isTestOf = (file: string) => {
    const [subject = '', ...rest] = basename(file).split('.');
    return names.includes(subject) && /^(\w+\.)*test\.tsx?$/.test(rest.join('.'));
  };
  const found = existsSync(folder) ? readdirSync(folder).filter(isTestOf) : [];
  return found.sort().map((file) => `${folder}/${file}`);
}
