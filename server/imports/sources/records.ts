import { type Fields, isFields } from '../parsing/jsonValues.ts';

/** The objects of a list: the value itself, or what lies under `key` of it. Others are left out. */
export function recordsUnder(value: unknown, key: string): readonly Fields[] {
  const list = isFields(value) ? value[key] : value;
  return Array.isArray(list) ? list.filter(isFields) : [];
}

/** The value at a path such as `images.full`; a key that has a dot itself comes first. */
export function valueAt(fields: Fields, path: string): unknown {
  if (path in fields) return fields[path];
  return path.split('.').reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), fields);
}
