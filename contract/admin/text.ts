import * as z from 'zod/mini';

const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** One line that people write: trimmed, neither empty nor too long, without characters that cannot be seen. */
export const lineSchema = (what: string, longest: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, `Write ${what}.`),
    z.maxLength(longest, `Use at most ${longest} characters.`),
    z.refine((text) => !UNSEEN.test(text), 'Leave out characters that cannot be seen.'),
  );

/** Lines that people write and may leave empty; tabs and other controls are refused, line breaks are not. */
export const textSchema = (longest: number) =>
  z.string().check(
    z.maxLength(longest, `Use at most ${longest.toLocaleString('en')} characters.`),
    z.refine(
      (text) => !UNSEEN.test(text.replaceAll(/\r?\n/g, '')),
      'Leave out characters that cannot be seen.',
    ),
  );
