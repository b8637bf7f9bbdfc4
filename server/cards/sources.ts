import { type Fields, isFields } from '../imports/parsing/jsonValues.ts';

/** Where a value came from: an import, by the id of its batch, or a person, by the id of the member; `at` in milliseconds. */
export interface Source {
  readonly by: 'file' | 'person';
  /** Null where nobody knows: the command line, or an account that is gone. */
  readonly id: string | null;
  readonly at: number;
}

/**
 * Where the fields of a row came from, by field. `attributes.pitch`, `externalIds.mtgoId` and `names.de` are fields of their
 * own; `*` stands for every field that is not named.
 */
export type Sources = Readonly<Record<string, Source>>;

const NESTED = ['attributes', 'externalIds', 'names'] as const;

/** The fields of a record one by one, those inside its attributes, external ids and names under their path. */
export function flatFields(record: Fields): Map<string, unknown> {
  const out = new Map<string, unknown>();
  for (const [field, value] of Object.entries(record))
    if (NESTED.some((name) => name === field) && isFields(value))
      for (const [key, inner] of Object.entries(value)) out.set(`${field}.${key}`, inner);
    else out.set(field, value);
  return out;
}

/** A record with some of its fields changed, by path; `undefined` takes one out of its attributes, external ids or names. */
export function withFields(record: Fields, changes: ReadonlyMap<string, unknown>): Fields {
  const out: Record<string, unknown> = { ...record };
  for (const [path, value] of changes) {
    const [nested] = NESTED.filter((name) => path.startsWith(`${name}.`));
    if (nested === undefined) out[path] = value;
    else {
      const key = path.slice(nested.length + 1);
      const { [key]: _before, ...others } = isFields(out[nested]) ? out[nested] : {};
      out[nested] = value === undefined ? others : { ...others, [key]: value };
    }
  }
  return out;
}

/** Where a field came from; null where nobody knows. */
export const sourceOf = (sources: Sources | null, field: string): Source | null =>
  sources?.[field] ?? sources?.['*'] ?? null;

/** The sources of a row once these fields come from somewhere else. */
export const withSource = (sources: Sources | null, fields: Iterable<string>, source: Source): Sources => ({
  ...sources,
  ...Object.fromEntries([...fields].map((field) => [field, source])),
});
