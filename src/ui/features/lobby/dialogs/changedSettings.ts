import type { TableSettings } from '#contract/tables/tables.ts';

/** What a table has where its settings say nothing. */
const UNSAID = {
  hints: true,
  description: '',
  pace: null,
  rules: null,
  reviewSeconds: 0,
  hidesPool: false,
  teams: false,
  picksOpenAfterHours: 0,
} as const satisfies Partial<TableSettings>;

const KEYS = [
  'name',
  'visibility',
  'clock',
  'timeBank',
  'seats',
  'picksOpenTo',
  'watchers',
  'streamDelaySeconds',
  'hints',
  'description',
  'pace',
  'rules',
  'reviewSeconds',
  'hidesPool',
  'teams',
  'picksOpenAfterHours',
] as const satisfies readonly (keyof TableSettings)[];

const whole = (settings: TableSettings): TableSettings => ({
  ...UNSAID,
  ...settings,
  name: settings.name.trim(),
  description: (settings.description ?? '').trim(),
});

/** Only what differs, so that nothing else is written over what another host did meanwhile; null when nothing does. */
export function changedSettings(before: TableSettings, after: TableSettings): Partial<TableSettings> | null {
  const [old, now] = [whole(before), whole(after)];
  const changed = KEYS.filter((key) => !isSame(old[key], now[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, now[key]]));
}

type Part = string | number | boolean | object | null | undefined;

/** Parts are compared whatever the order of their keys; what is missing counts as nothing. */
function isSame(a: Part, b: Part): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return (a ?? null) === (b ?? null);
  const [left, right] = [new Map<string, Part>(Object.entries(a)), new Map<string, Part>(Object.entries(b))];
  return [...new Set([...left.keys(), ...right.keys()])].every((key) =>
    isSame(left.get(key), right.get(key)),
  );
}

/** Numbers of seats the host may choose: never fewer than people sit here. */
export function seatChoicesFor(people: number, mostSeats: number, now: number): readonly number[] {
  const least = Math.max(2, people);
  const most = Math.max(mostSeats, now);
  return Array.from({ length: Math.max(1, most - least + 1) }, (_, index) => least + index);
}
