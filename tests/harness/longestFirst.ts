import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take a minute and more, the longest first: one that is begun last keeps the whole run waiting. */
const LONGEST = [
  'tests/faults/kills.test.ts',
  'tests/faults/pickSteps.test.ts',
  'tests/faults/drain.test.ts',
  'engine/laws.test.ts',
  'tests/cards/frequencies.test.ts',
  'tests/cards/realImports.test.ts',
  'tests/tables/resultSharing.test.ts',
  'tests/exports/roundTrip.test.ts',
  'tests/roles/matrix.test.ts',
  'tests/faults/commands.test.ts',
  'tests/faults/clocks.test.ts',
  'tests/faults/databaseAway.test.ts',
  'tests/faults/twoProcesses.test.ts',
  'tests/faults/diskFull.test.ts',
  'tests/tables/deckSessions.test.ts',
  'server/db/lock.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
};

/** Begins with the longest files; the others follow in Vitest's own order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
