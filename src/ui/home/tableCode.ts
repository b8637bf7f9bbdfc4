/** What somebody typed as a table's code: a code that may be asked for, or why it cannot be one. */
export type CodeReading =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'wrong'; readonly words: string };

export const CODE_LENGTH = 6;
export const CODE_EXAMPLE = 'KILN42';

/** Capitals without the blanks and hyphens that people put between the halves of a code. */
export const tidyCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

export function readTableCode(typed: string): CodeReading {
  const code = tidyCode(typed);
  if (code === '') return { kind: 'wrong', words: 'Enter the code that the host gave you.' };
  if (!/^[A-Z0-9]+$/.test(code)) return { kind: 'wrong', words: 'A code has letters and digits only.' };
  if (code.length !== CODE_LENGTH) {
    return { kind: 'wrong', words: `A code has six letters and digits, such as ${CODE_EXAMPLE}.` };
  }
  return { kind: 'code', code };
}
