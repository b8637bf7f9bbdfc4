/** U+0000, and half of a character (a surrogate without its other one): no text of the database holds them. */
const isKept = (text: string) => !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);

/** Whether every text in this value, keys among them, can be stored as it is. Bytes are no text. Expects no endless depth. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isKept(value);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  return Object.entries(value).every(([key, part]) => isKept(key) && isStorable(part));
}
