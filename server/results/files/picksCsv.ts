import type { PickRecord, ResultsView, SeatResult } from '#contract/results/results.ts';

const HEADINGS = [
  'seat',
  'name',
  'round',
  'pick',
  'kind',
  'decided by',
  'seconds',
  'came from seat',
  'taken',
  'burned',
  'bot would take',
  'came back later',
  'lay there',
  'in words',
];

/** A field that no spreadsheet takes for a formula: what would begin one gets an apostrophe in front. */
export function csvField(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[\s\u00a0\ufeff]*[=+\-@\t\r\n|%＝＋－＠]/u.test(value) ? `'${value}` : value;
  return /[",;\n\r\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function rowOf({ seat }: SeatResult, record: PickRecord, nameOf: (card: number) => string): string {
  const named = (ids: readonly string[]) =>
    record.pack.flatMap(({ id, card }) => (ids.includes(id) ? [nameOf(card)] : [])).join(' | ');
  return [
    seat.seat + 1,
    seat.name,
    record.round,
    record.pick,
    record.kind,
    record.source,
    record.seconds,
    record.from === null ? null : record.from + 1,
    named(record.taken),
    named(record.burned),
    record.botWouldTake === null ? (record.botWouldTell ?? '') : named([record.botWouldTake]),
    named(record.wheeled),
    named(record.pack.map(({ id }) => id)),
    record.told ?? '',
  ]
    .map(csvField)
    .join(',');
}

/** Every decision of the open seats as a table (RFC 4180, UTF-8), one row each; several cards stand apart by " | ". */
export function picksCsvOf({ seats, faces }: ResultsView): string {
  const nameOf = (card: number) => faces[card]?.name ?? '';
  const rows = seats.flatMap((result) => result.picks.map((record) => rowOf(result, record, nameOf)));
  return `${[HEADINGS.join(','), ...rows].join('\r\n')}\r\n`;
}
