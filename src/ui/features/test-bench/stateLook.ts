import type { StateValue } from 'xstate';

/** The innermost states of a value as paths, one for each of those that are there at the same time. */
export function leavesOf(value: StateValue): readonly string[] {
  if (typeof value === 'string') return [value];
  const leaves = Object.entries(value).flatMap(([name, inner]) =>
    inner === undefined || isEmpty(inner) ? [name] : leavesOf(inner).map((leaf) => `${name}.${leaf}`),
  );
  return leaves;
}

const isEmpty = (value: StateValue) => typeof value === 'object' && Object.keys(value).length === 0;

/** The ids of all states that a value stands for, those around them and the machine itself among them. */
export function idsOf(machineId: string, value: StateValue): ReadonlySet<string> {
  const ids = new Set([machineId]);
  for (const leaf of leavesOf(value)) {
    let id = machineId;
    for (const name of leaf.split('.')) {
      id = `${id}.${name}`;
      ids.add(id);
    }
  }
  return ids;
}

/** A state as it is told beside its machine: `signedIn.token.fresh`; the machine itself as `anywhere`. */
export const shortId = (id: string): string => id.split('.').slice(1).join('.') || 'anywhere';

/** What differs between two states, in words: `line.joining → line.live`; nothing where they are the same. */
export function changeWords(before: StateValue | null, after: StateValue): string {
  const [old, fresh] = [before === null ? [] : leavesOf(before), leavesOf(after)];
  const [left, entered] = [
    old.filter((leaf) => !fresh.includes(leaf)),
    fresh.filter((leaf) => !old.includes(leaf)),
  ];
  if (entered.length === 0 && left.length === 0) return '';
  return [left.join(' + '), entered.join(' + ')].filter(Boolean).join(' → ');
}
