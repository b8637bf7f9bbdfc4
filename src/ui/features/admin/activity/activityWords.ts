import type { ActivityRow, RowChangeView } from '#contract/admin/activity.ts';

/** Who did it, in words. */
export const whoOf = (row: Pick<ActivityRow, 'who'>): string => row.who ?? 'Somebody';

/** Why an activity cannot be reverted; undefined where it can. */
export function whyFinal(row: Pick<ActivityRow, 'changes' | 'revertedAt' | 'kind'>): string | undefined {
  if (row.revertedAt !== null) return 'This was reverted.';
  if (row.kind === 'imported') return 'An import is undone as a whole, under Cards, Past imports.';
  return row.changes === 0 ? 'This cannot be reverted.' : undefined;
}

/** When it was, as short as it can be told: the hour today, else the day. */
export function whenOf(at: string, nowMs: number): string {
  const moment = new Date(at);
  const isToday = moment.toDateString() === new Date(nowMs).toDateString();
  return isToday
    ? moment.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', hour12: false })
    : moment.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
}

/** One value of a row that became another; '' where there was none. */
export interface Difference {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/** What became different in a row, field by field; what lies in a record is named by its own field. */
export function differencesOf({ before, after }: RowChangeView): readonly Difference[] {
  const [was, is] = [flat(before), flat(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: was[field] ?? '', after: is[field] ?? '' }))
    .filter((one) => one.before !== one.after && !one.field.endsWith('id'));
}

function flat(value: Readonly<Record<string, unknown>> | null, path = ''): Record<string, string> {
  if (value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): (readonly [string, string])[] => {
      const field = path === '' ? key : `${path} ${key}`;
      const name = inWords(field.replace(/^(record|definition) /, ''));
      if (isRecord(part)) return Object.entries(flat(part, field));
      return [[name, textOf(part)]];
    }),
  );
}

function textOf(part: unknown): string {
  if (part === null) return '';
  if (typeof part === 'string') return part;
  const isListOfWords = Array.isArray(part) && part.every((one) => typeof one === 'string');
  return isListOfWords ? part.join(', ') : JSON.stringify(part);
}

/** Columns and fields of a record that say the same get the same name, and are told once. */
const inWords = (field: string): string =>
  field
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, end: string, begin: string) => `${end} ${begin.toLowerCase()}`);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
