/** The set that a card number begins with, such as `BT1` of `BT1-010` or `OP01` of `OP01-024`; null where it has none. */
export function setOfNumber(number: string): string | null {
  return /^([A-Z][A-Z0-9]{0,11})-[A-Z]{0,3}\d{1,4}[a-z]?$/i.exec(number.trim())?.[1] ?? null;
}
