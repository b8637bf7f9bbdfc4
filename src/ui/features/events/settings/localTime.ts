const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A moment as a field of date and time holds it, on the reader's own clock: "2026-11-28T19:30". */
export function fieldOf(atMs: number): string {
  const at = new Date(atMs);
  const day = [at.getFullYear(), twoDigits(at.getMonth() + 1), twoDigits(at.getDate())].join('-');
  return `${day}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The moment that such a field means; null for one that is empty or not whole. */
export function momentOf(field: string): number | null {
  const atMs = /^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(field) ? new Date(field).getTime() : Number.NaN;
  return Number.isNaN(atMs) ? null : atMs;
}
