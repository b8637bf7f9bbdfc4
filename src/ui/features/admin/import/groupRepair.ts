import { cellExpected } from '#contract/admin/importCells.ts';
import {
  IMPORT_FIELDS,
  type ImportRepair,
  type ImportView,
  type RejectGroup,
} from '#contract/admin/imports.ts';

/** The field of a group's column, where its cells can be given another value; a name would make one card of all rows. */
export function settableField(view: ImportView, { column }: Pick<RejectGroup, 'column'>) {
  const field = IMPORT_FIELDS.find((known) => view.map[known] === column);
  return field === 'name' ? undefined : field;
}

/**
 * What a form asks for by the button that was pressed: `all`, `fix 2` or `out 2`. Groups whose cells can't be given a value
 * are left out. `unreadable` says what the values should be that can't be read either.
 */
export function chosenRepairs(view: ImportView, form: FormData) {
  const pressed = form.get('pressed');
  const repairs: ImportRepair[] = [];
  const unreadable = new Map<RejectGroup, string>();
  for (const [at, group] of view.groups.entries()) {
    const isOut = pressed === `out ${at}`;
    if (!isOut && pressed !== 'all' && pressed !== `fix ${at}`) continue;
    const field = isOut ? undefined : settableField(view, group);
    const value = field === undefined ? null : String(form.get(`value ${at}`) ?? '').trim();
    const expected = field === undefined ? null : cellExpected(field, value ?? '');
    if (expected !== null) unreadable.set(group, expected);
    repairs.push({ column: group.column, expected: group.expected, value });
  }
  return { repairs, unreadable };
}

/** Repairs with others that take the place of those of the same groups. */
export const withRepairs = (repairs: readonly ImportRepair[], more: readonly ImportRepair[]) => [
  ...withoutRepairs(repairs, more),
  ...more,
];

export const withoutRepairs = (repairs: readonly ImportRepair[], less: readonly ImportRepair[]) =>
  repairs.filter(
    ({ column, expected }) => !less.some((one) => one.column === column && one.expected === expected),
  );
