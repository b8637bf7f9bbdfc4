import type * as z from 'zod/mini';
import { type Reject, rejectRow } from './batch.ts';

/** The first thing that a schema holds against a record, with what stood there. */
export function rejectIssue(row: number, record: unknown, error: z.core.$ZodError): Reject {
  const issue = error.issues[0];
  const path = issue?.path ?? [];
  const column = path.length > 0 ? path.map(String).join('.') : 'the whole record';
  return rejectRow(row, column, valueAt(record, path), expectedBy(issue));
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    record,
  );
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  object: 'an object with fields',
  record: 'an object with fields',
  boolean: 'true or false',
};

function expectedBy(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type') return kinds[issue.expected] ?? issue.expected;
  if (issue?.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue?.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue?.code === 'invalid_value') return `one of ${issue.values.map(String).join(', ')}`;
  return 'another value';
}
