import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more, the longest first: one that is begun last keeps the whole run waiting. */
const LONGEST = [
  'tests/faults/kills.test.ts',
  'tests/faults/pickSteps.test.ts',
  'tests/faults/drain.test.ts',
  'engine/laws.test.ts',
  'tests/cards/frequencies.test.ts',
  'tests/cards/realImports.test.ts',
  'tests/exports/roundTrip.test.ts',
  'tests/roles/matrix.test.ts',
  'tests/faults/commands.test.ts',
  'tests/faults/clocks.test.ts',
  'tests/faults/databaseAway.test.ts',
  'tests/faults/twoProcesses.test.ts',
  'tests/faults/diskFull.test.ts',
  'tests/tables/decks/deckSessions.test.ts',
  'server/db/lock.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
};

/** What a worker has to be made for: the project and the environment that the head of the file asks for. */
function kindOf({ moduleId, project }: TestSpecification): string {
  const environment = /@vitest-environment\s+([\w-]+)/.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? '';
  return `${project.name} ${environment}`;
}

/**
 * Begins with the longest files; the others follow in Vitest's own order, but kind by kind: a worker is ended as soon as the
 * next file in the queue wants one of another kind, and a new one has to load everything again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const keys = new Map(sorted.map((file) => [file, { place: placeOf(file), kind: kindOf(file) }]));
    const keyOf = (file: TestSpecification) => keys.get(file) ?? { place: LONGEST.length, kind: '' };
    return sorted.sort(
      (one, other) =>
        keyOf(one).place - keyOf(other).place || keyOf(other).kind.localeCompare(keyOf(one).kind),
    );
  }
}
