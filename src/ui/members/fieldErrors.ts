import * as z from 'zod/mini';

/** The first thing wrong with each field, by the field's name. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** What a schema finds wrong with what was typed, one sentence a field. */
export function fieldErrorsOf(schema: z.core.$ZodType, typed: unknown): FieldErrors {
  const parsed = z.safeParse(schema, typed);
  if (parsed.success) return NO_ERRORS;
  const found: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) found[String(path[0])] ??= message;
  return found;
}

/** The first message of each field of a reply's errors map. */
export function firstWords(fields: Readonly<Record<string, readonly string[]>>): FieldErrors {
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? '']));
}

/** 'field: message; field: message', without the full stops that would stand before a semicolon. */
export function joinedWords(errors: FieldErrors): string {
  return Object.entries(errors)
    .map(([field, message]) => `${field}: ${message.replace(/\.$/, '')}`)
    .join('; ');
}
