import * as z from 'zod/mini';
import { writtenHere } from '../../messages/written/writtenHere.ts';

/** Everything wrong with each field, by the field's name: a sentence a line. */
export type FieldErrors = Readonly<Record<string, string>>;

export const NO_ERRORS: FieldErrors = {};

/** What a schema finds wrong with what was typed; `nameOf` names the field at a path, by itself the first part of it. */
export function fieldErrorsOf(
  schema: z.core.$ZodType,
  typed: unknown,
  nameOf = (path: readonly PropertyKey[]) => String(path[0]),
): FieldErrors {
  const parsed = z.safeParse(schema, typed);
  if (parsed.success) return NO_ERRORS;
  const found: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    const name = nameOf(path);
    found[name] = [...(found[name] ?? []), writtenHere(message)];
  }
  return wordsOfFields(found);
}

/** What a schema finds wrong with one field's value; undefined where nothing is. */
export const wrongWith = (schema: z.core.$ZodType, typed: unknown): string | undefined =>
  z
    .safeParse(schema, typed)
    .error?.issues.map(({ message }) => writtenHere(message))
    .join('\n');

/** A reply's errors map as a form shows it. */
export function wordsOfFields(fields: Readonly<Record<string, readonly string[]>>): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, messages]) =>
      messages.length === 0 ? [] : [[field, messages.join('\n')]],
    ),
  );
}

/** 'field: message; field: message' with a pair for each message, without the full stops before the semicolons. */
export function joinedWords(errors: FieldErrors): string {
  return Object.entries(errors)
    .flatMap(([field, words]) =>
      words.split('\n').map((message) => `${field}: ${message.replace(/\.$/, '')}`),
    )
    .join('; ');
}
