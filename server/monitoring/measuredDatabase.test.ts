import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { measuredDatabase } from './measuredDatabase.ts';
import type { Measures } from './measures.ts';

it('times the statement that stores picks, and counts its faults', async () => {
  const took = vi.fn();
  const failed = vi.fn();
  const measures = { histogram: () => took, counter: () => failed };
  const full = Object.assign(new Error('disk full'), { code: '53100' });
  const db = { queryOften: () => Promise.reject(full) };
  const measured = measuredDatabase(
    db as Partial<Database> as Database,
    measures as Partial<Measures> as Measures,
  );
  await expect(measured.queryOften('store_log_rows', '', [])).rejects.toBe(full);
  expect([took.mock.calls.length, failed.mock.calls]).toEqual([1, [[{ kind: 'resources' }]]]);
});
