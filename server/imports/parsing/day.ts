/** A day as `2011-09-30`, from `1999/01/09` or a moment; null where a text is none, such as `2003`. */
export function dayOf(text: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})[-/](\d{2})[-/](\d{2})(?:$|[T ])/.exec(text?.trim() ?? '') ?? [];
  if (year === undefined) return null;
  const written = `${year}-${month}-${day}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written ? null : written;
}
