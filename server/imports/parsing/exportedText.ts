const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A value as a cell of our own CSV says it; a text that a spreadsheet would reckon with begins with an apostrophe (list X7). */
export function exportedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = textOf(value).replaceAll('\0', '');
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a cell of our own CSV without the apostrophe that `exportedText` puts before some. */
export const textOfCell = (cell: string): string =>
  FORMULA.test(cell.slice(1)) ? cell.replace(/^'/, '') : cell;

/** Whether a cell of our own CSV says this value; a spreadsheet writes other line breaks and trims. */
export const isCellOf = (value: unknown, cell: string): boolean =>
  asCell(exportedText(value)) === asCell(cell);

const asCell = (text: string) => text.replace(/\r\n?/g, '\n').trim();

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return JSON.stringify(value);
}
