/** Names of what a live machine holds and nobody else may read, on a shared screen or in a copied log. */
const SECRETS = /token|password|secret|nonce|recovery|ticket|email/i;
/** A code that opens a table or a second factor has no small letters; the code of a refusal has. */
const isOpeningCode = (name: string, text: string) => name === 'code' && !/[a-z]/.test(text);

/** The same value with every secret replaced by its length. */
export function masked(value: unknown, name = ''): unknown {
  if (typeof value === 'string')
    return SECRETS.test(name) || isOpeningCode(name, value) ? hidden(value) : value;
  if (Array.isArray(value)) return value.map((part) => masked(part, name));
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, part]) => [inner, masked(part, inner)]));
}

const hidden = (text: string) => `•••• (${text.length} characters)`;
