import { type Fields, isFields, textOf } from '#server/imports/parsing/jsonValues.ts';

/** The values at a path such as `printings.*.set_id`, in which `*` stands for each entry of a list or an object. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  if (path === '') return [value];
  return path.split('.').reduce<readonly unknown[]>(
    (values, key) =>
      values.flatMap((one) => {
        if (typeof one !== 'object' || one === null) return [];
        if (key === '*') return Object.values(one);
        return isFields(one) && Object.hasOwn(one, key) ? [one[key]] : [];
      }),
    [value],
  );
}

/** The texts at a path; a list at its end is each of its entries. */
export const textsAt = (value: unknown, path: string): readonly string[] =>
  valuesAt(value, path)
    .flat()
    .map(textOf)
    .filter((text) => text !== '');

/** The records at a path, each with its key where they are the fields of an object. */
export function recordsAt(
  value: unknown,
  path: string,
): readonly { readonly key: string; readonly record: Fields }[] {
  const [found] = valuesAt(value, path);
  if (typeof found !== 'object' || found === null) return [];
  return Object.entries(found).flatMap(([key, record]) => (isFields(record) ? [{ key, record }] : []));
}

/** A copy of a parsed answer that only has those records at a path which `keeps` wants; null where there are none at all. */
export function withRecords(
  value: unknown,
  path: string,
  keeps: (record: unknown) => boolean,
): { readonly value: unknown; readonly kept: number } | null {
  if (path === '') {
    if (!Array.isArray(value)) return null;
    const kept = value.filter(keeps);
    return { value: kept, kept: kept.length };
  }
  const [key = '', ...rest] = path.split('.');
  if (!isFields(value) || !Object.hasOwn(value, key)) return null;
  const inner = withRecords(value[key], rest.join('.'), keeps);
  return inner && { value: { ...value, [key]: inner.value }, kept: inner.kept };
}

/** Whether a record says at a path that it belongs to this code, whatever its case. */
export const isOf =
  (path: string, code: string) =>
  (record: unknown): boolean =>
    textsAt(record, path).some((text) => text.toLowerCase() === code.toLowerCase());
