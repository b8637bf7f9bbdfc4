import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Steered, startSteered, startTable, type TestTable } from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { createLogWriter, type LogAppend } from './logWriter.ts';

let steered: Steered;
let tables: TestTable[];

beforeAll(async () => {
  steered = await startSteered(ANY_KIND);
  tables = [await startTable(steered, 2), await startTable(steered, 2)];
});
afterAll(() => steered?.stop());

/** A row behind all that stands in the log of this table. */
const rowOf = ({ draftId }: TestTable, commandId: string): LogAppend => ({
  draftId,
  shard: null,
  seq: 1000,
  commandId,
  atMs: steered.clock.nowMs,
  seat: null,
  source: 'host',
  action: { type: 'paused' },
  deadlines: [],
  status: null,
});

it('tells two rows for one place of a log apart, though they come at once', async () => {
  const { append } = createLogWriter(steered.db);
  const [first, other] = tables;
  if (!first || !other) throw new Error('Two tables are needed.');
  const rows = [first, first, other].map((table) => rowOf(table, randomUUID()));
  expect(await Promise.all(rows.map(append))).toEqual(['stored', 'conflict', 'stored']);
  const stored = await steered.db.query<{ command_id: string }>(
    'select command_id from draft_log where seq = 1000 and draft_id = $1',
    [first.draftId],
  );
  expect(stored.map(({ command_id }) => command_id)).toEqual([rows[0]?.commandId]);
});
