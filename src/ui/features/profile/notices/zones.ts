/** The zone this browser lives in. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones by name, with those given among them, in order. */
export function zoneNames(...own: readonly string[]): readonly string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...own])].sort();
}

/** "07:30" as minutes of the day; null for what is no time. */
export function minuteOf(time: string): number | null {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours === '' ? null : Number(hours) * 60 + Number(minutes);
}

/** Minutes of the day as a time field holds them. */
export const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
