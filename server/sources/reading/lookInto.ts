import { recordsAt, textsAt } from './pathValues.ts';

/** What is looked for in an answer of a source. */
export interface Look {
  /** Where its records are; null looks at the answer as one record. */
  readonly records: string | null;
  /** Paths by name; `$key` is the key of a record in an object. */
  readonly fields: Readonly<Record<string, string>>;
}

/** The texts of each field of a record. */
export type Seen = Readonly<Record<string, readonly string[]>>;

const MOST_RECORDS = 10_000;

/** What an answer in JSON says in those fields; null where it is no JSON. */
export function lookInto(bytes: Uint8Array, { records, fields }: Look): readonly Seen[] | null {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
  const found = records === null ? [{ key: '', record: value }] : recordsAt(value, records);
  return found
    .slice(0, MOST_RECORDS)
    .map(({ key, record }) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, path]) => [name, path === '$key' ? [key] : textsAt(record, path)]),
      ),
    );
}
